import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { calendarDay, dayText } from '../../../src/graders/graders/calendar-day.ts';
import { projectNode, repository } from '../../support/repository.ts';

const named = (text: string, ...formats: readonly string[]) => {
  const day = calendarDay(text, formats);
  return day === undefined ? undefined : dayText(day);
};

describe('the day that a text names', () => {
  test.each<[text: string, day: string]>([
    ['2025-01-15', '2025-01-15'],
    ['2025-1-5', '2025-01-05'],
    ['Jan 15, 2025', '2025-01-15'],
    ['15-JAN-2025', '2025-01-15'],
    ['30-FEBRUARY-2025', '2025-03-02'],
    ['2025-01-15T23:59:00-05:00', '2025-01-16'],
    ['Wed, 15 Jan 2025 20:00:00 EST', '2025-01-16'],
    ['01/13/2025', '2025-01-13'],
    ['31/02/2025', '2025-03-03'],
  ])('%s is %s', (text, day) => {
    expect(named(text)).toBe(day);
  });

  test.each(['', 'soon', '2025-13-01', '13/13/2025', '15.01.2025', '100/01/2025', '13-Xyz-2025', '5/13/2025 or so'])(
    '%j names none',
    (text) => {
      expect(named(text)).toBeUndefined();
    },
  );

  test.each<[text: string, formats: string[], day: string | undefined]>([
    ['13/01/2025', ['DD/MM/YYYY'], '2025-01-13'],
    ['13/01/2025', ['MM/DD/YYYY'], undefined],
    ['5/32/2025', ['MM-DD-YYYY'], '2025-06-01'],
    ['5/32/2025', ['DD-MM-YYYY'], undefined],
    // JavaScript reads this one itself, month first, before any format is asked.
    ['01/02/2025', ['DD/MM/YYYY'], '2025-01-02'],
  ])('%s with the formats %j is %s', (text, formats, day) => {
    expect(named(text, ...formats)).toBe(day);
  });

  test('is the same wherever it is asked', () => {
    const texts = [
      '2025-01-15',
      'Jan 15, 2025',
      '01/15/2025',
      '15-JAN-2025',
      '2025-01-15T00:30',
      '2025-01-15T23:30:00+09:00',
      'Wed Jan 15 2025 23:30:00 GMT+0900 (Japan Standard Time)',
      'Jan 15 2025 11:30 PM PST',
    ];
    const file = join(repository, 'src/graders/graders/calendar-day.ts');
    const script = `import { calendarDay } from ${JSON.stringify(file)};
      console.log(JSON.stringify(${JSON.stringify(texts)}.map((text) => calendarDay(text, []))));`;
    for (const TZ of ['Asia/Tokyo', 'America/New_York', 'Pacific/Kiritimati']) {
      const said = execFileSync(projectNode, ['--input-type=module', '-e', script], { env: { TZ }, encoding: 'utf8' });
      expect(JSON.parse(said), TZ).toEqual(texts.map((text) => calendarDay(text, [])));
    }
  });

  test('is found in any date of these times, however it is written', () => {
    const dates = fc.date({ min: new Date('1900-01-01'), max: new Date('2100-01-01'), noInvalidDate: true });
    fc.assert(
      fc.property(dates, (date) => {
        const [day = ''] = date.toISOString().split('T');
        const [year, month, dayOfMonth] = day.split('-');
        const english = date.toLocaleDateString('en-US', { dateStyle: 'long', timeZone: 'UTC' });
        for (const text of [day, date.toISOString(), date.toUTCString(), `${month}/${dayOfMonth}/${year}`, english]) {
          expect(named(text), text).toBe(day);
        }
      }),
    );
  });
});
