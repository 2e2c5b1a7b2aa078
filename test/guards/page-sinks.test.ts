import { expect, test } from 'vitest';
import { sourceFiles } from '../support/repository.ts';

/** What parses a text as markup or as a program. The page writes text nodes only, whatever the text is. */
const SINKS =
  /\b(?:innerHTML|outerHTML|insertAdjacentHTML|setHTML(?:Unsafe)?|srcdoc|createContextualFragment|DOMParser|document\.write(?:ln)?|new Function|dangerouslySetInnerHTML)\b|\beval\(/;
/** What sends or stores. */
const OUTSIDE =
  /\b(?:fetch|XMLHttpRequest|WebSocket|EventSource|sendBeacon|localStorage|sessionStorage|indexedDB|document\.cookie|importScripts|serviceWorker)\b/;

const sinksIn = (code: string): string[] =>
  code
    .replaceAll(/\/\*[\s\S]*?\*\/|\/\/.*$/gm, '')
    .split('\n')
    .flatMap((line) => [SINKS, OUTSIDE].flatMap((pattern) => pattern.exec(line)?.[0] ?? []));

test('the program of the HTML report parses no text as markup, and sends and stores nothing', () => {
  const files = sourceFiles('src').filter(({ path }) => path.startsWith('src/page/program/'));
  expect(files.length).toBeGreaterThan(20);
  expect(files.flatMap(({ path, code }) => sinksIn(code).map((sink) => `${path}: ${sink}`))).toEqual([]);
});
