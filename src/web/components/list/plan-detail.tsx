import { useId } from 'react';
import { isolateText } from '#domain/kernel/bidi-text.ts';
import type { ListRow } from '#domain/listing/destination-view.ts';
import type { ListedPlan } from '#domain/plan/listed-plan.ts';
import type { PlanAnswer } from '#domain/plan/plan-detail.ts';
import { followPath } from '#domain/price-watch/price-feed-path.ts';
import { Notice } from '#ui/notice.tsx';
import { ButtonLink } from '#ui/button.tsx';
import { formatDate } from '#i18n/format-time.ts';
import { localizePath } from '#i18n/localized-path.ts';
import { CompareToggle } from '#web/components/compare/compare-toggle.tsx';
import { planAddress } from './list-address.ts';
import type { ListData } from './list-data.ts';
import { useListState, type ListState } from './list-state.tsx';
import { offerLink, type OfferLink } from '#web/components/plan/offer-link.ts';
import { usePage } from '#web/components/page/page-environment.tsx';
import { sayComparable, type Language } from '#web/components/plan/plan-words.ts';
import { UnlimitedDecoded } from '#web/components/plan/unlimited-decoded.tsx';
import styles from './plan-detail.module.css';
import { renderFacts } from './plan-facts.tsx';
import { renderPriceCourse } from './plan-price.tsx';
import { renderReport } from './report-price.tsx';
import { SharePlan } from './share-plan.tsx';
import { renderReasons } from './trip-reasons.tsx';
import { usePlanAnswer, type PlanLoad } from './use-plan-answer.ts';
import { Tag } from '#ui/tag.tsx';
import { sayPromo } from './trip-words.ts';

interface PlanDetailProps {
  readonly row: ListRow;
  readonly isOpen: boolean;
  readonly isReported: boolean;
}

/** What the parts of a detail are rendered from. */
interface Shown {
  readonly row: ListRow;
  readonly answer: PlanLoad;
  readonly list: ListState;
  readonly language: Language;
  /** Null: there is none to the seller. */
  readonly link: OfferLink | null;
  readonly isOpen: boolean;
  /** Prefix of the ids in this detail. */
  readonly id: string;
}

/**
 * Everything about a plan: facts, cost of the trip, price history, and links to the seller. Its parts are functions, not
 * components, because the server renders the details of all rows.
 */
export function PlanDetail({ row, isOpen, isReported }: PlanDetailProps) {
  const { shell, messages } = usePage();
  const list = useListState();
  const answer = usePlanAnswer(row.plan.id, isOpen);
  const language = { locale: shell.locale, messages };
  const shown: Shown = { row, answer, list, language, link: offerLink(row.plan, shell), isOpen, id: useId() };
  return (
    <div className={styles['detail']}>
      {isReported && (
        <div className={styles['notice']}>
          <Notice kind="ok" role="status">
            {messages.plan.report.thanks}
          </Notice>
        </div>
      )}
      {renderFactsPart(shown)}
      {renderTripPart(shown)}
      {renderPricePart(shown)}
    </div>
  );
}

function renderFactsPart({ row: { plan }, answer, list: { data }, language, id }: Shown) {
  const headingId = `${id}facts`;
  return (
    <section className={styles['part']} aria-labelledby={headingId}>
      <h3 id={headingId}>{language.messages.plan.detail.facts}</h3>
      {renderFacts({ plan, answer: answer.plan, data }, language)}
      {plan.validityDays !== null && renderClockLink(plan, data, language)}
    </section>
  );
}

function renderTripPart({ row, list: { view }, language, id }: Shown) {
  const slowsDown = row.plan.dataKind === 'unlimited' || row.plan.reducedSpeedKbps !== null;
  const headingId = `${id}trip`;
  return (
    <section className={styles['part']} aria-labelledby={headingId}>
      <h3 id={headingId}>{language.messages.plan.detail.trip}</h3>
      {renderReasons(row, view, language)}
      {slowsDown && <UnlimitedDecoded row={row} trip={view.query.trip} />}
      {renderPromo(row, language)}
    </section>
  );
}

function renderPricePart(shown: Shown) {
  const { row, answer, list, language, id } = shown;
  const { plan } = row;
  const isAmongSellers = list.data.providerSlug === null;
  const headingId = `${id}price`;
  return (
    <section className={styles['part']} aria-labelledby={headingId}>
      <h3 id={headingId}>{language.messages.plan.history.heading}</h3>
      {renderPriceCourse(row, answer, language)}
      {renderPin(answer.plan, language)}
      {renderSellerLink(shown)}
      <p className={styles['compare']}>
        <CompareToggle plan={plan} />
      </p>
      {renderAddress(shown)}
      {isAmongSellers && renderProviderLink(plan, list.data, language)}
      {isAmongSellers && renderFollowLink(plan, list, language)}
      {renderReport(plan.id, list, language)}
    </section>
  );
}

/** A link to the plan's own address and, in an opened row, a button to share it. */
function renderAddress({ row: { plan }, list: { data, view }, language, isOpen }: Shown) {
  const { trip, usesPromo } = view.query;
  const address = planAddress(plan, { ...data, trip, usesPromo }, language.locale);
  return (
    <p className={styles['share']}>
      <a className={styles['link']} href={address} rel="nofollow">
        {language.messages.plan.share.link}
      </a>
      {isOpen && <SharePlan address={address} name={sayComparable(plan, language)} />}
    </p>
  );
}

/** A link to the plan's end in local time; on a country's page for that country. */
function renderClockLink({ id }: ListedPlan, { path }: ListData, { locale, messages }: Language) {
  const [, place = ''] = path.split('/');
  const query = `plan=${id}${place === 'region' || place === 'global' ? '' : `&in=${place}`}`;
  return (
    <p className={styles['clock']}>
      <a className={styles['link']} href={`${localizePath('/clock', locale)}?${query}`}>
        {messages.plan.detail.whenEnds}
      </a>
    </p>
  );
}

/** A link to follow the price of this seller's cheapest plan for the trip. */
function renderFollowLink({ provider: { slug, name } }: ListedPlan, { data, view }: ListState, language: Language) {
  const { locale, messages } = language;
  const facets = { ...view.query.facets, provider: [slug] };
  return (
    <p>
      <a
        className={styles['link']}
        href={localizePath(followPath(data.path, { ...view.query, facets }), locale)}
        rel="nofollow"
      >
        {messages.plan.detail.follow({ provider: isolateText(name) })}
      </a>
    </p>
  );
}

/** Where the price is not that of the seller's feed. */
function renderPin(answer: PlanAnswer | null, { locale, messages }: Language) {
  if (answer === null || answer.pin === null) return null;
  const { at, until } = answer.pin;
  // Until midnight: the day before is the last one.
  const lastDay = new Date(Date.parse(until) - 1).toISOString();
  return (
    <p className={styles['quiet']}>
      {messages.plan.history.pinned({ date: formatDate(at, locale), until: formatDate(lastDay, locale) })}
    </p>
  );
}

function renderSellerLink({ row: { plan }, link, language: { messages } }: Shown) {
  const texts = messages.plan;
  if (link === null) return <p className={styles['quiet']}>{texts.detail.noLink}</p>;
  return (
    <p className={styles['seller']}>
      <ButtonLink look="primary" href={link.href} rel={link.rel}>
        {texts.detail.go({ provider: isolateText(plan.provider.name) })}
      </ButtonLink>
      {link.isPaid && <span>{messages.provider.sponsored}</span>}
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
      <p>{words.join(' ')}</p>
    </div>
  );
}
