/** What waits inside a library cannot always be stopped; it is given this long to come to an end by itself. */
const LONGEST_END_MS = 1000;

/**
 * Lets the process end when everything is told, although something that nobody waits for (an upload, say) still holds
 * it. To be called last: it does not keep the process for itself.
 */
export function endDespiteAbandonedWork(exitCode: number): void {
  setTimeout(() => exitNow(exitCode), LONGEST_END_MS).unref();
}

/**
 * Ends the process at once, and what it started with it. A call to the file system that never returns holds up the exit of
 * Node itself, which joins its threads; while such a call is pending, the process kills itself and has no exit code.
 */
export function exitNow(exitCode: number): never {
  const isPending = process.getActiveResourcesInfo().some((name) => name.startsWith('FSReq'));
  if (isPending) process.on('exit', () => process.kill(process.pid, 'SIGKILL'));
  process.exit(exitCode);
}
