import { partsIn } from '../../model/run/message.ts';
import type { SideStep } from '../../model/run/side.ts';
import { cutLong } from '../../model/text/text.ts';
import { sum } from '../../model/values/sums.ts';
import { hasPassMark } from '../../reports/findings.ts';
import type { PromptOf } from './agent-prompt.ts';
import type { PageRow } from './page-source.ts';

const KIB = 1024;
const MAX_STEP_TEXT = 64 * KIB;
const MAX_ANSWER = 256 * KIB;
const MAX_FILES = 256 * KIB;
const MAX_IMAGE = 256 * KIB;
const MAX_STEPS = 2_000;
const MAX_HISTORY = 20;

export type AnswerPart = NonNullable<ReturnType<typeof answerPart>>;
export type StepsPart = NonNullable<ReturnType<typeof stepsPart>>;
export type FilesPart = NonNullable<ReturnType<typeof filesPart>>;

/** What is judged, by whom and how often. Without `hasImages`, images are named and not shown. */
export function answerPart(row: PageRow, promptOf: PromptOf, { hasImages }: { readonly hasImages: boolean }) {
  const sides = row.sides();
  if (Object.keys(sides).length === 0) return undefined;
  const { result, history, change } = row;
  const { attempts = [], now } = change?.earlier ?? {};
  const label = row.label();
  const texts = (result?.input ?? []).flatMap(({ content }) => (typeof content === 'string' ? content : []));
  // Texts that are cut are not the whole ones.
  const isCut = [...texts, sides['head']?.answer ?? ''].some((text) => text.length > MAX_ANSWER);
  return {
    input: (result?.input ?? []).map((message) => {
      const { role, content } = message;
      const textPart = (value: unknown) => {
        const text = typeof value === 'string' ? value : (JSON.stringify(value, null, 2) ?? '');
        return { kind: 'text' as const, text: cutLong(text, MAX_ANSWER) };
      };
      if (content === undefined) return { role, parts: [] };
      if (!Array.isArray(content)) {
        return { role, parts: [textPart(typeof content === 'string' ? content : content.structured)] };
      }
      const parts = content.map((part) => {
        if (part.type === 'file')
          return { kind: 'file' as const, name: part.path, text: cutLong(part.text, MAX_ANSWER) };
        if (part.type !== 'image') return textPart(part.value);
        const { mediaType: type, dataUri: uri } = part;
        const isShown = hasImages && isShownImage(part);
        return {
          kind: 'image' as const,
          type,
          bytes: Math.round((uri.length * 3) / 4),
          uri: isShown ? uri : undefined,
        };
      });
      return { role, parts };
    }),
    criteria: result?.criteria && cutLong(result.criteria, MAX_ANSWER),
    // By name: `head`, `base`, `control`, `trial:1` …
    sides: Object.fromEntries(
      Object.entries(sides).map(([name, { steps: _, fileChanges: __, ...side }]) => [
        name,
        { ...side, answer: cutLong(side.answer, MAX_ANSWER) },
      ]),
    ),
    trials: row.trials(),
    earlier:
      result && now && `${now.passes}/${now.trials} of the trials are from attempt ${attempts.join(', ')} of this job`,
    history: history.slice(-MAX_HISTORY).map(({ run, sha, time, pass, score, costUsd, durationMs }) => ({
      run,
      sha,
      time,
      pass,
      score,
      costUsd,
      durationMs,
    })),
    command: row.command(),
    prompt: promptOf(row),
    // Absent if another tool decided by something else than the score.
    passMark: result === undefined || hasPassMark(result) ? (result?.passMark ?? 0.8) : undefined,
    label: label && isCut ? { ...label, isWhole: false } : label,
  };
}

export function stepsPart(row: PageRow): Readonly<Record<string, SideStep[]>> | undefined {
  const entries = Object.entries(row.sides()).flatMap(([name, { steps }]) =>
    steps.length === 0 ? [] : [[name, shortened(steps)] as const],
  );
  return entries.length === 0 ? undefined : Object.fromEntries(entries);
}

export function filesPart(row: PageRow): Readonly<Record<string, string>> | undefined {
  const entries = Object.entries(row.sides()).flatMap(([name, { fileChanges = '' }]) =>
    fileChanges === '' ? [] : [[name, cutLong(fileChanges, MAX_FILES)] as const],
  );
  return entries.length === 0 ? undefined : Object.fromEntries(entries);
}

function shortened(steps: readonly SideStep[]): SideStep[] {
  const short = (text: string) => cutLong(text, MAX_STEP_TEXT);
  const stored = steps
    .slice(0, MAX_STEPS)
    .map((step) =>
      step.kind === 'message'
        ? { ...step, text: short(step.text) }
        : { ...step, input: short(step.input), output: short(step.output) },
    );
  const left = steps.length - stored.length;
  if (left === 0) return stored;
  const text = `[${left} steps omitted; index.jsonl has them]`;
  return [...stored, { kind: 'message', role: 'system', text }];
}

/** The images of a test that can be shown, in characters. */
export const imageSize = ({ result }: PageRow): number =>
  sum(
    partsIn(result?.input ?? []).map((part) => (part.type === 'image' && isShownImage(part) ? part.dataUri.length : 0)),
  );

const isShownImage = ({ mediaType, dataUri }: { readonly mediaType: string; readonly dataUri: string }): boolean =>
  SHOWN_IMAGES.test(mediaType) && dataUri.startsWith(`data:${mediaType};base64,`) && dataUri.length <= MAX_IMAGE;

const SHOWN_IMAGES = /^image\/(?:png|jpeg|gif|webp)$/;
