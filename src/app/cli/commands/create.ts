import { join } from 'node:path';
import { Argument } from 'commander';
import { graders } from '../../../grade/graders/index.ts';
import { userError } from '../../../model/errors.ts';
import { findKind } from '../../../model/suite/kind.ts';
import type { NewFile } from '../../inspect/init-files.ts';
import { assertionFile, evalFiles, requireName } from '../../inspect/starting-files.ts';
import { howCalled } from '../../pipeline/how-called.ts';
import type { Runtime } from '../../pipeline/runtime.ts';
import { defineCommand } from '../command.ts';

export const command = defineCommand({
  help: `
Examples:
  eval-action create assertion word-count
  eval-action create eval refunds

Exit codes: 0 written, 2 not written.`,
  flags: (parser) =>
    parser
      .addArgument(
        new Argument('<what>', 'assertion: .agentv/assertions/NAME.ts; eval: evals/NAME.eval.yaml with tests').choices([
          'assertion',
          'eval',
        ]),
      )
      .argument('<name>', 'name of the file, such as word-count'),
  options: (what: 'assertion' | 'eval', name: string) => ({ what, name }),
  /** All files, or none. */
  async run({ what, name }, runtime, terminal) {
    requireName(name);
    const wanted = what === 'eval' ? evalFiles(name) : [await assertion(name, runtime)];
    await refuseExisting(wanted, runtime);
    for (const { path, text } of wanted) {
      if (!(await runtime.files.create(join(runtime.cwd, path), text))) throw exists(path);
      terminal.print(`written  ${path}`);
    }
    const program = howCalled(runtime, runtime.cwd);
    const next =
      what === 'eval'
        ? `Next, run it:\n  ${program} run evals/${name}.eval.yaml`
        : `Next, use it in a suite as { type: ${name} }, or try it on a text:\n  ${program} assert ${name} --agent-output 'some answer'`;
    terminal.print(`\n${next}`);
    return 0;
  },
});

/** TypeScript needs a newer Node than this program does. */
async function assertion(name: string, { scripts }: Runtime): Promise<NewFile> {
  const kind = findKind(graders, name);
  if (kind !== undefined) {
    throw userError('INPUT_INVALID', `"${name}" is a built-in grader, which comes before a file of that name`, {
      hint: 'Choose another name.',
    });
  }
  return assertionFile(name, (await scripts.starter('.ts')).kind === 'found' ? '.ts' : '.mjs');
}

async function refuseExisting(wanted: readonly NewFile[], { files, cwd }: Runtime): Promise<void> {
  for (const { path } of wanted) if ((await files.state(join(cwd, path))) !== 'missing') throw exists(path);
}

const exists = (path: string) =>
  userError('OUTPUT_UNWRITABLE', `${path} already exists`, { hint: 'Choose another name, or remove the file.' });
