/**
 * Makes `dist/` from `src/`: TypeScript lowers the sources to what Node 20 runs, ncc bundles them with what they
 * import into one shared bundle, and each door gets a thin entry that loads its part of it. What graders import is a
 * bundle of its own, with its types.
 */
import { execFileSync } from 'node:child_process';
import { chmodSync, copyFileSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const require = createRequire(import.meta.url);
const doors = { main: 'main', cli: 'cli' };

const build = join(root, 'build');
const dist = process.argv[2] ?? join(root, 'dist');
rmSync(build, { recursive: true, force: true });
rmSync(dist, { recursive: true, force: true });
mkdirSync(dist, { recursive: true });

const node = (script: string, ...args: string[]) =>
  execFileSync(process.execPath, [script, ...args], { cwd: root, stdio: ['ignore', 'inherit', 'inherit'] });

const tsc = require.resolve('typescript/package.json').replace('package.json', 'bin/tsc');
node(tsc, '-p', '.ci/tsconfig.build.json');
node(tsc, '-p', '.ci/tsconfig.sdk.json');
writeFileSync(
  join(build, 'index.js'),
  Object.entries(doors)
    .map(([name, file]) => `export const ${name} = () => import('./js/src/${file}.js');\n`)
    .join(''),
);
writeFileSync(join(build, 'package.json'), '{ "type": "module" }\n');
const ncc = require.resolve('@vercel/ncc/dist/ncc/cli.js');
node(ncc, 'build', join(build, 'index.js'), '-o', dist, '--license', 'licenses.txt', '--quiet');

const sdk = join(build, 'js', 'src', 'sdk');
node(ncc, 'build', join(sdk, 'grader.js'), '-o', join(build, 'grader'), '--quiet');
copyFileSync(join(build, 'grader', 'index.js'), join(dist, 'grader.js'));
// Not bundled: it finds the file above beside itself.
copyFileSync(join(sdk, 'imports.js'), join(dist, 'grader-imports.js'));
writeFileSync(join(dist, 'grader.d.ts'), ['context', 'define', 'target-client'].map(typesOf).join('\n'));

// Laptops start the command line often: what V8 made of the bundle is kept where Node can keep it (22.8 and later).
const cached = `import module from 'node:module';\n\nmodule.enableCompileCache?.();\n`;
const entry = (name: string) => `const { ${name} } = await import('./index.js');\nawait ${name}();\n`;
writeFileSync(join(dist, 'main.js'), entry('main'));
writeFileSync(join(dist, 'cli.js'), `#!/usr/bin/env node\n${cached}${entry('cli')}`);
chmodSync(join(dist, 'cli.js'), 0o755);

/** The types of one file without what it imports from the others, which stand in the same file in the end. */
function typesOf(name: string): string {
  return readFileSync(join(sdk, `${name}.d.ts`), 'utf8').replaceAll(/^import .*;\n/gm, '');
}

const bytes = readdirSync(dist).map((name) => readFileSync(join(dist, name)).length);
console.log(`dist: ${bytes.length} files, ${(bytes.reduce((sum, size) => sum + size, 0) / 2 ** 20).toFixed(2)} MiB`);
