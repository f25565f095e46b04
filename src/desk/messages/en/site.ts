import { plural } from '#i18n/plural.ts';

const many = (count: number, one: string, other: string): string =>
  `${count.toLocaleString('en')} ${plural('en', count, { one, other })}`;

/** Words of Corrections, Figures and Health. */
export const site = {
  corrections: {
    title: 'Corrections',
    text: 'As visitors see them, the latest first',
    none: 'Nothing was ever corrected in public.',
    from: ({ reports }: { reports: number }) => many(reports, 'report', 'reports'),
    form: 'Publish a correction',
    day: 'Day',
    plan: 'Plan whose reports it closes',
    planHint: 'Its number, or nothing.',
    wrong: ({ language }: { language: string }) => `What was wrong, ${language}`,
    done: ({ language }: { language: string }) => `What was done, ${language}`,
    others: 'Other languages',
    publish: 'Publish',
    final: 'It cannot be changed or deleted afterwards. Publishing asks for a touch of your key.',
    owners: 'Owners publish corrections.',
  },
  figures: {
    title: 'Figures',
    text: 'Of 30 days. Nobody is counted, only what was done.',
    clicks: 'Clicks by provider',
    views: 'Pages seen',
    arrivals: 'Campaigns and referring sites',
    searches: 'Looked for, not found',
    unnamed: {
      clicks: 'not known',
      views: 'not known',
      arrivals: 'directly',
      searches: 'searched for fewer than three times',
    },
    rest: ({ count }: { count: number }) => `and ${many(count, 'more row', 'more rows')} in the CSV`,
    none: 'Nothing yet.',
  },
  health: {
    title: 'Health',
    checked: ({ age }: { age: string }) => `checked ${age}`,
    checks: 'Checks of the site',
    columns: { check: 'Check', says: 'What it says', advice: 'What to do' },
    errors: 'Errors in browsers, 30 days',
    noErrors: 'No browser has reported an error.',
    times: ({ count }: { count: number }) => many(count, 'time', 'times'),
    rates: 'Exchange rates',
    newest: ({ day }: { day: string }) => `The newest are of ${day}.`,
    noRates: 'There are none.',
    shipped: 'No source is configured: the rates are those shipped with the site.',
    held: ({ codes }: { codes: string }) => `Held back, because they moved too far: ${codes}.`,
    accept: 'Accept these',
    mails: 'Mails that wait',
    webhooks: 'Webhooks that wait',
    queue: ({ count, age }: { count: number; age: string }) => `${count.toLocaleString('en')}, the oldest for ${age}`,
    noQueue: 'none',
  },
} as const;
