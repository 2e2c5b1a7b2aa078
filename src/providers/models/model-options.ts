import * as z from 'zod';
import { MAX_RETRIES, MAX_SECONDS, MAX_TOKENS, MAX_USD } from '../../model/suite/number-limits.ts';
import {
  FROM_ENVIRONMENT,
  optionalKey,
  optionalNumber,
  optionalNumberFrom,
  optionalSecret,
  optionalText,
  optionalWholeNumber,
  requiredText,
  Variable,
  type WrittenKey,
} from '../../model/suite/setting.ts';
import { isSecretName } from '../../platform/secrets/secret-names.ts';

type OptionContext = z.core.$RefinementCtx;

/** An hour. */
const MAX_DELAY_MS = 3_600_000;
const MAX_BACKOFF = 100;

/** The options that every model target has, and what its tokens cost. */
export const modelOptions = () => ({
  system_prompt: optionalText(),
  temperature: optionalNumberFrom(0, 100),
  top_p: optionalNumber().refine((share) => share === undefined || (share >= 0 && share <= 1), 'must be from 0 to 1'),
  reasoning_effort: optionalText(),
  stop: z
    .union([z.string(), z.array(z.string()).min(1)], 'must be a text or a list of texts')
    .optional()
    .transform((stop) => (typeof stop === 'string' ? [stop] : stop)),
  extra_body: z
    .record(z.string(), z.unknown(), 'must be a mapping')
    .refine((body) => !('stream' in body), '"stream" cannot be set: an answer is read as one reply')
    .optional(),
  timeout_seconds: optionalNumber().refine(
    (seconds) => seconds === undefined || (seconds > 0 && seconds <= MAX_SECONDS),
    `must be a number of seconds above 0, at most ${MAX_SECONDS}`,
  ),
  max_output_tokens: optionalWholeNumber(1, MAX_TOKENS),
  pricing: pricingOption(),
  headers: headersOption(),
  max_retries: optionalWholeNumber(0, MAX_RETRIES),
  retry_initial_delay_ms: optionalNumberFrom(0, MAX_DELAY_MS),
  retry_max_delay_ms: optionalNumberFrom(0, MAX_DELAY_MS),
  retry_backoff_factor: optionalNumberFrom(0, MAX_BACKOFF),
  retry_status_codes: z
    .array(
      optionalNumber().transform((status, context) => {
        if (status !== undefined && Number.isInteger(status) && status >= 100 && status <= 599) return status;
        context.addIssue({ code: 'custom', message: 'must be an HTTP status, 100 to 599', input: status });
        return z.NEVER;
      }),
      'must be a list of HTTP statuses',
    )
    .optional()
    .transform((codes) => (codes?.length ? codes : undefined)),
});
export type ModelOptions = z.output<z.ZodObject<ReturnType<typeof modelOptions>>>;

/** US dollars per million tokens. */
export function pricingOption() {
  const optionalPrice = () => optionalNumberFrom(0, MAX_USD);
  const price = () =>
    optionalPrice().transform((usd, context) => {
      if (usd !== undefined) return usd;
      context.addIssue({ code: 'custom', message: 'is required' });
      return z.NEVER;
    });
  return z
    .strictObject(
      {
        input_per_million: price(),
        cached_input_per_million: optionalPrice(),
        cache_write_per_million: optionalPrice(),
        output_per_million: price(),
      },
      'must have input_per_million and output_per_million, may have cached_input_per_million and cache_write_per_million, and no other keys',
    )
    .optional();
}

/** What only interfaces like that of OpenAI have, and of these, `seed` and `stop` only chat completions. */
export const openAiOptions = () => ({
  seed: optionalWholeNumber(Number.MIN_SAFE_INTEGER, Number.MAX_SAFE_INTEGER),
  verbosity: optionalText(),
});

