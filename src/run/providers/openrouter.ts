import * as z from 'zod';
import { defineProvider, modelTraits } from '../../model/ports/provider.ts';
import {
  commonSettings,
  keyRule,
  modelIsMissing,
  modelKey,
  modelNames,
  modelOf,
  modelOptions,
  openAiOptions,
  plainUrl,
} from '../models/model-options.ts';
import { openAiModel } from '../models/openai-api.ts';

const PUBLIC_API = 'https://openrouter.ai/api/v1';

/** Calls a model through OpenRouter, which reports the cost of an answer. */
export const openrouter = defineProvider({
  type: 'openrouter',
  ...modelTraits,
  options: () =>
    z
      .object({ base_url: plainUrl(), api_key: modelKey(), ...modelNames(), ...openAiOptions(), ...modelOptions() })
      .superRefine(...keyRule())
      .refine((options) => modelOf(options) !== undefined, modelIsMissing),
  create: (options, deps) =>
    openAiModel(
      {
        url: (options.base_url ?? PUBLIC_API).replace(/\/+$/, ''),
        key: options.api_key?.text ?? '',
        model: modelOf(options) ?? '',
        format: 'chat',
        seed: options.seed,
        verbosity: options.verbosity,
        ...commonSettings(options),
        tokenLimit: 'max_tokens',
        reportsCost: true,
      },
      deps,
    ),
});
