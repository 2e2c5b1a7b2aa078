import type { Files } from '../model/ports/files.ts';
import type { Log } from '../model/ports/machine.ts';
import type { Runner } from './actions-runner.ts';
import type { Redactor } from './secrets/redactor.ts';
import type { Terminal } from './terminal.ts';

/** Files whose texts are written without secrets. Bytes are written as they are: programs and users read those. */
export function redactedFiles(files: Files, redactor: Redactor): Files {
  const cleanerFor = (path: string) => (/\.jsonl?$/.test(path) ? redactor.json : redactor.printed);
  return {
    ...files,
    write: (path, text) => files.write(path, cleanerFor(path)(text)),
    create: (path, content) => files.create(path, typeof content === 'string' ? cleanerFor(path)(content) : content),
    writePieces: (path, pieces) => files.writePieces(path, mapped(pieces, cleanerFor(path))),
    async openJournal(path) {
      const journal = await files.openJournal(path);
      const clean = cleanerFor(path);
      return { ...journal, append: (line) => journal.append(clean(line)) };
    },
  };
}

function* mapped(pieces: Iterable<string>, clean: (text: string) => string): Generator<string> {
  for (const piece of pieces) yield clean(piece);
}

/** A log without secrets. */
export const redactedLog = (log: Log, { text }: Redactor): Log => ({
  info: (message) => log.info(text(message)),
  warn: (message) => log.warn(text(message)),
  error: (message) => log.error(text(message)),
});

/** A terminal without secrets. Programs read standard output, too. */
export const redactedTerminal = (terminal: Terminal, { text, document, printed }: Redactor): Terminal => ({
  ...terminal,
  print: (line) => terminal.print(printed(line)),
  complain: (line) => terminal.complain(text(line)),
  status: (textOf) => terminal.status(() => document(textOf())),
});

/** What GitHub's runner gets without secrets, but for the values that it hides itself. */
export const redactedRunner = (runner: Runner, { document, printed }: Redactor): Runner => ({
  ...runner,
  output: (name, value) => runner.output(name, printed(value)),
  keep: (name, value) => runner.keep(name, printed(value)),
  addToSummary: (markdown) => runner.addToSummary(document(markdown)),
  print: (line) => runner.print(document(line)),
});
