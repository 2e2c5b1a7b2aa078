import type { Problem } from '../../model/errors.ts';
import type { Cursor } from '../../model/suite/source.ts';
import type { GradingFile } from '../../model/suite/workspace.ts';
import { GRADING_FILE } from '../blocks/workspace.ts';
import { checkFields } from '../fields/fields.ts';
import type { References } from '../references/references.ts';
import { pathInWorkspace } from './workspace-repositories.ts';

const MOST_GRADING_FILES = 100;

/** The `grading_files` of a workspace: hidden tests. `from` is a file of the repository, `to` a path in the workspace. */
export function readGradingFiles(
  field: Cursor | undefined,
  references: References,
  problems: Problem[],
): GradingFile[] | undefined {
  if (field === undefined) return undefined;
  const items = field.items();
  if (!field.isList || items.length > MOST_GRADING_FILES) {
    problems.push(field.wrongType('grading_files', `a list of at most ${MOST_GRADING_FILES} files`));
    return undefined;
  }
  const paths: string[] = [];
  return items.flatMap((item) => {
    if (!item.isMap) {
      problems.push(item.wrongType('grading_files', 'a mapping with "from" and "to"'));
      return [];
    }
    checkFields(item, GRADING_FILE, problems);
    const content = readFrom(item, references, problems);
    const to = readTo(item, paths, problems);
    if (to !== undefined) paths.push(to);
    return content === undefined || to === undefined ? [] : [{ to, content }];
  });
}

function readFrom(item: Cursor, references: References, problems: Problem[]): string | undefined {
  const field = item.field('from');
  if (field === undefined) {
    problems.push(item.missing('from', 'A grading file needs "from"', 'the path of a file'));
    return undefined;
  }
  if (!field.text?.trim()) {
    problems.push(field.wrongType('from', 'the path of a file'));
    return undefined;
  }
  const file = references.gradingFile(field.text.trim());
  if (file.kind === 'found') return file.content;
  if (file.kind !== 'unread') problems.push({ severity: 'error', location: field.location, ...file.complaint });
  return undefined;
}

function readTo(item: Cursor, taken: readonly string[], problems: Problem[]): string | undefined {
  const field = item.field('to');
  if (field === undefined) {
    problems.push(item.missing('to', 'A grading file needs "to"', 'a path in the workspace'));
    return undefined;
  }
  const path = pathInWorkspace(field.text ?? '');
  if (!path || field.text?.trim().endsWith('/')) {
    problems.push(field.wrongType('to', 'the path of a file in the workspace, outside of .git'));
    return undefined;
  }
  const other = taken.find((each) => each === path || each.startsWith(`${path}/`) || path.startsWith(`${each}/`));
  if (other === undefined) return path;
  const expected = 'a different path for each file';
  problems.push(field.error('WRONG_TYPE', `"${path}" collides with the grading file "${other}"`, { expected }));
  return undefined;
}
