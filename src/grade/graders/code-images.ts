import { join } from 'node:path';
import type { Files } from '../../model/ports/files.ts';
import { messageOnWire } from '../../model/ports/wire.ts';
import type { Message } from '../../model/run/message.ts';

/** Data URI → the file that holds the picture. */
export type ImageFiles = ReadonlyMap<string, string>;

export const imagesOf = (messages: readonly Message[]): readonly string[] => [
  ...new Set(messages.flatMap((message) => partsOf(message).flatMap((part) => pictureOf(part)?.source ?? []))),
];

/** Writes each image to a separate file: scripts get a path instead of megabytes of text. */
export async function writeImages(
  images: readonly string[],
  folder: string,
  files: Pick<Files, 'writeBytes'>,
): Promise<ImageFiles> {
  const written = new Map<string, string>();
  for (const [index, uri] of images.entries()) {
    const [, subtype = 'bin', data = ''] = PICTURE.exec(uri) ?? [];
    const path = join(folder, `image-${index}.${subtype === 'svg+xml' ? 'svg' : subtype}`);
    await files.writeBytes(path, Buffer.from(data, 'base64'));
    written.set(uri, path);
  }
  return written;
}

/** A message as scripts read it, with the files of its pictures in the place of the data. */
export function messageWithImages(message: Message, images: ImageFiles): Record<string, unknown> {
  const wire = messageOnWire(message);
  const { content } = wire;
  if (!Array.isArray(content)) return wire;
  return { ...wire, content: content.map((part) => withFile(part, images)) };
}

function withFile(part: unknown, images: ImageFiles): unknown {
  const picture = pictureOf(part);
  const path = picture && images.get(picture.source);
  return path === undefined ? part : { type: 'image', media_type: picture?.mediaType, path };
}

const PICTURE = /^data:image\/([a-z0-9.+-]{1,20});base64,([A-Za-z0-9+/=\s]*)$/;

function partsOf(message: Message): readonly unknown[] {
  const { content } = messageOnWire(message);
  return Array.isArray(content) ? content : [];
}

function pictureOf(part: unknown): { readonly mediaType: string; readonly source: string } | undefined {
  if (typeof part !== 'object' || part === null || !('type' in part) || part.type !== 'image') return undefined;
  if (!('source' in part) || typeof part.source !== 'string') return undefined;
  const [, subtype] = PICTURE.exec(part.source) ?? [];
  return subtype === undefined ? undefined : { mediaType: `image/${subtype}`, source: part.source };
}
