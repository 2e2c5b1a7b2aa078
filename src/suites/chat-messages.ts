import * as z from 'zod';
import {
  type Content,
  type ContentPart,
  commonImageTypes,
  type Message,
  partsIn,
  roles,
  type ToolCall,
} from '../model/run/message.ts';
import { isBlank } from '../model/text/text.ts';
import { anyObject, block, field, needed, optionalPart, part, text } from './block.ts';
import { imageTypeOf, type References } from './references/references.ts';
import type { Cursor } from './yaml/cursor.ts';

const MESSAGE = block(
  {
    of: 'a message',
    required: ['content'],
    meant: { text: 'content', value: 'content' },
    more: { anyOf: [{ required: ['content'] }, { required: ['tool_calls'] }] },
  },
  () => ({
    role: needed(z.enum(roles), 'Who speaks.', `one of ${roles.join(', ')}`),
    content: optionalPart('content', 'The content: text, one object (shown as JSON), or a list of parts.'),
    tool_calls: field(
      z.array(
        z.looseObject({
          tool: needed(text, 'The name of the tool that is called.'),
          input: field(z.unknown(), 'The input of the tool.'),
          output: field(z.unknown(), 'The output of the tool.'),
          id: field(text, 'The id of the call, as the provider gave it.'),
          status: field(text, 'How the call ended, such as "ok" or "error".'),
        }),
      ),
      'The tools that are called with this message.',
    ),
    name: field(text, 'The name of the speaker.'),
    metadata: field(anyObject, 'Data of your own about the message.'),
  }),
);

/** Messages and their parts, as editors know them. */
export const messageDefinitions = () => ({
  input: z.union([text, part('message'), anyObject.meta({ not: { required: ['role'] } }), z.array(part('message'))]),
  expected: z.union([text, part('message'), anyObject.meta({ not: { required: ['role'] } }), z.array(z.unknown())]),
  message: MESSAGE.schema,
  content: z.union([text, anyObject, z.array(part('part'))]),
  part: z.union([
    text,
    z.looseObject({
      type: field(
        text,
        'The type of the part: "text", "file", "image", or another word for data that graders read.',
      ).meta({ anyOf: [{ enum: ['text', 'file', 'image'] }, { type: 'string' }] }),
      value: field(z.unknown(), 'The text itself, or the path of the file or image.'),
    }),
  ]),
});

const AS_TEXT = 'Put quotes around it to make it text.';

/** The messages of a test's or a suite's input. Invalid messages are reported. */
export function readInput(field: Cursor, references: References): Message[] {
  warnOfRoleMarkers(field);
  if (field.text !== undefined) return [{ role: 'user', content: field.text }];
  if (field.isList) return field.items().flatMap((item) => readMessage(item, references));
  if (field.isMap && field.key('role') !== undefined) return readMessage(field, references);
  if (field.isMap) return [{ role: 'user', content: { structured: field.value } }];
  field.addWrongType('text, a mapping, or a list of messages', AS_TEXT);
  return [];
}

export function readExpected(field: Cursor, references: References): Message[] {
  if (field.text !== undefined) return [{ role: 'assistant', content: field.text }];
  if (field.isMap && field.key('role') !== undefined) return readMessage(field, references);
  const items = field.items();
  if (items[0]?.key('role') !== undefined) return items.flatMap((item) => readMessage(item, references));
  if (field.isMap || field.isList) return [{ role: 'assistant', content: { structured: field.value } }];
  field.addWarning('UNUSED', `"${field.name}" is a ${typeof field.value} and is ignored`, {
    expected: 'text, a mapping or a list',
    found: field.found,
    hint: 'Put quotes around it to compare with it as text.',
  });
  return [];
}

/** Whether a message of an expected answer has anything to compare with. */
export function saysSomething({ content, toolCalls = [] }: Message): boolean {
  if (toolCalls.length > 0) return true;
  if (!Array.isArray(content)) return !isEmpty(content);
  return content.some((part) => part.type !== 'text' || !isEmpty(part.value));
}

const isEmpty = (value: unknown): boolean =>
  value === undefined ||
  value === null ||
  (typeof value === 'string' && isBlank(value)) ||
  (typeof value === 'object' && Object.values(value).every(isEmpty));

export function pathsOf(messages: readonly Message[]): string[] {
  const files = partsIn(messages).filter((part) => part.type === 'file' || part.type === 'image');
  return [...new Set(files.flatMap(({ absolutePath }) => absolutePath ?? []))];
}

