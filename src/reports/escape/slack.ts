import { inOneLine } from './invisible.ts';
import { readable } from './readable.ts';

/** Foreign text in a message of Slack: without `<`, nothing is a mention, or a link with another name. */
export const slackText = (text: string): string =>
  inOneLine(readable(text)).replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
