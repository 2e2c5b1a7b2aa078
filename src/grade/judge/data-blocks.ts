import { createHash } from 'node:crypto';

/** A piece of the material, with the name that instructions call it by. */
export interface Block {
  readonly name: string;
  readonly text: string;
}

/**
 * Texts as data blocks for a prompt: each between two lines with a key. The key is derived from the texts themselves,
 * so none of them can contain it, and the same texts always get the same key.
 */
export function dataBlocks(blocks: readonly Block[]): { readonly key: string; readonly text: string } {
  const key = keyFor(blocks);
  const texts = blocks.map(({ name, text }) => `<<<BEGIN ${name} ${key}>>>\n${text}\n<<<END ${name} ${key}>>>`);
  return { key, text: texts.join('\n\n') };
}

/** A text with its own hash is practically impossible; if it happens, the next hash is used. */
function keyFor(blocks: readonly Block[]): string {
  let key = hashOf(JSON.stringify(blocks.map(({ name, text }) => [name, text])));
  while (blocks.some(({ text }) => text.includes(key))) key = hashOf(key);
  return key;
}

const KEY_LENGTH = 32;

const hashOf = (text: string): string => createHash('sha256').update(text).digest('hex').slice(0, KEY_LENGTH);
