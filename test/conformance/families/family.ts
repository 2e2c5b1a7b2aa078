import fc from 'fast-check';

/** A grader as a suite writes it. */
export type Grader = Readonly<Record<string, unknown>>;

/** What a target answers, and what a test expects of it. */
export interface Answer {
  /** What the program writes into its output file. */
  readonly file: string;
  /** The text that graders see of it. */
  readonly said: string;
  readonly expected?: unknown;
  /** The tools that were called, for families that judge the way and not the words. */
  readonly calls?: readonly ToolCall[];
  /** The program reports what it took, so that limits may be near. */
  readonly isMeasured?: true;
}

export interface ToolCall {
  readonly tool: string;
  readonly input?: Readonly<Record<string, unknown>>;
  readonly duration_ms?: number;
}

/** Graders of one kind, and answers that they have something to say about. */
export interface Family {
  readonly name: string;
  /** The grader types it makes. While one of them is unknown to us, the family sits out. */
  readonly types: readonly string[];
  /** They read calls and figures, which only some answers report. Without them, ours knows no score (a difference on the list). */
  readonly needsReport?: true;
  readonly answers: fc.Arbitrary<Answer>;
  /** A grader for an answer, be it of this family or not. */
  graders(answer: Answer): fc.Arbitrary<Grader>;
}

/** An answer that is text and nothing else. */
export const plainly = (text: string, expected?: unknown): Answer => ({
  file: text,
  said: text,
  ...(expected !== undefined && { expected }),
});

const WORDS = [
  'blue',
  'Blue',
  'BLUE',
  'sky',
  'the',
  '42',
  '4.2',
  'ß',
  'SS',
  'İ',
  'é',
  'e\u0301',
  '😀',
  '.',
  '{"a":1}',
  '-',
];
const GAPS = [' ', ' ', '', '\n', '\t', '\r', '\u00a0'];

/** Words with gaps: small enough to meet again, odd enough to find out. Never empty: an empty file is another matter. */
export const words = fc
  .array(fc.tuple(fc.constantFrom(...WORDS), fc.constantFrom(...GAPS)), { minLength: 1, maxLength: 8 })
  .map((pairs) => pairs.flat().join(''));

/** A text that is found in another one about half of the time, in the same or in another case. */
export const sought = (text: string): fc.Arbitrary<string> =>
  fc
    .oneof(
      fc.tuple(fc.nat(text.length), fc.nat(text.length)).map(([a, b]) => text.slice(Math.min(a, b), Math.max(a, b))),
      fc.constant(text),
      fc.constant(text.trim()),
      fc.constant(text.toUpperCase()),
      fc.constant(text.toLowerCase()),
      words,
    )
    // Half a character is no text, and an empty one no grader.
    .map((part) => (part === '' || !part.isWellFormed() ? 'blue' : part));

const shares = fc.constantFrom(0.2, 0.5, 0.6, 0.8, 1);

/** What every grader may have besides its own options. */
export const commonKeys: fc.Arbitrary<Grader> = fc.record(
  {
    name: fc.constantFrom('mine', 'with blanks', 'ß'),
    weight: fc.constantFrom(0, 0.5, 1, 2, 3),
    required: fc.oneof(fc.constant(true), shares),
    min_score: shares,
    negate: fc.boolean(),
  },
  { requiredKeys: [] },
);
