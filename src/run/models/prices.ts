/** The price list of a model. Resellers and self-hosted servers have other prices for the same names. */
export type PriceList = 'openai' | 'anthropic' | 'google';

/** US dollars per million tokens. */
export interface Price {
  readonly input: number;
  /** Cached input; if the reply does not separate it, it costs as much as any other. */
  readonly cachedInput?: number | undefined;
  /** Input that the service writes into its cache; where it is absent it costs as much as any other. */
  readonly cacheWrite?: number | undefined;
  readonly output: number;
}

interface ListPrice extends Price {
  readonly list: PriceList;
  /** Model ids without the date of a snapshot. An id with its date counts for that snapshot alone. */
  readonly models: readonly string[];
  /** The price of all tokens of a request whose input is longer than this. */
  readonly longInput?: (Price & { readonly above: number }) | undefined;
  /** The day for which the price was read, and where. */
  readonly asOf: string;
  readonly source: string;
}

const pricesOf =
  (list: PriceList, source: string) =>
  (asOf: string, models: readonly string[], price: Price, longInput?: ListPrice['longInput']): ListPrice => ({
    list,
    models,
    ...price,
    longInput,
    asOf,
    source,
  });

const openai = pricesOf('openai', 'https://developers.openai.com/api/docs/pricing, standard tier');
/** To write the cache for five minutes costs 1.25 times the input, unless the list says another price. */
const withCacheWrite = <Written extends Price>(price: Written): Written => ({
  cacheWrite: price.input * 1.25,
  ...price,
});
const anthropicPrices = pricesOf('anthropic', 'https://platform.claude.com/docs/en/about-claude/pricing');
const anthropic: typeof anthropicPrices = (asOf, models, price, longInput) =>
  anthropicPrices(asOf, models, withCacheWrite(price), longInput && withCacheWrite(longInput));
const google = pricesOf('google', 'https://ai.google.dev/gemini-api/docs/pricing, paid tier, text');

/**
 * Public list prices. The cost of an unlisted model is unknown, never zero: `pricing` of a target sets it. Not
 * included: models whose prices expire, and those that charge for storing their cache.
 */
export const listPrices: readonly ListPrice[] = [
  openai('2025-11-15', ['gpt-4o'], { input: 2.5, cachedInput: 1.25, output: 10 }),
  openai('2025-11-15', ['gpt-4o-2024-05-13'], { input: 5, output: 15 }),
  openai('2025-11-15', ['gpt-4o-mini'], { input: 0.15, cachedInput: 0.075, output: 0.6 }),
  openai('2025-11-15', ['gpt-4.1'], { input: 2, cachedInput: 0.5, output: 8 }),
  openai('2025-11-15', ['gpt-4.1-mini'], { input: 0.4, cachedInput: 0.1, output: 1.6 }),
  openai('2025-11-15', ['gpt-4.1-nano'], { input: 0.1, cachedInput: 0.025, output: 0.4 }),
  openai('2025-11-15', ['o3-mini'], { input: 1.1, cachedInput: 0.55, output: 4.4 }),
  openai('2025-11-15', ['o4-mini'], { input: 1.1, cachedInput: 0.275, output: 4.4 }),
  openai('2025-11-15', ['gpt-5', 'gpt-5-chat', 'gpt-5.1'], { input: 1.25, cachedInput: 0.125, output: 10 }),
  openai('2025-11-15', ['gpt-5-mini'], { input: 0.25, cachedInput: 0.025, output: 2 }),
  openai('2025-11-15', ['gpt-5-nano'], { input: 0.05, cachedInput: 0.005, output: 0.4 }),
  openai('2026-09-30', ['gpt-5.2'], { input: 1.75, cachedInput: 0.175, output: 14 }),
  openai(
    '2026-09-05',
    ['gpt-5.4'],
    { input: 2.5, cachedInput: 0.25, output: 15 },
    { above: 272_000, input: 5, cachedInput: 0.5, output: 22.5 },
  ),
  openai('2026-09-05', ['gpt-5.4-mini'], { input: 0.75, cachedInput: 0.075, output: 4.5 }),
  openai('2026-09-05', ['gpt-5.4-nano'], { input: 0.2, cachedInput: 0.02, output: 1.25 }),
  openai(
    '2026-09-05',
    ['gpt-5.5'],
    { input: 5, cachedInput: 0.5, output: 30 },
    { above: 272_000, input: 10, cachedInput: 1, output: 45 },
  ),
  anthropic('2026-09-10', ['claude-3-haiku'], { input: 0.25, cachedInput: 0.03, cacheWrite: 0.3, output: 1.25 }),
  anthropic('2026-09-10', ['claude-3-5-haiku'], { input: 0.8, cachedInput: 0.08, output: 4 }),
  anthropic('2026-10-24', ['claude-haiku-4-5'], { input: 1, cachedInput: 0.1, output: 5 }),
  anthropic(
    '2026-10-24',
    ['claude-haiku-5-5'],
    { input: 0.1, cachedInput: 0.01, output: 0.5 },
    { above: 100_000, input: 0.5, cachedInput: 0.05, output: 2.5 },
  ),
  anthropic('2026-10-24', ['claude-3-5-sonnet', 'claude-3-7-sonnet', 'claude-sonnet-4', 'claude-sonnet-4-0'], {
    input: 3,
    cachedInput: 0.3,
    output: 15,
  }),
  anthropic('2026-10-24', ['claude-sonnet-4-5', 'claude-sonnet-4-6'], { input: 3, cachedInput: 0.3, output: 15 }),
  anthropic('2026-10-24', ['claude-sonnet-5'], { input: 2, cachedInput: 0.2, output: 10 }),
  anthropic('2026-10-24', ['claude-sonnet-5-5'], { input: 2, cachedInput: 0.1, output: 10 }),
  anthropic('2026-10-24', ['claude-3-opus', 'claude-opus-4', 'claude-opus-4-0', 'claude-opus-4-1'], {
    input: 15,
    cachedInput: 1.5,
    output: 75,
  }),
  anthropic(
    '2026-10-24',
    ['claude-opus-4-5', 'claude-opus-4-6', 'claude-opus-4-7', 'claude-opus-4-8', 'claude-opus-5'],
    { input: 5, cachedInput: 0.5, output: 25 },
  ),
  anthropic('2026-10-24', ['claude-opus-5-5'], { input: 4, cachedInput: 0.2, output: 20 }),
  google(
    '2026-09-20',
    ['gemini-2.5-pro'],
    { input: 1.25, cachedInput: 0.125, output: 10 },
    { above: 200_000, input: 2.5, cachedInput: 0.25, output: 15 },
  ),
  google('2026-09-20', ['gemini-2.5-flash'], { input: 0.3, cachedInput: 0.03, output: 2.5 }),
  google('2026-09-20', ['gemini-2.5-flash-lite'], { input: 0.1, cachedInput: 0.01, output: 0.4 }),
  google(
    '2026-09-20',
    ['gemini-3.1-pro-preview'],
    { input: 2, cachedInput: 0.2, output: 12 },
    { above: 200_000, input: 4, cachedInput: 0.4, output: 18 },
  ),
  google('2026-09-20', ['gemini-3.5-flash'], { input: 1.5, cachedInput: 0.15, output: 9 }),
];
