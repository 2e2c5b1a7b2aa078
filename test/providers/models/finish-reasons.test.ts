import { describe, expect, test } from 'vitest';
import { finalAnswer } from '../../../src/model/run/message.ts';
import type { Outcome } from '../../../src/model/run/outcome.ts';
import { modelTarget, openTarget } from '../../support/model-targets.ts';

async function answerTo(format: string, body: object): Promise<Outcome> {
  await using subject = await openTarget(modelTarget(format), { sends: JSON.stringify(body) });
  return await subject.ask();
}

const chat = (message: object, finish_reason: string, usage?: object) => ({
  choices: [{ index: 0, message: { role: 'assistant', content: null, ...message }, finish_reason }],
  ...(usage && { usage }),
});
const responses = (output: readonly object[], more: object = {}) => ({ id: 'r', status: 'completed', output, ...more });
const messages = (content: readonly object[], stop_reason: string) => ({ type: 'message', content, stop_reason });
const content = (parts: readonly object[], finishReason: string) => ({
  candidates: [{ content: { role: 'model', parts }, finishReason }],
});
const said = (text: string) => ({ type: 'message', content: [{ type: 'output_text', text }] });
const block = (text: string) => ({ type: 'text', text });
const look = { name: 'look', arguments: '{}' };
const incomplete = (reason: string) => ({ status: 'incomplete', incomplete_details: { reason } });

describe('the reason why an answer is cut off or empty', () => {
  test.each([
    ['chat', chat({ content: 'The capital of Fra' }, 'length'), 'length'],
    ['chat', chat({ content: 'The capital of Fra' }, 'model_length'), 'length'],
    ['responses', responses([said('The capital')], incomplete('max_output_tokens')), 'length'],
    ['messages', messages([block('The capital')], 'max_tokens'), 'length'],
    ['messages', messages([block('The capital')], 'model_context_window_exceeded'), 'length'],
    ['generateContent', content([{ text: 'The capital' }], 'MAX_TOKENS'), 'length'],
  ])('%s: what was cut off at a limit of tokens %#', async (format, body, finishReason) => {
    const outcome = await answerTo(format, body);
    expect(outcome).toMatchObject({ kind: 'answered', response: { finishReason } });
    expect(outcome).toLack('response.error');
    expect(outcome.kind === 'answered' && finalAnswer(outcome.response.messages)).toContain('The capital');
  });

  test.each([
    ['chat', chat({ reasoning_content: 'Paris' }, 'stop'), 'reasoning_only'],
    ['chat', chat({ content: '', reasoning: 'Paris' }, 'stop'), 'reasoning_only'],
    [
      'chat',
      chat({}, 'stop', { prompt_tokens: 3, completion_tokens: 9, completion_tokens_details: { reasoning_tokens: 9 } }),
      'reasoning_only',
    ],
    ['responses', responses([{ type: 'reasoning', summary: [] }]), 'reasoning_only'],
    ['messages', messages([{ type: 'thinking', thinking: 'Paris' }], 'end_turn'), 'reasoning_only'],
    ['messages', messages([{ type: 'redacted_thinking', data: 'x' }], 'end_turn'), 'reasoning_only'],
    ['generateContent', content([{ text: 'Paris', thought: true }], 'STOP'), 'reasoning_only'],
    ['chat', chat({}, 'content_filter'), 'content_filter'],
    ['chat', chat({ refusal: 'No.' }, 'stop'), 'refusal'],
    ['responses', responses([], incomplete('content_filter')), 'content_filter'],
    ['messages', messages([], 'refusal'), 'refusal'],
    ['generateContent', content([], 'SAFETY'), 'content_filter'],
    ['generateContent', { promptFeedback: { blockReason: 'OTHER' } }, 'content_filter'],
    ['chat', chat({ tool_calls: [{ id: 'c', function: look }] }, 'tool_calls'), 'tool_calls'],
    ['responses', responses([{ type: 'function_call', ...look, call_id: 'c' }]), 'tool_calls'],
    ['messages', messages([{ type: 'tool_use', name: 'look', input: {}, id: 'c' }], 'tool_use'), 'tool_calls'],
    ['generateContent', content([{ functionCall: { name: 'look', args: {} } }], 'STOP'), 'tool_calls'],
    ['chat', chat({ content: '' }, 'stop'), 'empty'],
    ['responses', responses([]), 'empty'],
    ['messages', messages([], 'end_turn'), 'empty'],
    ['generateContent', content([], 'STOP'), 'empty'],
  ])('%s: an answer without text %#', async (format, body, finishReason) => {
    const outcome = await answerTo(format, body);
    expect(outcome).toMatchObject({ kind: 'answered', response: { finishReason } });
    expect(outcome).toLack('response.error');
  });

  test.each([
    ['chat', chat({ content: 'Paris', reasoning_content: 'France…' }, 'stop')],
    ['chat', chat({ content: 'Paris' }, 'constructor')],
    ['responses', responses([{ type: 'reasoning', summary: [] }, said('Paris')])],
    ['messages', messages([{ type: 'thinking', thinking: 'France…' }, block('Paris')], 'end_turn')],
    ['generateContent', content([{ text: 'Paris' }], 'A_REASON_OF_NEXT_YEAR')],
  ])('%s: none for an answer that ended as usual, or in an unknown way %#', async (format, body) => {
    const outcome = await answerTo(format, body);
    expect(outcome).toMatchObject({ kind: 'answered', response: { messages: [{ content: 'Paris' }] } });
    expect(outcome).toLack('response.finishReason');
    expect(outcome).toLack('response.error');
  });
});

