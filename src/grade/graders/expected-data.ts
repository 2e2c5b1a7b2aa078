import type { Message } from '../../model/message.ts';
import { contentOnWire } from '../../model/wire.ts';
import { jsonIn } from './json-in-text.ts';

/**
 * The data that a test expects: of the last assistant message that has any, the structured content, a list of parts,
 * or the JSON in its text (graders.md §8). `undefined` when no message has data.
 */
export function expectedData(expected: readonly Message[]): unknown {
  for (const { role, content } of expected.toReversed()) {
    if (role !== 'assistant' || content === undefined) continue;
    if (typeof content !== 'string') return contentOnWire(content);
    const json = jsonIn(content);
    if (json.kind === 'found') return json.data ?? undefined;
  }
  return undefined;
}
