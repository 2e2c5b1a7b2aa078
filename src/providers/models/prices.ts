import type { TokenUsage } from '../../model/run/message.ts';
import listPrices from './prices.json' with { type: 'json' };

/** The price list of a vendor, by its id in `@pydantic/genai-prices`. Resellers and servers of users have other prices. */
export type PriceList = 'openai' | 'anthropic' | 'google' | 'mistral' | 'deepseek' | 'x-ai' | 'groq' | 'moonshotai';

/** US dollars per million tokens. */
interface Price {
  readonly input: number;
  /** Cached input; if the reply does not separate it, it costs as much as any other. */
  readonly cachedInput?: number | undefined;
  /** Input that the service writes into its cache; where it is absent it costs as much as any other. */
  readonly cacheWrite?: number | undefined;
  readonly output: number;
}

interface ListPrice extends Price {
  readonly list: string;
  /** Model ids without the date of a snapshot, except those whose price differs. */
  readonly models: readonly string[];
  /** The price of all tokens of a request whose input is longer than `above` tokens. */
  readonly longInput?: (Price & { readonly above: number }) | undefined;
}

/** A target's own prices, under the names by which it writes them. */
interface OwnPrices {
  readonly input_per_million: number;
  readonly cached_input_per_million?: number | undefined;
  readonly cache_write_per_million?: number | undefined;
  readonly output_per_million: number;
}

/**
 * US dollars for the tokens of one answer, or `undefined` where the tokens or their price are unknown. Input that was
 * read from the cache or written into it is part of the input and reasoning part of the output, as in all our token counts.
 * `list` is the price list of the service; absent if unknown. The prices of the target, `pricing`, take precedence.
 */
export function costOf(
  usage: TokenUsage | undefined,
  { model, list, pricing }: { model: string; list?: PriceList | undefined; pricing?: OwnPrices | undefined },
): number | undefined {
  if (usage === undefined) return undefined;
  const price: Price | undefined = pricing
    ? {
        input: pricing.input_per_million,
        cachedInput: pricing.cached_input_per_million,
        cacheWrite: pricing.cache_write_per_million,
        output: pricing.output_per_million,
      }
    : listPrice(model, list, usage.input);
  if (price === undefined) return undefined;
  const cached = Math.min(usage.cached ?? 0, usage.input);
  const written = Math.min(usage.cacheWritten ?? 0, usage.input - cached);
  const micros =
    (usage.input - cached - written) * price.input +
    cached * (price.cachedInput ?? price.input) +
    written * (price.cacheWrite ?? price.input) +
    usage.output * price.output;
  return Number.isFinite(micros) ? Number((micros / 1_000_000).toFixed(12)) : undefined;
}

function listPrice(model: string, list: PriceList | undefined, inputTokens: number): Price | undefined {
  if (list === undefined) return undefined;
  const rows: readonly ListPrice[] = listPrices.filter((row) => row.list === list);
  const exact = model.trim().toLowerCase();
  // Snapshots cost what their model costs: `gpt-4.1-2025-04-14`, `claude-sonnet-4-20250514`, `gemini-2.5-flash-001`.
  const family = exact.replace(/^models\//, '').replace(/(?:-\d{4}-\d{2}-\d{2}|[-@]\d{8}|-latest|-00\d)$/, '');
  const row = rows.find(({ models }) => models.includes(exact)) ?? rows.find(({ models }) => models.includes(family));
  return row?.longInput !== undefined && inputTokens > row.longInput.above ? row.longInput : row;
}
