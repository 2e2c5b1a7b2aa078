import type { Draft } from '../../shared/yaml-renames.ts';
import type { Rewriter } from '../../shared/yaml-rewriter.ts';
import type { Spot } from '../../shared/yaml-tree.ts';

const NAMES = ['log_format', 'logFormat', 'log_output_format', 'logOutputFormat'];
const STREAMS: Readonly<Record<string, string | undefined>> = { json: 'raw', summary: 'summary' };
/** The providers that keep a log of what an agent did. */
const KEEPS_A_LOG = /^(?:codex|claude|copilot|pi|cc-mirror)/;

/** `log_format` became `stream_log`, with other words (targets-format.md §15). Returns the key that it was said under. */
export function convertLog(
  spot: Spot,
  draft: Draft,
  provider: string | undefined,
  rewriter: Rewriter,
): string | undefined {
  if (!KEEPS_A_LOG.test(provider ?? '') || spot.field('stream_log') !== undefined) return undefined;
  const field = NAMES.flatMap((name) => spot.field(name) ?? [])[0];
  const format = field?.value.text;
  const stream = format !== undefined && Object.hasOwn(STREAMS, format) ? STREAMS[format] : undefined;
  if (field === undefined || stream === undefined) return undefined;
  rewriter.exchange(field, 'stream_log', stream, `${field.name}: ${format} → stream_log: ${stream}`);
  draft.delete(field.name);
  draft.set('stream_log', stream);
  return field.name;
}
