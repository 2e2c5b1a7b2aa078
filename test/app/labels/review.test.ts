import { createHash } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { hostileTexts } from '../../support/hostile.ts';
import { perform } from '../perform.ts';
import { aRow, labelsIn, RUN, review, reviewedProject, TONE } from './reviewed.ts';

const oneTest = () => reviewedProject(aRow('good', 1));

describe('eval-action review', () => {
  test('shows question, answer and criteria, and asks for a verdict and one for each judge', async () => {
    using project = oneTest();
    const { exitCode, stdout, asked } = await review(project, ['a', 'p']);
    expect(exitCode).toBe(0);
    expect(stdout).toContain('Test 1 of 1 · refunds › good · default');
    expect(stdout).toMatch(/Input \(user\)\nWhere is good\?\n\nAnswer\nHere is good\n\nCriteria\nNames the parcel/);
    expect(asked).toHaveLength(2);
    expect(asked[0]).toContain('a acceptable, n needs improvement, i incorrect, f flaky, s skip, b back, q quit');
    expect(asked[1]).toContain(`What should ${TONE} say?`);
  });

  test('says at the first test that there is none before it, and what was labelled at the end', async () => {
    using project = oneTest();
    const { stdout } = await review(project, ['b', 'q']);
    expect(stdout.match(/This is the first test\./g)).toHaveLength(1);
    expect(stdout).toMatch(/\nNo test labelled\.\n$/);
  });

  test('shows the verdict on return to a test', async () => {
    using project = reviewedProject(aRow('good', 1) + aRow('bad', 0));
    const { stdout } = await review(project, ['i', '', 'b', 'q']);
    expect(stdout.match(/You labelled this answer: incorrect/g)).toHaveLength(1);
  });

  test('keeps what was said earlier, unless something else is typed', async () => {
    using project = oneTest();
    await review(project, ['i The parcel is lost', 'f too kind']);
    const [before] = labelsIn(project);
    const again = await review(project, ['', '']);
    expect(again.asked[0]).toContain('Enter keeps "incorrect".');
    expect(again.asked[1]).toContain('Enter keeps fail,');
    expect(again.stdout).toContain('You labelled this answer: incorrect (The parcel is lost)');
    expect(again.stdout).toContain('No test labelled.');
    expect(labelsIn(project)).toEqual([before]);
    await review(project, ['n', 'f']);
    expect(labelsIn(project)).toMatchObject([
      {
        verdict: 'needs_improvement',
        notes: 'The parcel is lost',
        graders: { [TONE]: { verdict: 'fail', note: 'too kind' } },
        judgeSeen: true,
      },
    ]);
    await review(project, ['n -', 'p']);
    expect(labelsIn(project)[0]).not.toHaveProperty('notes');
    expect(labelsIn(project)).toMatchObject([{ graders: { [TONE]: { verdict: 'pass', note: 'too kind' } } }]);
    await review(project, ['', 'p -']);
    expect(labelsIn(project)[0]?.graders).toEqual({ [TONE]: { verdict: 'pass' } });
  });

  test('goes back from a judge to the verdict, and from a judge to the one before it', async () => {
    const tone = (name: string) => ({
      name,
      type: 'llm-grader',
      score: 1,
      verdict: 'pass',
      target: 'm',
      assertions: [],
    });
    using project = reviewedProject(aRow('good', 1, { scores: [tone('tone'), tone('facts')] }));
    const { asked } = await review(project, ['a', 'b', 'i', 'p', 'b', 'f', 'p']);
    expect(asked.map((question) => /should (\S+) say/.exec(question)?.[1] ?? 'verdict')).toEqual([
      'verdict',
      TONE,
      'verdict',
      TONE,
      'llm-grader:facts',
      TONE,
      'llm-grader:facts',
    ]);
    expect(labelsIn(project)).toMatchObject([
      {
        verdict: 'incorrect',
        graders: { [TONE]: { verdict: 'fail' }, 'llm-grader:facts': { verdict: 'pass' } },
        judgeSeen: false,
      },
    ]);
  });

  test('stores the commit of the run, as its report says', async () => {
    using project = oneTest();
    const sha = 'a'.repeat(40);
    project.write(`${RUN}/report.json`, JSON.stringify({ commit: { sha } }));
    await review(project, ['a', '']);
    expect(labelsIn(project)).toMatchObject([{ sha, runId: '2026-01-02' }]);
  });

  test('shows no empty lines at the end of an answer', async () => {
    using project = reviewedProject(aRow('good', 1, { output: 'Here\n\n' }));
    expect((await review(project, ['q'])).stdout).toContain('Answer\nHere\n\nCriteria');
  });

  test('stores the label and the answer', async () => {
    using project = oneTest();
    const { stdout } = await review(project, ['i The parcel is lost', 'f too kind']);
    const answer = createHash('sha256').update('[["Where is good?"],"Here is good"]').digest('hex');
    expect(labelsIn(project)).toEqual([
      {
        suite: 'refunds',
        suiteFile: 'evals/refunds.eval.yaml',
        testId: 'good',
        target: 'default',
        answer,
        verdict: 'incorrect',
        notes: 'The parcel is lost',
        graders: { [TONE]: { verdict: 'fail', note: 'too kind' } },
        judges: { [TONE]: { verdict: 'pass', reason: 'because of good' } },
        onlyGrader: true,
        reviewer: 'Ada',
        time: expect.stringMatching(/^\d{4}-/),
        runId: '2026-01-02',
        judgeSeen: false,
        sample: 'random',
        measure: 'm1.q.g.j.l',
      },
    ]);
    expect(JSON.parse(project.read(`.agentv/labels/answers/${answer}.json`))).toEqual({
      v: 1,
      input: ['Where is good?'],
      output: 'Here is good',
    });
    expect(stdout).toContain('The answers of 1 test are stored in this repository');
    expect(stdout).toContain('1 test labelled, in .agentv/labels. Commit this folder');
  });

  test('stores no answers if the configuration says so', async () => {
    using project = oneTest();
    project.write('.agentv/config.yaml', 'eval_action: { labels_keep_answers: false }\n');
    const { stdout } = await review(project, ['a', '']);
    expect(labelsIn(project)).toHaveLength(1);
    expect(project.exists('.agentv/labels/answers')).toBe(false);
    expect(stdout).not.toContain('stored in this repository');
  });

  test('shows the verdicts of judges afterwards', async () => {
    using project = oneTest();
    const before: string[] = [];
    const { stdout } = await review(project, ['a', 'p']);
    before.push(stdout.slice(0, stdout.indexOf('1 test labelled')));
    expect(stdout.indexOf(`Judge ${TONE}: pass (because of good)`)).toBeGreaterThan(stdout.indexOf('Names the parcel'));
    expect(labelsIn(project)).toMatchObject([{ judgeSeen: false }]);
  });

  test('shows them before with --show-judge, and the label says so', async () => {
    using project = oneTest();
    const { stdout } = await review(project, ['q'], ['--show-judge']);
    expect(stdout).toContain(`Judge ${TONE}: pass`);
    await review(project, ['a', 'p'], ['--show-judge']);
    expect(labelsIn(project)).toMatchObject([{ judgeSeen: true }]);
  });

  test.each([
    ['a', 'acceptable'],
    ['n', 'needs_improvement'],
    ['i', 'incorrect'],
    ['f', 'flaky'],
    ['incorrect', 'incorrect'],
    ['A', 'acceptable'],
  ])('reads %s as %s', async (key, verdict) => {
    using project = oneTest();
    await review(project, [key, '']);
    expect(labelsIn(project)).toMatchObject([{ verdict }]);
  });

  test('asks again after another letter', async () => {
    using project = oneTest();
    const { stdout, asked } = await review(project, ['x', '', 'a', 'z', 'p']);
    expect(stdout.match(/Type one of the letters/g)).toHaveLength(2);
    expect(stdout.match(/Type p, f or b/g)).toHaveLength(1);
    expect(asked).toHaveLength(5);
    expect(labelsIn(project)).toMatchObject([{ verdict: 'acceptable', graders: { [TONE]: { verdict: 'pass' } } }]);
  });

  test('skips a test, goes back, and keeps what was done when it is left', async () => {
    using project = reviewedProject();
    const { stdout } = await review(project, ['s', 'b', 'i', '', 'q']);
    expect(stdout.match(/Test 1 of 2/g)).toHaveLength(2);
    expect(labelsIn(project)).toMatchObject([{ verdict: 'incorrect', judgeSeen: false }]);
    expect(stdout).toContain('1 test labelled');
  });

  test('keeps the verdict if the person leaves at a judge, or the input ends there', async () => {
    for (const lines of [['i', 'q'], ['i']]) {
      using project = reviewedProject();
      await review(project, lines);
      expect(labelsIn(project)).toMatchObject([{ verdict: 'incorrect' }]);
    }
  });

  test('marks a label that was changed after its judge was shown', async () => {
    using project = reviewedProject();
    await review(project, ['a', 'p', 'b', 'i', 'f', 'q']);
    expect(labelsIn(project)).toMatchObject([{ verdict: 'incorrect', judgeSeen: true }]);
  });

  test('begins with the tests that the reviewer has not labelled', async () => {
    using project = reviewedProject();
    await review(project, ['a', '', 'q']);
    const [first] = labelsIn(project);
    const { stdout } = await review(project, ['s', 'q']);
    const titles = [...stdout.matchAll(/Test \d of 2 · refunds › (\w+)/g)].map(([, id]) => id);
    expect(titles.at(-1)).toBe(first?.testId);
    expect(stdout).toContain('You labelled this answer: acceptable');
  });

  test('shows long answers in pages of 40 lines, in each of which a verdict can be given', async () => {
    using project = reviewedProject(
      aRow('good', 1, { output: Array.from({ length: 100 }, (_, at) => `line ${at}`).join('\n') }),
    );
    const once = await review(project, ['q']);
    expect(once.stdout.split('\n').filter((line) => /^line \d+$/.test(line)).length).toBeLessThanOrEqual(40);
    expect(once.asked[0]).toMatch(/^-- \d+ more lines: Enter shows them --/);
    const all = await review(project, ['', '', 'i', '']);
    expect(all.stdout).toContain('line 99');
    expect(labelsIn(project)).toMatchObject([{ verdict: 'incorrect' }]);
  });

  test('shows a line of a megabyte in pages, too', async () => {
    using project = reviewedProject(aRow('good', 1, { output: 'x'.repeat(1_000_000) }));
    const { stdout } = await review(project, ['q']);
    expect(stdout.length).toBeLessThan(100_000);
  });

  test('lets no text of an answer act on the terminal', async () => {
    using project = reviewedProject(aRow('good', 1, { output: hostileTexts.join('\n'), test_id: '\u001b[2Jid' }));
    const { stdout } = await review(
      project,
      Array.from({ length: 40 }, () => ''),
    );
    const hidden = [...stdout].filter((sign) => (sign < ' ' && sign !== '\n') || (sign >= '\u007f' && sign < '\u00a0'));
    expect(hidden).toEqual([]);
    expect(stdout).not.toMatch(/[\u202a-\u202e\u2066-\u2069\u200b]/);
  });

  test.each([
    ['failing', [], ['bad']],
    ['disagreed', [], []],
  ])('--only %s', async (only, _, expected) => {
    using project = reviewedProject();
    const run = review(project, ['s', 's', 's'], ['--only', only]);
    if (expected.length === 0) {
      await expect(run).rejects.toThrow('There is nothing to review');
    } else {
      const { stdout } = await run;
      expect([...stdout.matchAll(/refunds › (\w+)/g)].map(([, id]) => id)).toEqual(expected);
    }
  });

  test('--only disagreed has tests whose judge contradicts a grader, or a person', async () => {
    const grader = { name: 'code', type: 'contains', score: 1, verdict: 'pass', assertions: [] };
    const tone = { name: 'tone', type: 'llm-grader', score: 0, verdict: 'fail', target: 'm', assertions: [] };
    using project = reviewedProject(aRow('good', 1) + aRow('mixed', 0.5, { scores: [grader, tone] }));
    const mixed = await review(project, ['i', 'f'], ['--only', 'disagreed']);
    expect([...mixed.stdout.matchAll(/refunds › (\w+)/g)].map(([, id]) => id)).toEqual(['mixed']);
    expect(labelsIn(project)).toMatchObject([{ testId: 'mixed', sample: 'chosen' }]);
    await review(project, ['s', 'i', 'f', 'q']);
    const both = await review(project, ['s', 's'], ['--only', 'disagreed']);
    expect(both.stdout).toContain('Test 1 of');
  });

  test('--sample draws the same tests each time, another set for another run', async () => {
    const rows = Array.from({ length: 30 }, (_, at) => aRow(`t${at}`, 1)).join('');
    using project = reviewedProject(rows);
    const drawn = async (run?: string) => {
      const { stdout } = await review(
        project,
        Array.from({ length: 9 }, () => 's'),
        [...(run ? [run] : []), '--sample', '5'],
      );
      return [...stdout.matchAll(/refunds › (\w+)/g)].map(([, id]) => id);
    };
    const first = await drawn();
    expect(first).toHaveLength(5);
    expect(await drawn()).toEqual(first);
    project.write('other/index.jsonl', rows);
    expect(await drawn('other')).not.toEqual(first);
  });

  test('leaves out tests without an answer', async () => {
    const broken = aRow('broken', 0, {
      execution_status: 'execution_error',
      error: 'no key',
      failure_class: 'auth',
      failure_stage: 'target',
      failure_reason_code: 'auth',
    });
    using project = reviewedProject(aRow('good', 1) + broken);
    const { stdout } = await review(project, ['q']);
    expect(stdout).toContain('Test 1 of 1');
  });

  test('removes secrets before anything is stored', async () => {
    using project = reviewedProject(aRow('good', 1, { output: 'The key is sk-live-0123456789abcdef' }));
    project.write('.env', 'SHOP_API_KEY=sk-live-0123456789abcdef\n');
    await review(project, ['i leaked sk-live-0123456789abcdef', '']);
    const [name = ''] = project.list('.agentv/labels/answers');
    expect(project.read(`.agentv/labels/answers/${name}`)).toContain('The key is ***');
    expect(JSON.stringify(labelsIn(project)) + project.read(`${RUN}/feedback.json`)).not.toContain('sk-live');
  });

  test('labels an answer over 64 KiB without storing it', async () => {
    using project = reviewedProject(aRow('good', 1, { output: 'x\n'.repeat(40_000) }));
    await review(project, ['a', '']);
    expect(labelsIn(project)).toHaveLength(1);
    expect(project.exists('.agentv/labels/answers')).toBe(false);
  });
});

