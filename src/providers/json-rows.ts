import type * as z from 'zod';
import { UserError } from '../model/errors.ts';
import type { Files } from '../model/ports/files.ts';
import { foreignJsonOf } from '../model/text/json.ts';

const MAX_BYTES = 100 * 1024 * 1024;

interface RowsFile {
  readonly path: string;
  /** Its path for messages. */
  readonly shown: string;
  /** What a row is, with its article. */
  readonly what: string;
  readonly hint: string;
}

/** The rows of a file with one JSON object on each line. Throws a `UserError` for a line that is none of them. */
export async function readJsonRows<Row>(
  schema: z.ZodType<Row>,
  { path, shown, what, hint }: RowsFile,
  files: Pick<Files, 'read'>,
): Promise<Row[]> {
  const text = await files.read(path, MAX_BYTES, { onlyText: true });
  return text.split(/\r?\n/).flatMap((line, index) => {
    if (line.trim() === '') return [];
    const parsed = schema.safeParse(foreignJsonOf(line));
    if (parsed.success) return [parsed.data];
    const [issue] = parsed.error.issues;
    const where = issue?.path.length ? ` "${issue.path.join('.')}"` : '';
    const message = `This is not ${what}:${where} ${issue?.message ?? 'unreadable'}`;
    const location = { file: shown, line: index + 1, column: 1 };
    throw new UserError([{ code: 'FILE_UNREADABLE', severity: 'error', message, location, hint }]);
  });
}
