import * as z from 'zod';
import { defineProvider, modelTraits } from '../../model/ports/provider.ts';
import { optionalText } from '../../model/suite/setting.ts';
import type { PriceList } from '../models/cost.ts';
import {
  commonSettings,
  headerText,
  httpUrl,
  keyRule,
  modelIsMissing,
  modelKey,
  modelNames,
  modelOf,
  modelOptions,
  noResponsesOptions,
  openAiOptions,
} from '../models/model-options.ts';
import { openAiModel } from '../models/openai-api.ts';

const PUBLIC_API = 'https://api.openai.com/v1';

/** The list prices at the addresses of vendors: others resell the same models at other prices. */
const PRICE_LISTS: ReadonlyMap<string, PriceList> = new Map([
  ['api.openai.com', 'openai'],
  ['api.mistral.ai', 'mistral'],
  ['api.deepseek.com', 'deepseek'],
  ['api.x.ai', 'x-ai'],
  ['api.groq.com', 'groq'],
  ['api.moonshot.ai', 'moonshotai'],
]);

/** Calls a model of OpenAI, or of any server with the same HTTP API. */
export const openai = defineProvider({
  type: 'openai',
  ...modelTraits,
  options: () =>
    z
      .object({
        endpoint: httpUrl(),
        base_url: httpUrl(),
        api_key: modelKey(),
        ...modelNames(),
        organization: headerText(),
        project: headerText(),
        api_format: optionalText().pipe(z.enum(['chat', 'responses'], 'must be chat or responses').default('chat')),
        ...openAiOptions(),
        ...modelOptions(),
      })
      .superRefine((options, context) => {
        if (options.api_format === 'responses') noResponsesOptions(options, context);
      })
      .superRefine(...keyRule(needsKey))
      .refine((options) => modelOf(options) !== undefined, modelIsMissing),
  create: (options, deps) => {
    const { isAzure, ...address } = addressOf(options.endpoint ?? options.base_url ?? PUBLIC_API);
    const { hostname } = new URL(address.url);
    const isPublic = hostname === 'api.openai.com';
    return openAiModel(
      {
        ...address,
        // On Azure, chat completions are below a deployment, and responses below the resource.
        url: options.api_format === 'responses' ? address.url.replace(/\/deployments\/[^/]+$/, '') : address.url,
        key: options.api_key?.text ?? '',
        keyHeader: isAzure ? 'api-key' : 'authorization',
        model: modelOf(options) ?? '',
        format: options.api_format,
        seed: options.seed,
        verbosity: options.verbosity,
        organization: options.organization,
        project: options.project,
        ...commonSettings(options),
        tokenLimit: !isAzure && !isPublic && options.api_format === 'chat' ? ('max_tokens' as const) : undefined,
        priceList: PRICE_LISTS.get(hostname),
        reportsCost: hostname === 'openrouter.ai',
      },
      deps,
    );
  },
});

/** GitHub Models, and Google's imitation of the interface: they have it at an address without `/v1`. */
const WITHOUT_VERSION = ['models.github.ai', 'generativelanguage.googleapis.com'];

/**
 * What requests are put below: no trailing slashes, and `/v1` unless it is there, Azure names a deployment, or the
 * service is known to have none.
 */
export function addressOf(endpoint: string): { url: string; query?: Record<string, string>; isAzure: boolean } {
  const url = new URL(endpoint);
  const path = url.pathname.replace(/\/+$/, '');
  const isAzure = isAzureHost(url);
  const isDeployment = isAzure && /\/openai\/deployments\/[^/]+$/.test(path);
  const query = Object.fromEntries(url.searchParams);
  const isComplete = isDeployment || path.endsWith('/v1') || WITHOUT_VERSION.includes(url.hostname);
  return {
    url: `${url.origin}${path}${isComplete ? '' : '/v1'}`,
    query: Object.keys(query).length > 0 ? query : undefined,
    isAzure,
  };
}

/** Self-hosted servers, such as Ollama and vLLM, often need no key; OpenAI and Azure always do. */
function needsKey({ endpoint, base_url }: { readonly endpoint?: unknown; readonly base_url?: unknown }): boolean {
  const given = endpoint ?? base_url ?? PUBLIC_API;
  if (typeof given !== 'string' || !URL.canParse(given)) return false;
  const url = new URL(given);
  return isAzureHost(url) || /(?:^|\.)openai\.com$/.test(url.hostname);
}

const isAzureHost = ({ hostname }: URL): boolean => /\.azure\.com$/.test(hostname);
