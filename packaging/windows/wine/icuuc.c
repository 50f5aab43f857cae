/* The converters of Windows 10's ICU, which Qt links to and Wine 8 lacks: each is there, and none can be opened. */
#define NOTHING(name) __declspec(dllexport) void *ucnv_##name(void) { return 0; }

NOTHING(cbFromUWriteUChars)
NOTHING(cbToUWriteUChars)
NOTHING(close)
NOTHING(countAvailable)
NOTHING(fromUCountPending)
NOTHING(fromUnicode)
NOTHING(getAvailableName)
NOTHING(getFromUCallBack)
NOTHING(getMaxCharSize)
NOTHING(getName)
NOTHING(getStandardName)
NOTHING(getToUCallBack)
NOTHING(reset)
NOTHING(setFromUCallBack)
NOTHING(setToUCallBack)
NOTHING(toUCountPending)
NOTHING(toUnicode)

__declspec(dllexport) void *ucnv_open(const char *name, int *error) {
  if (error) *error = 4; /* U_FILE_ACCESS_ERROR */
  return 0;
}
