import type { AnswerPart, PageLabel } from '../reports/html/page-data.ts';

export type Verdict = 'acceptable' | 'needs_improvement' | 'incorrect' | 'flaky';
type Judgement = 'pass' | 'fail';

/** The judgement of the reader about one test, as far as it is given. */
export interface Draft {
  readonly label: PageLabel;
  /** The judged question and answer, where the page shows all of it. */
  readonly text?: { readonly input: readonly string[]; readonly output: string } | undefined;
  verdict?: Verdict | undefined;
  readonly graders: Map<string, Judgement>;
  notes: string;
}

/** The labels of a reader, until the page is closed: nothing is stored in the browser, because all artifacts share its storage. */
export class Labels {
  reviewer = '';
  private readonly drafts = new Map<number, Draft>();
  private unsaved = false;

  constructor() {
    addEventListener('beforeunload', (event) => {
      if (this.unsaved) event.preventDefault();
    });
  }

  /** The draft of a test. It becomes a label with its verdict. */
  of(at: number, label: PageLabel, answer: AnswerPart): Draft {
    const known = this.drafts.get(at);
    if (known !== undefined) return known;
    const draft: Draft = { label, text: textOf(label, answer), graders: new Map(), notes: '' };
    this.drafts.set(at, draft);
    return draft;
  }

  changed(): void {
    this.unsaved = this.count > 0 || this.withoutVerdict().length > 0;
  }

  /** What has no verdict is not exported, and would still be lost. */
  saved(): void {
    this.unsaved = this.withoutVerdict().length > 0;
  }

  /** The tests with a note or a judgement of a judge that are no labels yet. */
  withoutVerdict(): string[] {
    return [...this.drafts.values()]
      .filter(({ verdict, graders, notes }) => verdict === undefined && (graders.size > 0 || notes.trim() !== ''))
      .map(({ label }) => String(label.line['test_id']));
  }

  get count(): number {
    return this.labelled().length;
  }

  private labelled(): Draft[] {
    return [...this.drafts.values()].filter(({ verdict }) => verdict !== undefined);
  }

  /** The lines of the export. Readers of the page see the verdicts of judges, and choose what they label unless it is all. */
  lines(tests: number, time: string): string {
    const labelled = this.labelled();
    const sample = labelled.length === tests ? 'random' : 'chosen';
    return labelled.map((draft) => `${JSON.stringify(this.lineOf(draft, sample, time))}\n`).join('');
  }

  private lineOf({ label, text, verdict, graders, notes }: Draft, sample: string, time: string): object {
    const reviewer = this.reviewer.trim();
    return {
      ...label.line,
      verdict,
      ...(graders.size > 0 && {
        graders: Object.fromEntries([...graders].map(([key, value]) => [key, { verdict: value }])),
      }),
      ...(notes.trim() !== '' && { notes: notes.trim() }),
      ...(reviewer !== '' && { reviewer }),
      time,
      judge_seen: label.judges.length > 0,
      sample,
      ...(text && { text }),
    };
  }
}

const textOf = ({ isWhole }: PageLabel, { input, sides }: AnswerPart): Draft['text'] => {
  const head = sides['head'];
  if (!isWhole || head === undefined) return undefined;
  const messages = input.map(({ parts }) => parts.map((part) => (part.kind === 'text' ? part.text : '')).join(''));
  return { input: messages, output: head.answer };
};
