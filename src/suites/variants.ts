import { resolve } from 'node:path';
import * as z from 'zod';
import type { Variant } from '../model/suite/target.ts';
import { block, field, flag, part, text, trimmed, trimmedTexts } from './block.ts';
import type { Cursor } from './yaml/cursor.ts';

const VARIANT = block(
  { of: 'a variant', meant: { system_prompt: 'prompt', use_target: 'target', workspace_template: 'template' } },
  () => ({
    target: field(
      trimmed,
      'The target that it changes; without one, the target that it is compared with, else the first one of the suite.',
    ),
    env: field(
      z.record(z.string(), z.union([text, z.number(), flag])),
      'Variables of the program, added to those of the target.',
      'a mapping of names to texts',
    ),
    model: field(trimmed, 'The model, instead of that of the target.'),
    prompt: field(text, 'The system prompt, instead of that of the target.'),
    template: field(trimmed, 'The template of the workspaces, instead of that of the tests.', 'the path of a folder'),
    without_skills: field(
      z.union([z.literal(true), trimmedTexts.min(1)]),
      'Skills that the workspaces go without: their names, or true for all.',
      'true, or a list of names of skills',
    ),
  }),
);

/** `variants`, in a suite and in `.agentv/config.yaml`. */
export const VARIANTS = z.record(z.string(), part('variant'));

export const variantDefinitions = () => ({ variant: VARIANT.schema });

const MAX_VARIANTS = 20;
const NAME = /^[A-Za-z0-9][\w.-]{0,63}$/;

/** The variants of a mapping; paths in it are relative to `folder`. Undefined without one. */
export function readVariants(mapping: Cursor | undefined, folder: string): Variant[] | undefined {
  if (mapping === undefined) return undefined;
  const names = mapping.keys();
  if (!mapping.isMap || names.length === 0 || names.length > MAX_VARIANTS) {
    return mapping.addWrongType(`a mapping of 1 to ${MAX_VARIANTS} variants, such as candidate: { model: … }`);
  }
  return names.flatMap((name): Variant[] => {
    const written = mapping.key(name);
    // A variant may change nothing: then it is another name of its target.
    const cursor = written?.value === null ? written : VARIANT.open(written);
    if (cursor === undefined) return [];
    const location = cursor.keyLocation;
    if (!NAME.test(name)) {
      const expected = '1 to 64 letters, digits, "-", "_" and "."';
      cursor.addError('WRONG_TYPE', 'A variant has a name that cannot be used', { location, expected, found: name });
      return [];
    }
    const { target, template, without_skills: withoutSkills, ...read } = VARIANT.values(cursor);
    const at = (key: string) => cursor.field(key)?.location ?? location;
    const changesWorkspace = template !== undefined || withoutSkills !== undefined;
    return [
      {
        name,
        location,
        target: target === undefined ? undefined : { name: target, location: at('target') },
        settings: Object.entries(read).map(([key, value]) => ({
          ...{ name: key, key: key === 'prompt' ? 'system_prompt' : key },
          ...{ value, location: at(key) },
        })),
        workspace: changesWorkspace
          ? {
              ...(template !== undefined && {
                template: { path: resolve(folder, template), location: at('template') },
              }),
              ...(withoutSkills !== undefined && { withoutSkills }),
              location,
            }
          : undefined,
      },
    ];
  });
}
