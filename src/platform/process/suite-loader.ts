import { pathToFileURL } from 'node:url';

/** A module that loads a suite written in JavaScript or TypeScript, and prints its data on a line that begins with `mark`. */
export const suiteLoader = (path: string, mark: string): string => {
  // Takes what a suite hands to `evaluate()`, or exports, and prints it behind the mark: suites may print other things.
  const program = `
const noFunction = (key, value) => {
  if (typeof value !== 'function') return value;
  const name = value.name === '' ? '' : ' "' + value.name + '"';
  throw new Error('The suite contains a function' + name + ', and may only contain data. Put graders in .agentv/assertions.');
};
globalThis[Symbol.for('eval-action.suite')] = (suite) => {
  const text = ${JSON.stringify(`\n${mark}`)} + JSON.stringify(suite ?? null, noFunction) + '\\n';
  process.stdout.write(text, () => process.exit(0));
};`;
  const modules = [`data:text/javascript,${encodeURIComponent(program)}`, pathToFileURL(path).href];
  const [hook, suite] = modules.map((address) => JSON.stringify(address));
  const take = "globalThis[Symbol.for('eval-action.suite')]";
  return `import ${hook}; import * as loaded from ${suite}; const { default: made } = loaded; ${take}(typeof made === 'function' ? await made() : made);`;
};
