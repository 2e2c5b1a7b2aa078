import { contentOnWire, messageOnWire } from '../../model/ports/wire.ts';
import { contentText, guidelinesIn, type Message } from '../../model/run/message.ts';
import { type GraderSpec, shownType, type Test } from '../../model/suite/suite.ts';
import { oneLine } from '../../reports/escape/terminal.ts';
import { cutEnd } from '../../shared/text.ts';

/** The task of a test for an agent: files as absolute paths, without their text. `criteria` are not for the agent. */
export const taskOf = (test: Test): Record<string, unknown> => ({
  test_id: test.id,
  input: test.input.map(task),
  guideline_paths: guidelinesIn(test.input).map(({ absolutePath }) => absolutePath),
  ...(test.inputFiles.length > 0 && { input_files: test.inputFiles }),
  ...(test.conversation && { turns: test.conversation.turns.map(({ input }) => task(input)) }),
  criteria: test.criteria,
});

function task({ role, name, content }: Message): Record<string, unknown> {
  if (!Array.isArray(content)) return { role, name, content: content && contentOnWire(content) };
  const parts = content.map((part) => {
    if (part.type === 'file') return { type: 'file', path: part.absolutePath };
    const isStored = part.type === 'image' && part.absolutePath !== undefined;
    return isStored ? { type: 'image', path: part.absolutePath } : contentOnWire([part]);
  });
  return { role, name, content: parts.flat() };
}

/** What a grader of another program needs. */
export const expectationOf = (test: Test): Record<string, unknown> => ({
  test_id: test.id,
  expected_output: test.expected.map(messageOnWire),
  reference_answer: referenceOf(test),
  criteria: test.criteria,
  assertions: test.graders.map(configOf),
});

const referenceOf = ({ expected }: Test): string | undefined => {
  const content = expected.at(-1)?.content;
  return content === undefined ? undefined : contentText(content);
};

function configOf({ name, options, members, ...spec }: GraderSpec): Record<string, unknown> {
  return {
    type: shownType(spec),
    name,
    weight: spec.weight,
    required: spec.required,
    ...(spec.negate && { negate: true }),
    ...ownOptions(options),
    ...(members && { assertions: members.map(configOf) }),
  };
}

/** As the suite has them: a grader of the repository is a file with a `config`. */
function ownOptions({ called, shown, config, ...own }: GraderSpec['options']): Record<string, unknown> {
  return called === undefined ? { ...own, ...(config !== undefined && { config }) } : { ...own, ...(config as object) };
}

/** The grading of a test for a person or an agent, a line for each criterion. */
export function briefOf(test: Test): string {
  const reference = referenceOf(test);
  const question = test.input.flatMap(({ content }) => (content === undefined ? [] : contentText(content))).join(' ');
  return [
    `Input: ${quoted(question)}`,
    ...(reference === undefined ? [] : [`Expected: ${quoted(reference)}`]),
    ...(test.criteria === '' ? [] : [`Goal: ${short(test.criteria)}`]),
    'Criteria:',
    ...test.graders.flatMap((spec) => criterionLines(spec, test)),
  ].join('\n');
}

function criterionLines(spec: GraderSpec, test: Test, indent = '  '): string[] {
  const { options, members } = spec;
  const items = [options['criteria'], options['rubrics']].find((list) => Array.isArray(list)) as unknown[] | undefined;
  const type = shownType(spec);
  const lead = `${indent}- [${oneLine(type)}] ${spec.negate ? 'not: ' : ''}`;
  if (items !== undefined) return items.map((item) => `${lead}${short(outcomeOf(item))}`);
  const what = spec.name === type ? '' : `${short(spec.name)}: `;
  return [
    `${lead}${what}${descriptionOf(spec, test)}`.trimEnd(),
    ...(members ?? []).flatMap((member) => criterionLines(member, test, `${indent}  `)),
  ];
}

function descriptionOf({ type, options }: GraderSpec, { criteria }: Test): string {
  const prompt = options['prompt'] as { readonly text?: string } | undefined;
  if (type === 'llm-grader') return short(prompt?.text ?? criteria);
  if (type === 'skill-trigger') {
    const should = options['should_trigger'] ?? options['shouldTrigger'] ?? true;
    return short(`should_trigger: ${should} for ${options['skill']}`);
  }
  const { file, ...own } = ownOptions(options);
  return short(
    Object.entries(own)
      .map(([key, value]) => `${key}: ${JSON.stringify(value)}`)
      .join(', '),
  );
}

function outcomeOf(item: unknown): string {
  if (typeof item === 'string') return item;
  const { outcome, description, id } = item as Readonly<Record<string, unknown>>;
  return String(outcome ?? description ?? id ?? '');
}

const LONGEST = 300;
const short = (text: string): string => cutEnd(oneLine(text.trim()), LONGEST);
const quoted = (text: string): string => JSON.stringify(short(text));
