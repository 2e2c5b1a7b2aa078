import * as z from 'zod';
import { defineProvider, modelTraits } from '../../model/ports/provider.ts';
import { optionalText } from '../../model/suite/setting.ts';
import {
  commonSettings,
  firstOf,
  type Given,
  keyRule,
  modelKey,
  modelOptions,
  noResponsesOptions,
  openAiOptions,
  textOrVariable,
  whyNone,
  whyNoUrl,
} from '../models/model-options.ts';
import { openAiModel } from '../models/openai-api.ts';

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
        api_format: optionalText().pipe(z.enum(['chat', 'responses'], 'must be chat or responses').optional()),
        ...openAiOptions(),
        ...modelOptions(),
      })
      .superRefine((options, context) => {
        if (formatOf(options) === 'responses') noResponsesOptions(options, context);
      })
      .superRefine(...keyRule())
      .superRefine(
        ({ endpoint, resource }, context) => {
          const given = firstOf(endpoint, resource);
          const problem = given === undefined ? { message: whyNone(endpoint, resource) } : whyNoAddress(given);
          const path = [endpoint === undefined && resource !== undefined ? 'resource' : 'endpoint'];
          if (problem !== undefined) context.addIssue({ code: 'custom', path, ...problem });
        },
        // Missing options are reported together with all other errors.
        { when: ({ issues }) => !issues.some(({ path }) => ['endpoint', 'resource'].includes(String(path?.[0]))) },
      )
      .refine((options) => deploymentOf(options) !== undefined, {
        path: ['deployment'],
        error: ({ input }) => {
          const { deployment, model } = input as Names;
          return whyNone(deployment, model);
        },
        when: () => true,
      }),
  create: (options, deps) => {
    const deployment = deploymentOf(options) ?? '';
    const version = versionOf(options);
    const format = formatOf(options);
    const url = azureUrl(firstOf(options.endpoint, options.resource) ?? '');
    return openAiModel(
      {
        // The path with v1 takes no dated version.
        ...(isDated(version)
          ? { url: url.replace(/\/v1$/, ''), azureVersion: version }
          : { url, query: { 'api-version': version }, keyHeader: 'api-key' as const }),
        key: options.api_key?.text ?? '',
        model: deployment,
        format,
        seed: options.seed,
        verbosity: options.verbosity,
        ...commonSettings(options),
      },
      deps,
    );
  },
});

/** The base address of requests: the address of a resource, or of the one with this name, up to `/openai/v1`. */
export function azureUrl(endpoint: string): string {
  if (RESOURCE_NAME.test(endpoint)) return `https://${endpoint}.openai.azure.com/openai/v1`;
  const { origin, pathname } = new URL(endpoint);
  const path = pathname.replace(/\/+$/, '');
  if (path.endsWith('/openai/v1')) return `${origin}${path}`;
  return path.endsWith('/openai') ? `${origin}${path}/v1` : `${origin}${path}/openai/v1`;
}

const RESOURCE_NAME = /^[a-z0-9][a-z0-9-]*$/i;

function whyNoAddress(endpoint: string): ReturnType<typeof whyNoUrl> {
  if (RESOURCE_NAME.test(endpoint)) return undefined;
  const problem = whyNoUrl(endpoint);
  if (problem === undefined || problem.params) return problem;
  return { message: 'must be the name of an Azure resource, or a URL that starts with https://' };
}

interface Names {
  readonly deployment?: Given;
  readonly model?: Given;
}

const deploymentOf = ({ deployment, model }: Names): string | undefined => firstOf(deployment, model);

/** People copy it with the name of the parameter in front. */
const versionOf = ({ version, api_version }: Version): string =>
  (version ?? api_version)?.replace(/^api-version=/, '').trim() || 'v1';

const formatOf = (options: Version & { readonly api_format?: 'chat' | 'responses' | undefined }) =>
  options.api_format ?? (isDated(versionOf(options)) ? 'chat' : 'responses');

interface Version {
  readonly version?: string | undefined;
  readonly api_version?: string | undefined;
}

const isDated = (version: string): boolean => /^\d{4}-\d{2}-\d{2}/.test(version);
