import { agentVariables, isReserved, matchesAny, modelVariables } from '../platform/secrets/reserved-variables.ts';
import { isSecretVariable } from '../platform/secrets/secret-names.ts';

interface PassedVariables {
  readonly step: readonly string[];
  readonly passed: Readonly<Record<string, string>>;
}

const MAX_NAMED = 3;
/** How much of the end of an output is searched. */
const SEARCHED = 10_000;

/** Adds advice to a message about variables of the step that a failed program did not get, if its output names them. */
export function withProgramAdvice(message: string, said: string, passing: PassedVariables): string {
  const named = namedIn(said, passing);
  const withheld = named.filter((name) => !isReserved(name));
  const missingSecrets = withheld.length === 0 ? [] : [`"no_env" of the target withholds ${listed(withheld)}.`];
  return withSentences(message, [...aboutReserved(named), ...missingSecrets]);
}

/** The same for a coding agent, which gets few variables: if its output names none, all possible keys are named. */
export function withAgentAdvice(message: string, said: string, passing: PassedVariables): string {
  const named = namedIn(said, passing);
  const known = [...modelVariables, ...agentVariables];
  const possible = named.length > 0 ? named : unpassed(passing).filter(isSecretVariable);
  const shown = possible
    .filter((name) => !isReserved(name) && (named.length > 0 || !matchesAny(name, known)))
    .slice(0, MAX_NAMED);
  const line = shown.map((name) => `${name}: "\${{ ${name} }}"`).join(', ');
  const advice = [
    `${listed(shown)} ${shown.length === 1 ? 'is' : 'are'} set for the step and not passed to coding agents.`,
    `If ${shown.length === 1 ? 'it is' : 'they are'} needed, add this line to the target: env: { ${line} }`,
  ];
  return withSentences(message, [...aboutReserved(named), ...(shown.length === 0 ? [] : advice)]);
}

const withSentences = (message: string, sentences: readonly string[]): string =>
  sentences.length === 0 ? message : [/[.!?]$/.test(message) ? message : `${message}.`, ...sentences].join(' ');

const unpassed = ({ step, passed }: PassedVariables): readonly string[] =>
  step.filter((name) => !Object.hasOwn(passed, name)).sort();

function namedIn(said: string, passing: PassedVariables): readonly string[] {
  const words = new Set(said.slice(-SEARCHED).match(/[A-Za-z_]\w*/g));
  return unpassed(passing).filter((name) => words.has(name));
}

const aboutReserved = (named: readonly string[]): string[] => {
  const names = named.filter(isReserved);
  if (names.length === 0) return [];
  return [
    `${listed(names)} belongs to the job and is not passed on.`,
    'If the value is needed, set it under another name in the workflow.',
  ];
};

const listed = (names: readonly string[]): string => names.slice(0, MAX_NAMED).join(', ');
