import type { Problem } from '../model/errors.ts';
import type { Content, ContentPart, Message, ToolCall } from '../model/message.ts';
import { roles } from '../model/message.ts';
import type { Cursor } from '../model/source.ts';
import { notSupportedYet } from './fields.ts';

/** The messages that a test (or a suite) puts in (suite-format.md §8.3). What is not a message is a problem, not a gap. */
export function readInput(field: Cursor, problems: Problem[]): Message[] {
  if (field.text !== undefined) return [{ role: 'user', content: field.text }];
  if (field.isList) return field.items().flatMap((item) => readMessage(item, problems));
  if (field.isMap && field.field('role') !== undefined) return readMessage(field, problems);
  if (field.isMap) return [{ role: 'user', content: { structured: field.value } }];
  problems.push(
    field.wrongType('input', 'text, a mapping, or a list of messages', 'Put quotes around it to make it text.'),
  );
  return [];
}

/** The messages that a good answer would be (suite-format.md §8.4). */
export function readExpected(field: Cursor, problems: Problem[]): Message[] {
  if (field.text !== undefined) return [{ role: 'assistant', content: field.text }];
  if (field.isMap && field.field('role') !== undefined) return readMessage(field, problems);
  if (field.isMap) return [{ role: 'assistant', content: { structured: field.value } }];
  const [first] = field.items();
  if (first?.field('role') !== undefined) return field.items().flatMap((item) => readMessage(item, problems));
  if (field.isList) return [{ role: 'assistant', content: { structured: field.value } }];
  problems.push(
    field.warning('UNUSED', `"expected_output" is a ${typeof field.value} and is ignored`, {
      expected: 'text, a mapping or a list',
      hint: 'Put quotes around it to compare with it as text.',
    }),
  );
  return [];
}

function readMessage(item: Cursor, problems: Problem[]): Message[] {
  if (!item.isMap) {
    problems.push(item.wrongType('message', 'a mapping with "role" and "content"'));
    return [];
  }
  const roleField = item.field('role');
  const role = roles.find((known) => known === roleField?.value);
  if (role === undefined) {
    problems.push(
      (roleField ?? item).error('WRONG_TYPE', 'A message needs a role', {
        expected: roles.join(', '),
        found: roleField === undefined ? 'no "role"' : String(roleField.value),
      }),
    );
    return [];
  }
  const content = readContent(item.field('content'), problems);
  const toolCalls = readToolCalls(item.field('tool_calls'), problems);
  if (content === undefined && toolCalls === undefined) {
    problems.push(item.error('MISSING_FIELD', 'A message needs "content" or "tool_calls"'));
    return [];
  }
  const name = item.field('name')?.text;
  return [
    {
      role,
      ...(name !== undefined && { name }),
      ...(content !== undefined && { content }),
      ...(toolCalls && { toolCalls }),
    },
  ];
}

function readContent(field: Cursor | undefined, problems: Problem[]): Content | undefined {
  if (field === undefined) return undefined;
  if (field.text !== undefined) return field.text;
  if (field.isList) return field.items().flatMap((item) => readPart(item, problems));
  if (field.isMap) return { structured: field.value };
  problems.push(
    field.wrongType('content', 'text, a mapping, or a list of parts', 'Put quotes around it to make it text.'),
  );
  return undefined;
}

function readPart(item: Cursor, problems: Problem[]): ContentPart[] {
  if (item.text !== undefined) return item.text === '' ? [] : [{ type: 'text', value: item.text }];
  if (!item.isMap) {
    problems.push(item.wrongType('content', 'text or a mapping with "type" and "value"'));
    return [];
  }
  const type = item.field('type')?.value;
  if (type === 'file' || type === 'image') {
    problems.push(notSupportedYet(`A part of type "${type}"`, item));
    return [];
  }
  if (type !== 'text') return [{ type: 'data', value: item.value as Record<string, unknown> }];
  const value = item.field('value')?.text;
  if (value !== undefined) return [{ type: 'text', value }];
  problems.push(
    item.error('MISSING_FIELD', 'A text part needs "value"', {
      hint: item.field('text') === undefined ? 'Write value: "…".' : 'Write "value" where "text" stands.',
    }),
  );
  return [];
}

function readToolCalls(field: Cursor | undefined, problems: Problem[]): ToolCall[] | undefined {
  if (field === undefined) return undefined;
  const calls = field.items().flatMap((item): ToolCall[] => {
    const tool = item.field('tool')?.text;
    if (tool === undefined) {
      problems.push(item.error('MISSING_FIELD', 'A tool call needs "tool", the name of what is called'));
      return [];
    }
    return [{ tool, input: item.field('input')?.value, output: item.field('output')?.value }];
  });
  if (!field.isList) problems.push(field.wrongType('tool_calls', 'a list'));
  return calls.length > 0 ? calls : undefined;
}
