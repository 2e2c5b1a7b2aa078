// A grader that gives a score: without one of its own it is the share of what passed.
import { defineCodeGrader } from '@agentv/eval-action/grader';

defineCodeGrader(({ answer, metadata }) => {
  const issues = metadata?.issues ?? [];
  const assertions = issues.map((issue) => {
    const line = answer.split('\n').find((each) => each.includes(`#${issue}`));
    return { text: `Issue ${issue} is named`, passed: line !== undefined, ...(line && { evidence: line }) };
  });
  return { assertions, reasoning: `${issues.length} issues belong to this release` };
});
