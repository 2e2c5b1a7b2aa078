import type { Message } from '../../model/run/message.ts';
import type { Side, SideStep } from '../../model/run/side.ts';
import { cutLong } from '../../model/text/text.ts';
import { hasPassMark } from '../../reports/findings.ts';
import type { PromptOf } from './agent-prompt.ts';
import type { AnswerPart, FilesPart, PageLabel, PageMessage, PageSide, StepsPart } from './page-data.ts';
import type { PageRow } from './page-source.ts';

const KIB = 1024;
const MAX_STEP_TEXT = 64 * KIB;
const MAX_ANSWER = 256 * KIB;
const MAX_FILES = 256 * KIB;
const MAX_IMAGE = 256 * KIB;
const MAX_STEPS = 2_000;
const MAX_HISTORY = 20;

/** Without `hasImages`, images are named and not shown. */
export function answerPart(
  row: PageRow,
  promptOf: PromptOf,
  { hasImages }: { readonly hasImages: boolean },
): AnswerPart | undefined {
  const sides = row.sides();
  if (Object.keys(sides).length === 0) return undefined;
  const { result, history } = row;
  const label = row.label();
  return {
    input: (result?.input ?? []).map((message) => pageMessage(message, hasImages)),
    sides: Object.fromEntries(Object.entries(sides).map(([name, side]) => [name, withoutParts(side)])),
    trials: row.trials(),
    ...(result !== undefined && earlierText(row)),
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
    passMark: result === undefined || hasPassMark(result) ? (result?.passMark ?? 0.8) : undefined,
    label: label && labelWithin(label, [...inputTexts(row), sides['head']?.answer ?? '']),
  };
}

/** Texts that are cut are not the whole ones. */
const labelWithin = (label: PageLabel, texts: readonly string[]): PageLabel =>
  texts.some((text) => text.length > MAX_ANSWER) ? { ...label, isWhole: false } : label;

const inputTexts = ({ result }: PageRow): string[] =>
  (result?.input ?? []).map(({ content }) => (typeof content === 'string' ? content : ''));

function earlierText({ change }: PageRow): { readonly earlier?: string } {
  if (change?.earlier === undefined) return {};
  const { attempts, now } = change.earlier;
  return { earlier: `${now.passes}/${now.trials} of the trials are from attempt ${attempts.join(', ')} of this job` };
}

export function stepsPart(row: PageRow): StepsPart | undefined {
  const entries = Object.entries(row.sides()).flatMap(([name, { steps }]) =>
    steps.length === 0 ? [] : [[name, shortened(steps)] as const],
  );
  return entries.length === 0 ? undefined : Object.fromEntries(entries);
}

export function filesPart(row: PageRow): FilesPart | undefined {
  const entries = Object.entries(row.sides()).flatMap(([name, { fileChanges = '' }]) =>
    fileChanges === '' ? [] : [[name, cutLong(fileChanges, MAX_FILES)] as const],
  );
  return entries.length === 0 ? undefined : Object.fromEntries(entries);
}

function withoutParts({ steps: _, fileChanges: __, ...side }: Side): PageSide {
  return { ...side, answer: cutLong(side.answer, MAX_ANSWER) };
}

function shortened(steps: readonly SideStep[]): SideStep[] {
  const stored = steps.slice(0, MAX_STEPS).map(shortStep);
  const left = steps.length - stored.length;
  if (left === 0) return stored;
  const text = `[${left} steps omitted; index.jsonl has them]`;
  return [...stored, { kind: 'message', role: 'system', text }];
}

const shortStep = (step: SideStep): SideStep =>
  step.kind === 'message'
    ? { ...step, text: cutLong(step.text, MAX_STEP_TEXT) }
    : { ...step, input: cutLong(step.input, MAX_STEP_TEXT), output: cutLong(step.output, MAX_STEP_TEXT) };

/** The images of a test that can be shown, in characters. */
export const imageSize = ({ result }: PageRow): number =>
  (result?.input ?? [])
    .flatMap(({ content }) => (Array.isArray(content) ? content : []))
    .reduce((sum, part) => sum + (part.type === 'image' && isShownImage(part) ? part.dataUri.length : 0), 0);

const isShownImage = ({ mediaType, dataUri }: { readonly mediaType: string; readonly dataUri: string }): boolean =>
  SHOWN_IMAGES.test(mediaType) && dataUri.startsWith(`data:${mediaType};base64,`) && dataUri.length <= MAX_IMAGE;

const SHOWN_IMAGES = /^image\/(?:png|jpeg|gif|webp)$/;

function pageMessage(message: Message, hasImages: boolean): PageMessage {
  const { role, content } = message;
  if (content === undefined) return { role, parts: [] };
  if (typeof content === 'string') return { role, parts: [{ kind: 'text', text: cutLong(content, MAX_ANSWER) }] };
  if (!Array.isArray(content)) {
    return {
      role,
      parts: [{ kind: 'text', text: cutLong(JSON.stringify(content.structured, null, 2) ?? '', MAX_ANSWER) }],
    };
  }
  const parts = content.map((part): PageMessage['parts'][number] => {
    if (part.type === 'text') return { kind: 'text', text: cutLong(part.value, MAX_ANSWER) };
    if (part.type === 'file') return { kind: 'file', name: part.path, text: cutLong(part.text, MAX_ANSWER) };
    if (part.type !== 'image') return { kind: 'text', text: cutLong(JSON.stringify(part.value, null, 2), MAX_ANSWER) };
    const { mediaType: type, dataUri: uri } = part;
    const isShown = hasImages && isShownImage(part);
    return { kind: 'image', type, bytes: Math.round((uri.length * 3) / 4), uri: isShown ? uri : undefined };
  });
  return { role, parts };
}
