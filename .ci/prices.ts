/**
 * Writes the table of list prices from `@pydantic/genai-prices`. The package reads its data at run time from 830 kB; the table
 * has what the product asks for: dollars per million text tokens, by the exact names of models.
 */
import { writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { calcPrice, findProvider, type MatchLogic, type ModelInfo, type ModelPrice } from '@pydantic/genai-prices';

/** Prices that change after this day, or during a day, are left out: they would be wrong later. Set it with the package. */
const AS_OF = '2026-11-28';
const PROVIDERS = ['openai', 'anthropic', 'google', 'mistral', 'deepseek', 'x-ai', 'groq', 'moonshotai'];
const KEYS = {
  input: 'input_mtok',
  cachedInput: 'cache_read_mtok',
  cacheWrite: 'cache_write_mtok',
  output: 'output_mtok',
};

/** The file with the table, a line for each price. A guard compares it with the one in the sources. */
export const pricesFile = (): string =>
  `[\n${rows()
    .map((row) => JSON.stringify(row))
    .join(',\n')}\n]\n`;

if (import.meta.main) {
  const repository = dirname(dirname(fileURLToPath(import.meta.url)));
  writeFileSync(join(repository, 'src/providers/models/prices.json'), pricesFile());
}

function rows(): object[] {
  return PROVIDERS.flatMap((list) => {
    const provider = findProvider({ providerId: list });
    if (provider === undefined) throw new Error(`@pydantic/genai-prices knows no ${list}`);
    // Models of other vendors are listed for Vertex AI, which is not priced by this table.
    const models = provider.models.filter(({ id }) => list !== 'google' || !id.startsWith('claude'));
    return models.flatMap((model) => {
      const names = namesOf(model).filter((name) => isOf(model, name, list));
      const price = priceOf(model);
      return names.length === 0 || price === undefined ? [] : [{ list, models: names, ...price }];
    });
  });
}

/** All names that a model has, in lower case. */
function namesOf({ id, match }: ModelInfo): string[] {
  return [...new Set([id, ...namesIn(match)].map((name) => name.toLowerCase().replace(/-$/, '')))];
}

function namesIn(match: MatchLogic): string[] {
  if ('or' in match) return match.or.flatMap(namesIn);
  if ('and' in match) return match.and.flatMap(namesIn);
  if ('equals' in match) return [match.equals];
  if ('starts_with' in match) return [match.starts_with];
  return [];
}

/** Whether the package itself takes this name for this model: of several that match, it takes one. */
function isOf(model: ModelInfo, name: string, providerId: string): boolean {
  return calcPrice({ input_tokens: 1, output_tokens: 1 }, name, { providerId })?.model.id === model.id;
}

function priceOf({ id, prices }: ModelInfo): object | undefined {
  const conditional = Array.isArray(prices) ? prices : [{ prices }];
  const starts = conditional.flatMap(({ constraint }) => (constraint ? [constraint] : []));
  if (starts.some((start) => start.type !== 'start_date' || start.start_date > AS_OF)) return undefined;
  const last = conditional.at(-1)?.prices ?? {};
  if (last['input_mtok'] === undefined || last['output_mtok'] === undefined) return undefined;
  const bounds = new Set(Object.values(KEYS).flatMap((key) => tiersOf(last, key).map(({ start }) => start)));
  if (bounds.size > 1) throw new Error(`${id} has several prices for long inputs, and the table has one`);
  const [above] = bounds;
  const base = pricesIn(last, (key) => baseOf(last, key));
  if (above === undefined) return base;
  const longInput = pricesIn(last, (key) => tiersOf(last, key)[0]?.price ?? baseOf(last, key));
  return { ...base, longInput: { above, ...longInput } };
}

function pricesIn(prices: ModelPrice, of: (key: string) => number | undefined): object {
  const known = Object.entries(KEYS).filter(([, key]) => prices[key] !== undefined);
  return Object.fromEntries(known.map(([name, key]) => [name, of(key)]));
}

function baseOf(prices: ModelPrice, key: string): number | undefined {
  const price = prices[key];
  return typeof price === 'object' ? price.base : price;
}

function tiersOf(prices: ModelPrice, key: string) {
  const price = prices[key];
  return typeof price === 'object' ? price.tiers : [];
}
