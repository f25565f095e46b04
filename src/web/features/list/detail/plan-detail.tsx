import { ChevronDown } from 'lucide';
import { useId } from 'react';
import { isolateText } from '#domain/kernel/bidi-text.ts';
import type { ListRow } from '#domain/listing/destination-view.ts';
import type { ListedPlan } from '#domain/plan/listed-plan.ts';
import { followPath } from '#domain/price-watch/price-feed-path.ts';
import { Icon } from '#ui/icon.tsx';
import { Notice } from '#ui/notice.tsx';
import { localizePath } from '#i18n/localized-path.ts';
import { joinFacts } from '#i18n/format-list.ts';
import { joinSentences } from '#i18n/punctuation.ts';
import { CompareToggle } from '#web/shared/compared/compare-toggle.tsx';
import { planAddress } from '#web/features/list/state/list-address.ts';
import type { ListData } from '#web/features/list/state/list-data.ts';
import { ListLink } from '#web/features/list/state/list-link.tsx';
import { useListState, type ListState } from '#web/features/list/state/list-state.tsx';
import { offerLink, type OfferLink } from '#web/shared/plan/offer-link.ts';
import { usePage } from '#web/shared/page/page-environment.tsx';
import { sayComparable, type Language } from '#web/shared/plan/plan-words.ts';
import { TicketFacts } from '#web/shared/plan/ticket-facts.tsx';
import { PlanStrip } from '#web/shared/plan/plan-strip.tsx';
import { SellerLink } from '#web/shared/plan/seller-link.tsx';
import { UnlimitedDecoded } from '#web/shared/plan/unlimited-decoded.tsx';
import { BeforePay } from '#web/features/list/before/before-pay.tsx';
import styles from './plan-detail.module.css';
import { renderFacts } from './plan-facts.tsx';
import { renderPriceCourse, sayOrigin } from '#web/features/list/rows/plan-price.tsx';
import { renderReport } from './report-price.tsx';
import { stepsPath } from '#web/shared/plan/steps-path.ts';
import { SharePlan } from './share-plan.tsx';
import { renderRank, renderReasons } from '#web/features/list/rows/trip-reasons.tsx';
import { TripDatesLink } from './trip-dates.tsx';
import { datesOfTrip } from '#web/features/list/state/list-dates.ts';
import { usePlanAnswer, type PlanLoad } from './use-plan-answer.ts';
import { Tag } from '#ui/tag.tsx';
import { sayPromo } from '#i18n/say-reasons.ts';
import { Heading } from '#ui/heading.tsx';

interface PlanDetailProps {
  readonly row: ListRow;
  readonly isReported: boolean;
  /** True: a ticket above it says price, gauges and facts, and leads to the seller. */
  readonly isBelowTicket?: boolean;
}

/** What the parts of a detail are rendered from. */
interface Shown {
  readonly row: ListRow;
  readonly answer: PlanLoad;
  readonly list: ListState;
  readonly language: Language;
  /** Null: there is none to the seller. */
  readonly link: OfferLink | null;
  /** Prefix of the ids in this detail. */
  readonly id: string;
}

/**
 * An opened plan: what to do, what it gives and why it is here, its price over time; everything else as small print.
 */
export function PlanDetail({ row, isReported, isBelowTicket = false }: PlanDetailProps) {
  const { shell, messages } = usePage();
  const list = useListState();
  const answer = usePlanAnswer(row.plan.id);
  const language = { locale: shell.locale, messages };
  const shown: Shown = { row, answer, list, language, link: offerLink(row.plan, shell), id: useId() };
  return (
    <div className={styles['detail']}>
      {isReported && (
        <div className={styles['notice']}>
          <Notice kind="ok" role="status">
            {messages.plan.report.thanks}
          </Notice>
        </div>
      )}
      {!isBelowTicket && renderActions(shown)}
      {renderTrip(shown, isBelowTicket)}
      {renderSide(shown)}
      {renderPricePart(shown)}
      {renderTerms(shown)}
    </div>
  );
}

/** Whether it lasts, how the cost adds up, and a promo. */
function renderTrip({ row, list: { data, view }, language, id }: Shown, isBelowTicket: boolean) {
  const headingId = `${id}trip`;
  return (
    <section className={styles['part']} aria-labelledby={headingId}>
      <Heading as="h3" id={headingId}>
        {language.messages.plan.detail.trip}
      </Heading>
      {!isBelowTicket && <TicketFacts plan={row.plan} />}
      <PlanStrip
        row={row}
        trip={view.query.trip}
        time={datesOfTrip(data.dates, view.query.trip)?.time}
        size={72}
        tableClass={styles['print']}
      />
      <p>
        <TripDatesLink className={styles['link']} />
      </p>
      {renderReasons(row, view, language)}
      {renderPromo(row, language)}
    </section>
  );
}

function renderActions({ row: { plan }, language: { messages }, link }: Shown) {
  return (
    <div>
      <p className={styles['actions']}>
        {link === null ? messages.plan.detail.noLink : <SellerLink plan={plan} isPrimary />}
        <CompareToggle plan={plan} />
      </p>
      <BeforePay summaryClass={styles['link']} />
    </div>
  );
}

