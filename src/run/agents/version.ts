import satisfies from 'semver/functions/satisfies.js';
import validRange from 'semver/ranges/valid.js';
import type { VersionAnswer } from '../../model/ports/provider.ts';
import { type Failed, failed } from '../../model/run/outcome.ts';
import { optionalText } from '../../model/suite/setting.ts';

/** `version:` of a target: a range as npm writes them. */
export const versionOption = () =>
  optionalText().refine(
    (range) => range === undefined || validRange(range) !== null,
    'must be a range of versions, such as ">=2.1 <3"',
  );

/** Runs once for each key. A failure is not cached: the run may have been stopped with its test. */
export async function oncePerExecutable(
  key: string,
  known: Map<string, Promise<VersionAnswer>>,
  ask: () => Promise<VersionAnswer>,
): Promise<VersionAnswer> {
  const asked = await known.get(key);
  if (asked?.kind === 'there') return asked;
  const asking = ask();
  known.set(key, asking);
  return asking;
}

/** Why a version does not match the target. */
export function whyUnfit(
  { name, install }: { readonly name: string; readonly install?: string | undefined },
  version: string | undefined,
  range: string | undefined,
): Failed | undefined {
  if (range === undefined) return undefined;
  if (version !== undefined && satisfies(version, range, { includePrerelease: true })) return undefined;
  const found = version === undefined ? `${name} prints no version` : `${name} has version ${version}`;
  const advice = install === undefined ? 'Install another version' : `Install another version (${install}@…)`;
  return failed(
    'config',
    `${found}, but the target requires "${range}". ${advice}, or change "version" of the target.`,
  );
}

export const versionIn = (text: string): string | undefined =>
  /\d+\.\d+\.\d+[-+.\w]{0,40}/.exec(text.slice(0, 2_000))?.[0]?.replace(/\.$/, '');
