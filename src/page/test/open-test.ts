import type { AnswerPart, FilesPart, StepsPart, TestNotes } from '../../reports/html/page-data.ts';

/** All that is stored of one test, and which side is compared with the head. */
export interface OpenTest {
  readonly at: number;
  readonly notes: TestNotes;
  readonly answer: AnswerPart | undefined;
  readonly steps: StepsPart | undefined;
  readonly files: FilesPart | undefined;
  /** The name of the side on the left; undefined if only the head is shown. */
  readonly side: string | undefined;
}
