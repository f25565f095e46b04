import { ArrowUpRight } from 'lucide';
import { isolateText } from '#domain/kernel/bidi-text.ts';
import { isCostEstimate, isPromoEstimate } from '#domain/trip/cost-estimate.ts';
import type { ListRow, RegionalPick } from '#domain/listing/destination-view.ts';
import { markEstimate, type ShownMoney } from '#domain/money/money.ts';
import { formatList, joinFacts } from '#i18n/format-list.ts';
import { sayBought } from '#i18n/say-purchase.ts';
import { formatMoney, formatPerGb } from '#i18n/format-money.ts';
import { localizePath } from '#i18n/localized-path.ts';
import { ButtonLink } from '#ui/button.tsx';
import { Icon } from '#ui/icon.tsx';
import { Logo } from '#ui/logo.tsx';
import { logoAddress } from '#web/shared/page/flag-address.ts';
import { useListState } from '#web/features/list/state/list-state.tsx';
import { offerLink } from '#web/shared/plan/offer-link.ts';
import { usePage } from '#web/shared/page/page-environment.tsx';
import { PlacePicture } from '#web/shared/place/place-picture.tsx';
import { sayPriceFacts } from '#web/features/list/rows/row-words.ts';
import { sayData, sayLimits, sayValidity, type Language } from '#web/shared/plan/plan-words.ts';
import styles from './regional-plans.module.css';

/** Countries shown by name; the rest is counted. */
const namedCountries = 4;

/** One plan per surrounding region: its cost for the trip, and which neighbours it covers. */
export function RegionalPlans() {
  const { regional } = useListState().view;
  return (
    <ul className={styles['plans']}>
      {regional.map((pick) => (
        <RegionalPlan key={pick.row.plan.id} pick={pick} />
      ))}
    </ul>
  );
}

function RegionalPlan({ pick }: { readonly pick: RegionalPick }) {
  const { shell, messages } = usePage();
  const { data } = useListState();
  const texts = messages.destination.regional;
  const { region, coverage } = pick;
  const isWorld = coverage.scope === 'global' || region === 'global';
  const path = regionPath(pick);
  const countries = texts.countries({ count: coverage.countryCount });
  const place = isWorld ? texts.world : region === null ? texts.unnamed : (data.regionNames[region] ?? region);
  return (
    <li>
      <PlacePicture place={{ flag: null, path: path ?? '/global' }} size="small" className={styles['picture']} />
      <div className={styles['place']}>
        <b>{path === null ? place : <a href={localizePath(path, shell.locale)}>{place}</a>}</b>
        <span>{countries}</span>
      </div>
      <Plan pick={pick} />
      <Reach pick={pick} />
      <Price pick={pick} place={place} />
    </li>
  );
}

/** Without language prefix; null: a group of countries without a name has no page. */
function regionPath({ region, coverage }: RegionalPick): string | null {
  if (coverage.scope === 'global' || region === 'global') return '/global';
  return region === null ? null : `/region/${region}`;
}

function Plan({ pick: { row } }: { readonly pick: RegionalPick }) {
  const { shell, messages } = usePage();
  const { path } = useListState().data;
  const language = { locale: shell.locale, messages };
  const { slug, name, image } = row.plan.provider;
  const limits = [...sayPriceFacts(row.plan, shell.now, language), ...sayLimits(row.plan, language)];
  return (
    <div className={styles['plan']}>
      <span className={styles['provider']}>
        <Logo src={logoAddress(image)} name={name} size={24} />
        <a dir="auto" href={localizePath(`${path}/${slug}`, shell.locale)}>
          {name}
        </a>
      </span>
      <span>
        <b>{sayData(row.plan, language)}</b> {sayValidity(row.plan.validityDays, language)}
        {limits.length > 0 && <small>{joinFacts(limits, shell.locale)}</small>}
      </span>
    </div>
  );
}

/** Covered and missing neighbours by name. */
function Reach({ pick: { covered, missing } }: { readonly pick: RegionalPick }) {
  const { shell, messages } = usePage();
  const { countryNames } = useListState().data;
  const texts = messages.destination.regional;
  const say = (codes: RegionalPick['covered']): string => {
    const names = codes.map((code) => countryNames[code] ?? code);
    const rest = names.length - namedCountries;
    const shown = rest > 1 ? [...names.slice(0, namedCountries), texts.others({ count: rest })] : names;
    return formatList(shown, shell.locale);
  };
  return (
    <div className={styles['reach']}>
      {covered.length > 0 && <span>{texts.covers({ names: say(covered) })}</span>}
      {missing.length > 0 && <span>{texts.missing({ names: say(missing) })}</span>}
    </div>
  );
}

function Price({ pick: { row }, place }: { readonly pick: RegionalPick; readonly place: string }) {
  const { shell, messages } = usePage();
  const { plan } = row;
  const link = offerLink(plan, shell);
  return (
    <div className={styles['price']}>
      <b>{formatMoney(amountOf(row), shell.locale)}</b>
      <small>{sayBasis(row, { locale: shell.locale, messages })}</small>
      {link !== null && (
        <ButtonLink
          size="small"
          href={link.href}
          target="_blank"
          rel={link.rel}
          aria-label={messages.destination.regional.goLabel({
            go: messages.plan.goTo({ provider: isolateText(plan.provider.name) }),
            place,
            isPaid: link.isPaid,
          })}
        >
          {messages.plan.go}
          <Icon of={ArrowUpRight} size={16} />
        </ButtonLink>
      )}
      {link?.isPaid === true && <small aria-hidden="true">{messages.trip.picks.paid}</small>}
    </div>
  );
}

/** Of the whole trip; of one plan where that does not serve the trip. */
function amountOf({ plan, trip, prices }: ListRow): ShownMoney {
  const one = prices.promoPrice ?? prices.price;
  if (one === null) return plan.sellerPrice;
  if (trip.fit === 'short' || prices.cost === null)
    return markEstimate(one, prices.promoPrice === null ? plan.isEstimate : isPromoEstimate(plan));
  return markEstimate(prices.cost, isCostEstimate(plan, trip));
}

function sayBasis({ plan, trip, prices }: ListRow, { locale, messages }: Language): string | null {
  if (trip.fit === 'short') return messages.plan.tripShort;
  if (trip.purchases > 1) return joinFacts(sayBought({ plan, trip }, { locale, messages }), locale);
  return prices.perGb && formatPerGb(prices.perGb, locale);
}
