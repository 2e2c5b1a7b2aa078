import { canonicalName } from '../../model/suite/kind.ts';
import { arrow, Draft, ignored, resolveName, respell } from '../../shared/yaml/yaml-renames.ts';
import type { Field, Spot } from '../../shared/yaml/yaml-tree.ts';
import { heldBackType, oldKeysOf, presentType } from './grader-names.ts';
import type { Pen } from './pen.ts';
import { convertRubricItems } from './rubrics.ts';

/** Converts the types and keys of a list of graders to their current names. Other items are not changed. */
export function convertGraders(list: Spot, pen: Pen): unknown {
  return list.isList ? list.items().map((item) => convertGrader(item, pen)) : list.value;
}

function convertGrader(item: Spot, pen: Pen): unknown {
  const type = item.field('type');
  if (!item.isMap || type?.value.text === undefined) return item.value;
  const draft = new Draft(item);
  const present = convertType(type, draft, pen);
  convertRequired(draft, pen);
  const isRubric = canonicalName(type.value.text) === 'rubric';
  if (isRubric) respell(draft, { rubrics: 'criteria' }, pen);
  respell(draft, oldKeysOf(present), pen);
  for (const key of ITEM_KEYS[present] ?? []) convertItems(draft, isRubric ? [key, 'rubrics'] : [key], pen);
  if (present === 'code-grader') convertScript(draft, type.value.text, pen);
  if (present === 'llm-grader' || heldBackType(present) === 'llm-grader') convertPrompt(draft, pen);
  if (present === 'composite') convertMembers(draft, pen);
  if (present === 'tool-trajectory') convertCalls(draft, pen);
  return draft.toMapping();
}

const ITEM_KEYS: Readonly<Record<string, readonly string[]>> = {
  rubrics: ['criteria'],
  'llm-grader': ['rubrics'],
  agent_judge: ['rubrics'],
  'agent-judge': ['rubrics'],
};

function convertItems(draft: Draft, keys: readonly string[], pen: Pen): void {
  const field = keys.flatMap((key) => draft.field(key) ?? [])[0];
  if (field?.value.isList) draft.set(keys[0] ?? field.name, convertRubricItems(field.value, pen));
}

function convertType(field: Field, draft: Draft, { rewriter, all }: Pen): string {
  const type = field.value.text ?? '';
  const present = presentType(type, all);
  if (present === type) {
    const held = heldBackType(type);
    if (held !== undefined) rewriter.leave(field, `"${type}" is not changed: ${WHY_HELD[held]}`, WITH_ALL);
    return type;
  }
  const held = heldBackType(type);
  const effect = held === undefined ? '' : `: ${EFFECT[held]}`;
  draft.set('type', present);
  if (held === 'llm-grader' && !draft.has('max_steps') && !draft.has('maxSteps')) {
    const steps = { key: 'max_steps', source: '10' };
    rewriter.replaceAndAdd(field, present, steps, `type: ${type} → ${present}, max_steps: 10${effect}`);
    draft.set('max_steps', 10);
  } else if (present === 'tool-trajectory' && type.includes('_') && comparesArgs(draft)) {
    const added = { key: 'args_match', source: 'superset' };
    rewriter.replaceAndAdd(field, present, added, `type: ${type} → ${present}, args_match: superset`);
    draft.set('args_match', 'superset');
  } else {
    rewriter.replace(field, present, `type: ${type} → ${present}${effect}`);
  }
  return present;
}

/** Whether calls have arguments that are compared in the default way, which depends on the spelling of the type. */
function comparesArgs(draft: Draft): boolean {
  const isLed = (holder: Pick<Draft, 'has'>) => holder.has('args_match') || holder.has('argsMatch');
  if (draft.field('mode')?.value.text === 'any_order' || isLed(draft)) return false;
  const expected = draft.field('expected')?.value;
  const calls = expected?.isList ? expected.items().filter(({ isMap }) => isMap) : [];
  return calls.some((call) => call.field('args')?.value.isMap === true && !isLed(new Draft(call)));
}

const WITH_ALL = 'Use --all to convert it too.';
const WHY_HELD: Readonly<Record<string, string>> = {
  'code-grader':
    'as a code-grader, its script would get the answer as text instead of messages in "output", and any plain text that it prints would pass',
  'llm-grader': 'an llm-grader has no tools unless its target is an agent',
};
const EFFECT: Readonly<Record<string, string>> = {
  'code-grader': 'its script now gets the answer as text in "output", and any plain text that it prints passes',
  'llm-grader': 'it now has tools only if its target is an agent',
};

