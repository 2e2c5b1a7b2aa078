import * as z from 'zod';
import { defineProvider, modelTraits } from '../../model/ports/provider.ts';
import { optionalText } from '../../model/suite/setting.ts';
import { geminiModel } from '../models/gemini-api.ts';
import {
  commonSettings,
  keyRule,
  modelKey,
  modelNames,
  modelOf,
  modelOptions,
  openAiOptions,
  optionalHeaderKey,
  plainUrl,
} from '../models/model-options.ts';

const AI_STUDIO = 'https://generativelanguage.googleapis.com';
const DEFAULT_MODEL = 'gemini-3.5-flash';

/**
 * Calls a Gemini model: of AI Studio with `api_key`, or of Vertex AI with `project` and `access_token`, which the
 * sign-in step of a workflow returns.
 */
export const gemini = defineProvider({
  type: 'gemini',
  aliases: ['google', 'google-gemini'],
  ...modelTraits,
  images: ['image/png', 'image/jpeg', 'image/webp'],
  options: () =>
    z
      .object({
        base_url: plainUrl(),
        api_key: modelKey(),
        project: optionalText().refine(isPathPart, 'must be the id of a Google Cloud project'),
        location: optionalText().refine(
          isPathPart,
          'must be a location of Google Cloud, such as us-central1 or global',
        ),
        access_token: optionalHeaderKey(),
        ...modelNames(),
        seed: openAiOptions().seed,
        ...modelOptions(),
      })
      .superRefine(...keyRule(({ project }) => project === undefined))
      .superRefine(({ project, location, access_token }, context) => {
        const miss = (path: string, message: string) =>
          context.addIssue({ code: 'custom', path: [path], message, params: { secret: true } });
        if (project !== undefined && access_token === undefined) miss('access_token', 'is required with project');
        if (project === undefined && location !== undefined) miss('location', 'requires project');
        if (project === undefined && access_token !== undefined) miss('access_token', 'requires project');
      }),
  create: (options, deps) => {
    const { base_url, project, location = 'global', api_key, access_token } = options;
    const isVertex = project !== undefined;
    return geminiModel(
      {
        url: isVertex ? vertexUrl(project, location, base_url) : aiStudioUrl(base_url ?? AI_STUDIO),
        key: (isVertex ? access_token : api_key?.text) ?? '',
        keyHeader: isVertex ? 'authorization' : 'x-goog-api-key',
        model: (modelOf(options) ?? DEFAULT_MODEL).replace(/^models\//, ''),
        seed: options.seed,
        ...commonSettings(options),
        priceList: !isVertex && base_url === undefined ? 'google' : undefined,
      },
      deps,
    );
  },
});

/** The regional address of Vertex AI; `eu` and `us` mean several regions. */
export function vertexUrl(project: string, location: string, baseUrl?: string): string {
  const host =
    location === 'global'
      ? 'aiplatform.googleapis.com'
      : ['eu', 'us'].includes(location)
        ? `aiplatform.${location}.rep.googleapis.com`
        : `${location}-aiplatform.googleapis.com`;
  const base = withVersion(baseUrl ?? `https://${host}`, 'v1');
  return `${base}/projects/${project}/locations/${location}/publishers/google/models`;
}

const aiStudioUrl = (baseUrl: string): string => `${withVersion(baseUrl, 'v1beta')}/models`;

/** The version of the interface, unless the address names one. */
function withVersion(baseUrl: string, version: string): string {
  const base = baseUrl.replace(/\/+$/, '');
  return /\/v\d\w*$/.test(base) ? base : `${base}/${version}`;
}

function isPathPart(text: string | undefined): boolean {
  return text === undefined || /^[\w.:-]+$/.test(text);
}
