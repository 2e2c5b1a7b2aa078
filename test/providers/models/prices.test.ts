import { describe, expect, test } from 'vitest';
import listPrices from '../../../src/providers/models/prices.json' with { type: 'json' };
import { costOf } from '../../../src/providers/models/prices.ts';

const M = 1_000_000;
describe('the cost of an answer', () => {
  test.each([
    ['gpt-4.1-2025-04-14', 'openai', 2],
    [' GPT-4.1 ', 'openai', 2],
    ['claude-sonnet-4-20250514', 'anthropic', 3],
    ['claude-3-5-haiku-latest', 'anthropic', 0.8],
    ['models/gemini-2.5-flash', 'google', 0.3],
  ] as const)('of %s on the list of %s is $%f per million tokens of input', (model, list, usd) => {
    // A tenth, because a long input of some models has a price of its own.
    expect(costOf({ input: M / 10, output: 0 }, { model, list })).toBeCloseTo(usd / 10, 10);
  });

  test.each([
    ['gpt-4.1', undefined],
    ['gpt-4.1', 'anthropic'],
    ['gpt-4.1-turbo', 'openai'],
  ] as const)('of "%s" on the list of %s is unknown, which is not nothing', (model, list) => {
    expect(costOf({ input: M, output: M }, { model, list })).toBeUndefined();
  });

  test('without token counts is unknown, whatever the prices', () => {
    const pricing = { input_per_million: 1, output_per_million: 1 };
    expect(costOf(undefined, { model: 'gpt-4.1', list: 'openai', pricing })).toBeUndefined();
  });

  test('charges cached input at its own price, and reasoning as the output that it is', () => {
    const usage = { input: M / 10, cached: M / 20, output: M / 10, reasoning: M / 20 };
    expect(costOf(usage, { model: 'gpt-4.1', list: 'openai' })).toBeCloseTo(0.05 * 2 + 0.05 * 0.5 + 0.1 * 8, 10);
  });

  test('charges input that is written into the cache of Anthropic at a separate price', () => {
    const usage = { input: M, cached: M / 4, cacheWritten: M / 2, output: 0 };
    const anthropic = (model: string) => costOf(usage, { model, list: 'anthropic' });
    expect(anthropic('claude-sonnet-4-6')).toBeCloseTo(0.25 * 3 + 0.25 * 0.3 + 0.5 * 3.75, 10);
    expect(anthropic('claude-3-haiku')).toBeCloseTo(0.25 * 0.25 + 0.25 * 0.03 + 0.5 * 0.3, 10);
    const pricing = { input_per_million: 10, cache_write_per_million: 20, output_per_million: 30 };
    expect(costOf(usage, { model: 'm', pricing })).toBeCloseTo(0.5 * 10 + 0.5 * 20, 10);
    expect(costOf(usage, { model: 'm', pricing: { input_per_million: 10, output_per_million: 30 } })).toBe(10);
  });

  test('charges all tokens of a long input at the price of long inputs', () => {
    const priced = { model: 'gemini-2.5-pro', list: 'google' } as const;
    expect(costOf({ input: 200_000, output: M }, priced)).toBeCloseTo(0.25 + 10, 10);
    expect(costOf({ input: 200_001, output: M }, priced)).toBeCloseTo(0.5000025 + 15, 10);
  });

  test('is what the target says, where it says so: nothing, too', () => {
    const priced = { model: 'gpt-4.1', list: 'openai' } as const;
    const pricing = { input_per_million: 10, output_per_million: 20 };
    expect(costOf({ input: M, cached: M, output: M }, { ...priced, pricing })).toBe(30);
    const free = { input_per_million: 0, output_per_million: 0 };
    expect(costOf({ input: M, output: M }, { ...priced, pricing: free })).toBe(0);
  });
});

describe('the price list', () => {
  test('names every model once', () => {
    const names = listPrices.flatMap(({ list, models }) => models.map((model) => `${list}/${model}`));
    expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
  });
});