/** For `superRefine`: the Responses API has no place for these. */
export function noResponsesOptions(
  options: { readonly seed?: unknown; readonly stop?: unknown },
  context: OptionContext,
): void {
  for (const name of ['seed', 'stop'] as const) {
    if (options[name] === undefined) continue;
    const message = 'is not part of the Responses API: remove it, or set api_format to chat';
    context.addIssue({ code: 'custom', path: [name], message });
  }
}

/** Text or a variable, whose name an error can say if it is unset. */
export const textOrVariable = () => z.union([z.string(), z.instanceof(Variable)], 'must be text').optional();

/** The spellings of the model's name, the newest first. */
const MODEL_NAMES = ['model', 'deployment', 'variant'] as const;
export const modelNames = () => ({
  model: textOrVariable(),
  deployment: textOrVariable(),
  variant: textOrVariable(),
});
export const modelOf = (options: { readonly [Name in (typeof MODEL_NAMES)[number]]?: unknown }): string =>
  firstOf(...MODEL_NAMES.map((name) => options[name])) ?? '';

/** The first value; blank texts and unset variables are none. */
export const firstOf = (...values: readonly unknown[]): string | undefined =>
  values.map((value) => optionalText().safeParse(value).data).find((text) => text !== undefined);

/** For a rule about options that is only checked where these have no errors yet, but together with all other errors. */
export const whenValid = (...names: readonly string[]) => ({
  when: ({ issues }: z.core.ParsePayload) => !issues.some(({ path }) => names.includes(String(path?.[0]))),
});

/** For `superRefine`: one of these options has a value. An error speaks of the variable that was meant to be there. */
export const requireOneOf = (...names: readonly [string, ...string[]]) =>
  [
    (options: Readonly<Record<string, unknown>>, context: OptionContext) => {
      if (firstOf(...names.map((name) => options[name])) !== undefined) return;
      const path = names.find((name) => options[name] !== undefined) ?? names[0];
      const { error } = requiredText().safeParse(options[path]);
      context.addIssue({ code: 'custom', path: [path], message: error?.issues[0]?.message ?? 'is required' });
    },
    whenValid(...names),
  ] as const;
export const requireModel = () => requireOneOf(...MODEL_NAMES);

/** The key of a model target; `keyRule` limits when it may be a literal. */
export const modelKey = () =>
  optionalKey().refine((key) => key === undefined || isHeaderText(key.text), NO_HEADER_TEXT);

/** The options that a key depends on; their own errors are reported separately. */
interface KeyOptions {
  readonly api_key?: WrittenKey | undefined;
  readonly endpoint?: unknown;
  readonly resource?: unknown;
  readonly base_url?: unknown;
  readonly project?: unknown;
}

/**
 * For `superRefine`: a required key exists, and a literal one only goes to a server of the user, where it is no secret.
 */
export const keyRule = (isNeeded: (options: KeyOptions) => boolean = () => true) =>
  [
    (options: KeyOptions, context: OptionContext) => {
      const { api_key: key, endpoint, resource, base_url } = options;
      const isRefused = key?.isLiteral === true && !isOwnServer(endpoint ?? resource ?? base_url);
      const message = isRefused ? FROM_ENVIRONMENT : key === undefined && isNeeded(options) ? 'is required' : undefined;
      if (message !== undefined) {
        context.addIssue({ code: 'custom', path: ['api_key'], message, params: { secret: true } });
      }
    },
    whenValid('api_key'),
  ] as const;

const SERVICES = [
  ...['openai.com', 'azure.com', 'openrouter.ai', 'anthropic.com', 'googleapis.com', 'github.ai', 'githubcopilot.com'],
  ...['cerebras.ai', 'cohere.com', 'deepseek.com', 'fireworks.ai', 'groq.com', 'mistral.ai', 'together.ai'],
  ...['together.xyz', 'x.ai'],
];

