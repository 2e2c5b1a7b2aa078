import { limitsText, measureText, subjectText } from '../../model/run/fingerprint.ts';
import type { Content, ContentPart, Message } from '../../model/run/message.ts';
import type { Step } from '../../model/run/plan.ts';
import { canonicalName } from '../../model/suite/kind.ts';
import { Variable } from '../../model/suite/setting.ts';
import type { GraderSpec } from '../../model/suite/suite.ts';
import type { Target } from '../../model/suite/target.ts';
import type { Workspace } from '../../model/suite/workspace.ts';
import { isSecretName } from '../../platform/secrets/secret-names.ts';
import { hashOf, type Retell, unordered } from './canonical.ts';

/** Where fingerprints are taken. They are published, so that no secret goes into one, not even as a hash. */
export interface FingerprintSite {
  /** The folder that paths are relative to: absolute paths differ between machines. */
  readonly root: string;
  /** Takes secrets out of a text. */
  clean(text: string): string;
}

export interface MeasuredWith {
  /** All judges of this test. */
  readonly judges: readonly Target[];
  /** Digests by absolute path: programs that grade, and attachments whose text is not in the question. */
  readonly files: ReadonlyMap<string, string>;
  /** Whether a judge or a program grades: they may read the test's metadata. */
  readonly seesMetadata: boolean;
  /** The user's time limit of a call. */
  readonly timeoutMs?: number | undefined;
  readonly maxCostUsd?: number | undefined;
}

/**
 * The fingerprint of the question and the grading. It does not contain the location, the YAML layout, and the names and
 * order of graders, because the score does not depend on them.
 */
export function measureOf(
  { test, trials, passMark, agentvPassMark }: Pick<Step, 'test' | 'trials' | 'passMark' | 'agentvPassMark'>,
  { judges, files, seesMetadata, timeoutMs, maxCostUsd }: MeasuredWith,
  site: FingerprintSite,
): string {
  const { conversation } = test;
  const retell = retelling(site);
  const question = {
    files: test.inputFiles.map((path) => [path, files.get(path)]),
    input: questionOf(test.input),
    ...(conversation && {
      onTurnFailure: conversation.onTurnFailure,
      turns: conversation.turns.map(({ input }) => questionOf([input])),
      windowSize: conversation.windowSize,
    }),
  };
  const judged = judges.map(({ provider, options }) => {
    const judgeOptions = Object.fromEntries(Object.entries(options).filter(([key]) => !LIMIT_OF_CALLS.test(key)));
    return settingsOf({ provider, options: judgeOptions });
  });
  const grading = {
    aggregation: conversation?.aggregation,
    container: test.workspace?.docker && withoutLocations({ ...test.workspace.docker, timeoutMs: undefined }),
    criteria: test.criteria,
    expected: test.expected.map(({ content, ...message }) => ({ content, ...message })),
    graders: gradersOf(test.graders, retell),
    gradingFiles: test.workspace?.gradingFiles,
    metadata: seesMetadata ? test.metadata : undefined,
    // The digests of what grades; those of attachments are part of the question.
    programs: unordered(
      [...files].filter(([path]) => !test.inputFiles.includes(path)),
      retell,
    ),
    turns: conversation?.turns.map(({ graders, expected }) => [gradersOf(graders, retell), expected]),
  };
  return measureText({
    question: hashOf(question, retell),
    graders: hashOf(grading, retell),
    judge: hashOf(unordered(judged, retell), retell),
    limits: limitsText({
      passMark,
      requiredMark: agentvPassMark,
      timeoutMs,
      maxCostUsd,
      // Under pass_at_k the test as a whole is one trial, so that it matters how many chances it has.
      chances: trials.strategy === 'pass_at_k' ? trials.count : undefined,
    }),
  });
}

/** The parts of a subject besides the target itself. Unknown ones are absent. */
export interface SubjectWith {
  /** Those who answer when the target cannot. */
  readonly fallbacks: readonly Target[];
  /** The hooks of the suite around the tests of this target. */
  readonly hooks?: Workspace['hooks'] | undefined;
  /** The digest of the workspace content. */
  readonly workspace?: string | undefined;
  /** The digest of the relevant files: those of the whole repository, unless the suite declares them. */
  readonly files?: string | undefined;
}

/**
 * The fingerprint of the tested code and settings: the target with its settings, its instructions (system messages, and
 * the guidelines of the repository) and its files. The model that answers in the end is not known in advance.
 */
