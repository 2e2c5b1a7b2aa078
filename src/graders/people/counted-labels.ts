import { join } from 'node:path';
import { type FoundPolicy, reasonOf } from '../../config/policy/policy.ts';
import type { Files } from '../../model/ports/files.ts';
import type { PolicyChange } from '../../model/verdict/policy-source.ts';
import { overlaid } from '../../platform/files/memory-files.ts';
import { type Label, labelLine } from '../labels/label.ts';
import { intactAnswers, LABEL_FOLDER, type LabelFiles, readStoredLabels, type StoredLabels } from './label-store.ts';

/** The labels that count, and where their answers are read. */
export interface CountedLabels extends StoredLabels {
  readonly site: { readonly cwd: string; readonly files: LabelFiles };
  /** Files whose labels a change edits or removes; they count as the base commit has them. */
  readonly changes: readonly PolicyChange[];
}

/**
 * The labels that count. An answer that the base commit of a change has labelled keeps these labels until the change is
 * merged: a change must not choose what its judges are measured with.
 */
export async function countedLabels(
  { inputs, base, source }: Partial<Pick<FoundPolicy, 'inputs' | 'base' | 'source'>>,
  site: { readonly cwd: string; readonly files: Files },
): Promise<CountedLabels> {
  const ownLabels = await readStoredLabels(site);
  const isUsed = inputs?.judges !== undefined || ownLabels.labels.length + ownLabels.problems.length > 0;
  // Nothing on this disk belongs to a change that another run measured.
  if (!isUsed || base === undefined || !base.isOwnRun || source?.from !== 'base')
    return { ...ownLabels, site, changes: [] };
  try {
    // The disk with the labels of the base commit, and with answers that the change deletes or damages. The name of an answer
    // is its hash, so an intact one is that of the base commit.
    const intact = await intactAnswers(site);
    const isWanted = (path: string) => path.endsWith('.jsonl') || !intact.has(path);
    const differences = await base.differences([join(site.cwd, LABEL_FOLDER)], isWanted);
    const siteOfBase = { cwd: site.cwd, files: overlaid(site.files, differences) };
    const theirs = await readStoredLabels(siteOfBase);
    const byLine = ({ labels }: StoredLabels) => new Map(labels.map((each) => [labelLine(each.label), each]));
    const [here, there] = [byLine(ownLabels), byLine(theirs)];
    const labelled = new Set(theirs.labels.map(answerOf));
    const removed = theirs.labels.filter(({ label }) => !here.has(labelLine(label)));
    const added = ownLabels.labels.filter((each) => labelled.has(answerOf(each)) && !there.has(labelLine(each.label)));
    const changed = new Set([...removed, ...added].map(({ location: { file } }) => file));
    return {
      // Lines of the files that a reader of the change sees.
      labels: [
        ...theirs.labels.map((each) => here.get(labelLine(each.label)) ?? each),
        ...ownLabels.labels.filter((each) => !labelled.has(answerOf(each))),
      ],
      changes: [...changed].sort().map((file) => ({ file })),
      site: siteOfBase,
      problems: [...ownLabels.problems, ...theirs.problems],
    };
  } catch (error) {
    const message = `The labels of the base branch could not be read, so no judge is compared with people: ${reasonOf(error)}`;
    return { labels: [], changes: [], site, problems: [{ code: 'BASE_UNREAD', severity: 'error', message }] };
  }
}

const answerOf = ({ label: { suiteFile, suite, testId, target, answer } }: { readonly label: Label }): string =>
  JSON.stringify([suiteFile, suite, testId, target, answer]);
