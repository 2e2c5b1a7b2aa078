import { basename, dirname } from 'node:path';
import { graders } from '../../graders/graders/index.ts';
import { anError, type Problem } from '../../model/errors.ts';
import type { Files } from '../../model/ports/files.ts';
import { imagesIn, partsIn } from '../../model/run/message.ts';
import { findKind } from '../../model/suite/kind.ts';
import type { Suite, Test } from '../../model/suite/suite.ts';
import type { Target } from '../../model/suite/target.ts';
import { listed, suggestion } from '../../model/text/similar-names.ts';
import { cutEnd } from '../../model/text/text.ts';
import { providers } from '../../providers/providers/index.ts';
import { shownPath } from '../../suites/references/shown-path.ts';
import { workspaceOf } from '../../workspaces/workspace-mode.ts';
import { allGradersOf, fallbacksOf, judgingProblems, type SuiteJudges } from './judges.ts';

/** Why a target cannot run a test, or why it cannot be graded there. */
export const testProblems = (test: Test, target: Target, judges: SuiteJudges): readonly Problem[] => [
  ...imageProblems(test, target),
  ...judgingProblems(test, target, judges),
  ...containerProblems(test, target, judges),
];

/** Why a variant would change nothing that its target sees, or has no workspace, so that "no difference" or "worse" would be a wrong answer. */
export async function variantProblems(
  suite: Suite,
  target: Target,
  { files, cwd }: { readonly files: Pick<Files, 'state' | 'glob'>; readonly cwd: string },
): Promise<Problem[]> {
  if (target.workspace === undefined) return [];
  const { location, withoutSkills } = target.workspace;
  const problem = (message: string, hint: string) =>
    anError('TARGET_INVALID', `The variant "${target.name}" ${message}`, { location, hint });
  if (findKind(providers, target.provider)?.promptMode !== 'agent') {
    const hint = 'Set "model", "prompt" or "env", or change a coding agent or a program.';
    return [problem(`changes the workspace, which the provider ${target.provider} does not see`, hint)];
  }
  const workspaces = suite.tests.flatMap((test) =>
    test.kind === 'test' ? (workspaceOf({ suite, test, target }) ?? []) : [],
  );
  const isFilled = workspaces.some(({ template, repositories }) => template !== undefined || repositories.length > 0);
  if (withoutSkills !== undefined && !isFilled) {
    const hint = 'Set "template" of the workspace to a folder with skills, or name a repository in "repos".';
    return [problem('leaves out skills, and no test has a workspace with a template or a repository', hint)];
  }

  // What a repository has is known after its checkout.
  const local = workspaces.flatMap(({ template, repositories }) =>
    repositories.length > 0 ? [] : (template?.path ?? []),
  );
  const checks = [...new Set(local)].map(async (template): Promise<Problem[]> => {
    const shown = shownPath(template, cwd);
    const state = await files.state(template);
    if (state === 'missing') {
      return [problem(`has a template that does not exist: ${shown}`, 'Create the folder, or correct its path.')];
    }
    if (state === 'file' || !Array.isArray(withoutSkills)) return [];
    const paths = await files.glob(['**/SKILL.md', '!**/.git/**'], { cwd: template, followLinks: false });
    const known = paths.map((path) => basename(dirname(path)));
    return withoutSkills
      .filter((name) => !known.includes(name))
      .map((name) => {
        const hint = suggestion(name, known, 'skills');
        return problem(`leaves out a skill that ${shown} does not have: "${cutEnd(name, 60)}"`, hint);
      });
  });
  return (await Promise.all(checks)).flat();
}

/** Problems with the images and files of a test: without them, the target would get a different question. */
export function imageProblems({ input, location }: Test, target: Target): readonly Problem[] {
  const kind = findKind(providers, target.provider);
  const types: readonly string[] | 'any' = kind?.images ?? [];
  if (types === 'any') return [];
  const quoted = (path: string) => `"${cutEnd(basename(path), 60)}"`;
  const name = cutEnd(target.name, 60);
  const problem = (why: string, hint: string) => {
    const message = `The target "${name}" (${target.provider}) cannot get this question: ${why}`;
    return anError('TARGET_INVALID', message, { location, hint });
  };
  const misplaced = input
    .filter((message) => message.role !== 'user' && imagesIn([message]).length > 0)
    .map(({ role }) =>
      problem(
        `an image is part of a message of the role "${role}"`,
        'Move the image to a message with the role "user".',
      ),
    );
  const refused = imagesIn(input)
    .filter(({ mediaType }) => !types.includes(mediaType))
    .map(({ mediaType, absolutePath }) => {
      const image = absolutePath === undefined ? 'an image' : quoted(absolutePath);
      return types.length === 0
        ? problem(`it does not accept images, and ${image} is one`, 'Use a target that accepts images.')
        : problem(`${image} is ${mediaType}, and it only accepts ${listed(types)}`, 'Convert the image.');
    });
  // Models read the text of files. A file with a zero byte has none.
  const contents = kind?.promptMode === 'agent' ? [] : partsIn(input);
  const binary = contents.flatMap((part) =>
    part.type === 'file' && part.text.includes('\0')
      ? problem(
          `${quoted(part.absolutePath)} is not a text file`,
          'Convert the file to text, or use a coding agent or a program, which open files themselves.',
        )
      : [],
  );
  return [...misplaced, ...refused, ...binary];
}

/** Problems of a test that needs a container. */
function containerProblems(test: Test, target: Target, judges: SuiteJudges): readonly Problem[] {
  const { docker } = test.workspace ?? {};
  if (docker === undefined) return [];
  // A program in a container cannot reach the local server that gives it a judge.
  const ofGraders = allGradersOf(test)
    .filter(({ type, options }) => {
      const kind = findKind(graders, type);
      return kind?.type === 'code-grader' && kind.needsJudge?.(options) === true;
    })
    .map(({ location }) => {
      const message = 'This code grader calls a model ("target"), which is not possible in a container';
      const hint = 'Remove "target" from the grader, or "docker" from the workspace of the test.';
      return anError('TARGET_INVALID', message, { location, hint });
    });
  if (!docker.runsAgent) return ofGraders;
  // A model, a mock and a recording start no program.
  const runsOutside = ({ provider }: Target) => {
    const kind = findKind(providers, provider);
    return kind?.promptMode === 'agent' && kind.isRecorded !== true && kind.runsInContainer !== true;
  };
  const outside = [target, ...fallbacksOf(target, judges)].filter(runsOutside).map(({ name, provider }) => {
    const message = `The target "${cutEnd(name, 60)}" cannot run in a container, and "docker" of the workspace says "agent: true"`;
    const expected = `a command (cli) or a coding agent; the provider ${provider} starts its program on this machine`;
    return anError('TARGET_INVALID', message, { location: docker.location, expected });
  });
  return [...ofGraders, ...outside];
}
