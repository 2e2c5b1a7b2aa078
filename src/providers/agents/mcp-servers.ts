import { join } from 'node:path';
import * as z from 'zod';
import { optionalText, textList } from '../../model/suite/setting.ts';
import { environmentOption } from '../environment.ts';
import { headersOption, httpUrl } from '../models/model-options.ts';

/** A tool server that an agent starts, or one that it reaches by HTTP (Model Context Protocol). */
export type McpServer = { readonly name: string } & McpTransport;
type McpTransport =
  | { readonly command: string; readonly args: readonly string[]; readonly env: Readonly<Record<string, string>> }
  | { readonly url: string; readonly headers: Readonly<Record<string, string>> };

/** More servers than this are a mistake. */
const MAX_SERVERS = 50;
const SHAPE = 'must have "command" with "args" and "env", or "url" with "headers"';

/** `mcp_servers:` of a target: by their names, in the shape that most agents share. */
export const mcpServersOption = () =>
  z
    .record(
      z.string(),
      z
        .strictObject(
          {
            command: optionalText(),
            args: textList(),
            // A secret comes from a variable, so that it is known and removed from all outputs.
            env: environmentOption({ mayHoldSecrets: false }),
            url: httpUrl(),
            headers: headersOption(),
          },
          `${SHAPE}, and no other keys`,
        )
        .transform(({ command, args, env, url, headers }, context): McpTransport => {
          const isLocal = args !== undefined || Object.keys(env).length > 0;
          const isRemote = Object.keys(headers).length > 0;
          if ((command === undefined) === (url === undefined) || (command ? isRemote : isLocal)) {
            context.addIssue({ code: 'custom', message: SHAPE, params: { secret: true } });
          }
          return command === undefined ? { url: url ?? '', headers } : { command, args: args ?? [], env };
        }),
      { error: 'must be a mapping of names to servers' },
    )
    .optional()
    .transform((servers = {}, context): readonly McpServer[] => {
      if (Object.keys(servers).length > MAX_SERVERS) {
        context.addIssue({ code: 'custom', message: `must have at most ${MAX_SERVERS} servers` });
      }
      return Object.entries(servers).map(([name, server]) => {
        if (!/^[A-Za-z0-9_-]{1,64}$/.test(name)) {
          const message = 'must have a name of at most 64 letters, digits, - and _';
          context.addIssue({ code: 'custom', message, path: [name], params: { secret: true } });
        }
        return { name, ...server };
      });
    });

/** The format of Claude Code, which several agents share. Each has its own names for the kinds of servers. */
export const mcpServersJson = (
  servers: readonly McpServer[],
  more: { readonly local: object; readonly remote: object; readonly url?: string },
): Record<string, object> =>
  Object.fromEntries(
    servers.map(({ name, ...server }) => [
      name,
      'command' in server
        ? { ...more.local, ...server }
        : { ...more.remote, [more.url ?? 'url']: server.url, headers: server.headers },
    ]),
  );

const FILE = 'mcp-servers.json';

/** The same as a file in the temporary folder of a call, with its path; neither without servers. */
export function mcpServersFile(
  servers: readonly McpServer[],
  temporary: string,
  more: Parameters<typeof mcpServersJson>[1],
) {
  if (servers.length === 0) return { path: undefined, temporaryFiles: undefined };
  const text = JSON.stringify({ mcpServers: mcpServersJson(servers, more) });
  return { path: join(temporary, FILE), temporaryFiles: { [FILE]: text } };
}
