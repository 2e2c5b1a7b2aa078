import { type Problem, UserError } from '../../model/errors.ts';
import { plural } from '../../model/text/text.ts';
import { readEval, readEvals, testOfEval } from '../../suites/agent-skills.ts';
import { openJson } from '../../suites/yaml/cursor.ts';
import { refuseVariables, suiteText } from './new-suite.ts';
import type { Conversion } from './yaml-edit.ts';

const TODO_SUITE = `# TODO: a folder for each test: workspace: { template: ./template }
# TODO: a check that costs nothing next to the judge: { type: code-grader, command: [python3, check.py] }
# TODO: criteria with weights: { type: rubrics, criteria: [{ id: short, outcome: Is short, weight: 2 }] }
# TODO: what an answer must not miss: required: true
`;

/**
 * Converts the evals of an Agent Skill to a YAML suite. `toOutput` rewrites a path relative to the folder of the evals
 * as one relative to the folder of the suite. Throws a `UserError`.
 */
export function yamlOfAgentSkills(file: string, text: string, toOutput: (path: string) => string): Conversion {
  const opened = openJson(file, text);
  if (opened.kind === 'invalid') throw new UserError(opened.problems);
  const problems: Problem[] = [];
  const root = opened.root.reportingTo(problems);
  const evals = (readEvals(root)?.items() ?? []).flatMap((item) => readEval(item) ?? []);
  const errors = problems.filter(({ severity }) => severity === 'error');
  if (errors.length > 0) throw new UserError(errors);
  refuseVariables(file, text);

  const skill = root.field('skill_name')?.text;
  const head =
    skill === undefined ? undefined : { description: `Evals of the skill ${skill}`, metadata: { skill_name: skill } };
  const tests = evals.map((each) => {
    const files = each.files.map(({ path }) => path);
    const more = { input_files: files.map(toOutput), metadata: { agent_skills_files: files } };
    return { ...testOfEval(each), ...(files.length > 0 && more) };
  });
  const message = `${plural('eval', evals.length)} → "tests"; models see the content of "files" in the prompt`;
  return { text: suiteText(head, tests, TODO_SUITE), changes: [{ message, location: root.location }], left: problems };
}
