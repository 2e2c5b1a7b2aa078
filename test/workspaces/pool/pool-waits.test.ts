import { expect, test } from 'vitest';
import { PoolWaits, type SlotHolder } from '../../../src/workspaces/pool/pool-waits.ts';
import { fakeClock } from '../../support/fake-clock.ts';

const { signal } = new AbortController();
const location = { file: 'a.eval.yaml', line: 3, column: 1 };
const folder = '/data/pool/abc';

/** A suite that has so many slots that nobody is in. */
function holder({ poolFolder = folder, idle = 0, isIn = false } = {}) {
  let left = idle;
  return {
    poolFolder,
    get hasSlot() {
      return isIn || left > 0;
    },
    async giveUpIdle() {
      if (left === 0) return false;
      left -= 1;
      return true;
    },
    get idle() {
      return left;
    },
  } satisfies SlotHolder & { idle: number };
}

function aRun(...holders: SlotHolder[]) {
  const clock = fakeClock();
  const warnings: string[] = [];
  const waits = new PoolWaits({ clock, warn: (message) => void warnings.push(message) });
  for (const each of holders) waits.add(each);
  return { clock, warnings, waits };
}

/** Looks again and again until it is told that it was too long. */
async function waitInVain(
  { waits, clock }: Pick<ReturnType<typeof aRun>, 'waits' | 'clock'>,
  by: SlotHolder,
  count: number,
) {
  const started = clock.now();
  for (;;) {
    const waiting = waits.untilNextLook({ by, folder, count, location }, signal);
    const ended = waiting.then(
      () => undefined,
      (error: unknown) => error,
    );
    await clock.advance(60_000);
    const error = await ended;
    if (error !== undefined) return { error, minutes: (clock.now() - started) / 60_000 - 1 };
  }
}

test('other runs are waited for half an hour, and then the message says for what, how long and what to do', async () => {
  const by = holder();
  const run = aRun(by);
  const { error, minutes } = await waitInVain(run, by, 2);
  expect(minutes).toBe(30);
  expect(error).toMatchObject({ failure: { class: 'workspace', reason: 'setup_error', location } });
  expect(error).toHaveProperty(
    'message',
    `Other runs have been using all 2 workspaces of the pool ${folder} for 30 minutes. Wait for them to end; or in .agentv/config.yaml, ` +
      'allow more with "execution.pool_slots", or use no pool with "eval_action.workspace_mode: temp"',
  );
  expect(run.warnings).toEqual([
    `Other runs are using all 2 workspaces of the pool ${folder}; this run waits for one, 30 minutes at most`,
  ]);
});

test('no advice asks for more than the limit', async () => {
  const by = holder();
  const { error } = await waitInVain(aRun(by), by, 50);
  expect(error).toHaveProperty('message', expect.not.stringContaining('pool_slots'));
});

test('what one suite waited for in vain, the next of the run does not wait for again; what was had, it does', async () => {
  const [one, two] = [holder(), holder()];
  const run = aRun(one, two);
  await waitInVain(run, one, 1);
  expect((await waitInVain(run, two, 1)).minutes).toBe(0);
  run.waits.gotOne(folder);
  expect((await waitInVain(run, two, 1)).minutes).toBe(30);
  expect(run.warnings).toHaveLength(1);
});

test('a suite of the same run gives back unneeded workspaces, and nothing is printed', async () => {
  const [by, other] = [holder(), holder({ idle: 2 })];
  const { waits, warnings, clock } = aRun(by, other);
  await waits.untilNextLook({ by, folder, count: 2, location }, signal);
  expect({ idle: other.idle, warnings, slept: clock.sleeps }).toEqual({ idle: 1, warnings: [], slept: [] });
});

test('a suite of the same run that works in a slot is waited for as long as it takes', async () => {
  const [by, other] = [holder(), holder({ isIn: true })];
  const { waits, warnings, clock } = aRun(by, other);
  for (let minute = 0; minute < 40; minute += 1) {
    const waiting = waits.untilNextLook({ by, folder, count: 1, location }, signal);
    await clock.advance(60_000);
    await waiting;
  }
  expect(warnings).toEqual([]);
});

test('while other runs are waited for, no unused workspace of other pools is held', async () => {
  const [by, other] = [holder(), holder({ poolFolder: '/data/pool/def', idle: 2 })];
  const { waits, warnings, clock } = aRun(by, other);
  const look = async () => {
    const waiting = waits.untilNextLook({ by, folder, count: 1, location }, signal);
    await clock.advance(1_000);
    await waiting;
    return { idle: other.idle, reported: warnings.length };
  };
  // One who lists or cleans what is kept has a slot for a moment.
  expect(await look()).toEqual({ idle: 2, reported: 0 });
  expect(await look()).toEqual({ idle: 0, reported: 1 });
});

test('who is stopped knows it at once, and has not waited', async () => {
  const by = holder();
  const { waits, clock } = aRun(by);
  const stop = new AbortController();
  const waiting = waits.untilNextLook({ by, folder, count: 1, location }, stop.signal);
  await clock.advance(0);
  stop.abort();
  await expect(waiting).rejects.toThrow('The run was stopped while a test waited for its workspace');
  expect(clock.sleeping).toBe(0);
});
