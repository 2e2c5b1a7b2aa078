import { dropInvisible, withoutAnsi } from './invisible.ts';

/**
 * Foreign text as it may be printed to a log. The runner takes `::name` at the beginning of a line, white space
 * before it or not, and `##[name]` anywhere for a command; and it ends lines at a carriage return, too. Nothing
 * that is left can be one.
 */
export const neutral = (text: string): string =>
  dropInvisible(withoutAnsi(text))
    .replace(/^([^\S\n]*):(?=:)/gm, '$1: ')
    .replaceAll('##[', '## [');

/** The part of a workflow command after the second `::`. */
export const commandData = (text: string): string =>
  text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A');

/** The value of a property of a workflow command, such as `title`. */
export const commandProperty = (text: string): string =>
  commandData(text).replaceAll(':', '%3A').replaceAll(',', '%2C');
