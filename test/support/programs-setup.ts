/**
 * Bundles the entry points for the tests that start them as processes. A process of the bundle starts in half the
 * processor time of one of the sources, and bundling takes a second.
 */
import { mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { rolldown } from 'rolldown';
import type { TestProject } from 'vitest/node';
import { repository } from './repository.ts';

export async function setup({ provide }: TestProject): Promise<() => void> {
  const folder = mkdtempSync(join(tmpdir(), 'eval-action-programs-'));
  const names = ['cli', 'main', 'plan', 'post', 'report'];
  const entries = names.map((name) => [`${name}-entry`, join(repository, 'src', `${name}.ts`)]);
  const build = await rolldown({
    input: Object.fromEntries(entries),
    platform: 'node',
    resolve: { mainFields: ['module', 'main'] },
    tsconfig: false,
    checks: { circularDependency: false },
  });
  await build.write({ dir: folder, format: 'esm' });
  await build.close();
  for (const name of names) {
    const start = `import { ${name} } from './${name}-entry.js';\n\nawait ${name}();\n`;
    writeFileSync(join(folder, `${name}.js`), start);
  }
  writeFileSync(join(folder, 'package.json'), '{ "type": "module" }\n');
  // What the program looks for next to itself.
  symlinkSync(join(repository, 'src', 'sdk'), join(folder, 'sdk'));
  symlinkSync(join(repository, 'dist', 'report-template.html'), join(folder, 'report-template.html'));
  provide('programs', folder);
  return () => rmSync(folder, { recursive: true, force: true });
}
