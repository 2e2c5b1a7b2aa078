import { basename, join } from 'node:path';
import type { FileArtifactWriter } from '../../model/ports/artifacts.ts';
import type { Files } from '../../model/ports/files.ts';
import type { Reporter } from '../../model/ports/reporter.ts';
import { notTaken } from '../../reports/reporters/not-taken.ts';

interface PageUpload {
  /** Maximum length of the name of the artifact, which is a file name. */
  readonly name: string;
  readonly path: string;
  readonly retentionDays?: number | undefined;
  readonly files: Pick<Files, 'state' | 'readBytes' | 'writeAsIs' | 'scratchFolder'>;
  readonly writer: FileArtifactWriter;
  urlOf(id: number): string;
  signal(): AbortSignal;
}

const NAME = 'report';
/** More than `html_max_mib` allows. */
const MAX_BYTES = 128 * 1024 * 1024;

/** Uploads the page unpacked, so that one click opens it in the browser. If that fails, the results contain it. */
export function pageArtifactReporter({
  name,
  path,
  retentionDays,
  files,
  writer,
  urlOf,
  signal,
}: PageUpload): Reporter {
  return {
    name: NAME,
    async deliver() {
      if ((await files.state(path)) !== 'file')
        return { kind: 'notNeeded', name: NAME, why: `${basename(path)} was not written` };
      try {
        // The artifact is named after its file.
        await using folder = await files.scratchFolder('page-');
        const named = join(folder.path, name);
        await files.writeAsIs(named, await files.readBytes(path, MAX_BYTES));
        const uploaded = await writer.uploadFile({ path: named, retentionDays }, signal());
        if (uploaded.kind === 'uploaded') return { kind: 'delivered', name: NAME, where: urlOf(uploaded.id) };
        return { kind: 'notDelivered', name: NAME, why: `Another job of this run already has an artifact ${name}` };
      } catch (error) {
        return notTaken(NAME, error, undefined, undefined);
      }
    },
  };
}
