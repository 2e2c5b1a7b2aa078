/** Tells errors that no `await` can catch (a stray event of a stream, say), and ends the process with `exitCode`. */
export function onStrayError(tell: (error: unknown) => void, exitCode: number): void {
  process.on('uncaughtException', (error) => {
    tell(error);
    process.exit(exitCode);
  });
}
