import { resolve } from 'node:path';
import { isReserved } from '../../shared/secrets/reserved-variables.ts';
import { secretValues } from '../../shared/secrets/secret-names.ts';
import { findRepository } from '../../suites/discover.ts';
import { readEnvFiles } from '../../suites/references/file-paths.ts';
import type { ReportOptions } from '../config/inputs.ts';
import type { Runtime } from '../pipeline/runtime.ts';

/** On the command line, keys of backends may be in `.env` files, as those of targets are; what is set wins. */
export async function withEnvFiles<Given extends Pick<Runtime, 'env' | 'cwd' | 'files' | 'redactor'>>(
  { workingDirectory, otel }: ReportOptions,
  runtime: Given,
): Promise<Given> {
  if (otel.length === 0) return runtime;
  const cwd = resolve(runtime.cwd, workingDirectory);
  const root = await findRepository(cwd, runtime.files);
  const declared = await readEnvFiles(cwd, { root, cwd }, runtime.files);
  runtime.redactor.learn(secretValues(declared));
  const usable = Object.entries(declared).filter(([name]) => !isReserved(name));
  return { ...runtime, env: { ...Object.fromEntries(usable), ...runtime.env } };
}
