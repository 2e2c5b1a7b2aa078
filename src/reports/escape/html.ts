import { showInvisible, withoutAnsi } from './invisible.ts';

/** A text inside an element or a quoted attribute of HTML. */
export const htmlText = (text: string): string =>
  readable(text).replaceAll(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);

/** JSON inside a script element, which would end at the first `</script`. */
export const jsonInScript = (json: string): string => json.replaceAll('<', String.raw`\u003c`);

/** The text with everything shown that a browser would hide: controls, bidirectional marks, zero-width characters. */
export const readable = (text: string): string => showInvisible(withoutAnsi(text));

/** A value as JSON whose texts are readable. */
export const readableJson = (value: unknown): string =>
  JSON.stringify(value, (_, item: unknown) => (typeof item === 'string' ? readable(item) : item));
