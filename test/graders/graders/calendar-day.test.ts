import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { calendarDay, dayText } from '../../../src/graders/graders/calendar-day.ts';
import { projectNode, repository } from '../../support/repository.ts';

const named = (text: string) => {
  const day = calendarDay(text, []);
  return day === undefined ? undefined : dayText(day);
};

describe('the day that a text names', () => {
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
