import { describe, expect, test } from 'vitest';
import { commentMarkdown } from '../../src/reports/comment/comment-markdown.ts';
import { azureMarkdown, bitbucketMarkdown, gitLabMarkdown } from '../../src/reports/dialects.ts';
import { codeSpan, fence, inline } from '../../src/reports/escape/markdown.ts';
import { foreignMarkup } from '../support/gfm.ts';
import { aHostileReport } from '../support/hostile-report.ts';

const J = '\u2060';

describe('GitLab', () => {
  test.each([
    ['a line that is a command', 'x\n/close\n', `x\n${J}/close\n`],
    [
      'a command with an argument, quoted and in code',
      fence('/merge now\n> /label ~x'),
      '```text\n\u2060/merge now\n> \u2060/label ~x\n```',
    ],
    ['a path', '/usr/bin and\n/etc/passwd', '/usr/bin and\n/etc/passwd'],
    ['another merge request, an epic', inline('see !12, a&12, x&y'), `see !${J}12, a&amp;${J}12, x&amp;y`],
    ['a merge request in code', '`!12`', '`!12`'],
    ['a formula', inline('$x$'), '<span>\\$</span>x<span>\\$</span>'],
  ])('%s', (_, text, shown) => {
    expect(gitLabMarkdown(text)).toBe(shown);
  });
});

describe('Azure DevOps', () => {
  test.each([
    ['a person', fence('@<11111111-2222> and @me'), `\`\`\`text\n@${J}<11111111-2222> and @me\n\`\`\``],
    ['a formula', inline('$5'), '<span>\\$</span>5'],
    ['an alert', '> [!NOTE]\n> No baseline', '> **Note**  \n> No baseline'],
  ])('%s', (_, text, shown) => {
    expect(azureMarkdown(text)).toBe(shown);
  });
});

describe('Bitbucket', () => {
  test.each([
    ['entities', inline('<b>1 & 2 | 3</b> &lt;'), '<b>1 & 2 \\| 3</b> &lt;'],
    ['a formula', inline('$x$'), '$x$'],
    [
      'what folds',
      '<details><summary>Answers (2)</summary>\n\ntext\n\n</details>\n\n<sub>foot</sub>',
      '**Answers (2)**\n\ntext\n\nfoot',
    ],
    ['the heading of a table', '#### Failing\n| a |\n| --- |', '#### Failing\n\n| a |\n| --- |'],
    [
      'HTML in code',
      `${codeSpan('<sub>`&lt;')} ${fence('<details>\n&amp;')}`,
      '``<sub>`&lt;`` ```text\n<details>\n&amp;\n```',
    ],
    ['HTML behind an escaped backtick', inline('a`<sub>x`'), 'a\\`<sub>x\\`'],
    ['a person', inline('@{712020:1}'), `@${J}{712020:1}`],
  ])('%s', (_, text, shown) => {
    expect(bitbucketMarkdown(text)).toBe(shown);
  });
});

test.each([
  ['GitLab', gitLabMarkdown],
  ['Azure DevOps', azureMarkdown],
])('nothing that others wrote is markup in the comment of %s', (_, dialect) => {
  const context = { key: 'evals', head: '', attempt: 1, runUrl: '', linkTo: () => undefined };
  const of = (more: object) => commentMarkdown(aHostileReport(), { ...context, ...more }, 200_000);
  const own = { links: /$^/, headings: /Evals|Failing|Regressed/, strong: /./, emphasis: /./ };
  expect(foreignMarkup(of({ dialect }), own).filter((each) => !each.startsWith('blockquote: NoteNo baseline'))).toEqual(
    [],
  );
});
