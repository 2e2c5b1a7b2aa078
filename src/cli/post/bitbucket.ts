import * as z from 'zod';
import { bitbucketMarkdown } from '../../reports/dialects.ts';
import type { PostSystem, Variable } from './system.ts';

/** Comments of a pull request (Bitbucket Cloud REST API, "Pullrequests"). */
export const bitbucket: PostSystem = {
  name: 'Bitbucket',
  whyNone: (variable) =>
    variable('BITBUCKET_PR_ID') === ''
      ? 'this is no pipeline of a pull request (BITBUCKET_PR_ID is not set); steps below "pull-requests:" are'
      : undefined,
  variables: ['BITBUCKET_WORKSPACE', 'BITBUCKET_REPO_SLUG', 'BITBUCKET_BUILD_NUMBER'],
  token: {
    variable: 'BITBUCKET_ACCESS_TOKEN',
    hint: 'Create an access token in Repository settings > Access tokens with the permission "Pull requests: write", and store it as a secured variable in Repository settings > Repository variables.',
  },
  // 32,768 characters.
  maxBytes: 30_000,
  markdown: bitbucketMarkdown,
  job: (variable) => ({
    run: Number(variable('BITBUCKET_BUILD_NUMBER')),
    attempt: Number(variable('BITBUCKET_STEP_RUN_NUMBER') || 1),
    job: variable('BITBUCKET_PARALLEL_STEP'),
    head: variable('BITBUCKET_COMMIT'),
    url: `${repositoryUrl(variable)}/pipelines/results/${variable('BITBUCKET_BUILD_NUMBER')}`,
  }),
  requests(variable) {
    const request = encodeURIComponent(variable('BITBUCKET_PR_ID'));
    const path = `/repositories/${repositoryPath(variable)}/pullrequests/${request}/comments`;
    return {
      api: 'https://api.bitbucket.org/2.0',
      headers: { authorization: `Bearer ${variable('BITBUCKET_ACCESS_TOKEN')}` },
      // The token of a repository belongs to no account.
      author: {
        method: 'GET',
        path: '/user',
        schema: z.object({ uuid: z.string() }).transform(({ uuid }) => uuid),
        mayBeRefused: true,
      },
      list: (page) => ({
        method: 'GET',
        path: `${path}?pagelen=100&page=${page}`,
        schema: pageSchema.transform(({ values, next }) => ({
          comments: values.flatMap(({ id, user, content, deleted, inline }) =>
            !deleted && !inline ? [{ id, author: user?.uuid, body: content.raw.replace(MARK, '<!-- $1 -->\n') }] : [],
          ),
          isLast: next === undefined,
        })),
      }),
      create: (body) => ({ method: 'POST', path, body: contentOf(body), schema: z.object({ id: z.int() }) }),
      pathOf: (id) => `${path}/${id}`,
      update: { method: 'PUT', bodyOf: contentOf },
      urlOf: (id) => `${repositoryUrl(variable)}/pull-requests/${request}#comment-${id}`,
    };
  },
};

const pageSchema = z.object({
  values: z.array(
    z.object({
      id: z.int(),
      content: z.object({ raw: z.string() }),
      user: z.object({ uuid: z.string() }).nullish(),
      deleted: z.boolean().nullish(),
      inline: z.unknown().optional(),
    }),
  ),
  next: z.string().optional(),
});

/** Bitbucket shows comments of HTML. It shows no definition of a link that nothing refers to. */
const contentOf = (body: string) => ({ content: { raw: body.replace(/^<!-- (.*) -->\n/, '[//]: # ($1)\n\n') } });
const MARK = /^\[\/\/\]: # \((.*)\)\r?\n\r?\n/;

const repositoryPath = (variable: Variable): string =>
  ['BITBUCKET_WORKSPACE', 'BITBUCKET_REPO_SLUG'].map((name) => encodeURIComponent(variable(name))).join('/');

const repositoryUrl = (variable: Variable): string => `https://bitbucket.org/${repositoryPath(variable)}`;
