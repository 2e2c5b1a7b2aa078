import type { Problem } from '../../model/errors.ts';
import type { Content, ContentPart, Message, ToolCall } from '../../model/run/message.ts';
import { roles } from '../../model/run/message.ts';
import type { Cursor } from '../../model/suite/source.ts';
import { readKeys } from '../blocks/block.ts';
import { MESSAGE } from '../blocks/messages.ts';
import type { References } from '../references/references.ts';
import { checkFields } from './fields.ts';
import { readFilePart } from './file-parts.ts';

/** The messages of a test's or a suite's input. Invalid messages are problems. */
export function readInput(field: Cursor, problems: Problem[], name = 'input', references?: References): Message[] {
  warnOfRoleMarkers(field, problems);
  if (field.text !== undefined) return [{ role: 'user', content: field.text }];
  if (field.isList) return field.items().flatMap((item) => readMessage(item, problems, references));
  if (field.isMap && field.key('role') !== undefined) return readMessage(field, problems, references);
  if (field.isMap) return [{ role: 'user', content: { structured: field.value } }];
  problems.push(
    field.wrongType(name, 'text, a mapping, or a list of messages', 'Put quotes around it to make it text.'),
  );
  return [];
}

/** The messages of an expected answer. */
export function readExpected(
  field: Cursor,
  problems: Problem[],
  name = 'expected_output',
  references?: References,
): Message[] {
  if (field.text !== undefined) return [{ role: 'assistant', content: field.text }];
  if (field.isMap && field.key('role') !== undefined) return readMessage(field, problems, references);
  if (field.isMap) return [{ role: 'assistant', content: { structured: field.value } }];
  const [first] = field.items();
  if (first?.key('role') !== undefined) return field.items().flatMap((item) => readMessage(item, problems, references));
  if (field.isList) return [{ role: 'assistant', content: { structured: field.value } }];
  problems.push(
    field.warning('UNUSED', `"${name}" is a ${typeof field.value} and is ignored`, {
      expected: 'text, a mapping or a list',
      found: field.found,
      hint: 'Put quotes around it to compare with it as text.',
    }),
  );
  return [];
}

/** Whether a message of an expected answer has anything to compare with. */
export function saysSomething({ content, toolCalls = [] }: Message): boolean {
  if (toolCalls.length > 0) return true;
  if (!Array.isArray(content)) return !isBlank(content);
  return content.some((part) => part.type !== 'text' || !isBlank(part.value));
}

const isBlank = (value: unknown): boolean =>
  value === undefined ||
  value === null ||
  (typeof value === 'string' && value.trim() === '') ||
  (typeof value === 'object' && Object.values(value).every(isBlank));

function readMessage(item: Cursor, problems: Problem[], references: References | undefined): Message[] {
  if (!item.isMap) {
    problems.push(
      item.error('WRONG_TYPE', 'A message must be a mapping', {
        expected: '"role" and "content"',
        found: item.found,
        hint: item.text === undefined ? undefined : 'Write { role: user, content: "…" }.',
      }),
    );
    return [];
  }
  checkFields(item, MESSAGE, problems);
  const { role, name, metadata } = readKeys(item, MESSAGE, ['role', 'name', 'metadata'], problems);
  const content = readContent(item.field('content'), problems, references);
  const toolCalls = readToolCalls(item.field('tool_calls'), problems);
  if (item.field('role') === undefined) {
    problems.push(item.missing('role', 'A message needs a "role"', `one of ${roles.join(', ')}`));
  }
  if (item.field('content') === undefined && toolCalls === undefined) {
    problems.push(
      item.missing('content', 'A message needs "content" or "tool_calls"', 'text, a mapping, or a list of parts'),
    );
  }
  if (role === undefined) return [];
  return [
    {
      role,
      name,
      content,
      toolCalls,
      metadata,
    },
  ];
}

function readContent(
  field: Cursor | undefined,
  problems: Problem[],
  references: References | undefined,
): Content | undefined {
  if (field === undefined) return undefined;
  warnOfRoleMarkers(field, problems);
  if (field.text !== undefined) return field.text;
  if (field.isList) return field.items().flatMap((item) => readPart(item, problems, references));
  if (field.isMap) return { structured: field.value };
  problems.push(
    field.wrongType('content', 'text, a mapping, or a list of parts', 'Put quotes around it to make it text.'),
  );
  return undefined;
}

function readPart(item: Cursor, problems: Problem[], references: References | undefined): ContentPart[] {
  warnOfRoleMarkers(item.isMap ? item.field('value') : item, problems);
  if (item.text !== undefined) return item.text === '' ? [] : [{ type: 'text', value: item.text }];
  if (!item.isMap) {
    problems.push(item.wrongType('content', 'text or a mapping with "type" and "value"'));
    return [];
  }
  const type = item.field('type')?.value;
  if (type === 'file' || type === 'image') return readFilePart(item, references, problems);
  if (type !== 'text') return [{ type: 'data', value: item.value as Record<string, unknown> }];
  const field = item.field('value');
  if (field?.text !== undefined) return [{ type: 'text', value: field.text }];
  problems.push(
    field === undefined
      ? item.missing('value', 'A text part needs "value"', 'text', textKeyAdvice(item))
      : field.wrongType('value', 'text', 'Put quotes around it to make it text.'),
  );
  return [];
}

/** Lines that mark messages in a prompt; the same line in a text would be mistaken for one. */
const ROLE_MARKER = /^@\[(?:System|User|Assistant|Tool)\]:/m;

function warnOfRoleMarkers(field: Cursor | undefined, problems: Problem[]): void {
  const [marker] = ROLE_MARKER.exec(field?.text ?? '') ?? [];
  if (field === undefined || marker === undefined) return;
  problems.push(
    field.warning('WRONG_TYPE', `The text contains "${marker}", which marks the messages of a prompt`, {
      expected: 'a list with one message for each role',
      hint: 'Write [{ role: system, content: … }, { role: user, content: … }].',
    }),
  );
}

const textKeyAdvice = (item: Cursor): string | undefined =>
  item.field('text') === undefined ? undefined : 'Replace "text" with "value".';

function readToolCalls(field: Cursor | undefined, problems: Problem[]): ToolCall[] | undefined {
  if (field === undefined) return undefined;
  if (!field.isList) problems.push(field.wrongType('tool_calls', 'a list of tool calls'));
  const calls = field.items().flatMap((item) => readToolCall(item, problems) ?? []);
  return calls.length > 0 ? calls : undefined;
}

function readToolCall(item: Cursor, problems: Problem[]): ToolCall | undefined {
  const tool = item.field('tool');
  if (tool?.text === undefined) {
    problems.push(
      tool === undefined
        ? item.missing('tool', 'A tool call needs "tool"', 'the name of a tool')
        : tool.wrongType('tool', 'the name of a tool'),
    );
    return undefined;
  }
  const id = item.field('id')?.text;
  const status = item.field('status')?.text;
  return {
    tool: tool.text,
    input: item.key('input')?.value,
    output: item.key('output')?.value,
    id,
    status,
  };
}
