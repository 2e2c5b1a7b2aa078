import { shellWord } from '../../model/text/shell-command.ts';
import type { Report } from '../../model/verdict/report.ts';
import { codeSpan } from '../escape/markdown.ts';
import { failingTests } from './failing-tests.ts';

/** The artifact with the files of a run, and the run that it belongs to. */
export interface ResultsArtifact {
  readonly name: string;
  readonly run: number;
}

/** Where a coding agent finds what failed; undefined if nothing did, or no artifact has it. */
export function agentLine(report: Report, artifact: ResultsArtifact | undefined): string | undefined {
  if (artifact === undefined || failingTests(report).length === 0) return undefined;
  const command = `gh run download ${artifact.run} -n ${shellWord(artifact.name)}`;
  return `For a coding agent: \`index.md\` in artifact ${codeSpan(artifact.name)}; ${codeSpan(command)}`;
}
