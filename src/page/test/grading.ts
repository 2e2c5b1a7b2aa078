import type { SideGrader } from '../../model/run/side.ts';
import type { AnswerPart } from '../../reports/html/page-data.ts';
import { money, score } from '../../reports/numbers.ts';
import { badge } from '../badges.ts';
import { type Child, h, name } from '../dom.ts';
import { icon } from '../icons.ts';
import { signed } from '../words.ts';

/** One row for each grader, failing first, with the score of both sides. */
export function grading({ sides, passMark }: AnswerPart, side: string | undefined): Child {
  const graders = sides['head']?.graders ?? [];
  const others = side === undefined ? [] : (sides[side]?.graders ?? []);
  if (graders.length === 0) return null;
  const order = { fail: 0, skip: 1, pass: 2 } as const;
  const sorted = [...graders].sort((a, b) => order[a.verdict] - order[b.verdict]);
  return [
    h(
      'p',
      { class: 'hint' },
      `${passMark === undefined ? '' : `The test passes from ${score(passMark)} on. `}Score of head: ${score(sides['head']?.score, passMark)}.`,
    ),
    h(
      'ul',
      { class: 'graders' },
      sorted.map((grader) =>
        graderRow(
          grader,
          others.find((other) => other.name === grader.name && other.type === grader.type),
        ),
      ),
    ),
  ];
}

const looks = {
  pass: ['good', 'check', 'pass'],
  fail: ['bad', 'cross', 'fail'],
  skip: ['calm', 'dash', 'not judged'],
} as const;

function graderRow(grader: SideGrader, before: SideGrader | undefined): Node {
  const [tone, mark, word] = looks[grader.verdict];
  const change = before === undefined ? null : grader.score - before.score;
  return h(
    'li',
    {},
    h(
      'div',
      { class: 'grader' },
      badge(tone, mark, word),
      h('strong', {}, name(grader.name)),
      h('span', { class: 'kind' }, name(grader.type), grader.weight === 1 ? null : ` · weight ${grader.weight}`),
      h(
        'span',
        { class: 'scores' },
        h(
          'span',
          { class: 'number' },
          before === undefined ? null : `${score(before.score)} → `,
          h('strong', {}, score(grader.score)),
        ),
        change === null || Math.abs(change) < 0.005
          ? null
          : h('span', { class: change < 0 ? 'worse' : 'better' }, signed(change)),
      ),
    ),
    grader.assertions.length === 0
      ? null
      : h(
          'ul',
          { class: 'checks' },
          [...grader.assertions].sort((a, b) => Number(a.passed) - Number(b.passed)).map(assertion),
        ),
    grader.reasoning === undefined ? null : h('p', { class: 'reasoning', dir: 'auto' }, grader.reasoning),
    grader.judge === undefined && grader.costUsd === undefined
      ? null
      : h(
          'p',
          { class: 'hint' },
          grader.judge === undefined ? null : ['judge ', name(grader.judge)],
          grader.costUsd === undefined ? null : ` · ${money(grader.costUsd)}`,
        ),
    grader.members === undefined
      ? null
      : h(
          'ul',
          { class: 'graders' },
          grader.members.map((member) =>
            graderRow(
              member,
              before?.members?.find((other) => other.name === member.name),
            ),
          ),
        ),
  );
}

const assertion = ({ text, passed, evidence }: SideGrader['assertions'][number]): Node =>
  h(
    'li',
    { class: passed ? 'passed' : 'failed' },
    icon(passed ? 'check' : 'cross'),
    h(
      'span',
      {},
      passed ? h('span', { class: 'sr' }, 'passed: ') : 'failed check: ',
      name(text),
      evidence === undefined || evidence === '' ? null : h('q', { dir: 'auto' }, evidence),
    ),
  );
