import { describe, expect, test } from 'vitest';
import { sourceFiles } from '../support/repository.ts';

const files = [...sourceFiles('src'), ...sourceFiles('test'), ...sourceFiles('.ci')];
/** This file names what it looks for; so may no other. */
const others = files.filter(({ path }) => path !== 'test/guards/no-module-replacement.test.ts');

/** Effects are arguments here, so no test needs to replace a module, and nothing is left out or looked away from. */
const FORBIDDEN: Readonly<Record<string, RegExp>> = {
  'a module is replaced':
    /\bvi\s*\.\s*(?:do)?(?:un)?mock\w*\(|\bvi\.(?:stubGlobal|hoisted|importActual)\(|\bjest\.mock\(/i,
  'a test is left out': /\.\s*(?:skip|skipIf|runIf|todo|fails)\b\s*[(.]|\b(?:xit|xtest|xdescribe)\(/,
  'other tests are left out': /\b(?:test|it|describe|suite|bench)\.only\b/,
  'a complaint of the compiler is hidden': /@ts-(?:ignore|nocheck|expect-error)/,
  'a complaint of the linter is hidden': /biome-ignore|eslint-disable/,
  'a type is thrown away': /\b(?:as|is) any\b(?! )|<any\b|: any(?:\[\])?\s*[,;)=>|}]/,
};

describe.each(Object.entries(FORBIDDEN))('in no file of src/, test/ and .ci/', (what, pattern) => {
  test(what, () => {
    expect(files.length).toBeGreaterThan(100);
    const found = others.flatMap(({ path, text }) =>
      text.split('\n').flatMap((line, index) => (pattern.test(line) ? [`${path}:${index + 1}: ${line.trim()}`] : [])),
    );
    expect(found).toEqual([]);
  });
});
