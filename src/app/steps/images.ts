import { basename } from 'node:path';
import type { Problem } from '../../model/errors.ts';
import { type ImagePart, imagesIn, type Message } from '../../model/run/message.ts';
import { findKind } from '../../model/suite/kind.ts';
import type { Test } from '../../model/suite/suite.ts';
import type { Target } from '../../model/suite/target.ts';
import { providers } from '../../run/providers/index.ts';
import { listed } from '../../shared/did-you-mean.ts';
import { cutEnd } from '../../shared/text.ts';

/** Problems with the images and files of a test: without them, the target would get a different question. */
export function imageProblems({ input, location }: Test, target: Target): readonly Problem[] {
  const kind = findKind(providers, target.provider);
  const types = kind?.images;
  if (types === 'any') return [];
  const words = [
    ...input.flatMap(ofOthers),
    ...imagesIn(input).flatMap((image) => whyNot(image, types ?? [])),
    ...(kind?.promptMode === 'agent' ? [] : input.flatMap(binaryFiles)),
  ];
  const name = cutEnd(target.name, 60);
  return words.map(({ message, hint }) => ({
    code: 'TARGET_INVALID',
    severity: 'error',
    message: `The target "${name}" (${target.provider}) cannot get this question: ${message}`,
    location,
    hint,
  }));
}

interface Words {
  readonly message: string;
  readonly hint: string;
}

function whyNot({ mediaType, absolutePath }: ImagePart, types: readonly string[]): Words[] {
  if (types.includes(mediaType)) return [];
  const image = absolutePath === undefined ? 'an image' : `"${cutEnd(basename(absolutePath), 60)}"`;
  return [
    types.length === 0
      ? { message: `it does not accept images, and ${image} is one`, hint: 'Use a target that accepts images.' }
      : { message: `${image} is ${mediaType}, and it only accepts ${listed(types)}`, hint: 'Convert the image.' },
  ];
}

/** Models read the text of files. A file with a zero byte has none. */
const binaryFiles = ({ content }: Message): Words[] =>
  (Array.isArray(content) ? content : []).flatMap((part) =>
    part.type === 'file' && part.text.includes('\0')
      ? [
          {
            message: `"${cutEnd(basename(part.absolutePath), 60)}" is not a text file`,
            hint: 'Convert the file to text, or use a coding agent or a program, which open files themselves.',
          },
        ]
      : [],
  );

/** Providers accept images only in messages of the user. */
const ofOthers = (message: Message): Words[] =>
  message.role === 'user' || imagesIn([message]).length === 0
    ? []
    : [
        {
          message: `an image is part of a message of the role "${message.role}"`,
          hint: 'Move the image to a message with the role "user".',
        },
      ];
