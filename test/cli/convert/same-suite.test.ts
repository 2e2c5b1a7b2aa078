import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { Document, isMap, isScalar, isSeq, visit } from 'yaml';
import { convertSuite } from '../../../src/cli/convert/suite.ts';
import type { Conversion } from '../../../src/cli/convert/yaml-edit.ts';
import { UserError } from '../../../src/model/errors.ts';
import { load } from '../../suites/support.ts';
import { runs } from '../../support/exhaustive.ts';
import { commentsIn, converted, essence } from './support.ts';

/** Texts that could trip over quotes, comments and blocks. */
const text = fc.constantFrom(
  ...['hello', 'a: b', '# no', ' x ', '"q"', "it's", 'two\nlines\n', '- a', '{{ v }}', '*a', '&b', 'ä', '42', ''],
);
const notBlank = text.filter((each) => each.trim() !== '');
const oneOf = (...names: string[]) => fc.constantFrom(...names);
const named = <Value>(names: fc.Arbitrary<string>, value: fc.Arbitrary<Value>) =>
  fc.tuple(names, value).map(([name, each]): Record<string, unknown> => ({ [name]: each }));
const joined = (...parts: fc.Arbitrary<Record<string, unknown>>[]) =>
  fc.tuple(...parts).map((all): Record<string, unknown> => Object.assign({}, ...all));
const none = fc.constant<Record<string, unknown>>({});

/** Graders that are read today, in the spellings of all generations. */
const grader = joined(
  fc.oneof(
    fc.record({ type: oneOf('is_json', 'is-json', 'IS_JSON') }),
    fc.record({ type: oneOf('contains', 'starts_with', 'equals'), value: notBlank }),
    fc.record({
      type: oneOf('contains_any', 'icontains-all'),
      value: fc.array(notBlank, { minLength: 1, maxLength: 2 }),
    }),
    fc.record({
      type: oneOf('code_judge', 'code-judge', 'code_grader', 'code'),
      script: fc.constant('true'),
      more: text,
    }),
    fc.record({ type: fc.constant('code-grader'), command: fc.constant(['a', 'b']) }),
  ) as fc.Arbitrary<Record<string, unknown>>,
  fc.oneof(
    none,
    fc.record({ required: fc.constantFrom(0.6, 1, true) }),
    fc.record({ required: fc.constant(0.5), min_score: fc.constant(0.7) }),
  ),
  fc.oneof(none, fc.record({ weight: fc.constantFrom(0, 2) })),
);
const graders = fc.array(grader, { minLength: 1, maxLength: 3 });
const message = fc.record({ role: oneOf('user', 'assistant'), content: notBlank });

const aTest = joined(
  named(oneOf('criteria', 'expected_outcome', 'outcome'), text),
  fc.oneof(none, named(oneOf('criteria', 'outcome'), text)),
  fc.oneof(
    named(oneOf('input', 'input_messages'), notBlank),
    named(fc.constant('input_messages'), fc.array(message, { minLength: 1, maxLength: 2 })),
  ),
  fc.oneof(none, named(oneOf('expected_output', 'expected_messages'), notBlank)),
  fc.oneof(
    named(oneOf('assertions', 'assert', 'evaluators'), graders),
    named(
      fc.constant('execution'),
      joined(
        named(oneOf('evaluators', 'assertions', 'assert'), graders),
        fc.oneof(none, fc.record({ threshold: fc.constant(0.5) })),
      ),
    ),
    joined(named(oneOf('assert'), graders), named(fc.constant('execution'), named(fc.constant('evaluators'), graders))),
  ),
  fc.oneof(none, fc.record({ metadata: fc.record({ outcome: text, rubrics: fc.array(text) }) })),
);
const tests = fc
  .array(aTest, { minLength: 1, maxLength: 4 })
  .map((all) => all.map((each, index) => ({ id: `t${index}`, ...each })));

const suite = joined(
  fc.oneof(none, named(oneOf('dataset', 'suite', 'name'), oneOf('one', 'Not a name'))),
  named(oneOf('tests', 'evalcases', 'eval_cases', 'cases'), tests),
  fc.oneof(none, fc.record({ target: fc.constant('fast') })),
  fc.oneof(
    none,
    named(
      fc.constant('execution'),
      joined(
        fc.oneof(none, fc.record({ workers: fc.constant(3) })),
        fc.oneof(none, fc.record({ failOnError: fc.constant(false) })),
        fc.oneof(none, named(oneOf('evaluators', 'assert'), graders)),
      ),
    ),
  ),
  fc.oneof(none, named(oneOf('assert', 'assertions'), graders)),
);

/** How a suite is written: what stands in braces, where comments are, how lists are indented. */
const style = fc.record({
  flow: fc.array(fc.boolean(), { minLength: 7, maxLength: 7 }),
  comments: fc.array(fc.nat(5), { minLength: 11, maxLength: 11 }),
  indent: fc.constantFrom(2, 4),
  indentSeq: fc.boolean(),
  crlf: fc.boolean(),
});