/** Whether an address is given, and none of a service that sells models. */
function isOwnServer(value: unknown): boolean {
  const address = value instanceof Variable ? value.value : value;
  if (typeof address !== 'string' || !URL.canParse(address)) return false;
  const { protocol, hostname } = new URL(address);
  return (
    /^https?:$/.test(protocol) && !SERVICES.some((domain) => hostname === domain || hostname.endsWith(`.${domain}`))
  );
}

const NO_HEADER_TEXT = { error: 'must be one line of plain ASCII without spaces', params: { secret: true } };

/** Anything else cannot be sent in a header. */
const isHeaderText = (text: string): boolean => /^[\x21-\x7e]+$/.test(text);

/** A token that goes into a header. Line breaks around it are trimmed: secrets often end with one. */
export const optionalHeaderKey = () =>
  optionalSecret()
    .transform((key) => key?.trim())
    .refine((key) => key === undefined || isHeaderText(key), NO_HEADER_TEXT);

/** A name that goes into a header. */
export const headerText = () =>
  optionalText().refine((text) => text === undefined || isHeaderText(text), NO_HEADER_TEXT.error);

/** An optional address. It contains no password: keys have a separate field. */
export const httpUrl = () =>
  optionalText().superRefine((text, context) => {
    const problem = text === undefined ? undefined : whyNoUrl(text);
    if (problem !== undefined) context.addIssue({ code: 'custom', ...problem });
  });

/** The same, for what only has paths put below it. */
export const plainUrl = () =>
  httpUrl().refine((text) => text === undefined || !/[?#]/.test(text), {
    error: 'must not hold a query: requests are put below it',
    params: { secret: true },
  });

/** What keeps a text from being the address of a server; a password is not repeated. */
export function whyNoUrl(text: string, message = 'must be a URL that starts with http:// or https://') {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (url?.protocol !== 'http:' && url?.protocol !== 'https:') return { message };
  if (url.username === '' && url.password === '') return undefined;
  return { message: 'must not hold a user name or password: the key goes into api_key', params: { secret: true } };
}

/** How a request is framed is not for a target to say. */
const OF_THE_CONNECTION = ['connection', 'content-length', 'content-type', 'host', 'transfer-encoding'];

/**
 * `headers:` of a target: additional headers for a gateway, which take precedence over ours. A value is text, or only a
 * variable; a header whose name suggests a key must be a variable.
 */
export function headersOption() {
  return z
    .record(z.string(), z.union([z.string(), z.number(), z.instanceof(Variable)], 'must be text'), {
      error: 'must be a mapping of header names to texts',
    })
    .optional()
    .transform((written = {}, context): Readonly<Record<string, string>> => {
      const headers = new Map<string, string>();
      for (const [key, value] of Object.entries(written)) {
        const name = key.toLowerCase();
        const text = String(value instanceof Variable ? (value.value ?? '') : value).trim();
        const message = headers.has(name) ? 'is given twice' : whyNoHeader(name, text, value);
        if (message !== undefined) context.addIssue({ code: 'custom', message, path: [key], params: { secret: true } });
        headers.set(name, text);
      }
      return Object.fromEntries(headers);
    });
}

function whyNoHeader(name: string, text: string, value: unknown): string | undefined {
  if (!/^[a-z0-9!#$%&'*+.^_`|~-]+$/.test(name)) return 'is not a name that a header can have';
  if (text === '' && !(value instanceof Variable)) return 'must not be empty';
  if (OF_THE_CONNECTION.includes(name)) return 'is set by the request itself';
  if (value instanceof Variable) {
    if (value.isBlank) return `needs the environment variable ${value.name}, which is ${value.state}`;
  } else if (text.includes('${{')) {
    return 'must be only a variable, or text without one: put the whole text of the header into the variable';
  } else if (isSecretName(name.replaceAll('-', '_')) || /auth|cookie/.test(name)) {
    return FROM_ENVIRONMENT;
  }
  return /^[\x20-\x7e]*$/.test(text) ? undefined : 'must be one line of plain ASCII';
}
