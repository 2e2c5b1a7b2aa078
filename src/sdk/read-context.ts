import { readFileSync } from 'node:fs';
import type { GraderContext } from './context.ts';

/** Reads what the grader is to judge from standard input. Keys come in camelCase, at every depth. */
export async function readContext(): Promise<GraderContext> {
  const chunks: Buffer[] = [];
  for await (const chunk of process.stdin) chunks.push(chunk as Buffer);
  const text = Buffer.concat(chunks).toString('utf8');
  const payload: unknown = text.trim() === '' ? undefined : JSON.parse(text);
  if (typeof payload !== 'object' || payload === null) {
    throw new Error('There is no JSON object on standard input: this script is started by an eval run');
  }
  return inCamelCase(withOutput(payload as Record<string, unknown>)) as GraderContext;
}

/** A long output comes as a file. */
function withOutput(payload: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>> {
  const path = payload['output_path'];
  return typeof path === 'string' ? { ...payload, output: JSON.parse(readFileSync(path, 'utf8')) } : payload;
}

function inCamelCase(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(inCamelCase);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [camelCase(key), inCamelCase(inner)]));
}

const camelCase = (key: string): string =>
  key.replace(/(?<=[a-z0-9])_([a-z0-9])/g, (_, letter: string) => letter.toUpperCase());
