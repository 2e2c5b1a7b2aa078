import { createHash } from 'node:crypto';
import { evidenceArtifact } from '../../src/github/artifact-names.ts';
import type { GitHubServer, StoredArtifact, StoredRun } from './github-server.ts';
import { zip } from './zip.ts';

interface LeftEvidence extends Partial<StoredArtifact & StoredRun> {
  /** The commit that was measured. */
  readonly sha: string;
  readonly text?: string;
  /** The key of the comment. */
  readonly key?: string;
}

/** What a run of the base branch leaves for later ones: its artifact, and the run, as GitHub lists both. */
export function leaveEvidence(github: GitHubServer, { sha, text = '', key, run = 11, ...more }: LeftEvidence): void {
  const archive = more.archive ?? zip([{ name: 'baseline.jsonl', content: text }]);
  const digest = `sha256:${createHash('sha256').update(archive).digest('hex')}`;
  const origin = { headSha: sha, headBranch: 'main', createdAt: new Date().toISOString() };
  const name = evidenceArtifact(key ?? 'evals.yml/evals');
  github.artifacts.push({ name, digest, ...origin, ...more, id: run * 10, run, archive });
  github.runs.push({ event: 'push', ...origin, ...more, id: run, name: 'Evals' });
}
