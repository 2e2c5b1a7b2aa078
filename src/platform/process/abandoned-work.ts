/** How long blocked library calls may take to end by themselves. */
const MAX_END_MS = 1000;

/**
 * Lets the process end when all reports are delivered, even if an abandoned call (such as an upload) still keeps it
 * alive. Must be called last: it does not keep the process alive itself.
 */
export function endDespiteAbandonedWork(exitCode: number): void {
  setTimeout(() => exitNow(exitCode), MAX_END_MS).unref();
}

/**
 * Ends the process at once, with its child processes. A file system call that never returns blocks Node's exit, which
 * joins its threads; if such a call is pending, the process kills itself and has no exit code.
 */
export function exitNow(exitCode: number): never {
  const isPending = process.getActiveResourcesInfo().some((name) => name.startsWith('FSReq'));
  if (isPending) process.on('exit', () => process.kill(process.pid, 'SIGKILL'));
  process.exit(exitCode);
}