/** What the seller charges, and what to know before buying. */
function renderSide({ row, answer, list, language, link }: Shown) {
  const { plan } = row;
  const { messages } = language;
  return (
    <div className={styles['side']}>
      <small>
        {joinFacts(
          [
            ...(link?.isPaid === true ? [messages.trip.picks.paid] : []),
            ...(row.prices.sellerPrice === null
              ? []
              : [sayOrigin(row, answer.state === 'loaded' ? answer.plan.rateDate : null, language)]),
          ],
          language.locale,
        )}
      </small>
      {renderFacts({ plan, answer: answer.plan, data: list.data }, language, factsBeforeBuying)}
      {renderStepsLink(plan.id, list, language)}
      {list.data.providerSlug === null && renderFollowLink(plan, list, language)}
    </div>
  );
}

const factsBeforeBuying = ['starts', 'refund', 'newCustomersOnly'] as const;

function renderPricePart({ answer, language, id }: Shown) {
  const headingId = `${id}price`;
  return (
    <section className={styles['part']} aria-labelledby={headingId}>
      <Heading as="h3" id={headingId}>
        {language.messages.plan.history.heading}
      </Heading>
      {renderPriceCourse(answer, language)}
    </section>
  );
}

/** Everything that the seller states, why the plan is here, its address, and a report of a wrong price. */
function renderTerms(shown: Shown) {
  const { row, answer, list, language } = shown;
  const { plan } = row;
  const { data, view } = list;
  const slowsDown = plan.dataKind === 'unlimited' || plan.reducedSpeedKbps !== null;
  return (
    <details className={styles['print']}>
      <summary>
        {language.messages.plan.detail.smallPrint}
        <Icon of={ChevronDown} size={16} />
      </summary>
      {renderFacts({ plan, answer: answer.plan, data }, language)}
      <div>
        {slowsDown && <UnlimitedDecoded row={row} trip={view.query.trip} />}
        {renderRank(row, view, language)}
        {data.providerSlug === null && renderProviderLink(plan, data, language)}
        {renderAddress(shown)}
        {renderReport(plan, list, language)}
      </div>
    </details>
  );
}

/** A link to the plan's own address, and a button to share it. */
function renderAddress({ row: { plan }, list: { data, view }, language }: Shown) {
  const { trip, usesPromo } = view.query;
  const address = planAddress(plan, { ...data, trip, usesPromo }, language.locale);
  return (
    <p className={styles['share']}>
      <a className={styles['link']} href={address} rel="nofollow">
        {language.messages.plan.share.link}
      </a>
      <SharePlan address={address} name={sayComparable(plan, language)} />
    </p>
  );
}

/** What to do after the purchase, here and for the days of the trip. */
function renderStepsLink(id: number, { data: { path }, view }: ListState, { locale, messages }: Language) {
  const address = stepsPath({ plans: [id], stops: [{ path, days: view.query.trip.days }] }, locale);
  return (
    <p>
      <a className={styles['link']} href={address} rel="nofollow">
        {messages.plan.detail.steps}
      </a>
    </p>
  );
}

/** A link to follow the lowest price of the trip, and below another plan that of its seller. */
function renderFollowLink({ id, provider: { slug, name } }: ListedPlan, { data, view }: ListState, language: Language) {
  const { locale, messages } = language;
  const isLowest = view.picks.cheapest?.plan.id === id;
  const facets = isLowest ? view.query.facets : { ...view.query.facets, provider: [slug] };
  return (
    <p>
      <a
        className={styles['link']}
        href={localizePath(followPath(data.path, { ...view.query, facets }), locale)}
        rel="nofollow"
      >
        {isLowest ? messages.trip.follow : messages.plan.detail.follow({ provider: isolateText(name) })}
      </a>
    </p>
  );
}

function renderProviderLink({ provider: { slug, name } }: ListedPlan, { path }: ListData, language: Language) {
  const { locale, messages } = language;
  return (
    <p>
      <a className={styles['link']} href={localizePath(`${path}/${slug}`, locale)}>
        {messages.plan.detail.allPlans({ provider: isolateText(name) })}
      </a>
    </p>
  );
}

/** A conditional lower price, and whether it applies. */
function renderPromo(row: ListRow, language: Language) {
  const { promo } = row.plan;
  const words = sayPromo(row, language);
  if (promo === null || words.length === 0) return null;
  const texts = language.messages.plan.promo;
  return (
    <div className={styles['promo']}>
      <Tag kind="promo">{promo.code === null ? texts.noCode : texts.code({ code: isolateText(promo.code) })}</Tag>
      <p>{joinSentences(words, language.locale)}</p>
      {row.trip.promo === 'switched-off' && (
        <ListLink className={styles['link']} change={{ usesPromo: true }}>
          {language.messages.trip.promo}
        </ListLink>
      )}
    </div>
  );
}
