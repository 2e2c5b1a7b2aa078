/**
 * An agent that is made with the SDK of the Agent Client Protocol, which checks what it gets. It writes each line that it
 * got to the file in `ACP_LINES`, and does what the question says.
 */
import { appendFileSync } from 'node:fs';
import { Readable, Writable } from 'node:stream';
import { agent, ndJsonStream } from '@agentclientprotocol/sdk';

process.stdin.on('data', (chunk) => appendFileSync(process.env.ACP_LINES, chunk));

const app = agent()
  .onRequest('initialize', () => ({
    protocolVersion: 1,
    agentInfo: { name: 'peer', version: '1.2.3' },
    agentCapabilities: { promptCapabilities: { image: true }, mcpCapabilities: { http: true } },
  }))
  .onRequest('session/new', () => ({ sessionId: 'session-1' }))
  .onRequest('session/prompt', async ({ params, client }) => {
    const { sessionId } = params;
    const question = params.prompt.map((block) => (block.type === 'text' ? block.text : `[${block.type}]`)).join(' ');
    const update = (content) => client.notify('session/update', { sessionId, update: content });
    const say = (text) => update({ sessionUpdate: 'agent_message_chunk', content: { type: 'text', text } });
    if (question.includes('refuse')) return { stopReason: 'refusal' };
    if (question.includes('long')) {
      await say('It is bl');
      return { stopReason: 'max_tokens' };
    }
    await say('I look.');
    const call = { toolCallId: 'call-1', title: 'sky.txt', kind: 'read', rawInput: { path: 'sky.txt' } };
    await update({ sessionUpdate: 'tool_call', ...call, status: 'pending' });
    const { outcome } = await client.request('session/request_permission', {
      sessionId,
      toolCall: call,
      options: [
        { optionId: 'no', name: 'Reject', kind: 'reject_once' },
        { optionId: 'yes', name: 'Allow', kind: 'allow_once' },
      ],
    });
    const mayRead = outcome.outcome === 'selected' && outcome.optionId === 'yes';
    const status = mayRead ? 'completed' : 'failed';
    await update({
      sessionUpdate: 'tool_call_update',
      toolCallId: 'call-1',
      status,
      rawOutput: mayRead ? 'blue' : 'no',
    });
    await say(mayRead ? 'It is ' : 'I may ');
    await say(mayRead ? 'blue.' : 'not look.');
    return { stopReason: 'end_turn', usage: { totalTokens: 15, inputTokens: 10, outputTokens: 5 } };
  });

app.connect(ndJsonStream(Writable.toWeb(process.stdout), Readable.toWeb(process.stdin)));
