import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { aWarning, messageOf, type Problem, UserError } from '../../model/errors.ts';
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

/** Writes the agent's changes in a trial. `trial` is zero-based. Returns the path from the folder of the run, if it was written. */
export type SavePatch = (request: TrialRequest, trial: number, diff: string) => Promise<string | undefined>;

/** Writes patches to the run folder: `patches/<test>-<trial>.diff`. One that cannot be written is a warning. */
export function patchesIn({ folder, files, redactor, notify }: PatchDeps): SavePatch {
  let totalBytes = 0;
  return async (request, trial, diff) => {
    const { step, purpose, round } = request;
    const { test } = step;
    const warn = (message: string) => notify(aWarning('OUTPUT_UNWRITABLE', message, { location: test.location }));
    const patch = losslessBytes(redactor.text(diff));
    const isCut = patch.length > MAX_BYTES;
    // Cut at the end of a line, with a notice that `git apply` does not take for a part of the patch.
    const notice = Buffer.from(`# Cut by eval-action: the whole patch has ${patch.length} bytes.\n`);
    const bytes = isCut ? Buffer.concat([patch.subarray(0, patch.lastIndexOf('\n', MAX_BYTES) + 1), notice]) : patch;
    totalBytes += bytes.length;
    if (totalBytes > MAX_TOTAL_BYTES) {
      warn(`The patch of the test "${test.id}" is not written: all patches together exceed ${MAX_TOTAL_BYTES} bytes`);
      return undefined;
    }
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
  };
}