describe('feedback.json of a reviewed run', () => {
  test('is written as AgentV has it', async () => {
    using project = oneTest();
    await review(project, ['n Names no day', 'f too kind']);
    expect(JSON.parse(project.read(`${RUN}/feedback.json`))).toEqual({
      run_id: '2026-01-02',
      reviewer: 'Ada',
      timestamp: expect.stringMatching(/Z$/),
      per_case: [
        {
          test_id: 'good',
          verdict: 'needs_improvement',
          notes: 'Names no day',
          evaluator_overrides: { [TONE]: 'fail: too kind' },
        },
      ],
    });
  });

  test('has no note that the reviewer has removed, and keeps one of AgentV', async () => {
    using project = oneTest();
    const entry = () => JSON.parse(project.read(`${RUN}/feedback.json`)).per_case[0];
    await review(project, ['i lost', 'f too kind']);
    expect(entry()).toMatchObject({ notes: 'lost', evaluator_overrides: { [TONE]: 'fail: too kind' } });
    await review(project, ['i -', 'f -']);
    expect(entry()).toEqual({ test_id: 'good', verdict: 'incorrect', evaluator_overrides: { [TONE]: 'fail' } });
    const { per_case: cases, ...head } = JSON.parse(project.read(`${RUN}/feedback.json`));
    project.write(`${RUN}/feedback.json`, JSON.stringify({ ...head, per_case: [{ ...cases[0], notes: 'of AgentV' }] }));
    await review(project, ['n', '']);
    expect(entry()).toMatchObject({ verdict: 'needs_improvement', notes: 'of AgentV' });
  });

  test('keeps what it has, unknown keys too', async () => {
    using project = oneTest();
    const other = { test_id: 'other', verdict: 'flaky', mood: 1 };
    const before = {
      run_id: 'mine',
      reviewer: 'Ada',
      timestamp: 't',
      overall_notes: 'o',
      extra: [1],
      per_case: [other, { test_id: 'good', verdict: 'flaky', workspace_notes: 'w' }],
    };
    project.write(`${RUN}/feedback.json`, JSON.stringify(before));
    await review(project, ['a', '']);
    expect(JSON.parse(project.read(`${RUN}/feedback.json`))).toEqual({
      ...before,
      timestamp: expect.any(String),
      per_case: [other, { test_id: 'good', verdict: 'acceptable', workspace_notes: 'w' }],
    });
  });

  test.each([['{'], ['[]'], ['{"reviewer":"Bob","per_case":[]}'], ['{"reviews":[]}'], ['{"per_case":1}']])(
    '%s is left as it is, with a warning',
    async (text) => {
      using project = reviewedProject();
      project.write(`${RUN}/feedback.json`, text);
      const { stderr } = await review(project, ['a', '', 'a', '']);
      expect(project.read(`${RUN}/feedback.json`)).toBe(text);
      expect(stderr.match(/is left as it is/g)).toHaveLength(1);
      expect(labelsIn(project)).toHaveLength(2);
    },
  );
});

