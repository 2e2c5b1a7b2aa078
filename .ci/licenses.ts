import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** The licenses of the packages that bundled modules come from, each once, by name. */
export function licensesOf(modules: readonly string[]): string {
  const folders = new Set(modules.flatMap((module) => packageFolder(module) ?? []));
  return [...new Map([...folders].map(licenseOf))]
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([name, text]) => `${name}\n${text}\n`)
    .join('\n');
}

/** The folder of the package that a module belongs to; undefined for our own modules and those of the bundler. */
function packageFolder(module: string): string | undefined {
  const path = module.replace(/^\0+/, '').split('?')[0] ?? '';
  if (!path.includes('node_modules')) return undefined;
  for (let folder = dirname(path); folder.includes('node_modules'); folder = dirname(folder)) {
    const manifest = join(folder, 'package.json');
    if (existsSync(manifest) && 'version' in JSON.parse(readFileSync(manifest, 'utf8'))) return folder;
  }
  throw new Error(`${module} belongs to no package`);
}

function licenseOf(folder: string): [name: string, text: string] {
  const { name, license } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as Record<string, unknown>;
  const file = readdirSync(folder).find((each) => /^licen[cs]e(?:[.-].*)?$/i.test(each));
  const text = file === undefined ? '' : `\n${readFileSync(join(folder, file), 'utf8').trim()}\n`;
  return [String(name), `${String(license)}\n${text}`];
}
