import * as z from 'zod';
import { defineProvider, modelTraits } from '../../model/ports/provider.ts';
import { MAX_TOKENS } from '../../model/suite/limits.ts';
import { optionalWholeNumber } from '../../model/suite/setting.ts';
import { anthropicModel } from '../models/anthropic-api.ts';
import {
  commonSettings,
  keyRule,
  modelIsMissing,
  modelKey,
  modelNames,
  modelOf,
  modelOptions,
  plainUrl,
} from '../models/model-options.ts';

const PUBLIC_API = 'https://api.anthropic.com';

/** The least that the interface takes. */
const LEAST_THINKING = 1024;

/** Asks a model of Anthropic. */
export const anthropic = defineProvider({
  type: 'anthropic',
  ...modelTraits,
  options: () =>
    z
      .object({
        base_url: plainUrl(),
        api_key: modelKey(),
        ...modelNames(),
        thinking_budget: optionalWholeNumber(LEAST_THINKING, MAX_TOKENS),
        ...modelOptions(),
      })
      .superRefine(...keyRule())
      .refine((options) => modelOf(options) !== undefined, modelIsMissing)
      .refine(({ thinking_budget, temperature = 1 }) => thinking_budget === undefined || temperature === 1, {
        path: ['temperature'],
        error: 'cannot be chosen together with thinking_budget: the model refuses it',
      }),
  create: (options, deps) =>
    anthropicModel(
      {
        url: (options.base_url ?? PUBLIC_API).replace(/\/+(?:v1\/*)?$/, ''),
        key: options.api_key?.text ?? '',
        model: modelOf(options) ?? '',
        ...commonSettings(options),
        thinkingBudget: options.thinking_budget,
        priceList: options.base_url === undefined ? 'anthropic' : undefined,
      },
      deps,
    ),
});
