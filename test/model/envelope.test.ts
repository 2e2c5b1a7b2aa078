import { describe, expect, test } from 'vitest';
import { isSameMeasure, measureText, whyNotComparable } from '../../src/model/run/fingerprint.ts';
import type { Prompt } from '../../src/model/run/prompt.ts';
import { traceSummary } from '../../src/model/run/tools.ts';
import { agentDocument } from '../../src/providers/agents/agent-document.ts';
import { importedMeasure } from '../../src/results/importers/identity.ts';
import { commonEnvironment } from '../../src/results/join-runs.ts';

test('parts of a run have in common what all of them say alike', () => {
  const one = { platform: 'linux', arch: 'x64', cpus: 4, memoryGib: 16 };
  expect(commonEnvironment([one])).toEqual(one);
  expect(commonEnvironment([one, { ...one, cpus: 2 }])).toEqual({ platform: 'linux', arch: 'x64', memoryGib: 16 });
  expect(commonEnvironment([one, { cpus: 4 }])).toEqual({ cpus: 4 });
});

test('where one part says nothing, or all say something else, nothing is known', () => {
  expect(commonEnvironment([])).toBeUndefined();
  expect(commonEnvironment([undefined, { cpus: 4 }])).toBeUndefined();
  expect(commonEnvironment([{ cpus: 4 }, undefined])).toBeUndefined();
  expect(commonEnvironment([{ cpus: 4 }, { cpus: 2 }])).toBeUndefined();
});

const whole = { question: 'q', graders: ['g'], judge: 'j' };
const vitest = { name: 'vitest', version: '5.1.1' };

test.each([
  ['an equal definition', whole, vitest, true],
  ['another minor version', whole, { name: 'vitest', version: '5.2.0' }, true],
  ['an unknown question', { graders: ['g'] }, vitest, true],
  ['another question', { ...whole, question: 'other' }, vitest, false],
  ['other graders of an unknown question', { graders: ['other'] }, vitest, false],
  ['another tool, which knows nothing', {}, { name: 'jest' }, false],
  ['another major version', whole, { name: 'vitest', version: '6.0.0' }, false],
])('results of another tool are compared by the parts that both know: %s', (_, definition, tool, isSame) => {
  const [before, now] = [importedMeasure(whole, vitest), importedMeasure(definition, tool)];
  expect([isSameMeasure(before, now), isSameMeasure(now, before)]).toEqual([isSame, isSame]);
});

test('why they are not compared names the tool first', () => {
  const now = importedMeasure(whole, vitest);
  const own = measureText({ question: 'a', graders: 'b', judge: 'c', limits: 'd' });
  expect(isSameMeasure(own, now)).toBe(false);
  expect(whyNotComparable(own, now)).toBe('not comparable: another tool measured it');
  expect(whyNotComparable(importedMeasure({}, { name: 'jest' }), now)).toContain('another tool, or another major');
  expect(whyNotComparable(importedMeasure({ question: 'x' }, vitest), now)).toBe('the question changed');
});

test('calls are counted by tool, with the durations that are known', () => {
  const call = (tool: string, durationMs?: number, status?: string) => ({
    tool,
    input: {},
    output: '',
    ...(durationMs !== undefined && { durationMs }),
    ...(status !== undefined && { status }),
  });
  const summary = traceSummary([
    { role: 'user', content: 'go' },
    { role: 'assistant', toolCalls: [call('Read', 5), call('Bash', undefined, 'error')] },
    { role: 'assistant', content: 'done', toolCalls: [call('Read', 7)] },
  ]);
  expect(summary).toEqual({
    eventCount: 3,
    toolNames: ['Bash', 'Read'],
    toolCalls: { Bash: 1, Read: 2 },
    errorCount: 1,
    toolDurations: { Read: [5, 7] },
    llmCallCount: 2,
  });
});

test('a tool may be called like a property of every object', () => {
  const { toolCalls } = traceSummary([
    { role: 'assistant', toolCalls: [{ tool: '__proto__', input: {}, output: '' }] },
  ]);
  expect(JSON.stringify(toolCalls)).toBe('{"__proto__":1}');
});

const document = (prompt: Partial<Prompt>, inputFiles: readonly string[] = [], isEditor = false) =>
  agentDocument({ prompt: { question: 'What changed?', ...prompt }, inputFiles }, { isEditor });

describe('the document for agents', () => {
  test('is the question alone below its heading when there are no files', () => {
    expect(document({ question: '  What changed?\n' })).toBe('[[ ## user_query ## ]]\n\nWhat changed?');
    expect(agentDocument({ prompt: { question: 'x' }, inputFiles: [] })).toBe('[[ ## user_query ## ]]\n\nx');
  });

  test('names every file once before the question, with a full stop after the last one', () => {
    expect(document({}, ['/repo/a b.md', '/repo/docs/c.md', '/repo/a b.md'])).toBe(
      [
        'First read all input files:',
        '* [a b.md](file:///repo/a b.md)',
        '* [c.md](file:///repo/docs/c.md).',
        '',
        'If one of these files is missing, stop, and answer with nothing but: ERROR: missing-file <filename>',
        'Then apply system_instructions to the query below.',
        '',
        '[[ ## user_query ## ]]',
        '',
        'What changed?',
      ].join('\n'),
    );
  });

  test('names guidelines first, under a separate heading, and not among the other files', () => {
    const guidelines = { text: 'Be kind.', files: ['/repo/kind.rules.md'] };
    const lines = document({ guidelines }, ['/repo/a.md', '/repo/kind.rules.md']).split('\n');
    expect(lines.slice(0, 6)).toEqual([
      'First read all guideline files:',
      '* [kind.rules.md](file:///repo/kind.rules.md).',
      '',
      'First read all input files:',
      '* [a.md](file:///repo/a.md).',
      '',
    ]);
    expect(document({ guidelines }, ['/repo/kind.rules.md'])).not.toContain('input files');
  });

  test('has the system messages in front only for an editor, which also knows files as attachments', () => {
    const forEditor = document({ system: ' Be brief. ' }, ['/repo/a.md'], true);
    expect(forEditor).toMatch(/^Be brief\.\n\nFirst read all attachment files:\n/);
    expect(document({ system: 'Be brief.' }, ['/repo/a.md'])).not.toContain('Be brief.');
    expect(document({ system: '  ' }, [], true)).toBe('[[ ## user_query ## ]]\n\nWhat changed?');
  });

  test('names files of Windows as it knows them', () => {
    expect(document({}, ['C:\\work\\a.md'])).toContain('* [a.md](file:///C:/work/a.md).');
  });
});
