import { isReviewerName } from '../../model/reviewer-name.ts';
import { getOrMake } from '../../model/values/once.ts';
import type { AnswerPart } from '../data/details.ts';
import type { PageLabel } from '../data/page-data.ts';
import type { PageIndex } from '../data/page-index.ts';
import { type Child, h, name, replace } from './dom.ts';
import { plural } from './words.ts';

const VERDICTS = {
  acceptable: 'Acceptable',
  needs_improvement: 'Needs improvement',
  incorrect: 'Incorrect',
  flaky: 'Flaky',
} as const;
const MAX_NOTE = 10_000;

/** The judgement of the reader about one test, as far as it is given. */
interface Draft {
  readonly label: PageLabel;
  /** The judged question and answer, where the page shows all of it. */
  readonly text?: { readonly input: readonly string[]; readonly output: string } | undefined;
  verdict?: keyof typeof VERDICTS | undefined;
  readonly graders: Map<string, 'pass' | 'fail'>;
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
  of(at: number, label: PageLabel, { input, sides }: AnswerPart): Draft {
    return getOrMake(this.drafts, at, () => {
      const head = label.isWhole ? sides['head'] : undefined;
      const messages = input.map(({ parts }) => parts.map((part) => (part.kind === 'text' ? part.text : '')).join(''));
      const text = head && { input: messages, output: head.answer };
      return { label, text, graders: new Map(), notes: '' };
    });
  }

  changed(): void {
    this.unsaved = this.labelled.length > 0 || this.withoutVerdict.length > 0;
  }

  /** What has no verdict is not exported, and would still be lost. */
  saved(): void {
    this.unsaved = this.withoutVerdict.length > 0;
  }

  /** The tests with a note or a judgement of a judge that are no labels yet. */
  get withoutVerdict(): string[] {
    return [...this.drafts.values()]
      .filter(({ verdict, graders, notes }) => verdict === undefined && (graders.size > 0 || notes.trim() !== ''))
      .map(({ label }) => String(label.line['test_id']));
  }

  get labelled(): Draft[] {
    return [...this.drafts.values()].filter(({ verdict }) => verdict !== undefined);
  }

  /** The lines of the export. Readers of the page see the verdicts of judges, and choose what they label unless it is all. */
  lines(tests: number, time: string): string {
    const { labelled } = this;
    const sample = labelled.length === tests ? 'random' : 'chosen';
    return labelled
      .map(({ label, text, verdict, graders, notes }) => ({
        ...label.line,
        verdict,
        graders:
          graders.size > 0
            ? Object.fromEntries([...graders].map(([key, value]) => [key, { verdict: value }]))
            : undefined,
        notes: notes.trim() || undefined,
        reviewer: this.reviewer.trim() || undefined,
        time,
        judge_seen: label.judges.length > 0,
        sample,
        text,
      }))
      .map((line) => `${JSON.stringify(line)}\n`)
      .join('');
  }
}

/** Buttons for the judgement of the reader, and the export of all judgements. */
export function labelForm(labels: Labels, index: PageIndex, at: number, answer: AnswerPart): Child {
  const { label } = answer;
  if (label === undefined) return null;
  const draft = labels.of(at, label, answer);
  const exported = h('div.export', exportOf(labels, index));
  const update = () => {
    labels.changed();
    replace(exported, exportOf(labels, index));
  };
  const note = h('textarea', { 'aria-label': 'Note', rows: 2, maxlength: MAX_NOTE, placeholder: 'Note' }, draft.notes);
  note.addEventListener('input', () => {
    const wasEmpty = draft.notes.trim() === '';
    draft.notes = note.value;
    // The field for the name is left alone while a note is typed.
    if (wasEmpty === (note.value.trim() === '')) labels.changed();
    else update();
  });
  return [
    choice('Your verdict on the answer', VERDICTS, draft.verdict, (verdict) => {
      draft.verdict = verdict;
      update();
    }),
    label.judges.map((judge) =>
      choice(`What ${judge} should say`, { pass: 'pass', fail: 'fail' }, draft.graders.get(judge), (verdict) => {
        if (verdict === undefined) draft.graders.delete(judge);
        else draft.graders.set(judge, verdict);
        update();
      }),
    ),
    note,
    exported,
  ];
}

/** Buttons of which at most one is chosen; the reader takes that back with the same button. */
function choice<Value extends string>(
  title: string,
  options: Readonly<Record<Value, string>>,
  initial: Value | undefined,
  choose: (value: Value | undefined) => void,
): Child {
  let chosen = initial;
  const buttons = (Object.entries(options) as [Value, string][]).map(([value, text]) => {
    const button = h('button.chip', { type: 'button', 'aria-pressed': String(chosen === value) }, text);
    button.addEventListener('click', () => {
      chosen = chosen === value ? undefined : value;
      choose(chosen);
      for (const other of buttons) other.setAttribute('aria-pressed', String(other === button && chosen === value));
    });
    return button;
  });
  return h('div.chips', { role: 'group', 'aria-label': title }, h('span', name(title)), buttons);
}

/** The labels as a file, and as text to copy where downloads are blocked. */
function exportOf(labels: Labels, index: PageIndex): Child {
  const [first, ...others] = labels.withoutVerdict;
  const more = others.length > 0 ? ` and ${plural(others.length, 'other test')}` : '';
  const missing =
    first !== undefined &&
    h('p.hint', 'Not exported, because the answer has no verdict: your note or choice for ', name(first), `${more}.`);
  const { length: count } = labels.labelled;
  if (count === 0) return missing || h('p.hint', 'Choose a verdict to label this answer.');

  const lines = () => labels.lines(index.tests.id.length, new Date().toISOString());
  const text = h('textarea', { 'aria-label': 'Labels', readonly: true, rows: 4, hidden: true });
  const button = (title: string, onclick: () => void) => h('button.copy', { type: 'button', onclick }, title);
  const buttons = [
    button(`Export ${plural(count, 'label')}`, () => {
      const run = String(index.links?.run ?? index.startedAt).replaceAll(/[^\w.-]+/g, '-');
      const url = URL.createObjectURL(new Blob([lines()], { type: 'application/x-ndjson' }));
      h('a', { href: url, download: `labels-${run}.jsonl` }).click();
      URL.revokeObjectURL(url);
      labels.saved();
    }),
    button('Show as text', () => {
      text.hidden = false;
      text.value = lines();
      text.select();
      labels.saved();
    }),
  ];
  const hint = 'Labels are lost when the page is closed. Add the file with: eval-action labels import FILE';
  return [h('p.chips', reviewerField(labels, buttons), buttons), text, h('p.hint', hint), missing];
}

/** The name on the labels. With an e-mail address there is nothing to export: import would refuse it. */
function reviewerField(labels: Labels, buttons: readonly HTMLButtonElement[]): Child {
  const wrong = h('span.worse', { role: 'alert' });
  const title = 'Your name';
  const field = h('input', { type: 'text', 'aria-label': title, placeholder: title, value: labels.reviewer });
  const check = () => {
    const isName = isReviewerName(labels.reviewer);
    wrong.textContent = isName ? '' : 'A name, not an e-mail address: it is stored in the repository.';
    field.setAttribute('aria-invalid', String(!isName));
    for (const button of buttons) button.disabled = !isName;
  };
  field.addEventListener('input', () => {
    labels.reviewer = field.value;
    check();
  });
  check();
  return [field, wrong];
}
