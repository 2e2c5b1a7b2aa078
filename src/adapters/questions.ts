import { createInterface } from 'node:readline/promises';

/** A person at a terminal, who answers line by line. */
export interface Questions extends Disposable {
  /** The answer; undefined when the input has ended. */
  ask(question: string): Promise<string | undefined>;
}

type Input = NodeJS.ReadStream;
type Output = NodeJS.WriteStream;

/** Undefined in a job, and if the input or the output is not a terminal. */
export function openQuestions(
  input: Input,
  output: Output,
  env: Readonly<Record<string, string | undefined>>,
): Questions | undefined {
  if (!input.isTTY || !output.isTTY || env['CI']) return undefined;
  const lines = createInterface({ input, output });
  const ended = new Promise<undefined>((resolve) => lines.once('close', () => resolve(undefined)));
  let isOver = false;
  lines.once('close', () => {
    isOver = true;
  });
  return {
    ask: async (question) => (isOver ? undefined : Promise.race([lines.question(question), ended])),
    [Symbol.dispose]: () => lines.close(),
  };
}
