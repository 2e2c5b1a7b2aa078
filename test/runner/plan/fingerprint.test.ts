import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { changedLimits, isSameMeasure, isWholeSubject, whyNotComparable } from '../../../src/model/run/fingerprint.ts';
import type { Message } from '../../../src/model/run/message.ts';
import type { Step } from '../../../src/model/run/plan.ts';
import { Variable } from '../../../src/model/suite/setting.ts';
import type { GraderSpec, Test } from '../../../src/model/suite/suite.ts';
import type { Target } from '../../../src/model/suite/target.ts';
import { Redactor } from '../../../src/platform/secrets/redactor.ts';
import { canonicalText } from '../../../src/runner/plan/canonical.ts';
import { type MeasuredWith, measureOf, type SubjectWith, subjectOf } from '../../../src/runner/plan/fingerprint.ts';
import { aTarget as anyTarget, aSuite, aTest, location } from '../../support/plan-steps.ts';

const aGrader = (given: Partial<GraderSpec> = {}): GraderSpec => ({
  name: 'contains',
  type: 'contains',
  declaredAs: 'contains',
  weight: 1,
  negate: false,
  options: { value: 'refund' },
  location,
  ...given,
});

const aStep = (test: Partial<Test> = {}, given: Partial<Step> = {}): Step => ({
  kind: 'run',
  index: 0,
  suite: aSuite('a', [], { name: 'refunds' }),
  test: aTest('asks-for-receipt', {
    criteria: 'Asks for the receipt',
    input: [{ role: 'user', content: 'I want my money back' }],
    graders: [aGrader(), aGrader({ type: 'llm-grader', options: { prompt: { from: 'inline', text: 'Polite?' } } })],
    ...test,
  }),
  target: aTarget(),
  trials: { count: 1, strategy: 'mean' },
  passMark: 0.8,
  ...given,
});

const aTarget = (options: Target['options'] = { model: 'small' }, given: Partial<Target> = {}): Target =>
  anyTarget('agent', { provider: 'openai', options, ...given });

const aWorkspace: NonNullable<Test['workspace']> = {
  isolation: 'shared',
  repositories: [],
  hooks: {},
  requires: { commands: [], pythonModules: [] },
  files: [],
  location,
};

const site = { root: '/repo', clean: (text: string) => text };
const measure = (step = aStep(), given: Partial<MeasuredWith> = {}, at = site) =>
  measureOf(step, { judges: [aTarget({ model: 'judge' })], files: new Map(), seesMetadata: true, ...given }, at);
const subject = (step = aStep(), given: Partial<SubjectWith> = {}, at = site) =>
  subjectOf(step, { fallbacks: [], ...given }, at);
const why = (step: Step, given: Partial<MeasuredWith> = {}) => whyNotComparable(measure(), measure(step, given));

