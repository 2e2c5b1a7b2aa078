import type { Message } from '../../model/run/message.ts';
import type { Side, SideStep } from '../../model/run/side.ts';
import { bytesText, cutLong } from '../../model/text/text.ts';
import { hasPassMark } from '../../reports/findings.ts';
import type { PromptOf } from './agent-prompt.ts';
import type { AnswerPart, FilesPart, PageLabel, PageMessage, PageSide, StepsPart } from './page-data.ts';
import type { PageRow } from './page-source.ts';

/** What is left out of the tests of one class to keep the file small. */
export interface Cuts {
  readonly files?: boolean;
  readonly steps?: boolean;
  readonly base?: boolean;
  readonly answers?: boolean;
  /** File changes that are longer are left out. */
  readonly filesAbove?: number;
  readonly outputsAbove?: number;
  /** Maximum number of steps around the first difference. */
  readonly stepsAround?: number;
  readonly answersAbove?: number;
  /** Images are named and not shown. */
  readonly withoutImages?: boolean;
}

const KIB = 1024;
const MAX_STEP_TEXT = 64 * KIB;
const MAX_ANSWER = 256 * KIB;
const MAX_FILES = 256 * KIB;
const MAX_IMAGE = 256 * KIB;
const MAX_STEPS = 2_000;
const MAX_HISTORY = 20;

export function answerPart(row: PageRow, cuts: Cuts, promptOf: PromptOf): AnswerPart | undefined {
  if (cuts.answers) return undefined;
  const sides = row.sides();
  if (Object.keys(sides).length === 0) return undefined;
  const { result, history } = row;
  const label = row.label();
  const prompt = promptOf(row);
  const most = cuts.answersAbove ?? MAX_ANSWER;
  return {
    input: (result?.input ?? []).map((message) => pageMessage(message, most, !cuts.withoutImages)),
    sides: Object.fromEntries(keptSides(sides, cuts).map(([name, side]) => [name, withoutParts(side, most)])),
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
    prompt,
    passMark: result === undefined || hasPassMark(result) ? (result?.passMark ?? 0.8) : undefined,
    label: label && labelWithin(label, [...inputTexts(row), sides['head']?.answer ?? ''], most),
  };
}

/** Texts that are cut are not the whole ones. */
const labelWithin = (label: PageLabel, texts: readonly string[], most: number): PageLabel =>
  texts.some((text) => text.length > most) ? { ...label, isWhole: false } : label;

const inputTexts = ({ result }: PageRow): string[] =>
  (result?.input ?? []).map(({ content }) => (typeof content === 'string' ? content : ''));

function earlierText({ change }: PageRow): { readonly earlier?: string } {
  if (change?.earlier === undefined) return {};
  const { attempts, now } = change.earlier;
  return { earlier: `${now.passes}/${now.trials} of the trials are from attempt ${attempts.join(', ')} of this job` };
}

export function stepsPart(row: PageRow, cuts: Cuts): StepsPart | undefined {
  if (cuts.steps) return undefined;
  const entries = keptSides(row.sides(), cuts)
    .filter(([, { steps }]) => steps.length > 0)
    .map(([name, { steps }]) => [name, shortened(steps, row, cuts)] as const);
  return entries.length === 0 ? undefined : Object.fromEntries(entries);
}

export function filesPart(row: PageRow, cuts: Cuts): FilesPart | undefined {
  if (cuts.files) return undefined;
  const entries = keptSides(row.sides(), cuts).flatMap(([name, { fileChanges = '' }]) =>
    fileChanges === '' ? [] : [[name, shortFiles(fileChanges, cuts)] as const],
  );
  return entries.length === 0 ? undefined : Object.fromEntries(entries);
}

function shortFiles(changes: string, { filesAbove = Number.POSITIVE_INFINITY }: Cuts): string {
  const size = Buffer.byteLength(changes);
  return size > filesAbove
    ? `[omitted: ${bytesText(size)}; index.jsonl has the full text]`
    : cutLong(changes, MAX_FILES);
}

const keptSides = (sides: Readonly<Record<string, Side>>, { base }: Cuts): [string, Side][] =>
  Object.entries(sides).filter(([name]) => !base || name === 'head');

function withoutParts({ steps: _, fileChanges: __, ...side }: Side, most: number): PageSide {
  return { ...side, answer: cutLong(side.answer, most) };
}

function shortened(steps: readonly SideStep[], { difference }: PageRow, cuts: Cuts): SideStep[] {
  const { stepsAround, outputsAbove = MAX_STEP_TEXT } = cuts;
  const middle = difference?.row ?? 0;
  const [from, to] =
    stepsAround === undefined
      ? [0, MAX_STEPS]
      : [Math.max(0, middle - stepsAround / 2), Math.max(0, middle - stepsAround / 2) + stepsAround];
  const stored = steps.slice(from, to).map((step) => shortStep(step, outputsAbove));
  const left = steps.length - stored.length;
  if (left === 0) return stored;
  const text = `[${left} steps omitted; index.jsonl has them]`;
  return [...stored, { kind: 'message', role: 'system', text }];
}

const shortStep = (step: SideStep, most: number): SideStep =>
  step.kind === 'message'
    ? { ...step, text: cutLong(step.text, MAX_STEP_TEXT) }
    : {
        ...step,
        input: cutLong(step.input, MAX_STEP_TEXT),
        output: cutLong(step.output, Math.min(most, MAX_STEP_TEXT)),
      };

/** The images of a test that can be shown, in characters. */
export const imageSize = ({ result }: PageRow): number =>
  (result?.input ?? [])
    .flatMap(({ content }) => (Array.isArray(content) ? content : []))
    .reduce((sum, part) => sum + (part.type === 'image' && isShownImage(part) ? part.dataUri.length : 0), 0);

const isShownImage = ({ mediaType, dataUri }: { readonly mediaType: string; readonly dataUri: string }): boolean =>
  SHOWN_IMAGES.test(mediaType) && dataUri.startsWith(`data:${mediaType};base64,`) && dataUri.length <= MAX_IMAGE;

const SHOWN_IMAGES = /^image\/(?:png|jpeg|gif|webp)$/;

function pageMessage(message: Message, most: number, hasImages: boolean): PageMessage {
  const { role, content } = message;
  if (content === undefined) return { role, parts: [] };
  if (typeof content === 'string') return { role, parts: [{ kind: 'text', text: cutLong(content, most) }] };
  if (!Array.isArray(content)) {
    return { role, parts: [{ kind: 'text', text: cutLong(JSON.stringify(content.structured, null, 2) ?? '', most) }] };
  }
  const parts = content.map((part): PageMessage['parts'][number] => {
    if (part.type === 'text') return { kind: 'text', text: cutLong(part.value, most) };
    if (part.type === 'file') return { kind: 'file', name: part.path, text: cutLong(part.text, most) };
    if (part.type !== 'image') return { kind: 'text', text: cutLong(JSON.stringify(part.value, null, 2), most) };
    const { mediaType: type, dataUri: uri } = part;
    const isShown = hasImages && isShownImage(part);
    return { kind: 'image', type, bytes: Math.round((uri.length * 3) / 4), uri: isShown ? uri : undefined };
  });
  return { role, parts };
}
