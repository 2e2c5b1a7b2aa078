import fc from 'fast-check';
import { expect } from 'vitest';
import type { ProviderDeps, Question } from '../../src/model/ports/provider.ts';
import { finalAnswer, type ToolCall } from '../../src/model/run/message.ts';
import { type Outcome, outcomeSchema } from '../../src/model/run/outcome.ts';
import { findKind, type OptionProblem } from '../../src/model/suite/kind.ts';
import { words } from '../../src/model/text/text.ts';
import { providers } from '../../src/providers/providers/index.ts';
import { agentRecordings, type RecordedAgent } from '../support/agent-streams.ts';
import { askedVersions, type FakeAgent } from '../support/fake-agent.ts';
import { providerDeps } from '../support/provider-deps.ts';
import { aQuestion } from '../support/question.ts';

export const { signal } = new AbortController();

export const failureOf = (outcome: Outcome) => (outcome.kind === 'failed' ? outcome.failure : undefined);
export const responseOf = (outcome: Outcome) => (outcome.kind === 'answered' ? outcome.response : outcome.partial);
export const answerOf = (outcome: Outcome): string | undefined =>
  outcome.kind === 'answered' ? finalAnswer(outcome.response.messages) : undefined;
export const callsIn = (outcome: Outcome): readonly ToolCall[] =>
  responseOf(outcome)?.messages.flatMap(({ toolCalls = [] }) => toolCalls) ?? [];

export type Options = Record<string, unknown>;

function kindOf(name: string) {
  const kind = findKind(providers, name);
  if (kind === undefined) throw new Error(`There is no ${name}`);
  return kind;
}

export const problemsOf = (name: string, options: Options): readonly OptionProblem[] => kindOf(name).check(options);

/** A provider of this name with valid options. */
export function open(name: string, options: Options, special: Partial<ProviderDeps> = {}) {
  expect(problemsOf(name, options)).toEqual([]);
  return kindOf(name).open(options, providerDeps(special));
}

interface Ask {
  readonly options?: Options;
  readonly question?: Partial<Question>;
  readonly deps?: Partial<ProviderDeps>;
}

/** The outcome, of the agreed form, of one question to a stand-in for an agent. */
export async function ask(name: string, fake: Pick<FakeAgent, 'program'>, { options, question, deps }: Ask = {}) {
  const provider = open(name, { executable: fake.program, ...options }, { knownVersions: askedVersions, ...deps });
  const outcome = await provider.ask(aQuestion(question), signal);
  expect(outcomeSchema.safeParse(outcome).error).toBeUndefined();
  return outcome;
}

export const agentNames = Object.keys(agentRecordings) as RecordedAgent[];

/** What an agent of the Agent Client Protocol writes. */
export const initialized = (agentCapabilities: object = {}, agentInfo?: object) => ({
  jsonrpc: '2.0',
  id: 1,
  result: { protocolVersion: 1, agentCapabilities, agentInfo },
});
export const session = { jsonrpc: '2.0', id: 2, result: { sessionId: 's1' } };
export const update = (content: object, sessionId = 's1') => ({
  jsonrpc: '2.0',
  method: 'session/update',
  params: { sessionId, update: content },
});
export const chunk = (text: string) =>
  update({ sessionUpdate: 'agent_message_chunk', content: { type: 'text', text } });
export const ended = (stopReason: string) => ({ jsonrpc: '2.0', id: 3, result: { stopReason } });

/** Lists of events that hold anything, with words that mean something to a reader, where they may or may not belong. */
export function anyEvents(known: string) {
  const word = fc.constantFrom(...words(known));
  const value: fc.Arbitrary<unknown> = fc.letrec((tie) => ({
    any: fc.oneof(
      { depthSize: 'small', withCrossShrink: true },
      word,
      fc.string(),
      fc.double(),
      fc.constantFrom(null, true, false, -1, 1e300, '', '9999-99-99'),
      fc.array(tie('any'), { maxLength: 4 }),
      fc.dictionary(word, tie('any'), { maxKeys: 6 }),
    ),
  })).any;
  return fc.array(fc.dictionary(word, value, { maxKeys: 8 }), { maxLength: 12 });
}
