import { cutEnd } from '../shared/text.ts';

/** More than a target asks; what goes on beyond them is no list of models. */
const MOST_MODELS = 20;
const LONGEST_MODEL = 200;

/** Which models answered, as their providers themselves said: each once, in the order of the alphabet. */
export function answeredBy(results: readonly { readonly model?: string | undefined }[]): string[] {
  const models = results.flatMap(({ model }) => (model === undefined || model.trim() === '' ? [] : [model.trim()]));
  return [...new Set(models.map((model) => cutEnd(model, LONGEST_MODEL)))].sort().slice(0, MOST_MODELS);
}
