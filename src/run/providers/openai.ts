import * as z from 'zod';
import { defineProvider } from '../../model/provider.ts';
import { optionalNumber, optionalText, requiredText, secret, Variable } from '../../model/setting.ts';
import { openAiModel } from '../models/openai-api.ts';
import { retryOptions, retryPolicy } from '../models/retry-options.ts';

/** Asks a model of OpenAI, or of any server that speaks the same HTTP interface (targets-format.md §8). */
export const openai = defineProvider({
  type: 'openai',
  promptMode: 'lm',
  canJudge: true,
  isAgent: false,
  options: z
    .object({
      endpoint: httpUrl(),
      base_url: httpUrl(),
      api_key: secret().refine(isHeaderText, { error: 'must be one line of plain ASCII', params: { secret: true } }),
      model: textOrVariable(),
      deployment: textOrVariable(),
      variant: textOrVariable(),
      temperature: optionalNumber(),
      max_output_tokens: optionalNumber().refine(
        (limit) => limit === undefined || (Number.isInteger(limit) && limit > 0),
        'must be a whole number above 0',
      ),
      api_format: optionalText().pipe(z.enum(['chat', 'responses'], 'must be chat or responses').default('chat')),
      ...retryOptions,
    })
    .refine((options) => modelOf(options) !== undefined, {
      path: ['model'],
      error: ({ input }) => whyNoModel(input as Names),
      // A missing model is told together with everything else that is wrong.
      when: () => true,
    }),
  create: (options, deps) =>
    openAiModel(
      {
        ...addressOf(options.endpoint ?? options.base_url ?? 'https://api.openai.com/v1'),
        key: options.api_key.trim(),
        model: modelOf(options) ?? '',
        format: options.api_format,
        temperature: options.temperature,
        maxOutputTokens: options.max_output_tokens,
        retry: retryPolicy(options),
      },
      deps,
    ),
});

/** What requests are put below: no trailing slashes, and `/v1` unless it stands there or Azure names a deployment. */
export function addressOf(endpoint: string): { baseUrl: string; query?: Record<string, string>; isAzure: boolean } {
  const url = new URL(endpoint);
  const path = url.pathname.replace(/\/+$/, '');
  const isAzure = /\.azure\.com$/.test(url.hostname);
  const isDeployment = isAzure && /\/openai\/deployments\/[^/]+$/.test(path);
  const query = Object.fromEntries(url.searchParams);
  return {
    baseUrl: `${url.origin}${path}${isDeployment || path.endsWith('/v1') ? '' : '/v1'}`,
    ...(Object.keys(query).length > 0 && { query }),
    isAzure,
  };
}

function httpUrl() {
  return optionalText().superRefine((text, context) => {
    if (text === undefined) return;
    const url = URL.canParse(text) ? new URL(text) : undefined;
    if (url?.protocol !== 'http:' && url?.protocol !== 'https:') {
      context.addIssue({ code: 'custom', message: 'must be a URL that starts with http:// or https://' });
    } else if (url.username || url.password) {
      const message = 'must not hold a user name or password: the key goes into api_key';
      context.addIssue({ code: 'custom', message, params: { secret: true } });
    }
  });
}

/** Anything else cannot be sent in a header. Line breaks around it are trimmed: secrets often end with one. */
function isHeaderText(key: string): boolean {
  return /^[\x21-\x7e]+$/.test(key.trim());
}

function textOrVariable() {
  return z.union([z.string(), z.instanceof(Variable)], 'must be text').optional();
}

type Given = string | Variable | undefined;
interface Names {
  readonly model?: Given;
  readonly deployment?: Given;
  readonly variant?: Given;
}

const modelOf = ({ model, deployment, variant }: Names): string | undefined =>
  [model, deployment, variant].map((name) => optionalText().safeParse(name).data).find((name) => name !== undefined);

/** Speaks of the name that was meant to be there, so that an unset variable is called by its name. */
function whyNoModel({ model, deployment, variant }: Names): string {
  const { error } = requiredText().safeParse(model ?? deployment ?? variant);
  return error?.issues[0]?.message ?? 'is required';
}
