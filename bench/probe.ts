// Loaded into a measured process before its own code. Reports memory when asked, and does nothing otherwise.
process.on('message', () => {
  globalThis.gc?.();
  globalThis.gc?.();
  process.send?.(process.memoryUsage());
});
// The measuring process is gone. A regular exit would hang while flushing the log into a pipe without a reader.
process.once('disconnect', () => process.kill(process.pid, 'SIGKILL'));
process.channel?.unref();