function readMessage(item: Cursor, references: References): Message[] {
  if (!item.isMap) {
    const details = { expected: '{ role: user, content: "…" }', found: item.found };
    item.addError('WRONG_TYPE', 'A message must be a mapping', details);
    return [];
  }
  MESSAGE.open(item);
  const { role, name, metadata } = MESSAGE.values(item, 'role', 'name', 'metadata');
  const content = readContent(item.field('content'), references);
  const calls = item.field('tool_calls');
  if (calls !== undefined && !calls.isList) calls.addWrongType('a list of tool calls');
  const read = (calls?.items() ?? []).flatMap((call): ToolCall[] => {
    const tool = call.field('tool');
    if (tool?.text !== undefined) {
      const [id, status] = [call.field('id')?.text, call.field('status')?.text];
      return [{ tool: tool.text, input: call.key('input')?.value, output: call.key('output')?.value, id, status }];
    }
    if (tool === undefined) call.addMissing('tool', 'A tool call needs "tool"', 'the name of a tool');
    tool?.addWrongType('the name of a tool');
    return [];
  });
  const toolCalls = read.length > 0 ? read : undefined;
  if (item.field('content') === undefined && toolCalls === undefined) {
    item.addMissing('content', 'A message needs "content" or "tool_calls"', 'text, a mapping, or a list of parts');
  }
  return role === undefined ? [] : [{ role, name, content, toolCalls, metadata }];
}

function readContent(field: Cursor | undefined, references: References): Content | undefined {
  if (field === undefined) return undefined;
  warnOfRoleMarkers(field);
  if (field.text !== undefined) return field.text;
  if (field.isList) return field.items().flatMap((item) => readPart(item, references));
  if (field.isMap) return { structured: field.value };
  return field.addWrongType('text, a mapping, or a list of parts', AS_TEXT);
}

function readPart(item: Cursor, references: References): ContentPart[] {
  const field = item.field('value');
  warnOfRoleMarkers(item.isMap ? field : item);
  if (item.text !== undefined) return item.text === '' ? [] : [{ type: 'text', value: item.text }];
  if (!item.isMap) {
    item.addWrongType('text or a mapping with "type" and "value"', undefined, 'content');
    return [];
  }
  const type = item.field('type')?.value;
  if (type !== 'text' && type !== 'file' && type !== 'image') {
    return [{ type: 'data', value: item.value as Record<string, unknown> }];
  }
  if (field === undefined) {
    item.addMissing('value', `A part of type "${type}" needs "value"`, type === 'text' ? 'text' : 'the path of a file');
    return [];
  }
  if (type === 'image') return readImage(field, references);
  if (type === 'file') return readFile(field, references);
  if (field.text !== undefined) return [{ type: 'text', value: field.text }];
  field.addWrongType('text', AS_TEXT);
  return [];
}

export function readInputFiles(field: Cursor, references: References): ContentPart[] {
  if (field.isList) return field.items().flatMap((item) => readFile(item, references));
  field.addWrongType('a list of paths');
  return [];
}

/** An image is sent as an image under any key: as text, it would be noise. A missing file is an error. */
function readFile(field: Cursor, references: References): ContentPart[] {
  if (commonImageTypes.includes(imageTypeOf(field.text ?? '') ?? '')) return readImage(field, references);
  const value = readPath(field);
  const file = value === undefined ? undefined : references.found(references.text(value), field);
  if (file === undefined) return [];
  const { path, absolutePath, text, isGuideline } = file;
  return [{ type: 'file', path, absolutePath, text, isGuideline }];
}

function readImage(field: Cursor, references: References): ContentPart[] {
  const path = readPath(field);
  const image = path === undefined ? undefined : references.found(references.image(path), field);
  if (image === undefined) return [];
  const { mediaType, dataUri, absolutePath } = image;
  return [{ type: 'image', mediaType, dataUri, absolutePath }];
}

const readPath = (field: Cursor): string | undefined =>
  field.text?.trim() ? field.text : field.addWrongType('the path of a file', undefined, 'value');

/** Lines that mark messages in a prompt; the same line in a text would be mistaken for one. */
const ROLE_MARKER = /^@\[(?:System|User|Assistant|Tool)\]:/m;

function warnOfRoleMarkers(field: Cursor | undefined): void {
  const [marker] = ROLE_MARKER.exec(field?.text ?? '') ?? [];
  if (marker === undefined) return;
  field?.addWarning('WRONG_TYPE', `The text contains "${marker}", which marks the messages of a prompt`, {
    expected: 'a list with one message for each role',
    hint: 'Write [{ role: system, content: … }, { role: user, content: … }].',
  });
}
