import { expect } from 'vitest';
import { gitHubClient } from '../../src/github/client.ts';
import { ServiceError } from '../../src/model/ports/service-error.ts';
import { type GitHubServer, TOKEN } from '../support/github-server.ts';

export const soon = (ms = 30_000) => AbortSignal.timeout(ms);

export const clientOf = ({ url }: Pick<GitHubServer, 'url'>, token = TOKEN) =>
  gitHubClient({ apiUrl: url, token, owner: 'octo', repo: 'agent', secondMs: 5 });

/** The failure of a request, which has no address of a store in it. */
export async function faultOf(work: Promise<unknown>): Promise<ServiceError> {
  const error = await work.then(
    () => undefined,
    (reason: unknown) => reason,
  );
  expect(error).toBeInstanceOf(ServiceError);
  expect(String(error)).not.toMatch(/sig=|https?:\/\//);
  return error as ServiceError;
}
