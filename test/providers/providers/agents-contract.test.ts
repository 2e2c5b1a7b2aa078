import { setTimeout as sleep } from 'node:timers/promises';
import { findKind } from '../../../src/model/suite/kind.ts';
import { providers } from '../../../src/providers/providers/index.ts';
import { providerContract } from '../../contracts/provider.ts';
import { agentRecordings, type RecordedAgent } from '../../support/agent-streams.ts';
import { askedVersions, type Behaviour, fakeAgent } from '../../support/fake-agent.ts';
import { providerDeps } from '../../support/provider-deps.ts';

const names = Object.keys(agentRecordings) as RecordedAgent[];

function open(name: string, program: string) {
  const kind = findKind(providers, name);
  if (kind === undefined) throw new Error(`There is no ${name}`);
  return kind.open({ executable: program }, providerDeps({ knownVersions: askedVersions }));
}

const replies = (answer: string) => [
  [{ jsonrpc: '2.0', id: 1, result: { protocolVersion: 1 } }],
  [{ jsonrpc: '2.0', id: 2, result: { sessionId: 's1' } }],
  [
    {
      jsonrpc: '2.0',
      method: 'session/update',
      params: { update: { sessionUpdate: 'agent_message_chunk', content: { type: 'text', text: answer } } },
    },
    { jsonrpc: '2.0', id: 3, result: { stopReason: 'end_turn' } },
  ],
];

/** The same three behaviours, by every agent. */
const behaviours = (name: RecordedAgent | 'acp'): Record<'answered' | 'refused' | 'hanging', Behaviour> =>
  name === 'acp'
    ? {
        answered: { replies: replies('blue') },
        refused: { replies: [[{ jsonrpc: '2.0', id: 1, error: { code: 401, message: 'no' } }]] },
        hanging: { replies: [] },
      }
    : {
        answered: agentRecordings[name].answered('blue'),
        refused: agentRecordings[name].refused(400),
        hanging: { hangs: 'until asked' },
      };

for (const name of [...names, 'acp'] as const) {
  const subject = (behaviour: Behaviour) => {
    const fake = fakeAgent(behaviour);
    return {
      provider: open(name, fake.program),
      fake,
      [Symbol.asyncDispose]: async () => fake[Symbol.dispose](),
    };
  };
  providerContract(name, {
    answered: async () => subject(behaviours(name).answered),
    refused: async () => subject(behaviours(name).refused),
    async hanging() {
      const { fake, ...rest } = subject(behaviours(name).hanging);
      return {
        ...rest,
        async asked() {
          while (fake.calls().length === 0) await sleep(10);
        },
      };
    },
  });
}
