import type { Problem } from '../../model/errors.ts';
import { plural } from '../../model/text/text.ts';
import { readEval, readEvals, testOfEval } from '../../suites/agent-skills.ts';
import { type Cursor, openJson } from '../../suites/yaml/cursor.ts';
import { yamlOf } from '../../suites/yaml/yaml-text.ts';
import type { Alteration, ConvertedFile } from './yaml-edit.ts';

const TODO_SUITE = `# TODO: a folder for each test: workspace: { template: ./template }
# TODO: a check that costs nothing next to the judge: { type: code-grader, command: [python3, check.py] }
# TODO: criteria with weights: { type: rubrics, criteria: [{ id: short, outcome: Is short, weight: 2 }] }
# TODO: what an answer must not miss: required: true
`;

/**
 * Converts the evals of an Agent Skill to a YAML suite. `toOutput` rewrites a path relative to the folder of the evals
 * as one relative to the folder of the suite.
 */
export function yamlOfAgentSkills(file: string, text: string, toOutput: (path: string) => string): ConvertedFile {
  const opened = openJson(file, text);
  if (opened.kind === 'invalid') return { kind: 'refused', problems: opened.problems };
  const problems: Problem[] = [];
  const root = opened.root.reportingTo(problems);
  const evals = (readEvals(root)?.items() ?? []).flatMap((item) => readEval(item) ?? []);
  const skill = root.field('skill_name')?.text;
  refuseVariables(root, problems);
  const errors = problems.filter(({ severity }) => severity === 'error');
  if (errors.length > 0) return { kind: 'refused', problems: errors };

  const head = { description: `Evals of the skill ${skill}`, metadata: { skill_name: skill } };
  const tests = evals.map((each) => {
    const files = each.files.map(({ path }) => path);
    const more = { input_files: files.map(toOutput), metadata: { agent_skills_files: files } };
    return yamlOf([{ ...testOfEval(each), ...(files.length > 0 && more) }], 2);
  });
  const changes: Alteration[] = [
    { message: `${plural('eval', evals.length)} → "tests"`, location: (root.field('evals') ?? root).location },
  ];
  const files = root
    .field('evals')
    ?.items()
    .map((item) => item.field('files'))
    .find((list) => list?.items().length);
  if (files !== undefined) {
    const message =
      '"files" → "input_files": models see their content in the prompt; "agent_skills_base_dir" is no longer in the metadata';
    changes.push({ message, location: files.keyLocation });
  }
  return {
    kind: 'converted',
    text: [...(skill === undefined ? [] : [yamlOf(head)]), `${TODO_SUITE}tests:\n${tests.join('\n')}`].join('\n'),
    changes,
    left: problems.map(({ message, location = root.location }) => ({ message, location })),
  };
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
