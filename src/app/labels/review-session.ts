import { graderKey, judgesOf } from '../../labels/judges-of.ts';
import { judgements, type Label, LONGEST_NOTE } from '../../labels/label.ts';
import { labelLine } from '../../labels/label-line.ts';
import { reviewVerdicts } from '../../model/run/feedback.ts';
import type { GraderScore } from '../../model/run/grade.ts';
import { contentText } from '../../model/run/message.ts';
import type { TestResult } from '../../model/run/result.ts';
import { asLines, oneLine } from '../../reports/escape/terminal.ts';
import { hanging } from '../../reports/terminal/columns.ts';
import type { Paint } from '../../reports/terminal/paint.ts';

/** A test to review. */
export interface ReviewItem {
  readonly result: TestResult;
  /** What a good answer does, if the suite is there. */
  readonly criteria?: string | undefined;
  /** What the reviewer said earlier. */
  readonly earlier?: Judged | undefined;
}

/** The judgement of a person about one test. */
export type Reviewed = Judged & Pick<Label, 'judgeSeen'>;
type Judged = Pick<Label, 'verdict' | 'graders' | 'notes'>;

interface Reviewing {
  /** The next answer of the person; undefined: there is none any more. */
  ask(question: string): Promise<string | undefined>;
  print(text: string): void;
  /** `earlier`: what this judgement replaces. */
  save(item: ReviewItem, reviewed: Reviewed, earlier: Judged | undefined): Promise<void>;
  readonly paint: Paint;
  readonly columns: number | undefined;
  readonly showsJudge: boolean;
}

const PAGE = 40;

/** Asks about one test after the other, until the last one or `q`. Each judgement is saved at once. */
export async function reviewTests(items: readonly ReviewItem[], reviewing: Reviewing): Promise<void> {
  const given: Given = new Map();
  for (let at = 0; at < items.length; ) {
    const item = items[at];
    if (item === undefined) return;
    const next = await reviewOne(item, `Test ${at + 1} of ${items.length}`, given, reviewing);
    if (next === 'quit') return;
    if (next === 'back' && at === 0) reviewing.print('\nThis is the first test.');
    at = Math.max(0, at + (next === 'back' ? -1 : 1));
  }
}

/** What was said so far. Someone who returns to a test has seen its judges. */
type Given = Map<ReviewItem, Judged>;
type Next = 'next' | 'back' | 'quit';

async function reviewOne(item: ReviewItem, title: string, given: Given, reviewing: Reviewing): Promise<Next> {
  const judges = judgesOf(item.result);
  const earlier = given.get(item) ?? item.earlier;
  const judgeSeen = (reviewing.showsJudge || earlier !== undefined) && judges.length > 0;
  for (let known = earlier; ; ) {
    const shown = [
      ...testLines({ ...item, earlier: known }, title, reviewing),
      ...(reviewing.showsJudge ? judges.flatMap(judgeLines) : []),
    ];
    const verdict = await verdictOf(shown, known, reviewing);
    if (typeof verdict === 'string') return verdict;
    const opinions = await judgedGraders(judges, known?.graders ?? {}, reviewing);
    if (opinions === 'back') {
      known = { ...verdict, ...(known?.graders && { graders: known.graders }) };
      continue;
    }
    const { graders, quits } = opinions;
    const judged = { ...verdict, ...(Object.keys(graders).length > 0 && { graders }) };
    if (earlier === undefined || labelLine(judged) !== labelLine(earlier))
      await reviewing.save(item, { ...judged, judgeSeen }, earlier);
    if (!reviewing.showsJudge) for (const line of judges.flatMap(judgeLines)) reviewing.print(line);
    given.set(item, judged);
    return quits ? 'quit' : 'next';
  }
}

function testLines({ result, criteria, earlier }: ReviewItem, title: string, { paint }: Reviewing): string[] {
  const { suite, testId, target, input, output } = result;
  const part = (name: string, text: string) => ['', paint.bold(name), ...asLines(text.replace(/\n+$/, ''))];
  return [
    '',
    paint.bold(`${title} · ${oneLine(suite)} › ${oneLine(testId)} · ${oneLine(target)}`),
    ...(earlier === undefined ? [] : [`You labelled this answer: ${WORDS[earlier.verdict]}${noteOf(earlier.notes)}`]),
    ...input.flatMap(({ role, content = '' }) => part(`Input (${role})`, contentText(content))),
    ...part('Answer', output === '' ? '(empty)' : output),
    ...(criteria === undefined || criteria === '' ? [] : part('Criteria', criteria)),
    '',
  ];
}

const noteOf = (note: string | undefined): string => (note === undefined ? '' : ` (${oneLine(note)})`);

const judgeLines = (score: GraderScore): string[] => {
  const reason = score.reasoning ?? score.assertions.map(({ text }) => text).join('; ');
  return [`Judge ${oneLine(graderKey(score))}: ${score.verdict}${reason === '' ? '' : ` (${oneLine(reason)})`}`];
};

