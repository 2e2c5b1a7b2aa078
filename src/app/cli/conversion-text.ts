import type { Alteration } from '../../model/suite/converted.ts';
import { locationText } from '../../model/suite/location.ts';
import { oneLine } from '../../reports/escape/terminal.ts';
import type { Paint } from '../../reports/terminal/paint.ts';
import { plural } from '../../shared/text.ts';
import type { FileConversion } from '../inspect/conversion.ts';
import { inFile } from '../inspect/survey.ts';
import { problemLines } from './problem-lines.ts';

/** Maximum number of lines per file; JSON has all. */
const MOST_SHOWN = 200;

/** The result of one file, line by line: changes, skipped parts, and problems. */
export function conversionLines({ file, changes, left, problems }: FileConversion, paint: Paint): string[] {
  const said = [...changes.map((each) => lineOf(each, '')), ...left.map((each) => lineOf(each, 'note: '))];
  const rest = said.length - MOST_SHOWN;
  return [
    ...said.slice(0, MOST_SHOWN),
    ...(rest > 0 ? [`  … and ${rest} more of this file (--json lists all)`] : []),
    ...problemLines(inFile(file, problems), paint),
  ];
}

const lineOf = ({ message, location, hint }: Alteration, kind: string): string =>
  oneLine(`${locationText(location)}: ${kind}${message}${hint === undefined ? '' : `. ${hint}`}`);

export function conversionSummary(files: readonly FileConversion[], done: 'would change' | 'written'): string {
  const count = (outcome: FileConversion['outcome']) => files.filter((file) => file.outcome === outcome).length;
  const looked = files.length - count('passed-over');
  const parts = [
    count('changed') === 0 ? 'nothing to convert' : `${count('changed')} ${done}`,
    ...(count('refused') > 0 ? [`${count('refused')} could not be converted`] : []),
    ...(count('passed-over') > 0 ? [`${plural('other YAML file', count('passed-over'))} skipped`] : []),
  ];
  return `${plural('file', looked)} checked: ${parts.join(', ')}`;
}
