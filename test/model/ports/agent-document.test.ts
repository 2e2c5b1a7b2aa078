import { describe, expect, test } from 'vitest';
import type { Prompt } from '../../../src/model/run/prompt.ts';
import { agentDocument } from '../../../src/run/agents/agent-document.ts';

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
