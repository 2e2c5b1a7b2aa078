import type { Report } from '../model/report.ts';
import { type Column, table } from '../shared/markdown.ts';
import { ended, plural } from '../shared/text.ts';
import { cell, code, sentence } from './comment-parts.ts';
import {
  aroundRun,
  comparedTests,
  comparedWith,
  couldSee,
  isCompared,
  movedBy,
  notesOn,
  passesOf,
  whyOf,
} from './compared.ts';
import { namer, suiteNamer } from './findings.ts';

const SUITES: readonly Column[] = [
  { title: 'Suite' },
  { title: 'Target' },
  { title: 'Change' },
  { title: 'Could see' },
];
const TESTS: readonly Column[] = [
  { title: 'Now' },
  { title: 'Test' },
  { title: 'Passes', align: 'right' },
  { title: 'Why' },
];

const DIFFERENCE_CHARACTERS = 400;

/** What became of suites and tests since the baseline, as Markdown; at most so many of each. */
export function comparisonSection(
  report: Report,
  most: { readonly suites: number; readonly tests: number },
): { readonly blocks: readonly string[]; readonly leftOut?: string | undefined } {
  if (!isCompared(report)) return { blocks: [] };
  const { suites } = report.comparison;
  const suite = suiteNamer(report);
  const test = namer(report);
  const changes = comparedTests(report).flatMap(({ word, changes }) => changes.map((change) => ({ word, change })));
  const [shownSuites, shownTests] = [suites.slice(0, most.suites), changes.slice(0, most.tests)];
  const missing = [
    ...(suites.length > shownSuites.length ? [plural('compared suite', suites.length - shownSuites.length)] : []),
    ...(changes.length > shownTests.length ? [plural('compared test', changes.length - shownTests.length)] : []),
  ];
  const rows = shownTests.map(({ word, change }) => [
    word,
    code(test(change)),
    passesOf(change),
    cell(whyOf(change)) || '–',
  ]);
  const around = aroundRun(report, (text) => sentence(text, DIFFERENCE_CHARACTERS));
  const notes = shownSuites.length > 0 ? notesOn(report, code) : [];
  return {
    blocks: [
      ...(shownSuites.length + shownTests.length > 0 ? [`### Compared with ${code(comparedWith(report))}`] : []),
      ...(shownSuites.length > 0
        ? [
            table(
              [...SUITES],
              shownSuites.map((change) => [
                code(suite(change)),
                code(change.target),
                movedBy(change),
                couldSee(change),
              ]),
            ),
          ]
        : []),
      ...(shownSuites.length > 0 ? around.map(ended) : []),
      ...(notes.length > 0 ? [notes.join(' ')] : []),
      ...(rows.length > 0 ? [table([...TESTS], rows)] : []),
    ],
    leftOut: missing.length === 0 ? undefined : missing.join(' and '),
  };
}
