import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { messageOf, type Problem, UserError } from '../../model/errors.ts';
import type { Files } from '../../model/ports/files.ts';
import { namesOf, PATCH_FOLDER } from '../../model/run/result-keys.ts';
import type { TrialRequest } from '../../model/run/trial-request.ts';
import { losslessBytes } from '../../model/text/lossless-text.ts';
import type { Redactor } from '../../platform/secrets/redactor.ts';
import { folderNameOf } from '../../workspaces/cache-folders.ts';

interface PatchDeps {
  readonly folder: string;
  readonly files: Pick<Files, 'create' | 'writeAsIs'>;
  readonly redactor: Redactor;
  notify(problem: Problem): void;
}

/** A longer patch is cut: a file that an agent downloaded or generated is not its work. */
const MAX_BYTES = 1024 * 1024;
/** All patches of a run: they are uploaded with its results. */
const MAX_TOTAL_BYTES = 64 * MAX_BYTES;

/** Writes the agent's changes in each trial to the run folder: `patches/<test>-<trial>.diff`. */
export class Patches {
  readonly #around: PatchDeps;
  #bytes = 0;

  constructor(around: PatchDeps) {
    this.#around = around;
  }

  /** Returns the path from the folder of the run; `undefined` if the file cannot be written, which is a warning. `trial` is zero-based. */
  async save(request: TrialRequest, trial: number, diff: string): Promise<string | undefined> {
    const { folder, files, notify, redactor } = this.#around;
    const { test } = request.step;
    const warn = (message: string) =>
      notify({ code: 'OUTPUT_UNWRITABLE', severity: 'warning', message, location: test.location });
    const patch = losslessBytes(redactor.text(diff));
    const isCut = patch.length > MAX_BYTES;
    // Cut at the end of a line, with a notice that `git apply` does not take for a part of the patch.
    const notice = Buffer.from(`# Cut by eval-action: the whole patch has ${patch.length} bytes.\n`);
    const bytes = isCut ? Buffer.concat([patch.subarray(0, patch.lastIndexOf('\n', MAX_BYTES) + 1), notice]) : patch;
    this.#bytes += bytes.length;
    if (this.#bytes > MAX_TOTAL_BYTES) {
      warn(`The patch of the test "${test.id}" is not written: all patches together exceed ${MAX_TOTAL_BYTES} bytes`);
      return undefined;
    }
    const { step, purpose, round } = request;
    const name = folderNameOf(redactor.text(test.id));
    // For when another suite, target, purpose or system that ignores case has the usual name already.
    const key = JSON.stringify([namesOf(step), purpose, round]);
    const digest = createHash('sha256').update(key).digest('hex').slice(0, 12);
    const [plain, unique] = [`${name}-${trial + 1}.diff`, `${name}-${digest}-${trial + 1}.diff`];
    try {
      const isNew = await files.create(join(folder, PATCH_FOLDER, plain), bytes);
      if (!isNew) await files.writeAsIs(join(folder, PATCH_FOLDER, unique), bytes);
      const path = `${PATCH_FOLDER}/${isNew ? plain : unique}`;
      if (isCut) warn(`${path} is cut: the patch is longer than ${MAX_BYTES} bytes`);
      return path;
    } catch (error) {
      if (!(error instanceof UserError)) throw error;
      warn(`The patch of the test "${test.id}" cannot be written: ${messageOf(error)}`);
      return undefined;
    }
  }
}
