import { expect, test } from 'vitest';
import { aProject } from '../support/project.ts';
import { readRepositoryFile } from '../support/repository.ts';
import { perform } from './perform.ts';

interface Recorded {
  readonly files: Readonly<Record<string, string>>;
  /** What AgentV 4.42.4 printed for these arguments, and what it ended with. */
  readonly runs: readonly { readonly argv: readonly string[]; readonly exitCode: number; readonly stdout: string }[];
}

const { files, runs } = JSON.parse(readRepositoryFile('test/fixtures/original-comparisons/recorded.json')) as Recorded;

/** Where both sides have several targets ours tells tests apart by them, unless told not to. */
const asThere = (argv: readonly string[]) => (argv[0] === 'mt' ? [...argv, '--pair-by', 'test-id'] : argv);

test.each(runs.map((run) => ({ title: `compare ${run.argv.join(' ')}`, ...run })))(
  '$title: prints and ends as AgentV 4.42.4 did',
  async ({ argv, exitCode, stdout }) => {
    using project = aProject(files);
    const ours = await perform(project, ['compare', ...asThere(argv)]);
    expect([ours.exitCode, ours.stdout]).toEqual([exitCode, stdout]);
  },
);
