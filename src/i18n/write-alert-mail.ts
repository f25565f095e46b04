import { isolateText } from '#domain/kernel/bidi-text.ts';
import { resolveDestinationPath } from '#domain/place/destination-path.ts';
import { readFollowedTrip } from '#domain/price-watch/followed-trip.ts';
import type { Locale } from '#domain/kernel/locale.ts';
import type { ShownMoney } from '#domain/money/money.ts';
import { alertTexts } from './alert-mail-texts.ts';
import { formatMoney } from './format-money.ts';
import { formatDate } from './format-time.ts';
import { formsOfPlace, formsOfUnknown } from './place-forms/forms-of-place.ts';
import type { PlaceForms } from './place-forms/place-forms.ts';
import { localizePath } from './localized-path.ts';
import { textsOf } from './languages/texts-of.ts';
import { sayTrip } from './say-trip.ts';

/** Subject of a mail about a followed price. */
export interface AlertMailFacts {
  readonly kind: 'alert-confirm' | 'alert-fall' | 'alert-renew';
  readonly locale: Locale;
  /** Of the destination's page, without language prefix. */
  readonly path: string;
  /** Of the followed list. */
  readonly search: string;
  readonly keepToken: string;
  readonly stopToken: string;
  /** ISO 8601 in UTC: when the address is deleted. */
  readonly endsAt: string;
  /** Only in news of a price. */
  readonly fall: {
    readonly provider: string;
    readonly before: ShownMoney;
    readonly after: ShownMoney;
    readonly percent: number;
  } | null;
}

interface MailSite {
  readonly name: string;
  /** Public origin without a trailing slash. */
  readonly origin: string;
}

interface AlertMail {
  readonly subject: string;
  readonly text: string;
  /** For mail programs: a POST there deletes the address (RFC 8058). */
  readonly unsubscribe: string;
}

/** A mail about a followed price, in plain text and in the language of the page where it was requested. */
export function writeAlertMail(facts: AlertMailFacts, site: MailSite): AlertMail {
  const { locale, path, search, keepToken, stopToken } = facts;
  const address = (page: string): string => site.origin + localizePath(page, locale);
  const route = resolveDestinationPath(path.split('/').slice(1));
  const place = route.kind === 'destination' ? formsOfPlace(route.key, locale) : formsOfUnknown(path);
  const { trip } = readFollowedTrip(new URLSearchParams(search));
  const { subject, paragraphs } = sayNews(facts, {
    names: { place, trip: sayTrip(trip, { locale, messages: textsOf(locale).messages }) },
    keep: address(`/follow/keep?t=${keepToken}`),
    list: address(`${path}?${search}`),
  });
  const { greeting, why } = alertTexts[locale];
  const end = why({ siteName: site.name, address: address(`/follow/stop?t=${stopToken}`) });
  return {
    subject,
    // Two hyphens and a space begin what mail programs set apart (RFC 3676).
    text: `${[greeting, ...paragraphs, `-- \n${end}`].join('\n\n')}\n`,
    unsubscribe: `${site.origin}/alerts/stop?t=${stopToken}`,
  };
}

interface NewsParts {
  readonly names: { readonly place: PlaceForms; readonly trip: string };
  readonly keep: string;
  readonly list: string;
}

interface News {
  readonly subject: string;
  readonly paragraphs: readonly string[];
}

function sayNews(facts: AlertMailFacts, { names, keep, list }: NewsParts): News {
  const { kind, locale, fall, endsAt } = facts;
  const { confirm, fall: texts, renew } = alertTexts[locale];
  if (kind === 'alert-confirm')
    return {
      subject: confirm.subject(names),
      paragraphs: [confirm.text(names), confirm.link({ address: keep }), confirm.otherwise],
    };
  if (kind === 'alert-renew') {
    const date = formatDate(endsAt, locale);
    return {
      subject: renew.subject(names),
      paragraphs: [renew.text({ ...names, date }), renew.link({ address: keep })],
    };
  }
  if (fall === null) throw new Error('a mail about a price names no price');
  const { percent } = fall;
  const provider = isolateText(fall.provider);
  const [before, after] = [formatMoney(fall.before, locale), formatMoney(fall.after, locale)];
  return {
    subject: texts.subject({ ...names, percent }),
    paragraphs: [
      texts.text(names),
      texts.price({ provider, before, after, percent }),
      texts.link({ address: list }),
      texts.note,
    ],
  };
}
