import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { GraderDeps, GraderKind, Submission } from '../../src/model/ports/grader.ts';
import type { Clock } from '../../src/model/ports/machine.ts';
import type { GraderReply, GraderScore } from '../../src/model/run/grade.ts';
import type { Message } from '../../src/model/run/message.ts';
import type { GraderSpec } from '../../src/model/suite/suite.ts';
import { files } from '../../src/platform/files/files.ts';
import { loopback } from '../../src/platform/loopback.ts';
import { matcher } from '../../src/platform/matcher.ts';
import { exec } from '../../src/platform/process/exec.ts';
import { createScripts } from '../../src/platform/process/scripts.ts';
import { keepsCompiled } from '../support/programs.ts';
import { projectNode, repository } from '../support/repository.ts';

export const anAnswer = (content: string): Message => ({ role: 'assistant', content });

/** What graders see of an answer; the rest is as plain as possible. */
export function aSubmission(answer: string, more: Partial<Submission> = {}): Submission {
  return {
    answer,
    response: { messages: [anAnswer(answer)] },
    testId: 'greets',
    criteria: 'Greets politely',
    question: 'Say hello',
    input: [{ role: 'user', content: 'Say hello' }],
    inputFiles: [],
    expected: [],
    reference: '',
    ...more,
  };
}

/** A clock that moves on by one second each time it is asked. */
export function tickingClock(start = 0): Clock {
  let now = start - 1_000;
  return {
    now() {
      now += 1_000;
      return now;
    },
    sleep: async () => {},
  };
}

/** Scripts of Node run on the version that runs the action, and find our own helpers when they import AgentV's. */
export const scripts = createScripts({
  node: { path: projectNode, typescript: ['--experimental-transform-types'] },
  preload: pathToFileURL(join(repository, 'src', 'sdk', 'imports.ts')).href,
  searchPath: process.env['PATH'] ?? '',
  platform: process.platform,
});

/** Real processes and real files; the environment that `sh` and `node` need. Node reads TypeScript once. */
export function realDeps(more: Partial<GraderDeps> = {}): GraderDeps {
  return {
    exec,
    files,
    matcher,
    loopback,
    scripts,
    clock: tickingClock(),
    childEnv: more.childEnv ?? { PATH: process.env['PATH'] ?? '', ...keepsCompiled() },
    suiteFolder: tmpdir(),
    searchRoots: [tmpdir()],
    declaredAs: 'code-grader',
    timeoutMs: 20_000,
    passMark: 0.8,
    judges: { names: [], find: async () => ({ kind: 'none', reason: 'No judge is lent here' }) },
    members: [],
    ...more,
  };
}

export const notAborted = (): AbortSignal => new AbortController().signal;

/** Opens a grader as the stage does and lets it judge one answer. */
export function gradeWith(
  kind: GraderKind,
  options: Readonly<Record<string, unknown>>,
  submission: Submission,
  deps: GraderDeps = realDeps(),
): Promise<GraderReply> {
  return kind.open(options, deps).grade(submission, notAborted());
}

/** The reply of a grader that could judge. */
export function scored(reply: GraderReply): Extract<GraderReply, { kind: 'scored' }> {
  if (reply.kind !== 'scored') throw new Error(`Expected a score, got: ${reply.reason}`);
  return reply;
}

export const aSpec = (more: Partial<GraderSpec> = {}): GraderSpec => ({
  name: 'greeting',
  type: 'contains',
  declaredAs: 'contains',
  weight: 1,
  negate: false,
  options: { value: 'hello' },
  location: { file: 'evals/greetings.yaml', line: 1, column: 1 },
  ...more,
});

export const aScore = (more: Partial<GraderScore> = {}): GraderScore => ({
  name: 'greeting',
  type: 'contains',
  score: 1,
  weight: 1,
  verdict: 'pass',
  assertions: [],
  durationMs: 0,
  startedAt: '2026-01-01T00:00:00.000Z',
  endedAt: '2026-01-01T00:00:00.000Z',
  ...more,
});
