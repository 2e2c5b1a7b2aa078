import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { graders } from '../grade/graders/index.ts';
import { UserError } from '../model/errors.ts';
import { findKind } from '../model/kind.ts';
import type { Plan, Step } from '../model/plan.ts';
import type { GraderSpec } from '../model/suite.ts';
import type { Target } from '../model/target.ts';
import type { Workspace } from '../model/workspace.ts';
import { type FingerprintSite, type MeasuredWith, measureOf, subjectOf } from '../plan/fingerprint.ts';
import { redactor } from '../shared/redact.ts';
import { searchRoots } from '../suites/env-files.ts';
import { targetHooksOf, workspaceOf } from '../workspaces/demand.ts';
import type { Environments } from './environments.ts';
import type { Inputs } from './inputs.ts';
import { allGradersOf, judgesOfTest, type SuiteJudges } from './judges.ts';
import { treeDigest } from './tree-digest.ts';
import type { Watched } from './watched-files.ts';
import type { World } from './world.ts';

/** Where suites were read, and what they may see there. */
interface Site {
  readonly inputs: Pick<Inputs, 'testTimeoutSeconds' | 'workspacePath' | 'judgeVotes'>;
  readonly world: World;
  readonly cwd: string;
  readonly root: string;
  readonly environments: Environments;
}

/** Who judges, by the path of the suite, and which suites say what they depend on. */
interface Known {
  readonly judges: ReadonlyMap<string, SuiteJudges>;
  readonly watched: Watched;
}

/**
 * The plan with the fingerprints of its steps: how each test is measured, and what is tested. Of the files that matter
 * only digests are taken, and of secrets nothing. What a program loads beside its own file is seen only as a part of the
 * repository: of all of it, or of what the suite says it depends on.
 */
export async function withFingerprints(plan: Plan, { judges, watched }: Known, site: Site): Promise<Plan> {
  const [tree, secrets] = await Promise.all([treeDigest(site), site.environments.secrets()]);
  const { text: clean } = redactor(secrets);
  const { root } = site;
  const at = { root, clean };
  const digests = new Digests(site, at);
  const steps = plan.steps.map(async (step) => {
    if (step.kind !== 'run') return step;
    const own = judges.get(step.suite.path);
    const { test, target } = step;
    const fallbacks = target.fallbackTargets.flatMap((name) => {
      const choice = own?.named(name);
      return choice?.kind === 'judge' ? [choice.target] : [];
    });
    const workspace = workspaceOf(step);
    const hooks = { ...targetHooksOf(step, site.cwd) };
    const around = async () => digests.around(step, { workspace, hooks, targets: [target, ...fallbacks] });
    const files = watched.declares(step.suite) ? await watched.digestOf(step.suite, await around()) : tree;
    const tested = { target, test: { ...test, workspace } };
    return {
      ...step,
      measure: measureOf(step, await howMeasured(step, own, digests, site), at),
      subject: subjectOf(tested, { fallbacks, hooks, workspace: contentOf(workspace, site), files }, at),
    };
  });
  return { ...plan, steps: await Promise.all(steps) };
}

/**
 * Steps with the fingerprints of how each is measured, taken anew. Attachments are read with `attachments`: their
 * contents belong to the question, wherever they lie.
 */
export async function withMeasures(
  steps: readonly Step[],
  judges: Known['judges'],
  { attachments, ...site }: Site & { readonly attachments: AttachmentFiles },
): Promise<Step[]> {
  const { text: clean } = redactor(await site.environments.secrets());
  const at = { root: site.root, clean };
  const digests = new Digests(site, at, attachments);
  return Promise.all(
    steps.map(async (step): Promise<Step> => {
      const how = await howMeasured(step, judges.get(step.suite.path), digests, site);
      return { ...step, measure: measureOf(step, how, at) };
    }),
  );
}

type AttachmentFiles = Pick<World['files'], 'readBytes'>;

async function howMeasured(
  step: Step,
  own: SuiteJudges | undefined,
  digests: Digests,
  { inputs }: Site,
): Promise<MeasuredWith> {
  const { test, target } = step;
  const specs = allGradersOf(test);
  return {
    judges: own === undefined ? [] : judgesOfTest(test, target, own),
    files: await digests.of(step, specs),
    seesMetadata: specs.some(looksAtAll),
    votes: specs.some(asksOnce) && inputs.judgeVotes !== 'one' ? inputs.judgeVotes : undefined,
    timeoutMs: timeoutOf(inputs),
  };
}

/**
 * What a workspace holds, where that follows from how it is configured and from the files of the repository: its
 * repositories are pinned to commits, and nothing comes from elsewhere on this machine.
 */
function contentOf(workspace: Workspace | undefined, { inputs, root }: Site): string | undefined {
  if (workspace === undefined || inputs.workspacePath !== undefined) return undefined;
  const { path, repositories } = workspace;
  const isHere = (from: string) => from.startsWith(join(root, '/'));
  const isPinned = path === undefined && repositories.every(({ ref }) => /^(?:[0-9a-f]{40}|[0-9a-f]{64})$/.test(ref));
  return isPinned && sourcesOf(workspace).every(isHere) ? 'as configured' : undefined;
}

/** The files and folders that are copied into a workspace. */
const sourcesOf = (workspace: Workspace | undefined): string[] => [
  ...(workspace?.template ? [workspace.template.path] : []),
  ...(workspace?.files ?? []).map(({ from }) => from),
];

/** What is done around a test, and who may answer it. */
interface Around {
  readonly workspace: Workspace | undefined;
  readonly hooks: Workspace['hooks'];
  readonly targets: readonly Target[];
}

