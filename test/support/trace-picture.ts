import type { Span } from '../../src/reports/otel/span.ts';
import { valuesOf } from './traces.ts';

const WIDTH = 880;
const NAMES = 300;
const NOTES = 230;
const ROW = 28;
const TOP = 44;
const BARS = WIDTH - NAMES - NOTES - 24;

/** Colours by the first word of a span's name. */
const COLOURS: Readonly<Record<string, string>> = {
  'agentv.eval': '#57606a',
  chat: '#0969da',
  execute_tool: '#9a6700',
  evaluate: '#1a7f37',
};

/** A trace as an SVG, as observability backends draw it: a row per span, and a bar from its start to its end. */
export function tracePicture(spans: readonly Span[]): string {
  const from = Math.min(...spans.map(({ startTimeUnixNano }) => msOf(startTimeUnixNano)));
  const to = Math.max(...spans.map(({ endTimeUnixNano }) => msOf(endTimeUnixNano)));
  const x = (ms: number) => NAMES + ((ms - from) / (to - from)) * BARS;
  const height = TOP + spans.length * ROW + 12;
  const seconds = Array.from({ length: Math.floor((to - from) / 1000) + 1 }, (_, second) => second);
  const grid = seconds.flatMap((second) => [
    `<line x1="${round(x(from + second * 1000))}" y1="30" x2="${round(x(from + second * 1000))}" y2="${height - 8}" stroke="#d0d7de"/>`,
    `<text x="${round(x(from + second * 1000))}" y="22" text-anchor="middle" fill="#57606a">${second} s</text>`,
  ]);
  const rows = spans.flatMap((span, index) => {
    const y = TOP + index * ROW;
    const [start, end] = [msOf(span.startTimeUnixNano), msOf(span.endTimeUnixNano)];
    const colour = COLOURS[span.name.split(' ')[0] ?? ''] ?? '#57606a';
    return [
      `<text x="${12 + depthOf(span, spans) * 18}" y="${y + 14}" fill="#1f2328">${escaped(span.name)}</text>`,
      `<rect x="${round(x(start))}" y="${y + 3}" width="${round(Math.max(2, x(end) - x(start)))}" height="14" rx="2" fill="${colour}"/>`,
      `<text x="${NAMES + BARS + 16}" y="${y + 14}" fill="#57606a">${escaped(noteOf(span))}</text>`,
    ];
  });
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${height}" viewBox="0 0 ${WIDTH} ${height}" font-family="ui-sans-serif, -apple-system, Segoe UI, Helvetica, Arial, sans-serif" font-size="13">`,
    '<title>The trace of a coding agent: model calls, tool calls and graders</title>',
    `<rect width="${WIDTH}" height="${height}" fill="#ffffff"/>`,
    ...grid,
    ...rows,
    '</svg>',
    '',
  ].join('\n');
}

const msOf = (nanoseconds: string): number => Number(BigInt(nanoseconds) / 1_000_000n);
const round = (value: number): number => Math.round(value * 10) / 10;

function depthOf({ parentSpanId }: Span, spans: readonly Span[]): number {
  const parent = spans.find(({ spanId }) => spanId === parentSpanId);
  return parent === undefined ? 0 : 1 + depthOf(parent, spans);
}

/** What a reader looks at first: how long it took, and tokens or the score. */
function noteOf(span: Span): string {
  const values = valuesOf(span);
  const took = `${(msOf(span.endTimeUnixNano) - msOf(span.startTimeUnixNano)) / 1000} s`;
  const input = values['gen_ai.usage.input_tokens'];
  const output = values['gen_ai.usage.output_tokens'];
  const score = values['gen_ai.evaluation.score.value'] ?? values['agentv.score'];
  return [
    took,
    ...(input === undefined ? [] : [`${input} → ${output} tokens`]),
    ...(score === undefined ? [] : [`score ${score}`]),
  ].join(' · ');
}

const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
