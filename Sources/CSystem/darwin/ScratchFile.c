#ifdef __APPLE__

#include "../ScratchFile.h"

#include <fcntl.h>
#include <stdlib.h>
#include <unistd.h>

int wh_scratch_file(void) {
  char path[] = "/tmp/whorl.XXXXXX";
  int file = mkstemp(path);
  if (file < 0) return -1;
  unlink(path);
  fcntl(file, F_SETFD, FD_CLOEXEC);
  return file;
}

#endif
