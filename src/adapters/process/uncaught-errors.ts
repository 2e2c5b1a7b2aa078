/**
 * Reports errors that no `await` can catch (such as an error event of a stream), and ends the process with `exitCode`.
 */
export function onOrphanError(notify: (error: unknown) => void, exitCode: number): void {
  process.on('uncaughtException', (error) => {
    notify(error);
    process.exit(exitCode);
  });
}
