import { canonicalName } from '../../model/suite/kind.ts';
import {
  arrow,
  type Draft,
  draftOf,
  ignored,
  mappingOf,
  resolveName,
  respell,
} from '../../shared/yaml/yaml-renames.ts';
import type { Field, Spot } from '../../shared/yaml/yaml-tree.ts';
import { heldBackType, oldKeysOf, presentType } from './grader-names.ts';
import type { Pen } from './pen.ts';
import { convertRubricItems } from './rubrics.ts';

/** A list of graders with the present names of their types and keys. What is no grader stays as it is. */
export function convertGraders(list: Spot, pen: Pen): unknown {
  return list.isList ? list.items().map((item) => convertGrader(item, pen)) : list.value;
}

function convertGrader(item: Spot, pen: Pen): unknown {
  const type = item.field('type');
  if (!item.isMap || type?.value.text === undefined) return item.value;
  const draft = draftOf(item);
  const present = convertType(type, draft, pen);
  convertRequired(item, draft, pen);
  const isRubric = canonicalName(type.value.text) === 'rubric';
  if (isRubric) respell(item, draft, { rubrics: 'criteria' }, pen);
  respell(item, draft, oldKeysOf(present), pen);
  for (const key of ITEM_KEYS[present] ?? []) convertItems(item, isRubric ? [key, 'rubrics'] : [key], draft, pen);
  if (present === 'code-grader') convertScript(item, type.value.text, draft, pen);
  if (present === 'llm-grader' || heldBackType(present) === 'llm-grader') convertPrompt(item, draft, pen);
  if (present === 'composite') convertMembers(item, draft, pen);
  if (present === 'tool-trajectory') convertCalls(item, draft, pen);
  return mappingOf(draft);
}

const ITEM_KEYS: Readonly<Record<string, readonly string[]>> = {
  rubrics: ['criteria'],
  'llm-grader': ['rubrics'],
  agent_judge: ['rubrics'],
  'agent-judge': ['rubrics'],
};

function convertItems(item: Spot, keys: readonly string[], draft: Draft, pen: Pen): void {
  const field = keys.flatMap((key) => item.field(key) ?? [])[0];
  if (field?.value.isList) draft.set(keys[0] ?? field.name, convertRubricItems(field.value, pen));
}

function convertType(field: Field, draft: Draft, { rewriter, all }: Pen): string {
  const type = field.value.text ?? '';
  const present = presentType(type, all);
  if (present === type) {
    const held = heldBackType(type);
    if (held !== undefined) rewriter.leave(field, `"${type}" stays as it is: ${WHY_HELD[held]}`, WITH_ALL);
    return type;
  }
  const held = heldBackType(type);
  const effect = held === undefined ? '' : `: ${EFFECT[held]}`;
  draft.set('type', present);
  if (held === 'llm-grader' && !draft.has('max_steps') && !draft.has('maxSteps')) {
    const steps = { key: 'max_steps', source: '10' };
    rewriter.replaceAndAdd(field, present, steps, `type: ${type} → ${present}, max_steps: 10${effect}`);
    draft.set('max_steps', 10);
  } else {
    rewriter.replace(field, present, `type: ${type} → ${present}${effect}`);
  }
  return present;
}

const WITH_ALL = '--all converts it too.';
const WHY_HELD: Readonly<Record<string, string>> = {
  'code-grader':
    'as a code-grader its script would get the answer as text under "output", no longer as messages, and any plain text that it prints would pass',
  'llm-grader': 'an llm-grader has no tools of its own unless its target is an agent',
};
const EFFECT: Readonly<Record<string, string>> = {
  'code-grader': 'its script now gets the answer as text under "output", and any plain text that it prints passes',
  'llm-grader': 'it now has tools only if its target is an agent',
};

/** A script that is called `script` still gets messages under `output`, whatever the type is called. */
function convertScript(item: Spot, type: string, draft: Draft, pen: Pen): void {
  const script = item.field('script');
  if (script === undefined || script.value.value === null) return;
  const command = item.field('command');
  if (!pen.all && (command === undefined || command.value.value === null)) {
    pen.rewriter.leave(
      script,
      '"script" stays as it is: under "command" it would get the answer as text under "output", no longer as messages',
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

/** A number says the mark that is required; that has a key of its own now. */
function convertRequired(item: Spot, draft: Draft, { rewriter }: Pen): void {
  const required = item.field('required');
  const mark = required?.value.value;
  if (required === undefined || typeof mark !== 'number' || !(mark > 0 && mark <= 1)) return;
  draft.set('required', true);
  const minScore = item.field('min_score');
  if (minScore !== undefined && minScore.value.value !== null) {
    rewriter.replace(required, 'true', `required: ${mark} → true, as "min_score" says the mark`);
    return;
  }
  draft.set('min_score', mark);
  if (minScore !== undefined) rewriter.remove(minScore, '"min_score" without a value is taken out');
  const added = { key: 'min_score', source: String(mark) };
  rewriter.replaceAndAdd(required, 'true', added, `required: ${mark} → required: true, min_score: ${mark}`);
}

/** A prompt that names a file says so. */
function convertPrompt(item: Spot, draft: Draft, pen: Pen): void {
  const prompt = item.field('prompt');
  if (prompt === undefined) return;
  if (prompt.value.isMap) {
    const inner = draftOf(prompt.value);
    respell(prompt.value, inner, { script: 'command' }, pen);
    draft.set('prompt', mappingOf(inner));
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

function convertMembers(item: Spot, draft: Draft, pen: Pen): void {
  const members = resolveName(item, draft, ['assertions', 'assert', 'evaluators'], pen);
  if (members !== undefined) draft.set('assertions', convertGraders(members.value, pen));
  const aggregator = item.field('aggregator')?.value;
  if (aggregator === undefined || !aggregator.isMap) return;
  const inner = draftOf(aggregator);
  const type = aggregator.field('type');
  const text = type?.value.text;
  // What an aggregator gets to read does not depend on how it is called.
  const present = text === undefined ? undefined : AGGREGATORS[canonicalName(text)];
  if (type !== undefined && text !== undefined && present !== undefined && present !== text) {
    pen.rewriter.replace(type, present, `aggregator type: ${text} → ${present}`);
    inner.set('type', present);
  }
  convertPrompt(aggregator, inner, pen);
  draft.set('aggregator', mappingOf(inner));
}

const AGGREGATORS: Readonly<Record<string, string | undefined>> = {
  'code-judge': 'code-grader',
  'code-grader': 'code-grader',
  'llm-judge': 'llm-grader',
  'llm-grader': 'llm-grader',
};

function convertCalls(item: Spot, draft: Draft, pen: Pen): void {
  const expected = item.field('expected')?.value;
  if (expected === undefined || !expected.isList) return;
  const calls = expected.items().map((call) => {
    if (!call.isMap) return call.value;
    const inner = draftOf(call);
    respell(call, inner, { maxDurationMs: 'max_duration_ms', argsMatch: 'args_match' }, pen);
    return mappingOf(inner);
  });
  draft.set('expected', calls);
}
