import { jsonOf } from '../../shared/json.ts';
import { isMapping } from '../../shared/mapping.ts';

/** Reads a file of the run folder, by its path in there; `undefined` when it cannot be had. */
type ReadSidecar = (path: string) => Promise<string | undefined>;

/**
 * Reads the files that a row refers to, as AgentV writes them at the end of a run. Any other row is returned unchanged,
 * and unreadable files stay unknown.
 */
export async function rehydrated(row: unknown, read: ReadSidecar): Promise<unknown> {
  if (!isMapping(row) || row['output'] !== undefined || row['grading_path'] === undefined) return row;
  const from = async (...keys: readonly string[]) => {
    const path = keys.map((key) => row[key]).find((value) => typeof value === 'string');
    return typeof path === 'string' ? read(path) : undefined;
  };
  const grading = mappingFrom(await from('grading_path'));
  const output = await from('answer_path', 'output_path', 'response_path');
  const transcript = await from('transcript_path');
  const messages = transcript?.split('\n').flatMap((line) => mappingFrom(line) ?? []);
  return {
    ...row,
    ...(Array.isArray(grading?.['assertions']) && { assertions: grading['assertions'] }),
    ...(output !== undefined && { output }),
    ...(messages !== undefined && { trace: { messages } }),
  };
}

function mappingFrom(text: string | undefined): Record<string, unknown> | undefined {
  const value = jsonOf(text ?? '');
  return isMapping(value) ? value : undefined;
}
