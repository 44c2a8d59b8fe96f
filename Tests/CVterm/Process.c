#include "Process.h"

#include <dlfcn.h>
#include <errno.h>
#include <fcntl.h>
#include <pthread.h>
#include <signal.h>
#include <spawn.h>
#include <stdlib.h>
#include <sys/wait.h>
#include <unistd.h>

static int add_streams(posix_spawn_file_actions_t *actions, const wht_child *child) {
  int error = 0;
  for (int stream = 0; stream < 3 && error == 0; stream++) {
    int source = child->streams[stream];
    if (source == WHT_CLOSED) {
      error = posix_spawn_file_actions_addclose(actions, stream);
    } else if (source != WHT_TERMINAL) {
      error = posix_spawn_file_actions_adddup2(actions, source, stream);
    }
  }
  // Opening the terminal makes it the controlling one, even if no stream is going to be it. By now
  // nobody needs the descriptor 3 of the caller any more.
  if (error == 0 && child->terminal != NULL) {
    error = posix_spawn_file_actions_addopen(actions, 3, child->terminal, O_RDWR, 0);
  }
  for (int stream = 0; stream < 3 && error == 0; stream++) {
    if (child->streams[stream] != WHT_TERMINAL) continue;
    error = posix_spawn_file_actions_adddup2(actions, 3, stream);
  }
#ifdef __linux__
  if (error == 0) error = posix_spawn_file_actions_addclosefrom_np(actions, 3);
#endif
  if (error == 0 && child->directory != NULL) {
    error = posix_spawn_file_actions_addchdir_np(actions, child->directory);
  }
  return error;
}

static int set_attributes(posix_spawnattr_t *attributes) {
  sigset_t none, all;
  sigemptyset(&none);
  sigfillset(&all);
  sigdelset(&all, SIGKILL);
  sigdelset(&all, SIGSTOP);
  posix_spawnattr_setsigmask(attributes, &none);
  posix_spawnattr_setsigdefault(attributes, &all);
  short flags = POSIX_SPAWN_SETSID | POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETSIGDEF;
#ifdef POSIX_SPAWN_CLOEXEC_DEFAULT
  flags |= POSIX_SPAWN_CLOEXEC_DEFAULT;
#endif
  return posix_spawnattr_setflags(attributes, flags);
}

int wht_spawn(const wht_child *child, pid_t *pid) {
  posix_spawn_file_actions_t actions;
  posix_spawnattr_t attributes;
  posix_spawn_file_actions_init(&actions);
  posix_spawnattr_init(&attributes);
  int error = add_streams(&actions, child);
  if (error == 0) error = set_attributes(&attributes);
  if (error == 0) {
    error = posix_spawn(
        pid, child->executable, &actions, &attributes, child->arguments, child->environment);
  }
  posix_spawn_file_actions_destroy(&actions);
  posix_spawnattr_destroy(&attributes);
  return error;
}

typedef struct {
  pid_t pid;
  int report;
} watched;

static void *watch_child(void *argument) {
  watched child = *(watched *)argument;
  free(argument);
  int status = 0;
  do {
    pid_t found = waitpid(child.pid, &status, WUNTRACED | WCONTINUED);
    if (found < 0 && errno == EINTR) continue;
    if (found < 0 || write(child.report, &status, sizeof status) < 0) break;
  } while (!WIFEXITED(status) && !WIFSIGNALED(status));
  close(child.report);
  return NULL;
}

int wht_watch(pid_t pid) {
  int ends[2];
  watched *child = malloc(sizeof *child);
  if (child == NULL || pipe(ends) != 0) {
    free(child);
    return -1;
  }
  *child = (watched){pid, ends[1]};
  pthread_t thread;
  if (pthread_create(&thread, NULL, watch_child, child) != 0) {
    close(ends[0]);
    close(ends[1]);
    free(child);
    return -1;
  }
  pthread_detach(thread);
  return ends[0];
}

const char *wht_image_path(void) {
  Dl_info info = {0};
  dladdr((const void *)wht_image_path, &info);
  return info.dli_fname;
}

int wht_status_is_exit(int status) { return WIFEXITED(status); }

int wht_status_is_stop(int status) { return WIFSTOPPED(status); }

int wht_status_is_signal(int status) { return WIFSIGNALED(status); }

int wht_status_value(int status) {
  if (WIFEXITED(status)) return WEXITSTATUS(status);
  return WIFSTOPPED(status) ? WSTOPSIG(status) : WTERMSIG(status);
}