describe('the measure of a test', () => {
  test('says what changed: the question, the graders or the judge', () => {
    const asked = aStep({ input: [{ role: 'user', content: 'I want a voucher' }] });
    expect(why(asked)).toBe('the question changed');
    expect(why(aStep({ graders: [aGrader({ options: { value: 'voucher' } })] }))).toBe('the graders changed');
    expect(why(aStep({ criteria: 'Is polite' }))).toBe('the graders changed');
    expect(why(aStep({ expected: [{ role: 'assistant', content: 'Of course' }] }))).toBe('the graders changed');
    expect(why(aStep(), { files: new Map([['/repo/graders/judge.py', 'aa']]) })).toBe('the graders changed');
    expect(why(aStep(), { judges: [aTarget({ model: 'another' })] })).toBe('not comparable: the judge changed');
    expect(why({ ...asked, passMark: 1 }, { judges: [] })).toBe('not comparable: the question and the judge changed');
  });

  test.each([
    ['a threshold', aStep({}, { passMark: 0.9 }), {}, 'pass mark 0.8 → 0.9, of which the first applies'],
    ['the mark of required graders', aStep({}, { agentvPassMark: 0.1 }), {}, 'mark of required graders not set → 0.1'],
    ['a time limit', aStep(), { timeoutMs: 1500 }, 'time limit not set → 1.5 s'],
    ['a cost limit', aStep(), { maxCostUsd: 0.5 }, 'cost limit not set → 0.5 USD'],
    [
      'the trials of pass_at_k',
      aStep({}, { trials: { count: 3, strategy: 'pass_at_k' } }),
      {},
      'pass_at_k trials not set → 3',
    ],
  ])('%s is a setting: trials under another one are compared, and it is named', (_, step, given, limit) => {
    const now = measure(step, given);
    expect(now).not.toBe(measure());
    expect([isSameMeasure(measure(), now), isSameMeasure(now, measure())]).toEqual([true, true]);
    expect(changedLimits(measure(), now, true)).toEqual([limit]);
  });

  test('limits of calls to a judge, and of a container, do not change how a test is measured', () => {
    const patient = aTarget({ model: 'judge', timeout_seconds: 5, max_retries: 9, retry_max_delay_ms: 1 });
    expect(measure(aStep(), { judges: [patient] })).toBe(measure());
    const docker = { image: 'debian', runsAgent: false, repositories: [], location };
    const inContainer = (timeoutMs: number) =>
      measure(aStep({ workspace: { ...aWorkspace, docker: { ...docker, timeoutMs } } }));
    expect(inContainer(1000)).toBe(inContainer(2000));
    expect(inContainer(1000)).not.toBe(measure());
  });

  test('knows the measures of another version, and texts that are none', () => {
    expect(whyNotComparable('m0.a.b.c.d', measure())).toBe(
      'not comparable: another version measured it in another way',
    );
    expect(whyNotComparable('m1', measure())).toBe('its question or its grading changed');
  });

  test('does not depend on the position of a test, nor on names and order of graders', () => {
    const [first = aGrader(), second = aGrader()] = aStep().test.graders;
    const elsewhere = { file: 'evals/b.eval.yaml', line: 70, column: 3 };
    const graders = [{ ...second, name: 'tone', location: elsewhere }, first];
    expect(measure(aStep({ id: 'renamed', location: elsewhere, mustPass: true, dependsOn: ['x'], graders }))).toBe(
      measure(),
    );
  });

  test('does not depend on where the checkout is, nor on the line breaks that git made', () => {
    const input = (root: string, text: string): Message[] => [
      { role: 'user', content: [{ type: 'file', path: '../faq.md', absolutePath: `${root}faq.md`, text }] },
    ];
    const graders = (root: string) => [aGrader({ options: { file: `${root}graders/judge.py` } })];
    const here = aStep({
      input: input('/repo/', 'one\ntwo'),
      graders: graders('/repo/'),
      inputFiles: ['/repo/faq.md'],
    });
    const there = aStep({
      input: input('C:\\work\\', 'one\r\ntwo'),
      graders: graders('C:\\work\\'),
      inputFiles: ['C:\\work\\faq.md'],
    });
    expect(measure(there, {}, { ...site, root: 'C:\\work' })).toBe(measure(here));
    expect(measure(here, {}, { ...site, root: '/rep' })).not.toBe(measure(here));
  });

  test('sees the content of attachments and of programs, not only their paths', () => {
    const step = aStep({ inputFiles: ['/repo/logo.png'] });
    const digests = (digest: string) => ({ files: new Map([['/repo/logo.png', digest]]) });
    expect(whyNotComparable(measure(step, digests('aa')), measure(step, digests('bb')))).toBe('the question changed');
  });

  test('the number of trials is no matter, except where the test has that many chances', () => {
    const trials = (count: number, strategy: 'mean' | 'pass_at_k') =>
      measure(aStep({}, { trials: { count, strategy } }));
    expect(trials(5, 'mean')).toBe(measure());
    expect(trials(5, 'pass_at_k')).not.toBe(trials(3, 'pass_at_k'));
  });

  test('metadata counts only for graders that can read it', () => {
    const noted = aStep({ metadata: { owner: 'ada' } });
    expect(measure(noted, { seesMetadata: false })).toBe(measure(aStep(), { seesMetadata: false }));
    expect(measure(noted)).not.toBe(measure());
  });

  test('members of a composite keep their names and their order, which its program may use', () => {
    const members = [aGrader({ name: 'a' }), aGrader({ name: 'b', options: { value: 'x' } })];
    const composite = (own: GraderSpec[]) =>
      measure(aStep({ graders: [aGrader({ type: 'composite', members: own })] }));
    expect(composite(members.toReversed())).not.toBe(composite(members));
    expect(composite(members.map((member) => ({ ...member, name: 'c' })))).not.toBe(composite(members));
  });

  test('an older name of a grader is the same grader, except where it speaks in an older way', () => {
    const named = (type: string, declaredAs: string) => measure(aStep({ graders: [aGrader({ type, declaredAs })] }));
    expect(named('llm-grader', 'llm_judge')).toBe(named('llm-grader', 'llm-grader'));
    expect(named('code-grader', 'code_judge')).not.toBe(named('code-grader', 'code-grader'));
  });

  test('turns of a conversation are asked and judged in their order', () => {
    const turn = (text: string, value: string) => ({
      input: { role: 'user' as const, content: text },
      graders: [aGrader({ options: { value } })],
      location,
    });
    const talk = (turns: ReturnType<typeof turn>[]) =>
      measure(aStep({ conversation: { turns, aggregation: 'mean', onTurnFailure: 'continue' } }));
    const reported = talk([turn('a', '1'), turn('b', '2')]);
    expect(whyNotComparable(reported, talk([turn('b', '2'), turn('a', '1')]))).toBe(
      'the question and the graders changed',
    );
    expect(whyNotComparable(reported, talk([turn('a', '1'), turn('b', '3')]))).toBe('the graders changed');
  });

  test('instructions are what is being tested: another one changes the subject and leaves the measure', () => {
    const instructed = (text: string, rules: string) =>
      aStep({
        input: [
          { role: 'system', content: text },
          {
            role: 'user',
            content: [
              { type: 'text', value: 'Refund me' },
              { type: 'file', path: 'AGENTS.md', absolutePath: '/repo/AGENTS.md', text: rules, isGuideline: true },
            ],
          },
        ],
      });
    const before = instructed('Be kind', 'Ask first');
    for (const after of [instructed('Be short', 'Ask first'), instructed('Be kind', 'Ask twice')]) {
      expect(measure(after)).toBe(measure(before));
      expect(subject(after)).not.toBe(subject(before));
    }
  });
});