const WORDS: Readonly<Record<Label['verdict'], string>> = {
  acceptable: 'acceptable',
  needs_improvement: 'needs improvement',
  incorrect: 'incorrect',
  flaky: 'flaky',
};
const STEPS: Readonly<Record<string, Next>> = { skip: 'next', back: 'back', quit: 'quit' };
const QUESTION =
  'Verdict: a acceptable, n needs improvement, i incorrect, f flaky, s skip, b back, q quit.\nText after the letter is a note. > ';

/** Shows the test page by page; a verdict can be given on each. What was said earlier stays unless it is replaced. */
async function verdictOf(
  lines: readonly string[],
  earlier: Judged | undefined,
  reviewing: Reviewing,
): Promise<Next | Pick<Judged, 'verdict' | 'notes'>> {
  const pages = pagesOf(lines.flatMap((line) => onScreen(line, reviewing.columns)));
  for (let shown = 0, isNew = true; ; ) {
    if (isNew) for (const line of pages[shown] ?? []) reviewing.print(line);
    const left = pages.slice(shown + 1).flat().length;
    const more = left > 0 ? `-- ${left} more lines: Enter shows them --\n` : '';
    const keeps = earlier === undefined || left > 0 ? '' : `Enter keeps "${WORDS[earlier.verdict]}". `;
    const given = await answered(`${more}${keeps}${QUESTION}`, reviewing);
    if (given === undefined) return 'quit';
    const { key, note } = given;
    isNew = key === '' && left > 0;
    if (isNew) shown += 1;
    if (isNew) continue;
    const step = wordFor(key, Object.keys(STEPS));
    if (step !== undefined) return STEPS[step] ?? 'next';
    const verdict = wordFor(key, reviewVerdicts);
    const chosen = verdict ?? (key === '' ? earlier?.verdict : undefined);
    if (chosen === undefined) {
      reviewing.print('Type one of the letters a, n, i, f, s, b and q.');
      continue;
    }
    const { note: notes } = noteWith(note, earlier?.notes);
    return { verdict: chosen, ...(notes !== undefined && { notes }) };
  }
}

/** The word that a letter, or its beginning, means. */
const wordFor = <Word extends string>(key: string, words: readonly Word[]): Word | undefined =>
  key === '' ? undefined : words.find((word) => word.startsWith(key));

const pagesOf = (lines: readonly string[]): string[][] =>
  Array.from({ length: Math.ceil(lines.length / PAGE) }, (_, at) => lines.slice(at * PAGE, (at + 1) * PAGE));

/** A line of foreign text as lines of the terminal, so that one of a megabyte is many pages. */
function onScreen(line: string, columns: number | undefined): string[] {
  const pieces = Array.from({ length: Math.max(1, Math.ceil(line.length / LONGEST_LINE)) }, (_, at) =>
    line.slice(at * LONGEST_LINE, (at + 1) * LONGEST_LINE),
  );
  return pieces.flatMap((piece) => hanging(piece, columns));
}

const LONGEST_LINE = 2_000;

/** An earlier note stays unless another one replaces it; `-` removes it. */
const noteWith = (given: string | undefined, earlier: string | undefined): { note?: string } => {
  const note = given === '-' ? undefined : (given ?? earlier);
  return note === undefined ? {} : { note };
};

type Opinions = NonNullable<Label['graders']>;

async function judgedGraders(judges: readonly GraderScore[], earlier: Opinions, reviewing: Reviewing) {
  const graders: Opinions = { ...earlier };
  for (let at = 0; at < judges.length; at += 1) {
    const key = graderKey(judges[at] ?? { type: '', name: '' });
    const known = Object.hasOwn(graders, key) ? graders[key] : undefined;
    const keeps = known === undefined ? 'Enter no opinion' : `Enter keeps ${known.verdict}`;
    const question = `What should ${oneLine(key)} say? p pass, f fail, ${keeps}, b back, q quit. > `;
    const given = await judgement(question, reviewing);
    if (given === 'quit') return { graders, quits: true };
    if (given === 'back' && at === 0) return 'back';
    if (given === 'back') at -= 2;
    else if (given !== undefined) graders[key] = { verdict: given.verdict, ...noteWith(given.note, known?.note) };
  }
  return { graders, quits: false };
}

async function judgement(
  question: string,
  reviewing: Reviewing,
): Promise<'quit' | 'back' | Opinions[string] | undefined> {
  for (;;) {
    const given = await answered(question, reviewing);
    if (given === undefined || given.key === 'q') return 'quit';
    if (given.key === 'b') return 'back';
    if (given.key === '') return undefined;
    const verdict = wordFor(given.key, judgements);
    if (verdict !== undefined) return { verdict, ...(given.note !== undefined && { note: given.note }) };
    reviewing.print('Type p, f or b, or Enter.');
  }
}

async function answered(question: string, { ask, print }: Reviewing) {
  const given = await ask(question);
  if (given === undefined) return undefined;
  const [, key = '', text = ''] = /^\s*(\S*)\s*(.*)$/s.exec(given) ?? [];
  const note = text.trim();
  if (note.length > LONGEST_NOTE) print(`The note is cut after ${LONGEST_NOTE} characters.`);
  return { key: key.toLowerCase(), ...(note !== '' && { note: note.slice(0, LONGEST_NOTE) }) };
}
