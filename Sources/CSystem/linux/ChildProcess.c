#ifdef __linux__

#include "../ChildProcess.h"

#include <signal.h>
#include <sys/prctl.h>
#include <unistd.h>

void wh_end_with(pid_t parent) {
  prctl(PR_SET_PDEATHSIG, SIGTERM);
  if (getppid() != parent) raise(SIGTERM);
}

void wh_no_dump(void) { prctl(PR_SET_DUMPABLE, 0); }

#endif
