/**
 * Cuts out of GitHub's published descriptions of its API what the tests' stub of GitHub supports, because the whole
 * of them is 400 MB: `node .ci/github-api.ts <api.github.com.json of @octokit/openapi> <schema.graphql of
 * @octokit/graphql-schema>` writes `test/fixtures/github/api.json` and `schema.graphql`.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { buildSchema, getNamedType, isObjectType, isScalarType } from 'graphql';

/** What we ask, and in which words GitHub may answer. */
const OPERATIONS: readonly (readonly [path: string, method: string])[] = [
  ['/repos/{owner}/{repo}/actions/artifacts', 'get'],
  ['/repos/{owner}/{repo}/actions/artifacts/{artifact_id}/{archive_format}', 'get'],
  ['/repos/{owner}/{repo}/actions/runs/{run_id}', 'get'],
  ['/repos/{owner}/{repo}/actions/runs/{run_id}/artifacts', 'get'],
  ['/repos/{owner}/{repo}/actions/runs/{run_id}/attempts/{attempt_number}/jobs', 'get'],
  ['/repos/{owner}/{repo}/check-runs', 'post'],
  ['/repos/{owner}/{repo}/check-runs/{check_run_id}', 'patch'],
  ['/repos/{owner}/{repo}/commits', 'get'],
  ['/repos/{owner}/{repo}/commits/{commit_sha}/pulls', 'get'],
  ['/repos/{owner}/{repo}/compare/{basehead}', 'get'],
  ['/repos/{owner}/{repo}/contents/{path}', 'get'],
  ['/repos/{owner}/{repo}/git/blobs/{file_sha}', 'get'],
  ['/repos/{owner}/{repo}/git/commits', 'post'],
  ['/repos/{owner}/{repo}/git/commits/{commit_sha}', 'get'],
  ['/repos/{owner}/{repo}/git/ref/{ref}', 'get'],
  ['/repos/{owner}/{repo}/git/refs', 'post'],
  ['/repos/{owner}/{repo}/git/refs/{ref}', 'patch'],
  ['/repos/{owner}/{repo}/git/trees', 'post'],
  ['/repos/{owner}/{repo}/git/trees/{tree_sha}', 'get'],
  ['/repos/{owner}/{repo}/issues', 'post'],
  ['/repos/{owner}/{repo}/issues/{issue_number}', 'patch'],
  ['/repos/{owner}/{repo}/issues/comments/{comment_id}', 'delete'],
  ['/repos/{owner}/{repo}/issues/comments/{comment_id}', 'patch'],
  ['/repos/{owner}/{repo}/issues/{issue_number}/comments', 'post'],
  ['/repos/{owner}/{repo}/pulls', 'get'],
  ['/repos/{owner}/{repo}/pulls/{pull_number}', 'get'],
];

/** The fields that we ask for; everything else of their types is left out. */
const FIELDS: Readonly<Record<string, readonly string[]>> = {
  Query: ['repository'],
  Repository: ['issues', 'pullRequest'],
  IssueConnection: ['nodes', 'pageInfo', 'totalCount'],
  Issue: ['body', 'closed', 'number', 'url', 'viewerDidAuthor'],
  PullRequest: ['comments'],
  IssueCommentConnection: ['nodes', 'pageInfo', 'totalCount'],
  IssueComment: ['body', 'databaseId', 'fullDatabaseId', 'isMinimized', 'url', 'viewerDidAuthor'],
  PageInfo: ['endCursor', 'hasNextPage', 'hasPreviousPage', 'startCursor'],
};

/** Says nothing about what is allowed. */
const PROSE = ['description', 'example', 'examples', 'title', 'summary'];

interface Json {
  readonly [key: string]: unknown;
}

const fixtures = join(dirname(dirname(fileURLToPath(import.meta.url))), 'test', 'fixtures', 'github');
const [restFile = '', graphqlFile = ''] = process.argv.slice(2);
const api = JSON.parse(readFileSync(restFile, 'utf8')) as {
  readonly info: Json;
  readonly paths: Readonly<Record<string, Readonly<Record<string, Json>>>>;
};
writeFileSync(join(fixtures, 'api.json'), `${JSON.stringify(restPart(), null, 1)}\n`);
writeFileSync(join(fixtures, 'schema.graphql'), graphqlPart());

/** The operations, and the components that they lead to, without examples and prose. */
function restPart(): Json {
  const operations = OPERATIONS.map(([path, method]) => {
    const { operationId, parameters, requestBody, responses } = api.paths[path]?.[method] ?? {};
    if (responses === undefined) throw new Error(`GitHub does not describe ${method} ${path}`);
    return { path, method, operationId, parameters, requestBody, responses } as Json;
  });
  const components: Record<string, unknown> = {};
  const collect = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(collect);
    if (typeof value !== 'object' || value === null) return value;
    const reference = (value as Json)['$ref'];
    if (typeof reference === 'string' && !(reference in components)) {
      components[reference] = null;
      components[reference] = collect(at(reference));
    }
    return Object.fromEntries(
      Object.entries(withNull(value as Json))
        .filter(([key, item]) => !(PROSE.includes(key) && (typeof item === 'string' || key.startsWith('example'))))
        .map(([key, item]) => [key, collect(item)]),
    );
  };
  return { version: api.info['version'], operations: operations.map(collect), components };
}

/** `nullable` without a type is nothing that a JSON Schema says. */
function withNull(schema: Json): Json {
  const { nullable, ...rest } = schema;
  const word = ['oneOf', 'anyOf'].find((each) => Array.isArray(rest[each]));
  if (nullable !== true || rest['type'] !== undefined || word === undefined) return schema;
  return { ...rest, [word]: [...(rest[word] as readonly unknown[]), { type: 'null' }] };
}

function at(reference: string): unknown {
  const keys = reference.replace(/^#\//, '').split('/');
  return keys.reduce<unknown>((value, key) => (value as Json)[key], api);
}

function graphqlPart(): string {
  const schema = buildSchema(readFileSync(graphqlFile, 'utf8'), { assumeValidSDL: true });
  const types = Object.entries(FIELDS).map(([name, stored]) => {
    const type = schema.getType(name);
    if (!isObjectType(type)) throw new Error(`GitHub describes no type ${name}`);
    const fields = stored.map((field) => {
      const found = type.getFields()[field];
      if (found === undefined) throw new Error(`GitHub describes no field ${field} of ${name}`);
      const args = found.args.filter((arg) => isScalarType(getNamedType(arg.type)));
      const list = args.map((arg) => `${arg.name}: ${arg.type}`).join(', ');
      return `  ${field}${list === '' ? '' : `(${list})`}: ${found.type}`;
    });
    return `type ${name} {\n${fields.join('\n')}\n}`;
  });
  return `scalar BigInt\n\nscalar URI\n\n${types.join('\n\n')}\n`;
}
