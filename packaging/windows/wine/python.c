/* python.exe: what python311.dll has is called with the command line. LIBRARY is defined by the recipe. */
#include <windows.h>

typedef int (*Main)(int, wchar_t **);

int wmain(int argc, wchar_t **argv) {
  HMODULE library = LoadLibraryW(LIBRARY);
  return library ? ((Main)GetProcAddress(library, "Py_Main"))(argc, argv) : 111;
}
