import { hash } from 'node:crypto';
import type { AnswerDigest } from '../model/answer-digest.ts';
import type { GraderScore } from '../model/grade.ts';
import type { Message } from '../model/message.ts';
import { rememberLast } from '../shared/remember-last.ts';
import type { TrialRun } from './result-of.ts';

/**
 * What a trial answered and how that was graded, as digests: the words, the tools that were called and what was changed,
 * without times and ids. Undefined where nothing was graded: a timeout is never the same twice.
 */
export function digestOf({ outcome, grade }: TrialRun): AnswerDigest | undefined {
  if (outcome.kind !== 'answered' || outcome.response.error || grade?.kind !== 'scored') return undefined;
  const { messages, fileChanges } = outcome.response;
  return {
    output: hashOfAnswer(JSON.stringify([messages.map(saidIn), fileChanges ?? null])),
    marks: hashOfMarks(JSON.stringify([grade.score, grade.scores.map(markOf)])),
  };
}

const saidIn = ({ role, name, content, toolCalls = [] }: Message): unknown[] => [
  role,
  name ?? null,
  content ?? null,
  toolCalls.map(({ tool, input, output, status }) => [tool, input ?? null, output ?? null, status ?? null]),
];

const markOf = ({ name, type, score, verdict, scores = [] }: GraderScore): unknown[] => [
  name,
  type,
  score,
  verdict,
  scores.map(markOf),
];

const sha256 = (text: string): string => hash('sha256', text, 'hex');

// Tests that pass mostly have the same marks as the one before, and those of a mock the same answer.
const hashOfAnswer = rememberLast(sha256);
const hashOfMarks = rememberLast(sha256);
