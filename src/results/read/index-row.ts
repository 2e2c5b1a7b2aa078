import { isMapping } from '../../shared/mapping.ts';

/** A row in the format of `readRecord`, with its additional data. */
interface IndexRow {
  readonly record: unknown;
  readonly sample?: number | undefined;
  readonly retry?: number | undefined;
  /** The file of its suite, where a row of another tool names it. */
  readonly suiteFile?: string | undefined;
}

/**
 * Converts a row of AgentV 5, which has the sample and the retry, the variant of the target, and the path of its suite
 * instead of the suite's name. Any other row is returned unchanged.
 */
export function indexRow(value: unknown): IndexRow {
  if (!isMapping(value)) return { record: value };
  const { eval_path, variant } = value;
  const suiteFile = typeof eval_path === 'string' && eval_path !== '' ? eval_path : undefined;
  const isNamed = ['suite', 'dataset', 'eval_set'].some((key) => typeof value[key] === 'string');
  const isVariant = typeof variant === 'string' && variant !== '' && typeof value['target'] === 'string';
  const changes = {
    ...(suiteFile !== undefined && !isNamed && { suite: stem(suiteFile) }),
    ...(isVariant && { target: `${value['target']} (${variant})` }),
  };
  return {
    // Most of thousands of rows stay as they are.
    record: suiteFile === undefined && !isVariant ? value : { ...value, ...changes },
    sample: wholeNumber(value['sample_index']),
    retry: wholeNumber(value['retry_index']) ?? (wholeNumber(value['sample_index']) === undefined ? undefined : 0),
    suiteFile,
  };
}

const wholeNumber = (value: unknown): number | undefined =>
  typeof value === 'number' && Number.isSafeInteger(value) && value >= 0 ? value : undefined;

/** `evals/refunds.eval.yaml` as `refunds`: what AgentV calls a suite without a name. */
const stem = (path: string): string => (path.split(/[/\\]/).at(-1) ?? path).replace(/(?:\.eval)?\.[^.]+$/, '');
