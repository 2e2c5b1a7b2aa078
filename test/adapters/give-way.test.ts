import { describe, expect, test } from 'vitest';
import { openGiveWay } from '../../src/adapters/give-way.ts';

const turn = () => new Promise<void>((resolve) => setImmediate(resolve));

describe('giving way', () => {
  test('lasts a turn of the event loop when no other call waits', async () => {
    const giveWay = openGiveWay();
    let isOver = false;
    const over = giveWay().then(() => {
      isOver = true;
    });
    await Promise.resolve();
    expect(isOver).toBe(false);
    await over;
  });

  test('lasts while others come, and then all go on in the order of coming', async () => {
    const giveWay = openGiveWay();
    const order: number[] = [];
    const all: Promise<void>[] = [];
    for (let index = 0; index < 10; index += 1) {
      all.push(giveWay().then(() => void order.push(index)));
      await turn();
      expect(order).toEqual([]);
    }
    await Promise.all(all);
    expect(order).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9]);
  });
});