describe('eval-action review refuses', () => {
  test('without a terminal, and names the other way', async () => {
    using project = oneTest();
    const run = perform(project, ['review'], {}, { openQuestions: () => undefined });
    await expect(run).rejects.toMatchObject({
      problems: [
        {
          message: expect.stringContaining('needs a terminal'),
          hint: expect.stringMatching(/"eval-action open".*labels import FILE/),
        },
      ],
    });
  });

  test('an e-mail address as reviewer', async () => {
    using project = oneTest();
    await expect(review(project, ['a'], ['--reviewer', 'ada@example.com'])).rejects.toThrow('is an e-mail address');
    expect(project.exists('.agentv/labels')).toBe(false);
  });

  test('a sample that is not a number', async () => {
    using project = oneTest();
    for (const sample of ['0', '-1', 'x', '1.5']) {
      await expect(review(project, [], ['--sample', sample])).rejects.toThrow('--sample needs a number');
    }
  });

  test('labels that it could not keep', async () => {
    using project = oneTest();
    await review(project, ['a', '']);
    const [name = ''] = project.list('.agentv/labels').filter((each) => each.endsWith('.jsonl'));
    project.write(`.agentv/labels/${name}`, '{}\n');
    await expect(review(project, ['a', ''])).rejects.toThrow(`.agentv/labels/${name}:1:1: This line is not a label`);
    expect(project.read(`.agentv/labels/${name}`)).toBe('{}\n');
  });
});

describe('the reviewer', () => {
  test('is user.name of git if none is given', async () => {
    using project = oneTest();
    project.write('.git/HEAD', 'ref: refs/heads/main\n');
    project.write(
      '.git/config',
      '[core]\n\trepositoryformatversion = 0\n[user]\n\tname = Grace Hopper\n\temail = g@example.com\n',
    );
    project.write('.git/refs/x', '');
    project.write('.git/objects/x', '');
    const lines = ['a', ''];
    const openQuestions = () => ({ ask: async () => lines.shift(), [Symbol.dispose]: () => {} });
    await perform(project, ['review'], {}, { openQuestions });
    expect(labelsIn(project)).toMatchObject([{ reviewer: 'Grace Hopper' }]);
  });
});
