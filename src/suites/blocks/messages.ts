import * as z from 'zod';
import { roles } from '../../model/run/message.ts';
import { anyObject, block, field, needed, optionalPart, part, text } from './block.ts';

const toolCall = () =>
  z.looseObject({
    tool: needed(text, 'The name of the tool that is called.'),
    input: field(z.unknown(), 'The input of the tool.'),
    output: field(z.unknown(), 'The output of the tool.'),
    id: field(text, 'The id of the call, as the provider gave it.'),
    status: field(text, 'How the call ended, such as "ok" or "error".'),
  });

export const MESSAGE = block(
  {
    of: 'a message',
    required: ['role', 'content'],
    meant: { text: 'content', value: 'content' },
    more: { anyOf: [{ required: ['content'] }, { required: ['tool_calls'] }] },
  },
  () => ({
    role: needed(z.enum(roles), 'Who speaks.', `one of ${roles.join(', ')}`),
    content: optionalPart('content', 'The content: text, one object (shown as JSON), or a list of parts.'),
    tool_calls: field(z.array(toolCall()), 'The tools that are called with this message.'),
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
