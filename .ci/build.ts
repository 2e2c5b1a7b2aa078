/**
 * Makes `dist/` from `src/`: TypeScript lowers the sources to what Node 20 runs, ncc bundles them with what they
 * import into one shared bundle, and each door gets a thin entry that loads its part of it.
 */
import { execFileSync } from 'node:child_process';
import { chmodSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
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

node(require.resolve('typescript/package.json').replace('package.json', 'bin/tsc'), '-p', '.ci/tsconfig.build.json');
writeFileSync(
  join(build, 'index.js'),
  Object.entries(doors)
    .map(([name, file]) => `export const ${name} = () => import('./js/src/${file}.js');\n`)
    .join(''),
);
writeFileSync(join(build, 'package.json'), '{ "type": "module" }\n');
node(
  require.resolve('@vercel/ncc/dist/ncc/cli.js'),
  'build',
  join(build, 'index.js'),
  '-o',
  dist,
  '--license',
  'licenses.txt',
  '--quiet',
);

// Laptops start the command line often: what V8 made of the bundle is kept where Node can keep it (22.8 and later).
const cached = `import module from 'node:module';\n\nmodule.enableCompileCache?.();\n`;
const entry = (name: string) => `const { ${name} } = await import('./index.js');\nawait ${name}();\n`;
writeFileSync(join(dist, 'main.js'), entry('main'));
writeFileSync(join(dist, 'cli.js'), `#!/usr/bin/env node\n${cached}${entry('cli')}`);
chmodSync(join(dist, 'cli.js'), 0o755);

const bytes = readdirSync(dist).map((name) => readFileSync(join(dist, name)).length);
console.log(`dist: ${bytes.length} files, ${(bytes.reduce((sum, size) => sum + size, 0) / 2 ** 20).toFixed(2)} MiB`);
