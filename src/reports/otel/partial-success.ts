import { jsonOf } from '../../shared/json.ts';
import { isMapping } from '../../shared/mapping.ts';

/** Spans that an accepted request rejected, and why. */
interface PartialSuccess {
  readonly rejected: number;
  readonly message: string;
}

/** Reads an `ExportTraceServiceResponse`. An answer in another form says nothing. */
export function partialSuccessOf(body: Uint8Array): PartialSuccess {
  const answer = jsonOf(Buffer.from(body).toString());
  const partial = isMapping(answer) ? answer['partialSuccess'] : undefined;
  if (!isMapping(partial)) return { rejected: 0, message: '' };
  const rejected = Number(partial['rejectedSpans'] ?? 0);
  const message = partial['errorMessage'];
  return { rejected: Number.isFinite(rejected) ? rejected : 0, message: typeof message === 'string' ? message : '' };
}
