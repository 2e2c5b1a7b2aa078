import * as z from 'zod';
import {
  FROM_ENVIRONMENT,
  optionalKey,
  optionalNumber,
  optionalSecret,
  optionalText,
  requiredText,
  Variable,
  type WrittenKey,
} from '../../model/setting.ts';
import { headersOption } from './header-options.ts';
import { retryOptions, retryPolicy } from './retry-options.ts';

/** The options that every model target has (targets-format.md §8), and what its tokens cost. */
export const modelOptions = () => ({
  temperature: optionalNumber(),
  max_output_tokens: optionalNumber().refine(
    (limit) => limit === undefined || (Number.isInteger(limit) && limit > 0),
    'must be a whole number above 0',
  ),
  pricing: z
    .strictObject(
      {
        input_per_million: price(),
        cached_input_per_million: optionalPrice(),
        cache_write_per_million: optionalPrice(),
        output_per_million: price(),
      },
      'must hold input_per_million and output_per_million, may hold cached_input_per_million and cache_write_per_million, and nothing else',
    )
    .optional(),
  headers: headersOption(),
  ...retryOptions(),
});

/** What these options come to, whatever interface the model is asked by. */
export const commonSettings = (options: z.output<z.ZodObject<ReturnType<typeof modelOptions>>>) => ({
  temperature: options.temperature,
  maxOutputTokens: options.max_output_tokens,
  headers: options.headers,
  retry: retryPolicy(options),
  pricing: options.pricing,
});

/** The key of a model target; `keyRule` says where it may be written out. */
export const modelKey = () =>
  optionalKey().refine((key) => key === undefined || isHeaderText(key.text), NO_HEADER_TEXT);

/** As far as a key depends on them; what is wrong in them is told at its own place. */
interface Keyed {
  readonly api_key?: WrittenKey | undefined;
  readonly endpoint?: unknown;
  readonly resource?: unknown;
  readonly base_url?: unknown;
  readonly project?: unknown;
}

/**
 * For `superRefine`: a key that is needed is there, and one that is written out goes to a server of the user's own, where
 * it opens nothing.
 */
export const keyRule = (isNeeded: (options: Keyed) => boolean = () => true) =>
  [
    (options: Keyed, context: z.core.$RefinementCtx) => {
      const { api_key: key, endpoint, resource, base_url } = options;
      const isRefused = key?.isLiteral === true && !isOwnServer(endpoint ?? resource ?? base_url);
      const message = isRefused ? FROM_ENVIRONMENT : key === undefined && isNeeded(options) ? 'is required' : undefined;
      if (message !== undefined) {
        context.addIssue({ code: 'custom', path: ['api_key'], message, params: { secret: true } });
      }
    },
    {
      // What is missing is told together with everything else that is wrong.
      when: ({ issues }: z.core.ParsePayload) => !issues.some(({ path }) => path?.[0] === 'api_key'),
    },
  ] as const;

/** Whether an address is given, and none of a service that sells models. */
function isOwnServer(given: unknown): boolean {
  const address = given instanceof Variable ? given.value : given;
  if (typeof address !== 'string' || !URL.canParse(address)) return false;
  const { protocol, hostname } = new URL(address);
  return (
    /^https?:$/.test(protocol) && !SERVICES.some((domain) => hostname === domain || hostname.endsWith(`.${domain}`))
  );
}

const SERVICES = [
  ...['openai.com', 'azure.com', 'openrouter.ai', 'anthropic.com', 'googleapis.com', 'github.ai', 'githubcopilot.com'],
  ...['cerebras.ai', 'cohere.com', 'deepseek.com', 'fireworks.ai', 'groq.com', 'mistral.ai', 'together.ai'],
  ...['together.xyz', 'x.ai'],
];

/** A token that goes into a header. Line breaks around it are trimmed: secrets often end with one. */
export const optionalHeaderKey = () =>
  optionalSecret()
    .transform((key) => key?.trim())
    .refine((key) => key === undefined || isHeaderText(key), NO_HEADER_TEXT);

/** An address that may be left out. It holds no password: keys have their own field. */
export const httpUrl = () =>
  optionalText().superRefine((text, context) => {
    if (text === undefined) return;
    const problem = whyNoUrl(text);
    if (problem !== undefined) context.addIssue({ code: 'custom', ...problem });
  });

/** The same, for what only has paths put below it. */
export const plainUrl = () =>
  httpUrl().refine((text) => text === undefined || !/[?#]/.test(text), {
    error: 'must not hold a query: requests are put below it',
    params: { secret: true },
  });

/** What keeps a text from being the address of a server; a password is not repeated. */
export function whyNoUrl(text: string): { message: string; params?: { secret: true } } | undefined {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (url?.protocol !== 'http:' && url?.protocol !== 'https:') {
    return { message: 'must be a URL that starts with http:// or https://' };
  }
  if (url.username === '' && url.password === '') return undefined;
  const message = 'must not hold a user name or password: the key goes into api_key';
  return { message, params: { secret: true } };
}

/** The names under which a target may name its model. */
export const modelNames = () => ({
  model: textOrVariable(),
  deployment: textOrVariable(),
  variant: textOrVariable(),
});

/** The first of these that is there: blank texts and unset variables are not. */
export const firstOf = (...names: readonly Given[]): string | undefined =>
  names.map((name) => optionalText().safeParse(name).data).find((name) => name !== undefined);

/** Why there is none: speaks of the one that was meant to be there, so that an unset variable is called by its name. */
export function whyNone(...names: readonly Given[]): string {
  const { error } = requiredText().safeParse(names.find((name) => name !== undefined));
  return error?.issues[0]?.message ?? 'is required';
}

/** The model that a target names. */
export const modelOf = ({ model, deployment, variant }: Names): string | undefined =>
  firstOf(model, deployment, variant);

/** For the refinement that demands a model. A missing one is told together with everything else that is wrong. */
export const modelIsMissing = {
  path: ['model'],
  error: ({ input }: { readonly input?: unknown }) => {
    const { model, deployment, variant } = input as Names;
    return whyNone(model, deployment, variant);
  },
  when: () => true,
};

export type Given = string | Variable | undefined;
interface Names {
  readonly model?: Given;
  readonly deployment?: Given;
  readonly variant?: Given;
}

export function textOrVariable() {
  return z.union([z.string(), z.instanceof(Variable)], 'must be text').optional();
}

const NO_HEADER_TEXT = { error: 'must be one line of plain ASCII', params: { secret: true } };

/** Anything else cannot be sent in a header. */
function isHeaderText(key: string): boolean {
  return /^[\x21-\x7e]+$/.test(key);
}

function optionalPrice() {
  return optionalNumber().refine((usd) => usd === undefined || usd >= 0, 'must be US dollars, 0 or more');
}

function price() {
  return optionalPrice().transform((usd, context) => {
    if (usd !== undefined) return usd;
    context.addIssue({ code: 'custom', message: 'is required' });
    return z.NEVER;
  });
}
