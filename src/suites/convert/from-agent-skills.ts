import type { Problem } from '../../model/errors.ts';
import type { Alteration, Converted } from '../../model/suite/converted.ts';
import { type Cursor, openJson } from '../../model/suite/source.ts';
import { plural } from '../../shared/text.ts';
import { checkEval, criteriaOf, readEvals, readSkillName } from '../formats/agent-skills.ts';
import { yamlOf } from './written-yaml.ts';

/**
 * Converts the evals of an Agent Skill to a YAML suite. `toOutput` rewrites a path relative to the folder of the evals
 * as one relative to the folder of the suite.
 */
export function yamlOfAgentSkills(file: string, text: string, toOutput: (path: string) => string): Converted {
  const opened = openJson(file, text);
  if (opened.kind === 'invalid') return { kind: 'refused', problems: opened.problems };
  const problems: Problem[] = [];
  const evals = readEvals(opened.root, problems)?.items() ?? [];
  const skill = readSkillName(opened.root, problems);
  for (const item of evals) checkEval(item, problems);
  refuseVariables(opened.root, problems);
  const errors = problems.filter(({ severity }) => severity === 'error');
  if (errors.length > 0) return { kind: 'refused', problems: errors };

  const suite = {
    ...(skill !== undefined && { description: `Evals of the skill ${skill}`, metadata: { skill_name: skill } }),
    tests: evals.map((item) => testOf(item, toOutput)),
  };
  const { tests, ...head } = suite;
  const blocks = [
    ...(skill === undefined ? [] : [yamlOf(head)]),
    `tests:\n${tests.map((test) => yamlOf([test], 2)).join('\n')}`,
  ];
  const left = problems.map(({ message, location = opened.root.location }) => ({ message, location }));
  return { kind: 'converted', text: blocks.join('\n'), changes: changesOf(opened.root, evals), left };
}

function testOf(item: Cursor, toOutput: (path: string) => string): Record<string, unknown> {
  const text = (key: string) => item.field(key)?.text;
  const texts = (key: string) =>
    item
      .field(key)
      ?.items()
      .flatMap((each) => each.text ?? []) ?? [];
  const [expected, files] = [text('expected_output'), texts('files')];
  const hasReference = expected !== undefined && expected.trim() !== '';
  const graders = criteriaOf(item).map(({ name, text: prompt }) => ({ name, type: 'llm-grader', prompt }));
  return {
    id: String(item.field('id')?.value ?? ''),
    ...(hasReference && { criteria: expected }),
    input: text('prompt'),
    ...(files.length > 0 && { input_files: files.map(toOutput) }),
    ...(hasReference && { expected_output: expected }),
    ...(graders.length > 0 && { assertions: graders }),
    ...(files.length > 0 && { metadata: { agent_skills_files: files } }),
  };
}

function changesOf(root: Cursor, evals: readonly Cursor[]): Alteration[] {
  const { location } = root.field('evals') ?? root;
  const files = evals.flatMap((item) => item.field('files') ?? []).find((list) => list.items().length > 0);
  return [
    { message: `${plural('eval', evals.length)} → "tests"`, location },
    ...(files === undefined
      ? []
      : [
          {
            message:
              '"files" → "input_files": models see their content in the prompt; "agent_skills_base_dir" is no longer in the metadata',
            location: files.keyLocation,
          },
        ]),
  ];
}

const VARIABLE = /\$\{\{\s*[A-Za-z_]\w*\s*\}\}/;

/** An evals.json has no variables, and YAML cannot escape them. */
function refuseVariables(at: Cursor, problems: Problem[]): void {
  if (typeof at.value === 'string' && VARIABLE.test(at.value)) {
    problems.push(
      at.error('NOT_SUPPORTED_YET', 'YAML cannot express this text: its ${{ … }} would be replaced by a variable', {
        hint: 'Remove "${{" from the text.',
      }),
    );
  }
  for (const item of at.items()) refuseVariables(item, problems);
  for (const key of at.keys()) {
    const field = at.key(key);
    if (field !== undefined) refuseVariables(field, problems);
  }
}