function written(
  value: unknown,
  { flow, comments, indent, indentSeq, crlf }: typeof style extends fc.Arbitrary<infer Style> ? Style : never,
): string {
  const document = new Document(value, { aliasDuplicateObjects: false });
  let at = 0;
  visit(document, {
    Collection(_, node, path) {
      at += 1;
      const isDeep = path.length > 4;
      if (isDeep && flow[at % flow.length] && (isMap(node) || isSeq(node))) node.flow = true;
    },
    Pair(_, pair, path) {
      at += 1;
      const isInFlow = path.some((above) => (isMap(above) || isSeq(above)) && above.flow === true);
      const kind = isInFlow ? 0 : comments[at % comments.length];
      if (kind === 1 && isScalar(pair.key)) pair.key.commentBefore = ` above ${at}`;
      if (kind === 2 && isScalar(pair.value) && !String(pair.value.value).includes('\n'))
        pair.value.comment = ` behind ${at}`;
      if (kind === 3 && isScalar(pair.key)) pair.key.spaceBefore = true;
    },
  });
  const lines = document.toString({ indent, indentSeq, lineWidth: 0, flowCollectionPadding: false });
  return crlf ? lines.replaceAll('\n', '\r\n') : lines;
}

describe('a suite of any generation, however it is written', () => {
  test('is the same suite afterwards, with all its comments, and needs nothing more', async () => {
    await fc.assert(
      fc.asyncProperty(suite, style, async (given, how) => {
        const before = written(given, how);
        const after = converted(before);
        expect(converted(after)).toBe(after);
        expect(commentsIn(after).toSorted()).toEqual(commentsIn(before).toSorted());
        const [old, current] = [await load(before), await load(after)];
        expect(essence(current.suite)).toEqual(essence(old.suite));
        expect(current.problems.filter(({ severity }) => severity === 'error').map(({ code }) => code)).toEqual(
          old.problems.filter(({ severity }) => severity === 'error').map(({ code }) => code),
        );
      }),
      { numRuns: runs(20, 60) },
    );
  });

  const anyGrader = joined(
    named(fc.constant('type'), oneOf('llm_judge', 'rubric', 'composite', 'agent_judge', 'latency', 'token_usage')),
    fc.oneof(
      none,
      named(
        oneOf('rubrics', 'criteria', 'evaluators'),
        fc.array(fc.record({ description: notBlank, required_min_score: fc.nat(12) })),
      ),
    ),
    fc.oneof(
      none,
      named(oneOf('max_ms', 'maxTotal', 'maxSteps', 'prompt', 'required'), fc.constantFrom(1, 'a.md', 0.3)),
    ),
  );
  const rubric = fc.oneof(notBlank, fc.record({ description: notBlank }));
  const judged = joined(
    named(oneOf('outcome'), notBlank),
    fc.oneof(
      none,
      named(oneOf('assert', 'assertions', 'evaluators'), fc.array(anyGrader, { maxLength: 2 })),
      named(fc.constant('execution'), named(fc.constant('evaluators'), fc.array(anyGrader, { maxLength: 2 }))),
    ),
    fc.oneof(none, fc.record({ rubrics: fc.array(rubric, { maxLength: 2 }) })),
  );

  test('with judges and checklists has no old name left that could be another, and needs nothing more', () => {
    fc.assert(
      fc.property(fc.array(judged, { minLength: 1, maxLength: 3 }), style, (all, how) => {
        const after = converted(written({ evalcases: all }, how));
        expect(converted(after)).toBe(after);
        expect(after).not.toMatch(/\b(?:evalcases|llm_judge|rubric)\b/);
      }),
      { numRuns: runs(20, 60) },
    );
  });

  test('any text at all is converted, refused with a location, or left alone', () => {
    const piece = fc.constantFrom(
      'tests',
      ':',
      ' ',
      '\n',
      '- ',
      '  ',
      '{',
      '}',
      '[',
      ']',
      ',',
      'execution',
      'evaluators',
      'rubrics',
      'a',
      '&x ',
      '*x',
      '<<',
      '# c',
      '"',
      '|\n',
      '? ',
      '\t',
      'assert',
      '\r\n',
      '!!str ',
      'type: llm_judge',
    );
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 40 }), (pieces) => {
        let made: Conversion;
        try {
          made = convertSuite('a.yaml', pieces.join(''));
        } catch (error) {
          expect(error).toBeInstanceOf(UserError);
          expect((error as UserError).problems[0]?.location?.line).toBeGreaterThan(0);
          return;
        }
        expect(convertSuite('a.yaml', made.text)).toMatchObject({ text: made.text, changes: [] });
      }),
      { numRuns: runs(100, 500) },
    );
  });
});
