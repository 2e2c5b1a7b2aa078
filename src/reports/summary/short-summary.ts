import type { Report } from '../../model/verdict/report.ts';
import { plural } from '../../shared/text.ts';
import { block, sentence } from '../comment/comment-parts.ts';
import { reasonMark, verdictMark } from '../marks.ts';
import { totalsLine } from '../totals-line.ts';

/** The report in at most ten lines, for matrices with many jobs: GitHub shows twenty summaries of a job's steps. */
export function shortSummary(report: Report): string {
  const { verdict } = report;
  const { icon, word } = verdictMark(verdict.kind);
  const [rate = '', ...others] = totalsLine(report);
  const deciding = verdict.reasons.filter(({ kind }) => kind !== 'pass');
  const shown = deciding.slice(0, MOST_REASONS);
  const more = deciding.length - shown.length;
  const items = shown.map((reason) => {
    const mark = reasonMark(reason.kind);
    return `- ${mark.icon} ${mark.word}: ${sentence(reason.message)}`;
  });
  if (more > 0) items.push(`- and ${plural('more reason', more)}`);
  return block([
    `### ${icon} ${word}: ${sentence(verdict.headline, HEADLINE_CHARACTERS)}`,
    [`**${rate}**`, ...others].join(' · '),
    ...(items.length > 0 ? [items.join('\n')] : []),
  ]);
}

const MOST_REASONS = 4;
const HEADLINE_CHARACTERS = 500;
