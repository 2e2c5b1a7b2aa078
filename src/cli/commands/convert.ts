import { basename, dirname, relative, resolve } from 'node:path';
import { UserError, userError } from '../../model/errors.ts';
import type { Files } from '../../model/ports/files.ts';
import { locationText } from '../../model/suite/location.ts';
import { listed } from '../../model/text/similar-names.ts';
import { plural } from '../../model/text/text.ts';
import { oneLine } from '../../reports/escape/terminal.ts';
import { neutral } from '../../reports/escape/workflow-command.ts';
import { inFile } from '../../runner/survey.ts';
import { findRepository } from '../../suites/discover.ts';
import { fileKind, foreignFormat } from '../../suites/file-kind.ts';
import { sidecarOf } from '../../suites/jsonl.ts';
import { namesOf } from '../../suites/old-names.ts';
import { Bounds, outside } from '../../suites/references/file-paths.ts';
import { shownPath } from '../../suites/references/shown-path.ts';
import { MAX_SUITE_BYTES } from '../../suites/suite-file.ts';
import { type Cursor, openJson, openYaml } from '../../suites/yaml/cursor.ts';
import { defineCommand } from '../command.ts';
import { yamlOfAgentSkills } from '../convert/from-agent-skills.ts';
import { isChat, yamlOfChat } from '../convert/from-chat.ts';
import { yamlOfJsonl } from '../convert/from-jsonl.ts';
import { convertSuite } from '../convert/suite.ts';
import { convertTargets } from '../convert/targets.ts';
import type { Conversion } from '../convert/yaml-edit.ts';
import { complainProblems } from '../problem-lines.ts';

interface ConvertFlags {
  readonly output?: string;
  /** Whether an existing file may be overwritten. */
  readonly force?: true;
  readonly write?: true;
}

interface ConversionSite extends ConvertFlags {
  readonly cwd: string;
  readonly bounds: Bounds;
  readonly files: Files;
}

export const command = defineCommand({
  summary:
    'Convert suites and targets: old formats to the current one, and evals.json, JSONL and chats (.json, .md) to YAML.',
  help: `
Examples:
  eval-action convert evals/old.yaml
  eval-action convert 'evals/**/*.yaml' .agentv --write
  eval-action convert skills/csv/evals.json -o evals/csv.eval.yaml
  eval-action convert chat.md -o evals/chat.eval.yaml

Exit codes: 0 converted or nothing to convert, 2 a file could not be converted.`,
  flags: (parser) =>
    parser
      .argument('<paths...>', 'suites, targets files, folders or globs; ! excludes')
      .option('-o, --output <FILE>', 'file to write (default: print; several files need --write)')
      .option('--force', 'allow --output to overwrite a file')
      .option('--write', 'convert the files in place; keeps comments, order and quotes'),
  options(paths: readonly string[], flags: ConvertFlags) {
    if (flags.write && flags.output !== undefined) {
      throw userError('INPUT_INVALID', '--output and --write exclude each other', { expected: 'one of them' });
    }
    return { ...flags, paths };
  },
  isForPrograms: () => true,
  /** Converts each file completely or not at all. Changes are printed to standard error. */
  async run({ paths, ...flags }, { cwd, env, files }, terminal) {
    const candidates = await findConvertible(paths, cwd, files);
    if (candidates.size > 1 && !flags.write) {
      throw userError('INPUT_INVALID', 'Several files are only converted in place', { hint: 'Use --write for them.' });
    }
    const site = { ...flags, cwd, bounds: new Bounds([await findRepository(cwd, files), cwd], files), files };
    const counts = { checked: 0, written: 0, refused: 0 };
    for (const [path, isNamed] of [...candidates].toSorted(([a], [b]) => (a < b ? -1 : 1))) {
      const file = shownPath(path, cwd);
      try {
        const made = await converted(path, isNamed, file, site);
        if (made === undefined) continue;
        counts.checked += 1;
        for (const { message, location } of [...made.changes, ...made.left]) {
          terminal.complain(oneLine(`${location === undefined ? file : locationText(location)}: ${message}`));
        }
        if (flags.output !== undefined) terminal.print(`written  ${await writeOutput(made.text, flags.output, site)}`);
        else if (!flags.write) {
          const lines = made.text.replaceAll('\r\n', '\n');
          if (env['GITHUB_ACTIONS'] === 'true' && neutral(lines) !== lines) {
            const message = `${file} contains text that the runner of this job would execute as workflow commands`;
            throw userError('INPUT_INVALID', message, { hint: 'Set the file to write with --output.' });
          }
          terminal.print(made.text.replace(/\r?\n$/, ''));
        } else if (made.changes.length > 0) {
          await files.writeAsIs(await files.realPath(path), made.text);
          counts.written += 1;
        }
      } catch (error) {
        if (!(error instanceof UserError)) throw error;
        counts.refused += 1;
        complainProblems(inFile(file, error.problems), terminal);
      }
    }
    const { checked, written, refused } = counts;
    const left = refused > 0 ? `, ${refused} could not be converted` : '';
    if (flags.write) terminal.print(`${plural('file', checked + refused)} checked: ${written} written${left}`);
    return refused > 0 ? 2 : 0;
  },
});

/** Folders that do not contain a user's suites. */
const NOT_SEARCHED = ['!**/node_modules/**', '!**/dist/**', '!**/.git/**'];

/**
 * The files to convert, and whether the user named each, instead of a folder or a glob. Throws a `UserError` if an argument
 * matches nothing.
 */
