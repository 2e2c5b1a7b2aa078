/** Tells errors that no `await` can catch (a stray event of a stream, say), and ends the process with `exitCode`. */
export function onOrphanError(notify: (error: unknown) => void, exitCode: number): void {
  process.on('uncaughtException', (error) => {
    notify(error);
    process.exit(exitCode);
  });
}