test('what a model says before its answer is no part of it', async () => {
  const before = { ...said('I will check Paris'), phase: 'commentary' };
  const body = responses([before, { ...said('Lyon'), phase: 'final_answer' }]);
  expect(await answerTo('responses', body)).toMatchObject({ response: { messages: [{ content: 'Lyon' }] } });
});

describe('an answer that the service did not finish is an error of the provider', () => {
  test.each([
    ['queued', [said('The capital')]],
    ['in_progress', [said('The capital')]],
    ['cancelled', [said('The capital')]],
    ['failed', [said('The capital')]],
    ['expired', []],
  ])('with the status %s', async (status, output) => {
    const outcome = await answerTo('responses', responses(output, { status, usage: null }));
    expect(outcome).toMatchObject({
      kind: 'failed',
      failure: { class: 'provider', message: expect.stringContaining(`"${status}"`) },
    });
  });

  test.each([
    [
      'responses',
      responses([said('The capital')], { status: 'incomplete', incomplete_details: null }),
      /stopped the answer without a reason/,
    ],
    ['responses', responses([], incomplete('maintenance')), /"maintenance"/],
    ['chat', chat({ content: 'The capital' }, 'error'), /"error"/],
    ['chat', chat({ content: 'The capital' }, 'abort'), /"abort"/],
    ['messages', messages([block('The capital')], 'pause_turn'), /"pause_turn"/],
    ['generateContent', content([{ text: 'The capital' }], 'MALFORMED_FUNCTION_CALL'), /"MALFORMED_FUNCTION_CALL"/],
    ['generateContent', content([], 'A_REASON_OF_NEXT_YEAR'), /"A_REASON_OF_NEXT_YEAR"/],
  ])('%s: with the words of the service %#', async (format, body, error) => {
    expect(await answerTo(format, body)).toMatchObject({ response: { error: expect.stringMatching(error) } });
  });
});

test('the function call of an older server is a tool call', async () => {
  const outcome = await answerTo(
    'chat',
    chat({ function_call: { name: 'look', arguments: '{"at":"sky"}' } }, 'function_call'),
  );
  expect(outcome).toMatchObject({
    response: {
      messages: [{ toolCalls: [{ tool: 'look', input: { at: 'sky' } }] }, { content: '' }],
      finishReason: 'tool_calls',
    },
  });
});