export function subjectOf(
  { test, target }: Pick<Step, 'test' | 'target'>,
  { fallbacks, hooks = {}, workspace, files }: SubjectWith,
  site: FingerprintSite,
): string {
  // Hidden tests are a part of how it is measured.
  const testWorkspace = test.workspace && { ...test.workspace, gradingFiles: undefined };
  const retell = retelling(site);
  const instructions = test.input.flatMap(({ role, content = [] }): unknown[] => {
    const parts = partsOf(content);
    return role === 'system' ? [parts] : parts.filter((part) => part.type === 'file' && part.isGuideline);
  });
  const settings = {
    target: settingsOf(target),
    fallbacks: fallbacks.map(settingsOf),
    instructions,
    hooks: Object.keys(hooks).length === 0 ? undefined : withoutLocations(hooks),
  };
  return subjectText({
    target: hashOf(settings, retell),
    workspace:
      testWorkspace === undefined
        ? hashOf('none')
        : workspace === undefined
          ? undefined
          : hashOf([withoutLocations(testWorkspace), workspace], retell),
    files: files === undefined ? undefined : hashOf(files),
  });
}

/** The messages that ask. What instructs the target is part of it, not of the question. */
const questionOf = (messages: readonly Message[]): unknown[] =>
  messages
    .filter(({ role }) => role !== 'system')
    .map(({ content, ...message }) => ({ content: content && partsOf(content).map(asked), ...message }));

type HashedPart = ContentPart | { readonly type: 'structured'; readonly value: unknown };

function partsOf(content: Content): readonly HashedPart[] {
  if (typeof content === 'string') return [{ type: 'text', value: content }];
  return Array.isArray(content) ? content : [{ type: 'structured', value: content.structured }];
}

/** The fact that a guideline is passed is part of the question; its text is not. */
function asked(part: HashedPart): unknown {
  if (part.type === 'image') return { type: part.type, mediaType: part.mediaType, dataUri: part.dataUri };
  if (part.type !== 'file') return part;
  const { path: _, text, ...file } = part;
  return part.isGuideline ? file : { ...file, text };
}

/** Top-level graders: their mean depends neither on their order nor on their names. */
const gradersOf = (specs: readonly GraderSpec[], retell: Retell): string[] => unordered(specs.map(graderOf), retell);

/** Members keep names and order: composites may use both. */
function graderOf({ type, declaredAs, weight, required, negate, options, members, implicit }: GraderSpec): object {
  return {
    implicit,
    members: members?.map((member) => ({ name: member.name, ...graderOf(member) })),
    negate,
    options,
    required,
    // Its older names are an older way of talking to it.
    spoken: type === 'code-grader' ? canonicalName(declaredAs) : undefined,
    type,
    weight,
  };
}

const settingsOf = ({ provider, options }: Pick<Target, 'provider' | 'options'>): object => ({
  provider,
  options: withoutKeys(options),
});

/** How long a judge may take, and how often it is asked again, does not change its verdict. */
const LIMIT_OF_CALLS = /^(?:timeout_seconds|max_retries|retry_\w+)$/;

/** The environment of a program, or the headers of a request: any value from a variable may be a password. */
const isConfidential = (name: string): boolean => /(?:^|_)(?:env|headers?)$/i.test(name);

/** The value of a key does not identify a server: only its presence counts, or its variable's name. */
function withoutKeys(value: unknown, around = { isKey: false, isConfidential: false }): unknown {
  if (value instanceof Variable) {
    const isHidden = around.isKey || around.isConfidential || isSecretName(value.name);
    return isHidden ? { variable: value.name } : value.value;
  }
  if (Array.isArray(value)) return value.map((item) => withoutKeys(item, around));
  if (typeof value !== 'object' || value === null) return around.isKey ? 'set' : value;
  return Object.fromEntries(
    Object.entries(value).map(([key, item]) => [
      key,
      withoutKeys(item, {
        isKey: around.isKey || isSecretName(key),
        isConfidential: around.isConfidential || isConfidential(key),
      }),
    ]),
  );
}

/** Source locations do not change the meaning. */
function withoutLocations(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutLocations);
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).filter(([key]) => key !== 'location');
  return Object.fromEntries(entries.map(([key, item]) => [key, withoutLocations(item)]));
}

/** Texts without secrets, and with repository paths relative to its root. */
function retelling({ root, clean }: FingerprintSite): Retell {
  const base = root.replace(/[/\\]$/, '');
  return (text) => {
    const rest = base !== '' && text.startsWith(base) ? text.slice(base.length) : undefined;
    return clean(rest === undefined || /^[^/\\]/.test(rest) ? text : `.${rest.replaceAll('\\', '/')}`);
  };
}
