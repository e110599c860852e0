// Loaded into a measured process before its own code: tells its memory when asked, and keeps out of the way otherwise.
process.on('message', () => {
  globalThis.gc?.();
  globalThis.gc?.();
  process.send?.(process.memoryUsage());
});
// Nobody measures any more. A regular exit would first flush the log, into a pipe that nobody reads.
process.once('disconnect', () => process.kill(process.pid, 'SIGKILL'));
process.channel?.unref();
