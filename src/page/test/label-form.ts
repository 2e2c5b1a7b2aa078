import { isReviewerName } from '../../model/reviewer-name.ts';
import { type Child, h, name, replace } from '../dom.ts';
import type { Draft, Labels, Verdict } from '../labels.ts';
import type { Page } from '../page.ts';
import { plural } from '../words.ts';
import type { OpenTest } from './open-test.ts';

const VERDICTS: readonly (readonly [Verdict, string])[] = [
  ['acceptable', 'Acceptable'],
  ['needs_improvement', 'Needs improvement'],
  ['incorrect', 'Incorrect'],
  ['flaky', 'Flaky'],
];
const MAX_NOTE = 10_000;

/** Buttons for the judgement of the reader, and the export of all judgements. */
export function labelForm(page: Page, { at, answer }: OpenTest): Child {
  const label = answer?.label;
  if (answer === undefined || label === undefined) return null;
  const draft = page.labels.of(at, label, answer);
  const exported = h('div', { class: 'export' });
  const update = () => {
    page.labels.changed();
    replace(exported, exportOf(page));
  };
  const note = h('textarea', { 'aria-label': 'Note', rows: 2, maxlength: MAX_NOTE, placeholder: 'Note' }, draft.notes);
  note.addEventListener('input', () => {
    const wasEmpty = draft.notes.trim() === '';
    draft.notes = note.value;
    // The field for the name is left alone while a note is typed.
    if (wasEmpty === (note.value.trim() === '')) page.labels.changed();
    else update();
  });
  replace(exported, exportOf(page));
  return [
    choice('Your verdict on the answer', VERDICTS, {
      chosen: () => draft.verdict,
      choose: (verdict) => {
        draft.verdict = verdict;
        update();
      },
    }),
    label.judges.map((judge) => judgeChoice(judge, draft, update)),
    note,
    exported,
  ];
}

const judgeChoice = (judge: string, draft: Draft, update: () => void): Child =>
  choice(
    `What ${judge} should say`,
    [
      ['pass', 'pass'],
      ['fail', 'fail'],
    ] as const,
    {
      chosen: () => draft.graders.get(judge),
      choose: (verdict) => {
        if (verdict === undefined) draft.graders.delete(judge);
        else draft.graders.set(judge, verdict);
        update();
      },
    },
  );

interface Chosen<Value> {
  chosen(): Value | undefined;
  /** Undefined: the reader takes back what was chosen. */
  choose(value: Value | undefined): void;
}

function choice<Value extends string>(
  title: string,
  options: readonly (readonly [Value, string])[],
  { chosen, choose }: Chosen<Value>,
): Child {
  const buttons = options.map(([value, text]) => {
    const button = h('button', { type: 'button', class: 'chip', 'aria-pressed': String(chosen() === value) }, text);
    button.addEventListener('click', () => {
      choose(chosen() === value ? undefined : value);
      for (const other of buttons) other.setAttribute('aria-pressed', String(other === button && chosen() === value));
    });
    return button;
  });
  return h('div', { class: 'chips', role: 'group', 'aria-label': title }, h('span', {}, name(title)), buttons);
}

/** The labels as a file, and as text to copy where downloads are blocked. */
function exportOf(page: Page): Child {
  const { labels, index } = page;
  const missing = withoutVerdict(labels.withoutVerdict());
  if (labels.count === 0) return missing ?? h('p', { class: 'hint' }, 'Choose a verdict to label this answer.');
  const lines = () => labels.lines(index.tests.id.length, new Date().toISOString());
  const text = h('textarea', { 'aria-label': 'Labels', readonly: true, rows: 4, hidden: true });
  const button = (title: string, onclick: () => void) => h('button', { type: 'button', class: 'copy', onclick }, title);
  const buttons = [
    button(`Export ${plural(labels.count, 'label')}`, () => {
      download(`labels-${fileName(String(index.links?.run ?? index.startedAt))}.jsonl`, lines());
      labels.saved();
    }),
    button('Show as text', () => {
      text.hidden = false;
      text.value = lines();
      text.select();
      labels.saved();
    }),
  ];
  return [
    h('p', { class: 'chips' }, reviewerField(labels, buttons), buttons),
    text,
    h(
      'p',
      { class: 'hint' },
      'Labels are lost when the page is closed. Add the file with: eval-action labels import FILE',
    ),
    missing,
  ];
}

/** The name on the labels. With an e-mail address there is nothing to export: import would refuse it. */
function reviewerField(labels: Labels, buttons: readonly HTMLButtonElement[]): Child {
  const wrong = h('span', { class: 'worse', role: 'alert' });
  const field = h('input', {
    type: 'text',
    'aria-label': 'Your name',
    placeholder: 'Your name',
    value: labels.reviewer,
  });
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

/** What the reader said about answers without a verdict. */
function withoutVerdict(tests: readonly string[]): Child {
  const [first, ...others] = tests;
  if (first === undefined) return null;
  const more = others.length > 0 ? ` and ${plural(others.length, 'other test')}` : '';
  return h(
    'p',
    { class: 'hint' },
    'Not exported, because the answer has no verdict: your note or choice for ',
    name(first),
    `${more}.`,
  );
}

const fileName = (run: string): string => run.replaceAll(/[^\w.-]+/g, '-');

function download(file: string, text: string): void {
  const url = URL.createObjectURL(new Blob([text], { type: 'application/x-ndjson' }));
  h('a', { href: url, download: file }).click();
  URL.revokeObjectURL(url);
}
