/* pythonw.exe: the same without a console. */
#include <windows.h>
#include <shellapi.h>

typedef int (*Main)(int, wchar_t **);

int WINAPI wWinMain(HINSTANCE instance, HINSTANCE before, LPWSTR line, int show) {
  int count;
  wchar_t **words = CommandLineToArgvW(GetCommandLineW(), &count);
  HMODULE library = LoadLibraryW(LIBRARY);
  return library ? ((Main)GetProcAddress(library, "Py_Main"))(count, words) : 111;
}
