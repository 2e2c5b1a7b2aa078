import type { Disagreement, JudgeAgreement } from '../../model/verdict/agreement.ts';
import type { Report } from '../../model/verdict/report.ts';
import { type Column, table } from '../../shared/markdown.ts';
import { plural } from '../../shared/text.ts';
import { agreementNumbers } from '../agreement.ts';
import { cell, code, sentence } from '../comment/comment-parts.ts';
import { UNKNOWN } from '../numbers.ts';

const COLUMNS: readonly Column[] = [
  { title: 'Judge' },
  { title: 'Answers', align: 'right' },
  { title: 'Agreement' },
  { title: 'Caught failures' },
  { title: 'Accepted passes' },
  { title: 'Right when it passes' },
  { title: 'Right when it fails' },
  { title: 'Kappa' },
  { title: 'Notes' },
];
const TEXT_CHARACTERS = 300;

/** How well judges agree with people, with at most `most` disagreements. It affects no verdict. */
export function agreementSection(
  { agreement = [] }: Report,
  most: number,
): { readonly blocks: readonly string[]; readonly leftOut?: string | undefined } {
  if (agreement.length === 0 || most === 0) {
    return { blocks: [], leftOut: agreement.length > 0 ? 'the agreement of judges with people' : undefined };
  }
  const disagreements = agreement.flatMap((judge) => judge.disagreements.map((each) => ({ judge, each })));
  const shown = disagreements.slice(0, most);
  return {
    blocks: [
      '### Judges and people',
      '_How often judges agree with labels of people. It does not affect the verdict._',
      table([...COLUMNS], agreement.map(rowOf)),
      ...(shown.length === 0
        ? []
        : [
            `<details><summary>${plural('disagreement', disagreements.length)}</summary>`,
            shown.map(({ judge, each }) => itemOf(judge, each)).join('\n'),
            '</details>',
          ]),
    ],
    leftOut:
      disagreements.length > shown.length ? plural('disagreement', disagreements.length - shown.length) : undefined,
  };
}

function rowOf(judge: JudgeAgreement): string[] {
  const numbers = agreementNumbers(judge);
  return [
    `${code(judge.grader)} of ${code(judge.suite)}`,
    numbers.answers,
    numbers.agreement,
    numbers.caughtFailures,
    numbers.acceptedPasses,
    numbers.rightWhenPassing,
    numbers.rightWhenFailing,
    numbers.kappa,
    numbers.notes.map(cell).join('; ') || UNKNOWN,
  ];
}

function itemOf({ grader }: JudgeAgreement, { testId, target, judge, people, reason, note }: Disagreement): string {
  const said = reason === undefined ? '' : ` (${sentence(reason, TEXT_CHARACTERS)})`;
  const noted = note === undefined ? '' : ` (${sentence(note, TEXT_CHARACTERS)})`;
  return `- ${code(testId)} on ${code(target)}: ${code(grader)} says ${judge}${said}, people say ${people}${noted}`;
}
