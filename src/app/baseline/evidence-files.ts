import { basename, join } from 'node:path';
import { decodePool, MAX_EVIDENCE_BYTES } from '../../evidence/codec.ts';
import type { Files } from '../../model/ports/files.ts';
import type { EvidencePool } from '../../model/verdict/evidence.ts';

/** Evidence of a repository's own lies here, from its root or the working directory on. */
export const EVIDENCE_FOLDER = join('.agentv', 'evidence');
/** Below the folder of a run. */
export const RUN_EVIDENCE = 'evidence';

type Disk = Pick<Files, 'state' | 'read' | 'glob'>;

export interface EvidenceFile {
  readonly path: string;
  readonly pool: EvidencePool;
}

/** What a text, or the files of a folder, were. The first refusal refuses them all: half a history is another one. */
export type ReadEvidence =
  | { readonly kind: 'read'; readonly files: readonly EvidenceFile[] }
  | { readonly kind: 'refused'; readonly path: string; readonly why: string };

/** Far more than there are suites. */
const MOST_FILES = 10_000;

export async function readEvidenceFolder(folder: string, disk: Disk): Promise<ReadEvidence> {
  const paths = await evidenceFilesIn(folder, disk);
  if (paths.length > MOST_FILES)
    return { kind: 'refused', path: folder, why: `it holds more than ${MOST_FILES} files` };
  const files: EvidenceFile[] = [];
  let directory = MAX_EVIDENCE_BYTES;
  for (const path of paths) {
    const text = await disk.read(path, MAX_EVIDENCE_BYTES);
    directory -= Buffer.byteLength(text);
    if (directory < 0)
      return { kind: 'refused', path: folder, why: 'together its files are larger than evidence ever is' };
    const read = readEvidenceText(text, path);
    if (read.kind === 'refused') return read;
    files.push(...read.files);
  }
  return { kind: 'read', files };
}

/** The files of evidence in a folder: those that end with `.json` and are nothing else that a run leaves. */
export async function evidenceFilesIn(folder: string, disk: Pick<Files, 'glob'>): Promise<string[]> {
  const found = await disk.glob(['*.json'], { cwd: folder });
  return found.filter((path) => !OTHERS.includes(basename(path)));
}

const OTHERS = ['report.json', 'benchmark.json', 'timing.json'];

export function readEvidenceText(text: string, path: string): ReadEvidence {
  const decoded = decodePool(text);
  return decoded.kind === 'refused'
    ? { kind: 'refused', path, why: decoded.why }
    : { kind: 'read', files: [{ path, pool: decoded.pool }] };
}

/** Whether a text looks like a file of evidence and not like results: how it begins, or, for JSON, that it is no row. */
export function looksLikeEvidence(text: string, path: string): boolean {
  if (/^\s*\{\s*"(?:schemaVersion|suite|tests|resets)"\s*:/.test(text.slice(0, 200)))
    return !/"test_id"/.test(text.slice(0, 2000));
  return /\.json$/i.test(path);
}