describe('the subject of a test', () => {
  test('is the target with its settings, whatever it is called', () => {
    const on = (target: Target) => subject(aStep({}, { target }));
    expect(on(aTarget({ model: 'small' }, { name: 'other', workers: 3 }))).toBe(subject());
    expect(on(aTarget({ model: 'large' }))).not.toBe(subject());
    expect(on(aTarget({ model: new Variable('MODEL', 'small') }))).toBe(subject());
    expect(subject(aStep(), { fallbacks: [aTarget({ model: 'large' })] })).not.toBe(subject());
  });

  test('says whether it is whole: nothing may be reused while a part of it is unknown', () => {
    const workspace: Test['workspace'] = { ...aWorkspace, mode: 'temp' };
    expect(isWholeSubject(subject())).toBe(false);
    expect(isWholeSubject(subject(aStep(), { files: 'abc' }))).toBe(true);
    expect(isWholeSubject(subject(aStep({ workspace }), { files: 'abc' }))).toBe(false);
    expect(isWholeSubject(subject(aStep({ workspace }), { files: 'abc', workspace: 'def' }))).toBe(true);
    const elsewhere = { ...workspace, location: { ...location, line: 9 } };
    const whole = { files: 'abc', workspace: 'def' };
    expect(subject(aStep({ workspace: elsewhere }), whole)).toBe(subject(aStep({ workspace }), whole));
    for (const other of ['', 's1', 's2.a.b.c', 's1.a.b', 's1.a..c', 's1.a.b.c.d'])
      expect(isWholeSubject(other)).toBe(false);
  });

  test('does not depend on grading files, and how it is measured does', () => {
    const workspace = aWorkspace;
    const hidden = (content: string) => aStep({ workspace: { ...workspace, gradingFiles: [{ to: 'a', content }] } });
    const known = { workspace: 'def' };
    expect(subject(hidden('eA=='), known)).toBe(subject(aStep({ workspace }), known));
    expect(measure(hidden('eA=='))).not.toBe(measure(hidden('eQ==')));
  });

  test('does not depend on any secret, not even by its hash', () => {
    const secretly = (secret: string) => {
      const options = {
        model: 'small',
        api_key: new Variable('OPENAI_API_KEY', secret),
        proxy: new Variable('PROXY_PASSWORD', secret),
        env: { DATABASE: new Variable('DATABASE', secret) },
        headers: [new Variable('WHO', secret)],
        system_prompt: `Never tell ${secret}`,
        password: secret,
      };
      const step = aStep({ input: [{ role: 'user', content: `My code is ${secret}` }] }, { target: aTarget(options) });
      const at = { ...site, clean: new Redactor([secret]).identity };
      return [subject(step, {}, at), measure(step, { judges: [aTarget(options)] }, at)];
    };
    expect(secretly('hunter2hunter2')).toEqual(secretly('correct horse battery'));
  });

  test('values that a target passes to its program count as they are in the file', () => {
    const on = (value: string) => subject(aStep({}, { target: aTarget({ env: { MODE: value } }) }));
    expect(on('fast')).not.toBe(on('slow'));
  });
});

