import { posix } from 'node:path';
import type { SourceFile } from './repository.ts';

/** One import of a file: of a package or `node:` module as it is called, of another file by its path in the repository. */
export interface Import {
  readonly kind: 'file' | 'package';
  readonly name: string;
  /** Gone when the file runs. */
  readonly isTypeOnly: boolean;
  /** By `import()`: loaded when the call runs. */
  readonly isDynamic: boolean;
}

/** Everything that a file imports or exports from elsewhere: static, dynamic, and types that are named in place. */
export function importsOf({ path, code }: SourceFile): Import[] {
  const statements = [...code.matchAll(STATEMENT)].map(([, type, from, alone]) => ({
    specifier: from ?? alone ?? '',
    isTypeOnly: type !== undefined,
    isDynamic: false,
  }));
  const calls = [...code.matchAll(CALL)].map(([, specifier = '']) => ({
    specifier,
    isTypeOnly: false,
    isDynamic: true,
  }));
  return [...statements, ...calls].map(({ specifier, ...how }): Import => {
    return specifier.startsWith('.')
      ? { kind: 'file', name: posix.join(posix.dirname(path), specifier), ...how }
      : { kind: 'package', name: specifier, ...how };
  });
}

/** Imports that cannot be read from the text, because what they name is computed. */
export const computedImports = ({ code }: SourceFile): string[] =>
  [...code.matchAll(/\bimport\(\s*[^'"\s][^)]*\)|\bcreateRequire\b|\brequire\(/g)].map(([found]) => found);

/** `import … from 'x'`, `export … from 'x'` and `import 'x'`, over as many lines as they take. */
const STATEMENT = /^(?:import|export)\s+(?:(type)\s)?(?:[^;'"]*?\sfrom\s+['"]([^'"]+)['"]|['"]([^'"]+)['"])/gm;
const CALL = /\bimport\(\s*['"]([^'"]+)['"]/g;
