import type { Problem } from '../../model/errors.ts';
import type { Cursor } from '../../model/suite/source.ts';
import type { WatchGlob } from '../../model/suite/suite.ts';
import { cutEnd } from '../../shared/text.ts';

/** Maximum length: a maintained list has a few lines. */
const MOST_GLOBS = 100;
const LONGEST_GLOB = 500;
/** The regular expression engine tries all splits of a path among the stars of a glob. */
const MOST_STARS = 12;

/**
 * `watch`: globs, from the root of the repository, of the files that the results of a suite depend on. Undefined if
 * there is none. An invalid one is an error: it could reuse outdated results.
 */
export function readWatch(field: Cursor | undefined, problems: Problem[]): WatchGlob[] | undefined {
  if (field === undefined) return undefined;
  if (!field.isList || field.items().length === 0 || field.items().length > MOST_GLOBS) {
    const hint = field.text === undefined ? undefined : `Write watch: [${JSON.stringify(cutEnd(field.text, 60))}].`;
    problems.push(field.wrongType('watch', `a list of 1 to ${MOST_GLOBS} globs`, hint));
    return undefined;
  }
  const globs = field.items().flatMap((item) => readGlob(item, problems) ?? []);
  if (globs.length > 0 && globs.every(({ glob }) => glob.startsWith('!'))) {
    problems.push(field.wrongType('watch', 'at least one glob that does not begin with "!"'));
  }
  return globs.length === 0 ? undefined : globs;
}

function readGlob(item: Cursor, problems: Problem[]): WatchGlob | undefined {
  const text = item.text?.trim() ?? '';
  const isNot = text.startsWith('!') ? '!' : '';
  const path = text.slice(isNot.length).replace(/^(?:\.\/+)+/, '');
  const expected = whatIsExpected(path);
  if (expected === undefined) return { glob: `${isNot}${path}`, location: item.location };
  problems.push(item.wrongType('watch', expected));
  return undefined;
}

function whatIsExpected(path: string): string | undefined {
  if (path === '') return 'a glob, such as "src/**"';
  if (path.length > LONGEST_GLOB || /[\0\r\n]/.test(path)) return `one line of at most ${LONGEST_GLOB} characters`;
  if (/^(?:[/\\]|[A-Za-z]:)/.test(path) || path.split('/').includes('..')) {
    return 'a path below the root of the repository, such as "src/**"';
  }
  if ((path.match(/\*+/g) ?? []).length > MOST_STARS) return `a glob with at most ${MOST_STARS} stars`;
  return undefined;
}
