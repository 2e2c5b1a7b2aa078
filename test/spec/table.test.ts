import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { readRepositoryFile, repository } from '../support/repository.ts';

/** One statement of a specification and where it is shown. */
interface Row {
  readonly section: string;
  readonly statement: string;
  readonly shown: readonly string[];
}

/** The sections of the two formats and of what is said of graders, so that none is left out. */
const SECTIONS: Readonly<Record<string, readonly string[]>> = {
  'suite-format.md': [
    ...[
      '0',
      '1.1',
      '1.2',
      '1.3',
      '1.4',
      '1.5',
      '2',
      '3',
      '4.1',
      '4.2',
      '4.3',
      '5.1',
      '5.2',
      '5.3',
      '6.1',
      '6.2',
      '6.3',
    ],
    ...[
      '7',
      '8.1',
      '8.2',
      '8.3',
      '8.4',
      '8.5',
      '8.6',
      '9.1',
      '9.2',
      '9.3',
      '9.4',
      '9.5',
      '10.1',
      '10.2',
      '10.3',
      '10.4',
    ],
    ...['11', '12.1', '12.2', '12.3', '12.4', '12.5', '12.6', '12.7', '12.8', '13.1', '13.2', '13.3', '13.4', '13.5'],
    ...['13.6', '14', '15', '16', '17', '18', '19', '20.1', '20.2', '20.3', '20.4', '20.5', '20.6', '21.1', '21.2'],
    ...['22', '23', '24', '25'],
  ],
  'graders.md': [
    '0',
    '1.1',
    '1.2',
    '1.3',
    '1.4',
    '1.5',
    '2',
    '3',
    '4',
    '4.1',
    '4.2',
    '5',
    '6',
    '7',
    '8',
    '9.1',
    '9.2',
    '9.3',
    '9.4',
    '10',
    '10.1',
    '10.2',
    '11.1',
    '11.2',
    '11.3',
    '11.4',
    '12.1',
    '12.2',
    '12.3',
    '12.4',
    '12.5',
    '12.6',
    '12.7',
    '12.8',
    '13',
    '14',
    '15.1',
    '15.2',
    '15.3',
    '15.4',
    '16',
    '17',
    '18',
    '19',
    '20',
    '21',
    '22',
    '23',
  ],
  'targets-format.md': [
    ...[
      '1',
      '2',
      '3',
      '4.1',
      '4.2',
      '4.3',
      '4.4',
      '5.1',
      '5.2',
      '5.3',
      '6',
      '7',
      '8',
      '9.1',
      '9.2',
      '9.3',
      '9.4',
      '9.5',
    ],
    ...['9.6', '10', '11.0', '11.1', '11.2', '11.3', '11.4', '11.5', '11.6', '11.7', '11.8', '11.9', '12', '13', '14'],
    ...['15', '16'],
  ],
  'workspace-format.md': [
    ...['1', '2', '2.1', '2.2', '3', '3.1', '3.2', '3.3', '4.1', '4.2', '4.3', '4.4', '5', '6.1', '6.2', '6.3'],
    ...['7.1', '7.2', '7.3', '7.4', '8', '8.1', '8.2', '9.1', '9.2', '9.3', '9.4', '9.5', '10', '11.1', '11.2'],
    ...['12', '13', '14', '15'],
  ],
  'gate.md': [
    ...['2', '3', '4', '5', '6', '6b', '7', '8', '9', '10', '11', '13', '14'],
    ...['O3', 'O7', 'O8', 'O10', 'O11', 'O12', 'O13', 'O14', 'O15', 'O16', 'O17'],
    'Bad input',
  ],
  'compare.md': ['1.1', '1.2', '1.3', '1.4', '1.5', '1.6', '2', '3', '4', '5', '6', '7', '8', '9', '10', '11', '12'],
  'html-report.md': [
    '2',
    '2.1',
    '2.2',
    '2.3',
    '3.1',
    '3.2',
    '3.3',
    '3.4',
    '4.1',
    '4.2',
    '4.3',
    '5.1',
    '5.2',
    '5.3',
    '5.4',
    '5.5',
    '5.6',
    '6.1',
    '6.2',
    '6.3',
    '6.4',
    '7',
    '8',
    '9.1',
    '9.2',
    '10',
  ],
  'importers.md': [
    ...['1', '2', '2.1', '2.2', '2.3', '2.4', '2.5', '3', '4', '5', '6', '7', '8', '9', '10', '11', '12'],
  ],
  'sharding.md': ['1', '2', '3', '4', '5', '6', '7', '8', '9', '10', '11', '12'],
  'seeds.md': ['000', '001', '002', '003', '004'],
  'telemetry.md': ['1', '2', '3', '4', '5', '6', '7', '8'],
  'agents.md': ['1', '2', '3', '4', '5', '6', '7', '8'],
  'history.md': ['1', '2', '3', '4', '5', '6', '7', '8'],
  'people.md': ['9', '10', '11', '12', '13'],
  'github.md': ['6.1', '6.2', '6.3', '6.4', '6.5', '6.6', '6.7', '6.8'],
};

describe.each(Object.keys(SECTIONS))('%s', (name) => {
  const text = readRepositoryFile(join('test', 'spec', name));
  const rows = rowsOf(text);
  const isOpen = ({ shown }: Row) => shown.some((each) => /^(?:in work|issue \d+)$/.test(each));

  test('has a row for each section, in their order', () => {
    expect([...new Set(rows.map(({ section }) => section))]).toEqual(SECTIONS[name]);
  });

  test('names tests that are there', () => {
    const missing = rows.filter((row) => !isOpen(row)).flatMap(({ shown }) => shown.filter((each) => !isThere(each)));
    expect(missing).toEqual([]);
  });

  test('says of every statement how it is shown, and once', () => {
    expect(rows.filter(({ shown }) => shown.length === 0)).toEqual([]);
    const reported = rows.map(({ section, statement }) => `${section} ${statement}`);
    expect(reported.filter((each, index) => reported.indexOf(each) < index)).toEqual([]);
  });

  test('counts what is open', () => {
    expect(text).toContain(`\n${rows.filter(isOpen).length} of its ${rows.length} statements are open.\n`);
  });
});

function rowsOf(text: string): Row[] {
  const lines = text.split('\n').filter((line) => line.startsWith('| ') && !line.startsWith('| § '));
  return lines.map((line) => {
    const [section = '', statement = '', shown = ''] = line
      .slice(2, -2)
      .split(' | ')
      .map((cell) => cell.trim());
    return { section, statement, shown: shown.split('<br>').filter((each) => each !== '') };
  });
}

/** Whether a file of tests has a test, a group or a row of that name. */
function isThere(shown: string): boolean {
  if (shown.startsWith('none: ')) return true;
  const [file = '', title = ''] = shown.split(' › ');
  const path = join('test', file);
  if (!existsSync(join(repository, path)) || title === '') return false;
  const text = readRepositoryFile(path).replaceAll("\\'", "'");
  const escaped = title.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');
  return new RegExp(`(?:^\\s*|[([]|title: )(['"\`])${escaped}\\1`, 'm').test(text);
}
