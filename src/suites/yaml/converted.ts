import type { Problem } from '../../model/errors.ts';
import type { SourceLocation } from '../../model/suite/location.ts';
import type { EditedYaml, Remark } from './yaml-edit.ts';

export interface Alteration {
  readonly message: string;
  readonly location: SourceLocation;
  readonly hint?: string | undefined;
}

/** A file in another form, or all that is in the way of it. */
export type Converted =
  | {
      readonly kind: 'converted';
      readonly text: string;
      readonly changes: readonly Alteration[];
      /** What stays as it is although it could be changed, with the reason. */
      readonly left: readonly Alteration[];
    }
  | { readonly kind: 'refused'; readonly problems: readonly Problem[] };

/** The result of editing the text of a file. */
export function convertedOf(edited: EditedYaml, placed: (at: Remark) => SourceLocation): Converted {
  const problem = (at: Remark, code: Problem['code'], message = at.message): Problem => ({
    code,
    severity: 'error',
    message,
    location: placed(at),
    hint: at.hint,
  });
  switch (edited.kind) {
    case 'invalid': {
      const problems = edited.errors.map((at) => problem(at, 'YAML_INVALID', `This is not valid YAML: ${at.message}`));
      return { kind: 'refused', problems };
    }
    case 'refused':
      return { kind: 'refused', problems: edited.reasons.map((at) => problem(at, 'NOT_SUPPORTED_YET')) };
    case 'edited': {
      const { text, changes, left } = edited;
      return { kind: 'converted', text, changes: altered(changes, placed), left: altered(left, placed) };
    }
  }
}

const altered = (remarks: readonly Remark[], placed: (at: Remark) => SourceLocation): Alteration[] =>
  remarks
    .toSorted((a, b) => a.line - b.line || a.column - b.column)
    .map((at) => ({ message: at.message, location: placed(at), hint: at.hint }));