const timeoutOf = ({ testTimeoutSeconds }: Site['inputs']): number | undefined =>
  testTimeoutSeconds === undefined ? undefined : testTimeoutSeconds * 1000;

/** Programs and judges are handed everything there is about a test; the other graders see the answer. */
const looksAtAll = ({ type, options }: GraderSpec): boolean => {
  const kind = findKind(graders, type);
  return kind?.startsPrograms?.(options) === true || kind?.needsJudge?.(options) === true;
};

/** A judge that is asked once, unless the run says otherwise: a suite's own number wins. */
const asksOnce = ({ type, options }: GraderSpec): boolean =>
  findKind(graders, type)?.needsJudge?.(options) === true && options['judge_votes'] === undefined;

/** Larger files are no scripts and no attachments. */
const MAX_BYTES = 64 * 1024 * 1024;
const LONGEST_PATH = 1024;

const NO_FILES: ReadonlyMap<string, string> = new Map();

/** Digests of files, each read once. */
class Digests {
  readonly #site: Site;
  readonly #at: FingerprintSite;
  readonly #attachments: AttachmentFiles;
  readonly #digests = new Map<string, Promise<string>>();
  readonly #found = new Map<string, Promise<string | undefined>>();

  constructor(site: Site, at: FingerprintSite, attachments: AttachmentFiles = site.world.files) {
    this.#site = site;
    this.#at = at;
    this.#attachments = attachments;
  }

  /** The attachments of a test whose text is not in its question, and the scripts that its graders run. */
  async of({ suite, test }: Step, specs: readonly GraderSpec[]): Promise<ReadonlyMap<string, string>> {
    const words = new Set(specs.flatMap(commandWords));
    if (test.inputFiles.length === 0 && words.size === 0) return NO_FILES;
    const contents = test.input.flatMap(({ content }) => (Array.isArray(content) ? content : []));
    const known = new Set(contents.flatMap((part) => (part.type === 'file' ? [part.absolutePath] : [])));
    const attached = test.inputFiles.filter((path) => !known.has(path));
    const scripts = await Promise.all(Array.from(words, (word) => this.#find(word, suite.folder)));
    const programs = new Set(scripts.filter((path) => path !== undefined));
    const digests = await Promise.all([
      ...attached.map(async (path) => [path, await this.#digest(path, this.#attachments)] as const),
      ...Array.from(programs, async (path) => [path, await this.#digest(path, this.#site.world.files)] as const),
    ]);
    return new Map(digests);
  }

  /** What matters to a test whatever its suite says: of its workspace, and of the programs around it. Absolute. */
  async around({ suite }: Step, { workspace, hooks, targets }: Around): Promise<string[]> {
    const commands = [...Object.values(workspace?.hooks ?? {}), ...Object.values(hooks)].map((hook) => hook?.command);
    const texts = textsIn([commands, targets.map(({ options }) => options)]);
    const words = new Set(texts.flatMap(wordsOf));
    const programs = await Promise.all(Array.from(words, (word) => this.#find(word, suite.folder)));
    return [...sourcesOf(workspace), ...programs.filter((path) => path !== undefined)].sort();
  }

  /** The file of the repository that a word of a command means, if it means one. */
  #find(word: string, folder: string): Promise<string | undefined> {
    const key = JSON.stringify([folder, word]);
    const known = this.#found.get(key);
    if (known) return known;
    const finding = this.#lookUp(word, folder);
    this.#found.set(key, finding);
    return finding;
  }

  async #lookUp(word: string, folder: string): Promise<string | undefined> {
    const { root, world } = this.#site;
    const isBelow = (path: string) => path.startsWith(join(root, '/'));
    const candidates = [word, ...searchRoots(folder, this.#site).map((each) => join(each, word))].filter(isBelow);
    for (const path of candidates) if ((await stateOf(path, world)) === 'file') return path;
    return undefined;
  }

  #digest(path: string, files: AttachmentFiles): Promise<string> {
    const key = files === this.#attachments ? `attached ${path}` : path;
    const known = this.#digests.get(key);
    if (known) return known;
    const taking = this.#take(path, files);
    this.#digests.set(key, taking);
    return taking;
  }

  async #take(path: string, files: AttachmentFiles): Promise<string> {
    try {
      const bytes = await files.readBytes(path, MAX_BYTES);
      // One character for each byte: secrets are found in it, and nothing of the rest is lost.
      const text = this.#at.clean(Buffer.from(bytes).toString('latin1')).replaceAll('\r\n', '\n');
      return createHash('sha256').update(text).digest('hex');
    } catch (error) {
      if (error instanceof UserError) return 'unreadable';
      throw error;
    }
  }
}

async function stateOf(path: string, { files }: Site['world']) {
  try {
    return await files.state(path);
  } catch (error) {
    if (error instanceof UserError) return 'missing';
    throw error;
  }
}

/** Everything in the options of a grader that may name a file that it runs, or hands to what it runs. */
function commandWords({ type, options }: GraderSpec): string[] {
  const isProgram = findKind(graders, type)?.startsPrograms?.(options) === true;
  return (isProgram ? textsIn(options) : commandsIn(options)).flatMap(wordsOf);
}

/** A judge may start programs, too: for its prompt, and to make texts of files. */
function commandsIn(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, item]) => (key === 'command' ? textsIn(item) : commandsIn(item)));
}

const textsIn = (value: unknown): string[] => {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [];
};

/** A command line may stand in one text, with quotes around its words. */
const wordsOf = (text: string): string[] =>
  text.length > LONGEST_PATH
    ? []
    : [text, ...text.split(/[\s"']+/)].filter((word) => /[./\\]/.test(word) && !/[\n\r\0*]/.test(word));
