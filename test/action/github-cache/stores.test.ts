import { describe, expect, test } from 'vitest';
import { cacheKeys, restoreStores, type StoreSite, saveStores } from '../../../src/action/github-cache/stores.ts';
import { events, type GitHubEvent, jobIn } from '../../support/github-events.ts';

const soon = () => AbortSignal.timeout(1000);

/** The Actions cache of one repository, and what lies in the folders of a job. */
function runtime() {
  const stored = new Map<string, number>();
  const folders = new Map<string, number>();
  const cleaned: string[] = [];
  const caches = {
    async find(_, { key, others }) {
      const keys = [...stored.keys()].toReversed();
      return [key, ...others].flatMap((start) => keys.find((each) => each.startsWith(start)) ?? [])[0];
    },
    async restore(folder, { key: found }) {
      folders.set(folder, stored.get(found) ?? 0);
      return found;
    },
    async save(folder, key) {
      if (stored.has(key)) return false;
      stored.set(key, folders.get(folder) ?? 0);
      return true;
    },
  } satisfies StoreSite['caches'];
  const stores: StoreSite['stores'] = {
    trust() {},
    size: async (folder) => ({ entries: folders.get(folder) ?? 0, bytes: 0 }),
    async clean(folder, { maxBytes }) {
      if (maxBytes === undefined) folders.delete(folder);
      else cleaned.push(folder);
      return { entries: 0, bytes: 0 };
    },
  };
  /** What a job finds, and what it keeps when it adds so many entries. */
  async function job(
    event: GitHubEvent,
    run: number,
    adds: number,
    inputs: Partial<StoreSite['inputs']> = {},
    left = 0,
  ) {
    folders.clear();
    if (left > 0) folders.set('/temp/caches/judge', left);
    const site: StoreSite = {
      inputs: { cache: ['judge'], dryRun: false, ...inputs },
      job: await jobIn(event, { GITHUB_RUN_ID: String(run) }),
      leg: 'evals',
      folder: '/temp/caches',
      caches,
      stores,
      now: 0,
    };
    const notes = await restoreStores(site, soon());
    for (const { name, entries } of notes) folders.set(`/temp/caches/${name}`, entries + adds);
    return { notes, stored: await saveStores(notes, site, soon()) };
  }
  return { job, stored, cleaned };
}

const found = (entries: number) => [{ name: 'judge', entries }];

describe('verdicts of judges', () => {
  test('of a branch are there for later jobs of it and for pull requests, whose own are for them alone', async () => {
    const { job, stored } = runtime();
    expect((await job(events.pushToMain, 1, 10)).notes).toEqual(found(0));
    expect((await job(events.pullRequest, 2, 5)).notes).toEqual(found(10));
    expect((await job(events.pushToMain, 3, 2)).notes).toEqual(found(10));
    expect((await job(events.pullRequest, 4, 1)).notes).toEqual(found(15));
    expect((await job(events.push, 5, 1)).notes).toEqual(found(12));
    expect([...stored.keys()].map((key) => key.replaceAll(/[0-9a-f]{12}/g, '…'))).toEqual([
      'agentv-judge-v1-branch-…-…-1-2',
      'agentv-judge-v1-pull-7-…-2-2',
      'agentv-judge-v1-branch-…-…-3-2',
      'agentv-judge-v1-pull-7-…-4-2',
      'agentv-judge-v1-branch-…-…-5-2',
    ]);
  });

  test('are not stored again if there is nothing new, and are shrunk before they are stored', async () => {
    const { job, stored, cleaned } = runtime();
    await job(events.pushToMain, 1, 0);
    expect([...stored.keys(), ...cleaned]).toEqual([]);
    await job(events.pushToMain, 1, 3);
    expect(cleaned).toEqual(['/temp/caches/judge']);
  });

  test('that an earlier step of the job left there are not used', async () => {
    const { job } = runtime();
    expect((await job(events.pushToMain, 1, 0, {}, 7)).notes).toEqual(found(0));
  });

  test.each([
    ['a fork', events.fork],
    ['a deleted fork', events.goneFork],
    ['pull_request_target', events.pullRequestTarget],
    ['workflow_run', events.afterPull],
    ['a merge group', events.mergeGroup],
    ['a tag', events.tag],
  ])('are read by %s, and not stored', async (_, event) => {
    const { job } = runtime();
    await job(events.pushToMain, 1, 4);
    expect(await job(event, 2, 4)).toEqual({ notes: found(4), stored: [] });
  });

  test.each([
    ['cache: off', { cache: [] }],
    ['a dry run', { dryRun: true }],
  ])('are not looked for with %s', async (_, inputs) => {
    const { job } = runtime();
    expect(await job(events.pushToMain, 1, 4, inputs)).toEqual({ notes: [], stored: [] });
  });

  test('and replies of models are, where nothing else is said', async () => {
    const { job } = runtime();
    const { notes } = await job(events.pushToMain, 1, 4, { cache: undefined });
    expect(notes.map(({ name }) => name)).toEqual(['judge', 'responses']);
  });
});

test('no beginning of a key leads from one scope to another', async () => {
  const branch = await jobIn(events.pushToMain);
  const [main, other, seven] = [branch, { ...branch, ref: 'refs/heads/main-2' }, await jobIn(events.pullRequest)].map(
    (job) => cacheKeys('x', job, 'leg'),
  );
  const seventy = cacheKeys('x', { ...(await jobIn(events.pullRequest)), pull: pull(70) }, 'leg');
  const starts = (keys: typeof main, key: typeof main) => keys?.others.filter((start) => key?.key.startsWith(start));
  expect(starts(main, main)).toHaveLength(2);
  expect(starts(main, other)).toEqual([]);
  expect(starts(main, seven)).toEqual([]);
  expect(starts(other, main)).toHaveLength(2);
  expect(starts(seven, main)).toHaveLength(2);
  expect(starts(seven, seventy)).toEqual([]);
  expect(main?.key.length).toBeLessThan(512);
});

const pull = (number: number) => ({ number, headSha: '2'.repeat(40), isFork: false, isOpen: true });