async function findConvertible(patterns: readonly string[], cwd: string, files: Files) {
  const excluded = patterns.filter((pattern) => pattern.startsWith('!'));
  const candidates = new Map<string, boolean>();
  for (const pattern of patterns.filter((each) => !excluded.includes(each))) {
    const path = resolve(cwd, pattern);
    const state = await files.state(path);
    const isNamed = state === 'file';
    const glob = state === 'folder' ? `${pattern.replace(/[/\\]+$/, '')}/**/*.{yaml,yml}` : pattern;
    const matches = isNamed ? [path] : await files.glob([glob, ...NOT_SEARCHED, ...excluded], { cwd });
    if (matches.length === 0) {
      throw userError('NOTHING_MATCHED', `There is nothing to convert in ${listed([pattern])}`, {
        expected: 'a file, a folder with YAML files, or a glob',
        hint: `Paths start at ${cwd}.`,
      });
    }
    for (const each of matches) candidates.set(each, isNamed || candidates.get(each) === true);
  }
  return candidates;
}

/** Undefined for a file of another kind that the user did not name. Throws a `UserError`. */
async function converted(path: string, isNamed: boolean, file: string, site: ConversionSite) {
  const text = await readInside(path, site);
  const isYaml = /\.ya?ml$/i.test(path);
  if (!isYaml && site.write) {
    throw userError('INPUT_INVALID', `${file} would become YAML, which needs a new file`, {
      hint: 'Name it with --output.',
    });
  }
  if (/\.jsonl$/i.test(path)) return jsonlConversion(path, text, site);
  if (/\.md$/i.test(path)) return yamlOfChat(file, text);
  if (/\.json$/i.test(path)) {
    const opened = openJson(path, text);
    if (opened.kind === 'opened' && isChat(opened.root)) return yamlOfChat(file, text);
    // Paths in an evals.json are relative to its folder, those of a suite to the folder of the suite.
    const [from, to] = [dirname(path), dirname(resolve(site.cwd, site.output ?? path))];
    const toOutput = (named: string) => relative(to, resolve(from, named)).replaceAll('\\', '/');
    return yamlOfAgentSkills(file, text, (named) => (from === to || /^[/\\]/.test(named) ? named : toOutput(named)));
  }
  const opened = isYaml ? openYaml(file, text) : undefined;
  const root = opened?.kind === 'opened' ? opened.root : undefined;
  const foreign = root && foreignFormat(root);
  const kind = foreign === undefined && isYaml ? fileKind(path, text) : 'config';
  const isOurName = /(?:^|\.)eval\.ya?ml$/i.test(basename(path));
  if (!isNamed && (kind === 'config' || (!isOurName && !holdsOurs(root)))) return undefined;
  // A file of AgentV 5 or promptfoo has keys with the names of ours: converting these would disarm its tests.
  if (foreign !== undefined) throw new UserError([foreign]);
  if (kind === 'config' || (root?.isMap === false && !root.isList)) {
    throw userError('WRONG_TYPE', `${file} is neither a suite nor a targets file`, {
      expected: 'a YAML suite or list of tests, targets, a JSONL suite, an evals.json, or a chat as .json or .md',
    });
  }
  return kind === 'targets' ? convertTargets(file, text) : convertSuite(file, text);
}

/** Whether the first entry is a test or a target: other tools have files with "tests" and "targets", too. */
function holdsOurs(root: Cursor | undefined): boolean {
  const lists = ['targets', ...namesOf('suite', 'tests')].flatMap((name) => root?.field(name) ?? []);
  const [first] = (root?.isList ? root : lists[0])?.items() ?? [];
  const has = (name: string) => first?.key(name) !== undefined;
  return (has('id') && OF_A_TEST.some(has)) || (has('name') && OF_A_TARGET.some(has));
}

/** Every test has one of these besides its id. */
const OF_A_TEST = [
  'input',
  ...namesOf('test', 'input'),
  ...namesOf('test', 'criteria'),
  ...namesOf('test', 'expected_output'),
];
const OF_A_TARGET = ['provider', 'use_target', 'settings'];

/** The text of a file. A link that leads out of the repository is not followed. */
async function readInside(path: string, { bounds, files, cwd }: ConversionSite): Promise<string> {
  if ((await bounds.sideOf(path)) === 'link') {
    throw new UserError([{ severity: 'error', ...outside(shownPath(path, cwd), true) }]);
  }
  return files.read(path, MAX_SUITE_BYTES, { onlyText: true });
}

async function jsonlConversion(path: string, text: string, site: ConversionSite): Promise<Conversion> {
  const shown = (each: string) => shownPath(each, site.cwd);
  const settings = await sidecarOf(path, site, []);
  const sidecar = settings && { file: shown(settings), text: await readInside(settings, site) };
  return yamlOfJsonl({ file: shown(path), text }, sidecar || undefined);
}

/** Writes a converted text to a file, and returns its name. Throws a `UserError` before anything is written. */
async function writeOutput(text: string, output: string, { files, cwd, force }: ConversionSite): Promise<string> {
  const path = resolve(cwd, output);
  if (force) await files.writeAsIs(path, text);
  else if (!(await files.create(path, text))) {
    throw userError('OUTPUT_UNWRITABLE', `${shownPath(path, cwd)} already exists`, {
      hint: 'Use --force to overwrite it.',
    });
  }
  return shownPath(path, cwd);
}
