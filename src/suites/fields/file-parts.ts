import type { Problem } from '../../model/errors.ts';
import type { ContentPart } from '../../model/run/message.ts';
import { commonImageTypes } from '../../model/suite/image-formats.ts';
import type { Cursor } from '../../model/suite/source.ts';
import { imageTypeOf, type Reference, type References } from '../references/references.ts';
import { notSupportedYet } from './fields.ts';

/** Resolves the content of a part of type `file` or `image`. A missing file is an error. */
export function readFilePart(item: Cursor, references: References | undefined, problems: Problem[]): ContentPart[] {
  const type = item.field('type')?.text ?? 'file';
  if (references === undefined) {
    problems.push(notSupportedYet(`A part of type "${type}"`, item));
    return [];
  }
  const field = item.field('value');
  if (field === undefined) {
    const slip = ['path', 'file', 'source', 'text'].find((key) => item.field(key) !== undefined);
    const hint = slip && `Replace "${slip}" with "value".`;
    problems.push(item.missing('value', `A part of type "${type}" needs "value"`, 'the path of a file', hint));
    return [];
  }
  return type === 'image' ? imagePart(field, references, problems) : filePart(field, references, problems);
}

/** The files before the text of a test. */
export function readInputFiles(field: Cursor, references: References | undefined, problems: Problem[]): ContentPart[] {
  if (references === undefined) {
    problems.push(notSupportedYet('"input_files"', field));
    return [];
  }
  if (!field.isList) {
    const hint = field.text === undefined ? undefined : `Write input_files: [${JSON.stringify(field.text)}].`;
    problems.push(field.wrongType('input_files', 'a list of paths', hint));
    return [];
  }
  return field.items().flatMap((item) => filePart(item, references, problems));
}

/** An image is sent as an image under any key: as text, it would be noise. */
function filePart(field: Cursor, references: References, problems: Problem[]): ContentPart[] {
  const isImage = commonImageTypes.includes(imageTypeOf(field.text ?? '') ?? '');
  return isImage ? imagePart(field, references, problems) : textFilePart(field, references, problems);
}

function textFilePart(field: Cursor, references: References, problems: Problem[]): ContentPart[] {
  const path = readPath(field, problems);
  const file = path === undefined ? undefined : settled(references.text(path), field, problems);
  if (file === undefined) return [];
  const { path: shown, absolutePath, text, isGuideline } = file;
  return [{ type: 'file', path: shown, absolutePath, text, isGuideline: isGuideline || undefined }];
}

function imagePart(field: Cursor, references: References, problems: Problem[]): ContentPart[] {
  const path = readPath(field, problems);
  const image = path === undefined ? undefined : settled(references.image(path), field, problems);
  if (image === undefined) return [];
  const { mediaType, dataUri, absolutePath } = image;
  return [{ type: 'image', mediaType, dataUri, absolutePath }];
}

function readPath(field: Cursor, problems: Problem[]): string | undefined {
  if (field.text !== undefined && field.text.trim() !== '') return field.text;
  problems.push(field.wrongType('value', 'the path of a file'));
  return undefined;
}

/** The files found; others are problems: without a file, the question would be another one. */
function settled<Found>(reference: Reference<Found>, field: Cursor, problems: Problem[]): Found | undefined {
  if (reference.kind === 'found') return reference;
  if (reference.kind === 'unread') return undefined;
  const { code, message, ...more } = reference.complaint;
  problems.push(field.error(code, message, more));
  return undefined;
}
