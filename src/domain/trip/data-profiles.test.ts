import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { usualMbPerDay } from '#domain/journey/journey-draft.ts';
import { locales } from '#domain/kernel/locale.ts';
import { formatNumber } from '#i18n/format-number.ts';
import { dataProfiles, dataUse, dataUses, profileTotal } from './data-profiles.ts';
import { activityIds, estimateDataUse, usualAmounts, type DataUse } from './data-use.ts';

const nothing = Object.fromEntries(activityIds.map((id) => [id, 0])) as DataUse['amounts'];

describe('the uses of a day', () => {
  it.each(dataUses)('take what the estimator says: $name', ({ mbPerDay, amounts }) => {
    const { highMb } = estimateDataUse({ days: 1, amounts: { ...nothing, ...amounts } });
    expect(Math.ceil(highMb / 100) * 100).toBe(mbPerDay);
  });

  it('begin with what is allowed by their own amount, and not by less', () => {
    for (const { name, mbPerDay } of dataUses) {
      expect(dataUse(mbPerDay)).toBe(name);
      expect(dataUse(mbPerDay - 1)).not.toBe(name);
    }
    expect([dataUse(0), dataUse(10_000)]).toEqual(['little', 'huge']);
  });

  it('are one answer: the usual day, its choice in the sheet and the planner', () => {
    const [, usual] = dataProfiles;
    expect(usualMbPerDay).toBe(usual.mbPerDay);
    for (const days of [3, 7, 14])
      expect(estimateDataUse({ days, amounts: usualAmounts }).planMb).toBe(profileTotal(usual.mbPerDay, days));
  });

  it('round a stay up to whole gigabytes', () => {
    expect([profileTotal(300, 1), profileTotal(300, 10), profileTotal(1000, 365)]).toEqual([1000, 3000, 365_000]);
  });
});

/** Gigabytes of a day, as articles write them. */
function written(mbPerDay: number, locale: (typeof locales)[number]): RegExp {
  return new RegExp(String.raw`${formatNumber(mbPerDay / 1000, locale)}\s?G[Bo]`, 'u');
}

describe('articles', () => {
  it.each(locales)('name the same figures in %s', (locale) => {
    const article = readFileSync(`content/blog/${locale}/choose-a-travel-esim.md`, 'utf8');
    const line = article.split('\n').find((each) => each.includes('/data-use)')) ?? '';
    const named = line.match(/[\d.,]+\s?G[Bo]/gu) ?? [];
    expect(named).toHaveLength(dataProfiles.length);
    dataProfiles.forEach(({ mbPerDay }, index) => expect(named[index]).toMatch(written(mbPerDay, locale)));
  });

  it.each(['en', 'ja'] as const)('have them in the table of the questions in %s', (locale) => {
    const rows = readFileSync(`content/blog/${locale}/travel-esim-faqs.md`, 'utf8')
      .split('\n')
      .filter((line) => /^\|.*G[Bo]/u.test(line));
    expect(rows).toHaveLength(dataProfiles.length);
    dataProfiles.forEach(({ mbPerDay }, index) => {
      const [, , day = '', ...stays] = rows[index]?.split('|') ?? [];
      expect(day).toMatch(written(mbPerDay, locale));
      expect(stays.at(-2)).toMatch(written(mbPerDay * 10, locale));
    });
  });
});
