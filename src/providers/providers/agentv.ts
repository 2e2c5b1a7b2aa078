import * as z from 'zod';
import { defineProvider, modelTraits, type Provider, type ProviderKind } from '../../model/ports/provider.ts';
import { failed } from '../../model/run/outcome.ts';
import { Variable } from '../../model/suite/setting.ts';
import { modelOptions } from '../models/model-options.ts';
import { anthropic } from './anthropic.ts';
import { gemini } from './gemini.ts';
import { azure, openai } from './openai.ts';

/**
 * A model by the name `vendor:id`, with the credentials that the vendor's own tools look for in the environment. Meant
 * for judging: its temperature is 0 where the model takes one.
 */
export const agentv = defineProvider({
  type: 'agentv',
  ...modelTraits,
  images: ['image/png', 'image/jpeg', 'image/webp'],
  options: () =>
    z.object({
      model: z
        .string('must be written out as vendor:model, such as openai:gpt-4.1')
        .regex(
          /^(?:openai|anthropic|azure|google):\s*\S/,
          'must be vendor:model, where vendor is openai, anthropic, azure or google',
        ),
      ...modelOptions(),
    }),
  create: ({ model, temperature, headers, ...rest }, deps): Provider => {
    const [, vendor = '', id = ''] = /^(\w+):(.*)$/s.exec(model) ?? [];
    const { kind, credentials } = VENDORS[vendor as Vendor];
    const given = {
      ...rest,
      headers: asVariables(headers),
      temperature,
      ...credentials(deps.childEnv),
      model: id.trim(),
    };
    const options = Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined));
    const [problem] = kind.check(options);
    if (problem !== undefined) {
      const name = ['model', 'deployment'].includes(String(problem.path[0])) ? 'model' : problem.path.join('.');
      const message = `The target asks ${vendor} with the environment's credentials: ${name} ${problem.message}`;
      return { ask: async () => failed('config', message) };
    }
    const provider = kind.open(options, deps);
    return {
      retry: provider.retry,
      ask: ({ judging, ...question }, signal) =>
        provider.ask(
          {
            ...question,
            judging: temperature === undefined ? { ...judging, temperature: judging?.temperature ?? 0 } : judging,
          },
          signal,
        ),
    };
  },
});

type ProgramVariables = Readonly<Record<string, string>>;
type Vendor = 'openai' | 'anthropic' | 'azure' | 'google';

const VENDORS: Readonly<
  Record<
    Vendor,
    { readonly kind: ProviderKind; readonly credentials: (env: ProgramVariables) => Readonly<Record<string, unknown>> }
  >
> = {
  openai: {
    kind: openai,
    credentials: (env) => ({
      api_key: firstSet(env, 'OPENAI_API_KEY'),
      base_url: maybeSet(env, 'OPENAI_BASE_URL'),
    }),
  },
  anthropic: {
    kind: anthropic,
    credentials: (env) => ({
      api_key: firstSet(env, 'ANTHROPIC_API_KEY'),
      base_url: maybeSet(env, 'ANTHROPIC_BASE_URL'),
    }),
  },
  azure: {
    kind: azure,
    credentials: (env) => ({
      api_key: firstSet(env, 'AZURE_OPENAI_API_KEY', 'AZURE_API_KEY'),
      endpoint: firstSet(env, 'AZURE_OPENAI_ENDPOINT', 'AZURE_RESOURCE_NAME'),
    }),
  },
  google: {
    kind: gemini,
    credentials: (env) => ({
      api_key: firstSet(env, 'GOOGLE_GENERATIVE_AI_API_KEY', 'GEMINI_API_KEY', 'GOOGLE_API_KEY'),
    }),
  },
};

/** The first non-empty value; else the first, for its name. */
function firstSet(env: ProgramVariables, ...names: readonly [string, ...string[]]): Variable {
  const name = names.find((each) => env[each]?.trim()) ?? names[0];
  return new Variable(name, env[name]);
}

/** They were already validated, and may contain keys. */
const asVariables = (headers: Readonly<Record<string, string>>) =>
  Object.fromEntries(Object.entries(headers).map(([name, text]) => [name, new Variable(name, text)]));

const maybeSet = (env: ProgramVariables, name: string): Variable | undefined =>
  env[name]?.trim() ? new Variable(name, env[name]) : undefined;