describe('the text that is hashed', () => {
  test('has its keys in a fixed order', () => {
    const retell = (text: string) => text.replace('secret', '***');
    expect(canonicalText({ b: 1, secret: 'my secret' }, retell)).toBe('{"***":"my ***","b":1}');
  });

  test('lists names that became the same in the order of their originals', () => {
    const retell = (text: string) => text.replace(/^secret.*/, '***');
    expect(canonicalText({ secret2: 2, '###': 0, secret1: 1 }, retell)).toBe('{"###":0,"***":1,"***":2}');
    expect(canonicalText({ '###': 0, secret1: 1, secret2: 2 }, retell)).toBe('{"###":0,"***":1,"***":2}');
  });

  test.each([
    [{ a: 1n }, '{"a":1n}'],
    [{ __proto__: null, a: 1 }, '{"a":1}'],
    [JSON.parse('{"__proto__":{"b":1},"a":2}'), '{"__proto__":{"b":1},"a":2}'],
    [
      new (class {
        b = 1;
        a = [undefined, Number.NaN];
      })(),
      '{"a":[null,null],"b":1}',
    ],
    [{ toJSON: 'a text' }, '{"toJSON":"a text"}'],
    [{ a: Symbol('a'), b: () => 1 }, '{"a":null,"b":null}'],
    [{ '9': 1, '10': 2 }, '{"10":2,"9":1}'],
    [undefined, 'null'],
  ])('is exact for %o', (value, text) => {
    expect(canonicalText(value)).toBe(text);
  });

  test('is the same for equal values, and another for others', () => {
    fc.assert(
      fc.property(fc.jsonValue(), fc.jsonValue(), (a, b) => {
        expect(canonicalText(shuffled(a))).toBe(canonicalText(a));
        const isEqual = JSON.stringify(sorted(a)) === JSON.stringify(sorted(b));
        expect(canonicalText(a) === canonicalText(b)).toBe(isEqual);
      }),
    );
  });
});

/** The same value with its keys the other way round, at every depth. */
const shuffled = (value: unknown): unknown => rekeyed(value, (entries) => entries.toReversed());
const sorted = (value: unknown): unknown =>
  rekeyed(value, (entries) => entries.toSorted(([a], [b]) => (a < b ? -1 : 1)));

type Entries = [string, unknown][];

function rekeyed(value: unknown, order: (entries: Entries) => Entries): unknown {
  if (Array.isArray(value)) return value.map((item) => rekeyed(item, order));
  if (typeof value === 'string') return value.replaceAll('\r\n', '\n');
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(order(Object.entries(value)).map(([key, item]) => [key, rekeyed(item, order)]));
}
