import { type Child, h, name, replace } from '../dom.ts';
import type { Draft, Verdict } from '../labels.ts';
import type { Page } from '../page.ts';
import { plural } from '../words.ts';
import type { OpenTest } from './open-test.ts';

const VERDICTS: readonly (readonly [Verdict, string])[] = [
  ['acceptable', 'Acceptable'],
  ['needs_improvement', 'Needs improvement'],
  ['incorrect', 'Incorrect'],
  ['flaky', 'Flaky'],
];
const MOST_NOTE = 10_000;

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
  const note = h('textarea', { 'aria-label': 'Note', rows: 2, maxlength: MOST_NOTE, placeholder: 'Note' }, draft.notes);
  note.addEventListener('input', () => {
    draft.notes = note.value;
    page.labels.changed();
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
        draft.graders.set(judge, verdict);
        update();
      },
    },
  );

interface Chosen<Value> {
  chosen(): Value | undefined;
  choose(value: Value): void;
}

function choice<Value extends string>(
  title: string,
  options: readonly (readonly [Value, string])[],
  { chosen, choose }: Chosen<Value>,
): Child {
  const buttons = options.map(([value, text]) => {
    const button = h('button', { type: 'button', class: 'chip', 'aria-pressed': String(chosen() === value) }, text);
    button.addEventListener('click', () => {
      choose(value);
      for (const other of buttons) other.setAttribute('aria-pressed', String(other === button));
    });
    return button;
  });
  return h('div', { class: 'chips', role: 'group', 'aria-label': title }, h('span', {}, name(title)), buttons);
}

/** The labels as a file, and as text to copy where downloads are blocked. */
function exportOf(page: Page): Child {
  const { labels, index } = page;
  if (labels.count === 0) return h('p', { class: 'hint' }, 'Choose a verdict to label this answer.');
  const lines = () => labels.lines(index.tests.id.length, new Date().toISOString());
  const text = h('textarea', { 'aria-label': 'Labels', readonly: true, rows: 4, hidden: true });
  const reviewer = h('input', {
    type: 'text',
    'aria-label': 'Your name',
    placeholder: 'Your name',
    value: labels.reviewer,
  });
  reviewer.addEventListener('input', () => {
    labels.reviewer = reviewer.value;
  });
  const button = (title: string, onclick: () => void) => h('button', { type: 'button', class: 'copy', onclick }, title);
  return [
    h(
      'p',
      { class: 'chips' },
      reviewer,
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
    ),
    text,
    h(
      'p',
      { class: 'hint' },
      'Labels are lost when the page is closed. Add the file with: eval-action labels import FILE',
    ),
  ];
}

const fileName = (run: string): string => run.replaceAll(/[^\w.-]+/g, '-');

function download(file: string, text: string): void {
  const url = URL.createObjectURL(new Blob([text], { type: 'application/x-ndjson' }));
  h('a', { href: url, download: file }).click();
  URL.revokeObjectURL(url);
}
