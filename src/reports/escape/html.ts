import { readable } from './readable.ts';

/** A text inside an element or a quoted attribute of HTML. */
export const htmlText = (text: string): string =>
  readable(text).replaceAll(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);

/** JSON inside a script element, which would end at the first `</script`. */
export const jsonInScript = (json: string): string => json.replaceAll('<', String.raw`\u003c`);
