import type { SideGrader } from '../../../model/run/side.ts';
import { money, score } from '../../../reports/numbers.ts';
import type { AnswerPart } from '../../data/details.ts';
import { type Child, h, name } from '../dom.ts';
import { graderBadge, icon } from '../icons.ts';
import type { OpenTest } from '../page.ts';
import { signed } from '../words.ts';

const ORDER = { fail: 0, skip: 1, pass: 2 } as const;

/** One row for each grader, failing first, with the score of both sides. */
export function grading({ criteria, sides, passMark }: AnswerPart, { side, head }: OpenTest): Child {
  const { graders = [], score: reached } = sides['head'] ?? {};
  const others = sides[side ?? '']?.graders ?? [];
  if (graders.length === 0) return null;
  const mark = passMark === undefined ? '' : `The test passes from ${score(passMark)} on. `;
  const rows = [...graders]
    .sort((a, b) => ORDER[a.verdict] - ORDER[b.verdict])
    .map((grader) =>
      graderRow(
        grader,
        others.find((other) => other.name === grader.name && other.type === grader.type),
      ),
    );
  return [
    criteria !== undefined &&
      h('div.input', h('div.message', h('span.role', 'criteria'), h('div', h('pre', { dir: 'auto' }, criteria)))),
    h('p.hint', `${mark}Score of `, name(head), `: ${score(reached, passMark)}.`),
    h('ul.graders', rows),
  ];
}

function graderRow(grader: SideGrader, before: SideGrader | undefined): Node {
  const { type, weight, assertions, reasoning, judge, costUsd, members } = grader;
  const change = before === undefined ? 0 : grader.score - before.score;
  const checks = [...assertions].sort((a, b) => Number(a.passed) - Number(b.passed)).map(check);
  const memberRows = members?.map((member) =>
    graderRow(
      member,
      before?.members?.find((other) => other.name === member.name),
    ),
  );
  return h(
    'li',
    h(
      'div.grader',
      graderBadge(grader.verdict),
      h('strong', name(grader.name)),
      h('span.kind', type !== grader.name && name(type), weight !== 1 && ` · weight ${weight}`),
      h(
        'span.scores',
        h('span.number', before && `${score(before.score)} → `, h('strong', score(grader.score))),
        Math.abs(change) >= 0.005 && h(change < 0 ? 'span.worse' : 'span.better', signed(change)),
      ),
    ),
    checks.length > 0 && h('ul.checks', checks),
    reasoning !== undefined && h('p.reasoning', { dir: 'auto' }, reasoning),
    (judge !== undefined || costUsd !== undefined) &&
      h('p.hint', judge !== undefined && ['judge ', name(judge)], costUsd !== undefined && ` · ${money(costUsd)}`),
    memberRows && h('ul.graders', memberRows),
  );
}

const check = ({ text, passed, evidence }: SideGrader['assertions'][number]): Node =>
  h(
    passed ? 'li.passed' : 'li.failed',
    icon(passed ? 'check' : 'cross'),
    h(
      'span',
      passed ? h('span.sr', 'passed: ') : 'failed check: ',
      name(text),
      evidence && h('q', { dir: 'auto' }, evidence),
    ),
  );
