/**
 * Reports errors that no `await` can catch (such as an error event of a stream), and ends the process with `exitCode`.
 */
export function onUncaughtError(report: (error: unknown) => void, exitCode: number): void {
  process.on('uncaughtException', (error) => {
    report(error);
    process.exit(exitCode);
  });
}
