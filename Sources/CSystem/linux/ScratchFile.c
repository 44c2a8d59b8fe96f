#ifdef __linux__

#include "../ScratchFile.h"

#include <sys/mman.h>

int wh_scratch_file(void) { return memfd_create("whorl", MFD_CLOEXEC); }

#endif
