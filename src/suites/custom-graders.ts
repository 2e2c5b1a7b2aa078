import type { Problem } from '../model/errors.ts';
import type { Cursor } from '../model/source.ts';
import type { CustomGrader, CustomGraders } from './custom-grader-files.ts';
import { COMMON_KEYS } from './grader-options.ts';
import type { References } from './references.ts';

/** The file behind a type that is none of ours. `unread` says that the folders are still to be looked at. */
export function lookUpCustomGrader(
  type: string,
  references: References | undefined,
): { readonly kind: 'found'; readonly grader: CustomGrader } | { readonly kind: 'unread' } | NoCustomGrader {
  const reference = references?.customGraders();
  if (reference?.kind === 'unread') return { kind: 'unread' };
  const graders: CustomGraders = reference?.kind === 'found' ? reference.graders : new Map();
  const grader = graders.get(type.trim()) ?? graders.get(customName(type));
  return grader === undefined ? { kind: 'none', known: [...graders.keys()].sort() } : { kind: 'found', grader };
}

interface NoCustomGrader {
  readonly kind: 'none';
  /** Those that there are. */
  readonly known: readonly string[];
}

/** AgentV writes `-` for `_` before it looks for the file. */
const customName = (type: string): string => type.trim().replaceAll('_', '-');

/** What the machinery of custom graders needs: the file, and all other keys of the entry as they were written. */
export function readCustomOptions(
  item: Cursor,
  references: References | undefined,
  problems: Problem[],
): Record<string, unknown> {
  const type = item.field('type');
  const found = lookUpCustomGrader(type?.text ?? '', references);
  if (type === undefined || found.kind !== 'found') return {};
  const { path, shown, complaint } = found.grader;
  if (complaint !== undefined) {
    const { code, message, ...more } = complaint;
    problems.push(type.error(code, message, more));
  }
  return { called: customName(type.text ?? ''), file: path, shown, config: configOf(item, problems) };
}

function configOf(item: Cursor, problems: Problem[]): Record<string, unknown> {
  const explicit = item.field('config');
  if (explicit !== undefined && !explicit.isMap) problems.push(explicit.wrongType('config', 'a mapping'));
  const others = item.without([...COMMON_KEYS, 'config']).value as Record<string, unknown>;
  return { ...others, ...(explicit?.isMap && (explicit.value as Record<string, unknown>)) };
}
