import * as z from 'zod';
import { defineProvider, modelTraits } from '../../model/ports/provider.ts';
import { optionalText } from '../../model/suite/setting.ts';
import {
  firstOf,
  headerText,
  httpUrl,
  keyRule,
  modelKey,
  modelNames,
  modelOf,
  modelOptions,
  noResponsesOptions,
  openAiOptions,
  plainUrl,
  requireModel,
  requireOneOf,
  textOrVariable,
  whenValid,
  whyNoUrl,
} from '../models/model-options.ts';
import { openAiModel } from '../models/openai-api.ts';
import type { PriceList } from '../models/prices.ts';

const formats = z.enum(['chat', 'responses'], 'must be chat or responses');

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
        api_format: optionalText().pipe(formats.default('chat')),
        ...openAiOptions(),
        ...modelOptions(),
      })
      .superRefine((options, context) => {
        if (options.api_format === 'responses') noResponsesOptions(options, context);
      })
      .superRefine(
        ...keyRule(({ endpoint, base_url }) => {
          // Self-hosted servers, such as Ollama and vLLM, often need no key; OpenAI and Azure always do.
          const address = endpoint ?? base_url ?? PUBLIC_API;
          if (typeof address !== 'string' || !URL.canParse(address)) return false;
          const url = new URL(address);
          return isAzureHost(url) || /(?:^|\.)openai\.com$/.test(url.hostname);
        }),
      )
      .superRefine(...requireModel()),
  create: (options, deps) => {
    const { isAzure, ...address } = addressOf(options.endpoint ?? options.base_url ?? PUBLIC_API);
    const { organization, project, api_format: format } = options;
    const { hostname } = new URL(address.url);
    const isImitation = !isAzure && hostname !== 'api.openai.com';
    return openAiModel(
      {
        ...address,
        // On Azure, chat completions are below a deployment, and responses below the resource.
        url: format === 'responses' ? address.url.replace(/\/deployments\/[^/]+$/, '') : address.url,
        key: options.api_key?.text ?? '',
        keyHeader: isAzure ? 'api-key' : undefined,
        name: modelOf(options),
        options,
        format,
        organization,
        project,
        tokenLimit: isImitation && format === 'chat' ? 'max_tokens' : undefined,
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

const isAzureHost = ({ hostname }: URL): boolean => /\.azure\.com$/.test(hostname);

/** Calls a model through OpenRouter, which reports the cost of an answer. */
export const openrouter = defineProvider({
  type: 'openrouter',
  ...modelTraits,
  options: () =>
    z
      .object({ base_url: plainUrl(), api_key: modelKey(), ...modelNames(), ...openAiOptions(), ...modelOptions() })
      .superRefine(...keyRule())
      .superRefine(...requireModel()),
  create: (options, deps) =>
    openAiModel(
      {
        url: (options.base_url ?? 'https://openrouter.ai/api/v1').replace(/\/+$/, ''),
        key: options.api_key?.text ?? '',
        name: modelOf(options),
        options,
        format: 'chat',
        tokenLimit: 'max_tokens',
        reportsCost: true,
      },
      deps,
    ),
});

/** Calls a deployment of Azure OpenAI: by the Responses API, or by chat completions with a dated version. */
export const azure = defineProvider({
  type: 'azure',
  aliases: ['azure-openai'],
  ...modelTraits,
  options: () =>
    z
      .object({
        endpoint: textOrVariable(),
        resource: textOrVariable(),
        api_key: modelKey(),
        deployment: textOrVariable(),
        model: textOrVariable(),
        version: optionalText(),
        api_version: optionalText(),
        api_format: optionalText().pipe(formats.optional()),
        ...openAiOptions(),
        ...modelOptions(),
      })
      .superRefine((options, context) => {
        if (azureInterface(options).format === 'responses') noResponsesOptions(options, context);
      })
      .superRefine(...keyRule())
      .superRefine(...requireOneOf('endpoint', 'resource'))
      .superRefine(
        ({ endpoint, resource }, context) => {
          const address = firstOf(endpoint, resource) ?? '';
          const form = 'must be the name of an Azure resource, or a URL that starts with https://';
          const problem = RESOURCE_NAME.test(address) ? undefined : whyNoUrl(address, form);
          const path = [endpoint === undefined ? 'resource' : 'endpoint'];
          if (problem !== undefined) context.addIssue({ code: 'custom', path, ...problem });
        },
        whenValid('endpoint', 'resource'),
      )
      .superRefine(...requireOneOf('deployment', 'model')),
  create: (options, deps) => {
    const { version, format, isDated } = azureInterface(options);
    const url = azureUrl(firstOf(options.endpoint, options.resource) ?? '');
    return openAiModel(
      {
        // The path with v1 takes no dated version.
        ...(isDated
          ? { url: url.replace(/\/v1$/, ''), azureVersion: version }
          : { url, query: { 'api-version': version }, keyHeader: 'api-key' as const }),
        key: options.api_key?.text ?? '',
        name: firstOf(options.deployment, options.model) ?? '',
        options,
        format,
      },
      deps,
    );
  },
});

const RESOURCE_NAME = /^[a-z0-9][a-z0-9-]*$/i;

/** The base address of requests: the address of a resource, or of the one with this name, up to `/openai/v1`. */
export function azureUrl(endpoint: string): string {
  if (RESOURCE_NAME.test(endpoint)) return `https://${endpoint}.openai.azure.com/openai/v1`;
  const { origin, pathname } = new URL(endpoint);
  const path = pathname.replace(/\/+$/, '');
  if (path.endsWith('/openai/v1')) return `${origin}${path}`;
  return path.endsWith('/openai') ? `${origin}${path}/v1` : `${origin}${path}/openai/v1`;
}

/** The version is often copied with the name of the parameter in front. */
function azureInterface(options: { version?: string; api_version?: string; api_format?: 'chat' | 'responses' }) {
  const version = (options.version ?? options.api_version)?.replace(/^api-version=/, '').trim() || 'v1';
  const isDated = /^\d{4}-\d{2}-\d{2}/.test(version);
  return { version, isDated, format: options.api_format ?? (isDated ? ('chat' as const) : ('responses' as const)) };
}
