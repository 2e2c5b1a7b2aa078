import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Problem } from '../../src/model/errors.ts';
import { words } from '../../src/model/text/text.ts';
import type { Report } from '../../src/model/verdict/report.ts';
import type { CommentContext } from '../../src/reports/comment/comment-context.ts';
import { cancelledOver, marked, runningOver } from '../../src/reports/comment/comment-mark.ts';
import { checkOutput, commentMarkdown, problemsComment } from '../../src/reports/comment/comment-markdown.ts';
import { inOneLine, showInvisible, withoutAnsi } from '../../src/reports/escape/invisible.ts';
import { codeSpan, fence, inline } from '../../src/reports/escape/markdown.ts';
import { problemsMarkdown } from '../../src/reports/shared-blocks.ts';
import { shortSummary, summaryMarkdown } from '../../src/reports/summary/summary.ts';
import { runs } from '../support/exhaustive.ts';
import { elements, foreignElements, foreignMarkup, type OwnMarkup, readGfm, shownText } from '../support/gfm.ts';
import { hostileText, hostileTexts } from '../support/hostile.ts';
import { aHostileComparedReport, aHostileReport } from '../support/hostile-report.ts';
import { repository } from '../support/repository.ts';

/** What all surfaces together may hold. */
const OURS: OwnMarkup = {
  links: /^https:\/\/github\.example\/octo\/agent\/(?:blob\/1a2b3c4|actions\/runs\/4711)/,
  headings:
    /^(?:(?:✅|❌|⚠️|⛔|🟠|⏹️|⚪|🔴) |Why (?:this verdict|tests failed)$|Suites$|Warnings \(|Compared |❌ |⚠️ |🔴 )/u,
  strong: /^(?:\d|pass rate|[−+\d.]+ pp|(?:🟠|🟡|⚪|🔕|🟢|🆕|✏️|➖|❓) [A-Z]|\d+ × )/u,
  emphasis:
    /^(?:Omitted|Everything else is omitted|and \d|\d+ more|No baseline|Not compared|Dry run|Incomplete|Reported by code of)/,
};

const context = (text: string): CommentContext => ({
  key: text.slice(0, 100),
  head: '1a2b3c4d5e6f1a2b3c4d5e6f1a2b3c4d5e6f1a2b',
  attempt: 2,
  runUrl: 'https://github.example/octo/agent/actions/runs/4711/attempts/2',
  unverified: text.slice(0, 100),
  linkTo: ({ line }) => `https://github.example/octo/agent/blob/1a2b3c4/evals/a%20b.yaml#L${line}`,
});

/** Pieces that mean something, and the corpus. */
const anyText = fc.oneof(
  fc.constantFrom(...hostileTexts),
  fc.string({
    unit: fc.constantFrom(
      ...'`*_~|\\[]()<>!#-+=.:@$&;1aw/ \n\t\r"\'{}^?,\u202e\u00a0😀é',
      ...words('<!-- --> --!> ``` www. #1 http:// &lt; &#35; [^1] ](x) <b> --- === @a abcdef0 :a: $x$ GH-1 </details>'),
      ...['- [ ] ', '\n\n', '    ', '| - |'],
    ),
  }),
);

/** Within code a comment of HTML is written apart, so that no mark of ours comes of it. */
const withCommentMarks = (text: string): string =>
  text.replaceAll('<! --', '<!--').replaceAll('-- >', '-->').replaceAll('-- !>', '--!>');

const mark = { key: 'k', head: '', shows: '', run: 1, attempt: 1, phase: 'finished' } as const;

/** Everything that we write as Markdown of a report, by its name. */
function surfaces(report: Report, text: string): [string, string][] {
  const around = context(text);
  const comment = commentMarkdown(report, around, 60_000);
  const check = checkOutput(report, around, 60_000);
  return [
    ['comment', comment],
    ['comment in short', commentMarkdown(report, around, 9000)],
    ['comment that has nothing but the verdict', commentMarkdown(report, around, 300)],
    ['comment while it runs', withoutFirstLine(runningOver(marked(mark, comment), mark, around.runUrl))],
    ['comment when it was cancelled', withoutFirstLine(cancelledOver(marked(mark, comment), mark, around.runUrl))],
    ['suites of the check run', check.text ?? ''],
    ['job summary', summaryMarkdown(report, 900_000)],
    ['job summary in short', summaryMarkdown(report, 9000)],
    ['ten lines of a summary', shortSummary(report)],
  ];
}

/** The mark is a comment of HTML. */
const withoutFirstLine = (text: string): string => text.slice(text.indexOf('\n') + 1);

const problemsOf = (texts: readonly string[]): Problem[] =>
  texts.map((text, index) => ({
    code: 'UNUSED',
    severity: 'error',
    message: text,
    expected: text,
    found: text,
    hint: text,
    location: { file: text.slice(0, 50), line: index + 1, column: 1 },
  }));

const foundIn = (texts: readonly string[]): string[] => {
  const all = texts.join('\n');
  const problems = problemsOf(texts);
  return [
    ...[aHostileReport(texts), aHostileComparedReport(texts)].flatMap((report) => surfaces(report, all)),
    ['comment without a run', problemsComment(problems, context(all))] as const,
    ['summary without a run', problemsMarkdown(problems)] as const,
  ].flatMap(([name, text]) => foreignMarkup(text, OURS).map((found) => `${name}: ${found}`));
};

describe('GitHub’s rules for Markdown find nothing that we did not write', () => {
  test.each([
    ['by itself', aHostileReport()],
    ['beside a baseline', aHostileComparedReport()],
  ])('in a hostile report %s', (_, report) => {
    for (const [name, text] of surfaces(report, hostileText)) {
      expect(`${name}: ${foreignMarkup(text, OURS).join('\n')}`).toBe(`${name}: `);
    }
  });

  test('in the problems of a run that could not begin, each text as the first', () => {
    for (let from = 0; from < hostileTexts.length; from += 10) {
      const problems = problemsOf(hostileTexts.slice(from, from + 10));
      expect(foreignMarkup(problemsComment(problems, context(hostileText)), OURS)).toEqual([]);
      expect(foreignMarkup(problemsMarkdown(problems), OURS)).toEqual([]);
    }
  });

  test('whatever the texts are', () => {
    fc.assert(
      fc.property(fc.array(anyText, { minLength: 1, maxLength: 2 }), (texts) => {
        expect(foundIn(texts)).toEqual([]);
      }),
      { numRuns: runs(2, 8) },
    );
  });

  test('and would find each of the others', () => {
    const plain = [
      '# heading',
      '- item',
      '- [ ] task',
      '> quote',
      '---',
      '**bold**',
      '_it_',
      '~~gone~~',
      '![x](y)',
      '[x](y)',
      '[x]\n\n[x]: y',
      'a[^1]\n\n[^1]: b',
      '<b>x</b>',
      '<!-- x -->',
      'https://x.example',
      'www.x.example',
      'a@b.example',
      '@octocat',
      '#12',
      'o/r#12',
      'GH-7',
      '0123abc',
      ':tada:',
      '$x$',
      '    code',
      '```js\nx\n```',
      '| a |\n| - |\n| b | c |',
    ];
    const listed = plain.filter((text) => foreignMarkup(`${text}\n`, OURS).length === 0);
    // A list as such is one that we write, too.
    expect(listed).toEqual(['- item']);
  });
});

describe('a foreign text', () => {
  test('shows as it is written, whatever it is', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        const seen = showInvisible(inOneLine(withoutAnsi(text)));
        for (const around of ['', 'Words before ']) {
          const shown = shownText(readGfm(`${around}${inline(text)}`));
          expect(withCommentMarks(shown)).toBe(withCommentMarks(`${around}${seen}`).trim());
        }
      }),
      { numRuns: runs(50, 1000) },
    );
  });

  test('stays within its line of code, and its block', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        expect(elements(readGfm(`- x: ${codeSpan(text)} y`)).map(({ type }) => type)).toEqual([
          'root',
          'list',
          'listItem',
          'paragraph',
          'text',
          ...(codeSpan(text) === '(empty)' ? [] : ['inlineCode', 'text']),
        ]);
        expect(elements(readGfm(`before\n\n${fence(text)}\n\nafter`)).map(({ type }) => type)).toEqual([
          'root',
          'paragraph',
          'text',
          'code',
          'paragraph',
          'text',
        ]);
      }),
      { numRuns: runs(50, 500) },
    );
  });
});

test('every Markdown of the golden files is read as what it is meant to be', () => {
  const folder = join(repository, 'test', 'golden');
  const pages = readdirSync(folder).filter((name) => name.endsWith('.md'));
  expect(pages.length).toBeGreaterThan(8);
  for (const name of pages) {
    const page = readGfm(readFileSync(join(folder, name), 'utf8'));
    expect(`${name}: ${foreignElements(page, OURS).join('\n')}`).toBe(`${name}: `);
    const folds = elements(page).flatMap((node) => (node.type === 'html' ? [node.value] : []));
    expect(folds.filter((html) => html.startsWith('<details>')).length).toBe(
      folds.filter((html) => html === '</details>').length,
    );
  }
});
