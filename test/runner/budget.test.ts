import { describe, expect, test } from 'vitest';
import { Budget, UsualCosts } from '../../src/runner/budget.ts';

const costs = { of: (kind: string) => ({ cheap: 0.1, dear: 0.7 })[kind] ?? 0 };

describe('a budget', () => {
  test('lets work begin as long as what is spent and set aside fits', () => {
    const budget = new Budget(1, costs);
    for (let time = 0; time < 3; time += 1) budget.reserve('cheap');
    expect(budget.answer('dear')).toBe('go');
    budget.reserve('cheap');
    expect([budget.answer('dear'), budget.answer('cheap'), budget.answer('unknown')]).toEqual(['wait', 'go', 'go']);
  });

  test('gives back what was set aside, and keeps what was spent', () => {
    const budget = new Budget(1, costs);
    const reserved = budget.reserve('dear');
    budget.reserve('unknown');
    budget.spend(0.2);
    expect(budget.answer('dear')).toBe('wait');
    reserved.release();
    expect([budget.spentUsd, budget.answer('dear')]).toEqual([0.2, 'go']);
  });

  test('counts what began before anything was known at what is known now', () => {
    const known = new UsualCosts();
    const budget = new Budget(1, known);
    for (let time = 0; time < 9; time += 1) budget.reserve('a');
    expect(budget.answer('a')).toBe('go');
    known.add('a', 0.1);
    budget.spend(0.1);
    expect(budget.answer('a')).toBe('wait');
  });

  test('lets work alone begin whatever it is expected to cost, as long as anything is left', () => {
    const budget = new Budget(1, costs);
    budget.spend(0.99);
    expect(budget.answer('dear')).toBe('go');
    budget.spend(0.01);
    expect(budget.answer('unknown')).toBe('spent');
  });

  test('is spent by sums that miss it only by the rounding of binary numbers', () => {
    const budget = new Budget(1, costs);
    for (let time = 0; time < 10; time += 1) budget.spend(0.1);
    expect(budget.spentUsd).not.toBe(1);
    expect(budget.answer('cheap')).toBe('spent');
  });
});

test('usual costs are the means of what is known, each kind for itself, and nothing at first', () => {
  const usual = new UsualCosts();
  expect(usual.of('a')).toBe(0);
  usual.add('a', 1);
  usual.add('a', 3);
  usual.add('b', 10);
  expect([usual.of('a'), usual.of('b')]).toEqual([2, 10]);
});

test('while no whole is known, it costs no less than its dearest part', () => {
  const usual = new UsualCosts();
  usual.part('a', 0.1);
  usual.part('a', 0.4);
  usual.part('a', 0.2);
  expect([usual.of('a'), usual.of('b')]).toEqual([0.4, 0]);
  usual.add('a', 1);
  expect(usual.of('a')).toBe(1);
});
