import * as z from 'zod';
import { userError } from '../../model/errors.ts';
import { isMapping } from '../../model/values/mapping.ts';
import { amount, list, loose, number, text } from '../read/loose-fields.ts';
import { fileStem } from './identity.ts';
import type { FileFacts, ImportedGrader, ImportedOutcome, Importer } from './importer.ts';
import { readableRows, usageOf, usageSchema } from './row-parts.ts';

/** A grader of Vally; those that combine others have them in `details`. */
const gradeSchema = z.object({
  name: text,
  kind: text,
  status: text,
  passed: loose(z.boolean()),
  score: number,
  evidence: text,
  details: list,
  stimulusName: text,
  timestamp: text,
});
type GradeDetail = z.output<typeof gradeSchema>;

/** One trial of a stimulus. A list of trajectories is an old row, of several trials with one grade. */
const rowSchema = z.object({
  stimulus: text,
  evalName: text,
  evalFilePath: text,
  variant: text,
  model: text,
  trialIndex: z.int().nonnegative().nullish(),
  totalTrials: amount,
  status: z.enum(['success', 'error', 'skipped']).nullish(),
  error: z.union([z.string(), z.object({ message: z.string() })]).nullish(),
  durationMs: amount,
  gradeResult: gradeSchema.extend({ passed: z.boolean() }).nullish(),
  trajectory: z
    .object({
      output: text,
      endReason: text,
      stimulus: loose(z.object({ name: text, prompt: text })),
      metadata: loose(z.object({ model: text })),
      metrics: loose(
        z.object({
          wallTimeMs: amount,
          tokenUsage: usageSchema,
        }),
      ),
    })
    .nullish(),
  experiment: loose(z.object({ variant: text, evalFile: text, configHash: text })),
});
type VallyRow = z.output<typeof rowSchema>;

/** Rows of Vally: `results.jsonl` of `vally eval`, and of each variant of `vally experiment run`. */
export const vally: Importer = {
  name: 'vally',

  async recognizes(source) {
    return isTrial(await source.firstRow());
  },

  async read(source, _settings, into): Promise<FileFacts> {
    let isCutOff = false;
    const lines = await source.rows(into, () => {
      isCutOff = true;
    });
    const trials = Array.from(lines, ({ value, location }) => ({ value, location, pointer: `line ${location.line}` }));
    const rows = trials.filter(({ value }) => !isMapping(value) || isTrial(value));
    if (rows.length === 0 && trials.length > 0) {
      throw userError('RESULTS_UNREADABLE', `${source.path} has no trials of Vally`, {
        expected: 'rows with "type": "trial-result"',
      });
    }

    for (const { row, location, pointer } of readableRows(rows, rowSchema, into)) {
      const { trajectory, gradeResult, experiment, variant, model } = row;
      const name = row.stimulus || gradeResult?.stimulusName || trajectory?.stimulus?.name;
      if (!name) {
        into.unreadable(location, `${pointer}: this trial has no "stimulus"`);
        continue;
      }
      const file = row.evalFilePath ?? experiment?.evalFile;
      const prompt = trajectory?.stimulus?.prompt;
      const names = {
        suite: row.evalName || experiment?.evalFile || fileStem(source.path),
        test: { kind: 'declared' as const, text: name },
        // Without an experiment, the only variant is called "main".
        target: (experiment && (experiment.variant ?? variant)) || model || trajectory?.metadata?.model || 'default',
      };
      if (row.status === 'skipped') {
        into.skipped(names);
        continue;
      }
      const graders = gradersIn(gradeResult?.details);
      const outcome = outcomeOf(row, graders);
      into.trial({
        ...names,
        number: row.trialIndex ?? undefined,
        plannedTrials: row.totalTrials,
        outcome,
        score: gradeResult?.score,
        reason: outcome.kind === 'failed' ? gradeResult?.evidence : undefined,
        location: file === undefined ? location : { file: source.shown(file), line: 1, column: 1 },
        pointer,
        time: gradeResult?.timestamp,
        input: prompt === undefined ? undefined : [{ role: 'user', content: prompt }],
        answer: trajectory?.output,
        durationMs: trajectory?.metrics?.wallTimeMs ?? row.durationMs,
        tokenUsage: usageOf(trajectory?.metrics?.tokenUsage),
        model: model ?? trajectory?.metadata?.model,
        graders,
        definition: {
          question: prompt,
          graders:
            graders.length === 0 ? undefined : graders.map(({ name, type }) => JSON.stringify([name, type])).sort(),
        },
        subject: experiment?.configHash,
      });
    }
    return { tool: { name: 'vally' }, attempts: 'all', stopped: isCutOff ? 'broken-off' : undefined };
  },
};

/** Summaries, spans and lines of logs are no trials. */
const isTrial = (row: unknown): boolean =>
  isMapping(row) && (row['type'] === 'trial-result' || ('gradeResult' in row && 'trajectory' in row));

/** The graders that combine no others. */
const gradersIn = (details: readonly unknown[] | undefined): ImportedGrader[] =>
  (details ?? []).flatMap((detail) => {
    const grade: GradeDetail = gradeSchema.catch({}).parse(detail);
    if (grade.details !== undefined && grade.details.length > 0) return gradersIn(grade.details);
    const isUndecided = grade.status === 'error';
    return {
      name: grade.name || grade.kind || 'grader',
      type: grade.kind,
      score: isUndecided ? undefined : grade.score,
      passed: isUndecided ? undefined : grade.passed,
      isUndecided,
      reason: grade.evidence,
    };
  });

function outcomeOf({ status, error, gradeResult, trajectory }: VallyRow, graders: readonly ImportedGrader[]) {
  const message = typeof error === 'string' ? error : error?.message;
  const of = (outcome: ImportedOutcome) => outcome;
  if (status === 'error' || (gradeResult == null && message)) {
    const isTimeout = trajectory?.endReason === 'agent_timeout';
    return of({
      kind: 'error',
      message: message ?? trajectory?.endReason ?? 'Vally gives no reason',
      class: isTimeout ? 'timeout' : undefined,
    });
  }
  if (gradeResult == null) return of({ kind: 'error', message: 'Vally did not grade this trial', class: 'grader' });
  // A grader that could not judge makes the trial fail in Vally, but says nothing about the answer.
  const undecided = graders.find(({ isUndecided }) => isUndecided);
  const isUndecided = gradeResult.status === 'error' || undecided !== undefined;
  if (isUndecided && !graders.some(({ passed }) => passed === false)) {
    const why = undecided?.reason ?? gradeResult.evidence ?? 'it gives no reason';
    return of({ kind: 'error', message: `${undecided?.name ?? 'A grader'} failed to judge: ${why}`, class: 'grader' });
  }
  return of({ kind: gradeResult.passed ? 'passed' : 'failed' });
}
