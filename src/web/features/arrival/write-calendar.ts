import type { Locale } from '#domain/kernel/locale.ts';
import { withColon } from '#i18n/punctuation.ts';
import type { StepsData } from './load-steps.ts';
import { stepTexts } from './step-texts-of.ts';
import { nameLine } from './write-step-words.ts';

interface Calendar {
  readonly locale: Locale;
  readonly host: string;
  readonly now: Date;
}

/** The dates of the plans that are known, as whole days (RFC 5545). */
export function writeCalendar(data: StepsData, { locale, host, now }: Calendar): string {
  const stamp = now.toISOString().replaceAll(/[-:]|\.\d+/g, '');
  const events = data.dates.flatMap((dates, line) =>
    (['installBy', 'starts', 'ends', 'refundUntil'] as const).flatMap((name) => {
      const date = dates[name];
      if (date.kind !== 'at') return [];
      const summary = withColon(stepTexts[locale].dates[name], nameLine(line, data, locale), locale);
      return [
        'BEGIN:VEVENT',
        `UID:${data.plans[line]?.id}-${name}-${date.at.slice(0, 10)}@${host}`,
        `DTSTAMP:${stamp}`,
        `DTSTART;VALUE=DATE:${date.at.slice(0, 10).replaceAll('-', '')}`,
        `SUMMARY:${summary.replaceAll(/[\\;,]/g, String.raw`\$&`)}`,
        'END:VEVENT',
      ];
    }),
  );
  return ['BEGIN:VCALENDAR', 'VERSION:2.0', `PRODID:-//${host}//arrival//EN`, ...events, 'END:VCALENDAR', ''].join(
    '\r\n',
  );
}
