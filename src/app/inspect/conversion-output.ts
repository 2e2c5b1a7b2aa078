import { dirname, resolve } from 'node:path';
import type { Problem } from '../../model/errors.ts';
import { UserError, userError } from '../../model/errors.ts';
import { sidecarOf } from '../../suites/formats/jsonl.ts';
import { shownPath } from '../../suites/references/shown-path.ts';
import { boundsOf, type ConversionSite, type FileConversion } from './conversion.ts';

/** Replaces a file with its converted text. A link is followed, but not out of the repository. */
export async function writeInPlace({ path, file, text }: FileConversion, site: ConversionSite): Promise<void> {
  const { files } = site.runtime;
  const side = await boundsOf(site.runtime.cwd, site).sideOf(path);
  if (side !== 'inside') {
    const why = side === 'link' ? 'is a link that leads out of the repository' : 'is outside the repository';
    throw userError('OUTPUT_UNWRITABLE', `${file} ${why} and is not written`, {
      hint: 'Run convert in the repository that contains it.',
    });
  }
  await files.write(await files.realPath(path), text ?? '');
}

/** Writes a converted file to the requested path. Throws a `UserError` before anything is written. */
export async function writeOutput(made: FileConversion, output: string, site: ConversionSite): Promise<string[]> {
  const path = resolve(site.runtime.cwd, output);
  if (made.form === 'jsonl' && !/\.jsonl$/i.test(path)) {
    throw userError('INPUT_INVALID', `${output} is not a file name for JSONL`, {
      expected: 'a name that ends in .jsonl',
    });
  }
  const sidecar = made.form === 'jsonl' && made.kind === 'suite' ? await freeSidecar(made, path, site) : undefined;
  const outputs = [
    ...(sidecar === undefined || made.sidecar === undefined ? [] : [{ path: sidecar, text: made.sidecar }]),
    { path, text: made.text ?? '' },
  ];
  for (const each of outputs) await refuseToOverwrite(each.path, site);
  for (const each of outputs) await site.runtime.files.write(each.path, each.text);
  return outputs.map((each) => shownPath(each.path, site.runtime.cwd));
}

/** The file for the settings of a JSONL suite. An existing file of that name would be read as settings. */
async function freeSidecar({ path }: FileConversion, output: string, { options, runtime }: ConversionSite) {
  const problems: Problem[] = [];
  const there = await sidecarOf(output, { files: runtime.files }, problems);
  if (problems.length > 0) throw new UserError(problems);
  const free = output.replace(/\.jsonl$/i, '.yaml');
  if (there === undefined || (there === free && there !== path && options.force)) return free;
  throw userError(
    'OUTPUT_UNWRITABLE',
    `${shownPath(there, runtime.cwd)} exists and would be read as the settings of the JSONL file`,
    {
      hint: 'Choose another name for the output.',
    },
  );
}

async function refuseToOverwrite(path: string, site: ConversionSite): Promise<void> {
  const { files, cwd } = site.runtime;
  const shown = shownPath(path, cwd);
  const state = await files.state(path);
  if (state === 'folder') throw userError('OUTPUT_UNWRITABLE', `${shown} is a folder`, { expected: 'a file to write' });
  if (state === 'file' && !site.options.force) {
    throw userError('OUTPUT_UNWRITABLE', `${shown} already exists`, { hint: 'Use --force to overwrite it.' });
  }
  let existing = path;
  while ((await files.state(existing)) === 'missing' && dirname(existing) !== existing) existing = dirname(existing);
  if ((await boundsOf(cwd, site).sideOf(existing)) === 'link') {
    throw userError('OUTPUT_UNWRITABLE', `${shown} is a link that leads out of the repository and is not written`);
  }
}