/** A script that is called `script` still gets messages under `output`, whatever the type is called. */
function convertScript(draft: Draft, type: string, pen: Pen): void {
  const script = draft.field('script');
  if (script === undefined || script.value.value === null) return;
  const command = draft.field('command');
  if (!pen.all && (command === undefined || command.value.value === null)) {
    pen.rewriter.leave(
      script,
      '"script" is not changed: as "command", its program would get the answer as text instead of messages in "output"',
      WITH_ALL,
    );
    return;
  }
  if (command !== undefined && command.value.value !== null) {
    pen.rewriter.leave(script, ignored('script', 'command'));
    return;
  }
  const effect = heldBackType(type) === undefined ? `: ${EFFECT['code-grader']}` : '';
  pen.rewriter.rename(script, { to: 'command', said: `${arrow('script', 'command')}${effect}`, empty: command });
  draft.delete('script');
  draft.set('command', script.value.value);
}

/** A number is the required mark, which has its own key now. */
function convertRequired(draft: Draft, { rewriter }: Pen): void {
  const required = draft.field('required');
  const mark = required?.value.value;
  if (required === undefined || typeof mark !== 'number' || !(mark > 0 && mark <= 1)) return;
  draft.set('required', true);
  const minScore = draft.field('min_score');
  if (minScore !== undefined && minScore.value.value !== null) {
    rewriter.replace(required, 'true', `required: ${mark} → true, because "min_score" has the mark`);
    return;
  }
  draft.set('min_score', mark);
  if (minScore !== undefined) rewriter.remove(minScore, '"min_score" without a value is removed');
  const added = { key: 'min_score', source: String(mark) };
  rewriter.replaceAndAdd(required, 'true', added, `required: ${mark} → required: true, min_score: ${mark}`);
}

/** A prompt that names a file says so. */
function convertPrompt(draft: Draft, pen: Pen): void {
  const prompt = draft.field('prompt');
  if (prompt === undefined) return;
  if (prompt.value.isMap) {
    const inner = new Draft(prompt.value);
    respell(inner, { script: 'command' }, pen);
    draft.set('prompt', inner.toMapping());
    return;
  }
  const { text } = prompt.value;
  if (text === undefined || !mayBePath(text) || !pen.isFile(text)) return;
  const path = `file://${text}`;
  draft.set('prompt', path);
  pen.rewriter.replace(prompt, path, `prompt: ${arrow(text, path)}`);
}

const mayBePath = (text: string): boolean =>
  text.trim() !== '' && text.length <= 1024 && !/[\r\n]|\{\{|^file:\/\//.test(text);

function convertMembers(draft: Draft, pen: Pen): void {
  const members = resolveName(draft, ['assertions', 'assert', 'evaluators'], pen);
  if (members !== undefined) draft.set('assertions', convertGraders(members.value, pen));
  const aggregator = draft.field('aggregator')?.value;
  if (aggregator === undefined || !aggregator.isMap) return;
  const inner = new Draft(aggregator);
  const type = aggregator.field('type');
  const text = type?.value.text;
  // The input of an aggregator does not depend on its type name.
  const present = text === undefined ? undefined : AGGREGATORS[canonicalName(text)];
  if (type !== undefined && text !== undefined && present !== undefined && present !== text) {
    pen.rewriter.replace(type, present, `aggregator type: ${text} → ${present}`);
    inner.set('type', present);
  }
  convertPrompt(inner, pen);
  draft.set('aggregator', inner.toMapping());
}

const AGGREGATORS: Readonly<Record<string, string | undefined>> = {
  'code-judge': 'code-grader',
  'code-grader': 'code-grader',
  'llm-judge': 'llm-grader',
  'llm-grader': 'llm-grader',
};

function convertCalls(draft: Draft, pen: Pen): void {
  const expected = draft.field('expected')?.value;
  if (expected === undefined || !expected.isList) return;
  const calls = expected.items().map((call) => {
    if (!call.isMap) return call.value;
    const inner = new Draft(call);
    respell(inner, { maxDurationMs: 'max_duration_ms', argsMatch: 'args_match' }, pen);
    return inner.toMapping();
  });
  draft.set('expected', calls);
}
