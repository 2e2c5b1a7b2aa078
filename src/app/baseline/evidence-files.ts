import { hash } from 'node:crypto';
import { basename, join } from 'node:path';
import { decodePool, MAX_EVIDENCE_BYTES } from '../../evidence/codec.ts';
import { TREND } from '../../history/paths.ts';
import type { Files } from '../../model/ports/files.ts';
import type { EvidencePool } from '../../model/verdict/evidence.ts';

/** The folder of committed evidence, relative to the repository root or the working directory. */
export const EVIDENCE_FOLDER = join('.agentv', 'evidence');
/** In the run folder. */
export const RUN_EVIDENCE = 'evidence';

type Disk = Pick<Files, 'state' | 'read' | 'glob'>;

interface EvidenceFile {
  readonly path: string;
  readonly pool: EvidencePool;
}

/**
 * The evidence of a text or of the files of a folder. The first refusal refuses all of it: partial evidence would give
 * other results.
 */
export type ReadEvidence =
  | { readonly kind: 'read'; readonly files: readonly EvidenceFile[] }
  | { readonly kind: 'refused'; readonly path: string; readonly why: string };

/** Far more than the number of suites. */
const MAX_FILES = 10_000;

export async function readEvidenceFolder(folder: string, disk: Disk): Promise<ReadEvidence> {
  const paths = await evidenceFilesIn(folder, disk);
  if (paths.length > MAX_FILES)
    return { kind: 'refused', path: folder, why: `it contains more than ${MAX_FILES} files` };
  const files: EvidenceFile[] = [];
  let remaining = MAX_EVIDENCE_BYTES;
  for (const path of paths) {
    const text = await disk.read(path, MAX_EVIDENCE_BYTES);
    remaining -= Buffer.byteLength(text);
    if (remaining < 0) return { kind: 'refused', path: folder, why: 'the total size of its files is over the limit' };
    const read = readEvidenceText(text, path);
    if (read.kind === 'refused') return read;
    files.push(...read.files);
  }
  return { kind: 'read', files };
}

/** The evidence files in a folder: those that end with `.json`, without the other files of a run. */
export async function evidenceFilesIn(folder: string, disk: Pick<Files, 'glob'>): Promise<string[]> {
  const found = await disk.glob(['*.json'], { cwd: folder });
  return found.filter((path) => !OTHERS.includes(basename(path)));
}

const OTHERS = ['report.json', 'benchmark.json', 'timing.json', TREND];

export function readEvidenceText(text: string, path: string): ReadEvidence {
  const decoded = decodePool(text);
  return decoded.kind === 'refused'
    ? { kind: 'refused', path, why: decoded.why }
    : { kind: 'read', files: [{ path, pool: decoded.pool }] };
}

/**
 * Whether a text looks like an evidence file and not like results: by its start, or, for JSON, because it is not a row.
 */
export function looksLikeEvidence(text: string, path: string): boolean {
  if (/^\s*\{\s*"(?:schemaVersion|suite|tests|resets)"\s*:/.test(text.slice(0, 200)))
    return !/"test_id"/.test(text.slice(0, 2000));
  return /\.json$/i.test(path);
}

/** The name of the file of a pool: readable, and different for different suites and targets. */
export function evidenceFileName({ suite, file, target }: EvidencePool): string {
  const readable = `${suite}@${target}`.replaceAll(/[^A-Za-z0-9@._-]+/g, '_').slice(0, 80);
  return `${readable}-${hash('sha256', JSON.stringify([file, suite, target]), 'hex').slice(0, 8)}.json`;
}
