import * as z from 'zod';
import { roles } from '../../src/model/run/message.ts';
import { anyObject, field, needed, optionalPart, part, text } from './fields.ts';

const toolCall = z.looseObject({
  tool: needed(text, 'The name of the tool that is called.'),
  input: field(z.unknown(), 'The input of the tool.'),
  output: field(z.unknown(), 'The output of the tool.'),
  id: field(text, 'The id of the call, as the provider gave it.'),
  status: field(text, 'How the call ended, such as "ok" or "error".'),
});

const message = z.strictObject({
  role: needed(z.enum(roles), 'Who speaks.'),
  content: optionalPart('content', 'The content: text, one object (shown as JSON), or a list of parts.'),
  tool_calls: field(z.array(toolCall), 'The tools that are called with this message.'),
  name: field(text, 'The name of the speaker.'),
  metadata: field(anyObject, 'Data of your own about the message.'),
});

const contentPart = z.union([
  text,
  z.looseObject({
    type: field(
      text,
      'The type of the part: "text", "file", "image", or another word for data that graders read.',
    ).meta({
      anyOf: [{ enum: ['text', 'file', 'image'] }, { type: 'string' }],
    }),
    value: field(z.unknown(), 'The text itself, or the path of the file or image.'),
  }),
]);

const onlyData = anyObject.meta({ not: { required: ['role'] } });

/** Messages and their parts. */
export const messageDefinitions = {
  input: z.union([text, part('message'), onlyData, z.array(part('message'))]),
  expected: z.union([text, part('message'), onlyData, z.array(z.unknown())]),
  message: message.meta({ anyOf: [{ required: ['content'] }, { required: ['tool_calls'] }] }),
  content: z.union([text, anyObject, z.array(part('part'))]),
  part: contentPart,
};
