import { findCountry } from '#domain/place/countries.ts';
import { destinationPath } from '#domain/place/destination-path.ts';
import type { Locale } from '#domain/kernel/locale.ts';
import { workedThings } from '#domain/review/review-facts.ts';
import { phoneModels } from '#domain/trip/phone-models.ts';
import { joinFacts } from '#i18n/format-list.ts';
import { formatPartialDate } from '#i18n/format-time.ts';
import { textsOf } from '#i18n/languages/texts-of.ts';
import { messagesFor } from '#i18n/messages.ts';
import { joinPhrases } from '#i18n/punctuation.ts';
import { sayPlanAmount } from '#i18n/say-amount.ts';
import type { PublishedReview } from '#reviews/review-reader.ts';
import type { ReviewData } from './review-data.ts';

/** Names the countries of a review in the page's language, with their pages. */
export function shapeReview({ facts, plan, ...review }: PublishedReview, locale: Locale): ReviewData {
  const countries = review.countries.flatMap((code) => {
    const country = findCountry(code);
    return country === null
      ? []
      : [{ code, name: country.name[locale], href: destinationPath(code, country.slug, locale) }];
  });
  return { ...review, countries, facts: sayFacts({ facts, plan }, locale) };
}

/** "Used in October 2026 · 10 GB for 30 days · Apple iPhone 15 · Worked: data, hotspot". */
function sayFacts({ facts, plan }: Pick<PublishedReview, 'facts' | 'plan'>, locale: Locale): string | null {
  const texts = textsOf(locale).moderation.reviewFacts;
  const { month, phone, worked, isGiven } = facts;
  const thingsThat = (answer: 'yes' | 'no'): readonly string[] =>
    workedThings.filter((thing) => worked[thing] === answer).map((thing) => texts.things[thing]);
  const [did, didNot] = [thingsThat('yes'), thingsThat('no')];
  const said = [
    month !== null && texts.used({ month: formatPartialDate(month, locale) }),
    plan !== null && sayPlanAmount(plan, { locale, messages: messagesFor(locale) }),
    phoneModels.find(({ id }) => id === phone)?.name,
    did.length > 0 && texts.worked({ things: joinPhrases(did, locale) }),
    didNot.length > 0 && texts.failed({ things: joinPhrases(didNot, locale) }),
    isGiven && texts.given,
  ].filter((fact) => typeof fact === 'string');
  return said.length === 0 ? null : joinFacts(said, locale);
}
