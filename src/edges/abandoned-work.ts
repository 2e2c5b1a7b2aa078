/** What waits inside a library cannot always be stopped; it is given this long to come to an end by itself. */
const LONGEST_END_MS = 1000;

/**
 * Lets the process end when everything is told, although something that nobody waits for (an upload, say) still holds
 * it. To be called last: it does not keep the process for itself.
 */
export function endDespiteAbandonedWork(exitCode: number): void {
  setTimeout(() => process.exit(exitCode), LONGEST_END_MS).unref();
}
