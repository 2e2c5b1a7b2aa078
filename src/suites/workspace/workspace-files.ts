import { dirname } from 'node:path';
import type { Problem } from '../../model/errors.ts';
import type { Cursor } from '../../model/suite/source.ts';
import type { References } from '../references/references.ts';
import type { SuiteTexts } from '../references/texts.ts';

/** A file that holds a workspace, and the folder that its paths start in. */
interface WorkspaceFile {
  readonly root: Cursor;
  readonly folder: string;
}

export class WorkspaceFiles {
  readonly #texts: SuiteTexts;
  readonly #shown: (path: string) => string;
  readonly #parsed = new Map<string, { readonly root: Cursor | undefined; readonly problems: readonly Problem[] }>();

  constructor(texts: SuiteTexts, shown: (path: string) => string) {
    this.#texts = texts;
    this.#shown = shown;
  }

  /** The file of `field`; undefined if it is not read yet, and after an error. */
  open(field: Cursor, references: References, problems: Problem[]): WorkspaceFile | undefined {
    const value = field.text?.trim() ?? '';
    if (value === '') {
      problems.push(field.wrongType('workspace', 'a mapping, or the path of a file with one'));
      return undefined;
    }
    const file = references.text(value);
    if (file.kind === 'unread') return undefined;
    if (file.kind !== 'found') {
      problems.push({ severity: 'error', location: field.location, ...file.complaint });
      return undefined;
    }
    const { root, problems: found } = this.#parse(file.absolutePath, file.text);
    problems.push(...found);
    if (root === undefined) return undefined;
    const expected = 'a mapping with "template", "repos" or "hooks"';
    if (!root.isMap) {
      problems.push(root.error('WRONG_TYPE', 'A workspace file must be a mapping', { expected, found: root.found }));
      return undefined;
    }
    const wrapped = root.field('workspace');
    if (wrapped === undefined) return { root, folder: dirname(file.absolutePath) };
    const asFound = 'the same under "workspace"';
    problems.push(
      wrapped.error('WRONG_TYPE', 'A workspace file must not have the key "workspace"', { expected, found: asFound }),
    );
    return undefined;
  }

  #parse(path: string, text: string) {
    const known = this.#parsed.get(path);
    if (known !== undefined) return known;
    const problems: Problem[] = [];
    const parsed = { root: this.#texts.yaml(this.#shown(path), text, problems), problems };
    this.#parsed.set(path, parsed);
    return parsed;
  }
}
