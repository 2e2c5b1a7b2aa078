import * as z from 'zod';
import { defineGrader, judgePromptSchema } from '../../model/ports/grader.ts';
import type { OptionNote } from '../../model/suite/kind.ts';
import { suggestion } from '../../model/text/similar-names.ts';
import { cutEnd, isBlank } from '../../model/text/text.ts';
import { once } from '../../model/values/once.ts';
import { judgeAnswer, judgeOptions, judgeSettings, rubricList, rubricNotes } from '../judge/judge.ts';
import { goodAnswersIn, isTemplate, placeholdersIn, showsAnswer, variables } from '../judge/template.ts';

const shape = once(() => ({
  prompt: judgePromptSchema
    .optional()
    .describe('By what to judge, or a whole prompt with variables such as {{output}}; file:// names a file.'),
  rubrics: rubricList().optional().describe('Criteria to check off or to score, instead of one score for the whole.'),
  model: z
    .string('must be the name of a model')
    .trim()
    .optional()
    .transform((name) => name || undefined)
    .describe('The model, instead of that of the target that judges.'),
  config: z
    .record(z.string(), z.unknown(), 'must be a mapping')
    .optional()
    .describe('Handed to the program that makes the prompt.'),
  ...judgeOptions(),
}));

const options = () =>
  z.looseObject(shape()).superRefine(({ prompt }, context) => {
    if (prompt === undefined || prompt.from === 'program') return;
    const complain = (message: string) => context.addIssue({ code: 'custom', path: ['prompt'], message });
    const isFile = prompt.from === 'file';
    if (isBlank(prompt.text)) complain(isFile ? 'names a file that is empty' : 'must not be empty');
    // A file must be a whole prompt: with variables, but without the answer, it would judge something else.
    else if (isFile && isTemplate(prompt.text) && !showsAnswer(prompt.text)) {
      complain('is a file without {{output}} and {{expected_output}}: the judge would not see the answer');
    }
  });
/** Lets a judge give a score with reasons, by the criteria of the test or a prompt of the suite. */
export const llmGrader = defineGrader({
  type: 'llm-grader',
  aliases: ['llm-judge', 'agent-judge'],
  options,
  takesAnyKey: true,
  needsJudge: () => true,
  readsChanges: ({ prompt }) => {
    const known = judgePromptSchema.safeParse(prompt).data;
    const isOwn = known !== undefined && known.from !== 'program' && isTemplate(known.text);
    return !isOwn || placeholdersIn(known.text).includes('file_changes');
  },
  needsCriteria({ prompt, rubrics = [] }) {
    if (!Array.isArray(rubrics) || rubrics.length > 0) return undefined;
    if (prompt === undefined) return { keys: ['criteria', 'expected_output'], hasWords: false };
    const known = judgePromptSchema.safeParse(prompt).data;
    if (known === undefined || known.from === 'program' || !isTemplate(known.text)) return undefined;
    const hasWords = /\p{L}/u.test(known.text.replaceAll(/\{\{.*?\}\}/g, ''));
    return { keys: goodAnswersIn(known.text), hasWords };
  },
  takesModel: true,
  prompts: ['prompt'],
  takesPreprocessors: true,
  notes: (_, rawOptions) => {
    const prompt = judgePromptSchema.safeParse(rawOptions['prompt']).data;
    const notes = rubricNotes(rawOptions, 'rubrics');
    if (Array.isArray(rawOptions['rubrics']) && rawOptions['rubrics'].length === 0) notes.push(NO_RUBRICS);
    if (prompt?.from === 'program') return notes;
    for (const name of placeholdersIn(prompt?.text ?? '')) {
      if (variables.includes(name)) continue;
      notes.push({
        path: ['prompt'],
        message: `There is no variable {{${cutEnd(name, 60)}}} for prompts of judges: it is not replaced`,
        hint: suggestion(name, variables, 'variables'),
      });
    }
    if (prompt?.from === 'inline' && isTemplate(prompt.text) && !showsAnswer(prompt.text)) notes.push(ANSWER_UNSEEN);
    for (const key of [...Object.keys(otherKeys(rawOptions)), ...('config' in rawOptions ? ['config'] : [])]) {
      notes.push({
        path: [key],
        message: `"${cutEnd(key, 60)}" is only passed to a program that makes the prompt, so it has no effect here`,
        hint: key === 'config' ? undefined : suggestion(key, Object.keys(shape()), 'options'),
      });
    }
    return notes;
  },
  create: (settings: z.output<ReturnType<typeof options>>, deps) => {
    const task = {
      ...judgeSettings(settings),
      prompt: settings.prompt,
      model: settings.model,
      rubrics: settings.rubrics ?? [],
      config: { ...otherKeys(settings), ...settings.config },
    };
    return { grade: (submission, signal) => judgeAnswer(task, { submission, deps, signal }) };
  },
});

const NO_RUBRICS: OptionNote = {
  path: ['rubrics'],
  message: '"rubrics" has no criterion, so the judge gives the score itself',
};

const ANSWER_UNSEEN: OptionNote = {
  path: ['prompt'],
  message: 'This prompt has variables, but the judge sees neither the answer nor the reference',
  hint: 'Insert {{output}} where the answer belongs.',
};

const otherKeys = (settings: Readonly<Record<string, unknown>>): Record<string, unknown> =>
  Object.fromEntries(Object.entries(settings).filter(([key]) => !Object.hasOwn(shape(), key)));
