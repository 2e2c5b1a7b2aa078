import { spawn } from 'node:child_process';
import { cpSync, mkdtempSync, realpathSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { gunzipSync } from 'node:zlib';
import type { GitRemote } from './git-remote.ts';
import { serving } from './serving.ts';

/** Repositories that are served as GitHub serves them, by git's own program, on loopback. */
export interface GitServer extends AsyncDisposable {
  /** `http://127.0.0.1:<port>`; the host has other names, too. */
  readonly url: string;
  readonly port: number;
  /** The address of a repository by its name. */
  addressOf(name: string): string;
  /** How often somebody asked for objects. */
  readonly fetches: number;
  /** What clients showed, in their order. */
  readonly shown: readonly string[];
  /** From now on only those who show this may read. */
  demand(authorization: string): void;
  /** From now on nobody is answered. */
  close(): void;
}

export async function gitServer(repositories: Readonly<Record<string, GitRemote>>): Promise<GitServer> {
  const root = realpathSync(mkdtempSync(join(tmpdir(), 'served-')));
  for (const [name, { folder, git }] of Object.entries(repositories)) {
    git('config', 'uploadpack.allowAnySHA1InWant', 'true');
    cpSync(join(folder, '.git'), join(root, `${name}.git`), { recursive: true });
  }
  let fetches = 0;
  let demanded: string | undefined;
  const shown: string[] = [];
  const server = await serving(async (incoming, outgoing) => {
    const { authorization, 'content-type': type = '', 'git-protocol': protocol = '' } = incoming.headers;
    const sent = await buffer(incoming);
    if (authorization !== undefined) shown.push(authorization);
    if (demanded !== undefined && authorization !== demanded) {
      outgoing.writeHead(401, { 'www-authenticate': 'Basic realm="git"' });
      return void outgoing.end();
    }
    const body = incoming.headers['content-encoding'] === 'gzip' ? gunzipSync(sent) : sent;
    if (body.includes('command=fetch')) fetches += 1;
    const { pathname, search } = new URL(incoming.url ?? '', 'http://host');
    const env: NodeJS.ProcessEnv = {
      PATH: process.env['PATH'],
      GIT_PROJECT_ROOT: root,
      GIT_HTTP_EXPORT_ALL: '1',
      GIT_CONFIG_COUNT: '1',
      GIT_CONFIG_KEY_0: 'safe.directory',
      GIT_CONFIG_VALUE_0: '*',
      REQUEST_METHOD: incoming.method,
      PATH_INFO: decodeURIComponent(pathname),
      QUERY_STRING: search.slice(1),
      CONTENT_TYPE: type,
      CONTENT_LENGTH: String(body.length),
      GIT_PROTOCOL: String(protocol),
    };
    const child = spawn('git', ['http-backend'], { env, stdio: ['pipe', 'pipe', 'ignore'] });
    child.stdin.on('error', () => undefined).end(body);
    const answer = await buffer(child.stdout);
    const end = answer.indexOf('\r\n\r\n');
    const fields = answer.subarray(0, end).toString().split('\r\n');
    const headers = Object.fromEntries(fields.map((line) => line.split(/: (.*)/).slice(0, 2)));
    outgoing.writeHead(Number.parseInt(headers['Status'] ?? '200', 10), headers);
    outgoing.end(answer.subarray(end + 4));
  });
  const { url, port } = server;
  const close = () => server[Symbol.asyncDispose]();
  return {
    url,
    port,
    addressOf: (name) => `${url}/${name}.git`,
    get fetches() {
      return fetches;
    },
    shown,
    demand(authorization) {
      demanded = authorization;
    },
    close,
    async [Symbol.asyncDispose]() {
      await close();
      rmSync(root, { recursive: true, force: true });
    },
  };
}
