import type { ListRow } from '#domain/listing/destination-view.ts';
import { estimateSign } from '#i18n/punctuation.ts';
import { sayBought } from '#i18n/say-purchase.ts';
import { factSeparator, joinFacts } from '#i18n/format-list.ts';
import type { SortName } from '#domain/listing/list-query.ts';
import { isRenewing } from '#domain/plan/renewal.ts';
import { classNames } from '#ui/class-names.ts';
import { renderLogo } from '#ui/logo.tsx';
import { renderRating } from '#ui/rating.tsx';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';
import { logoAddress } from '#web/shared/page/flag-address.ts';
import type { ListData } from '#web/features/list/state/list-data.ts';
import { usePage } from '#web/shared/page/page-environment.tsx';
import { renderFeatures } from '#web/shared/plan/plan-features.tsx';
import { sayData, sayRenewal, sayTermsAndLimits, sayValidity, type Language } from '#web/shared/plan/plan-words.ts';
import styles from './plan-summary.module.css';
import { rowFigures, unitPrice, type RowFigures } from './row-figures.ts';
import { sayChecked, sayMean, sayOperators, sayReach } from './row-words.ts';

interface PlanSummaryProps {
  readonly row: ListRow;
  readonly sort: SortName;
  readonly namesProvider: boolean;
  readonly regionNames: ListData['regionNames'];
  /** How many more plans of its provider stand behind it. */
  readonly furtherCount?: number;
  /** Stands above the row: what a plan among the answers is the best in. */
  readonly label?: string;
}

/**
 * The summary row of a plan: two lines, in three columns on phones. Its cells are functions, not components, because a list
 * change renders a hundred of them.
 */
export function PlanSummary({ row, sort, namesProvider, regionNames, furtherCount = 0, label }: PlanSummaryProps) {
  const { shell, messages } = usePage();
  const language = { locale: shell.locale, messages };
  const { plan } = row;
  const figures = rowFigures(row, sort, language);
  const look = classNames(styles['plan'], !namesProvider && styles['own']);
  const cells = (
    <>
      {namesProvider && renderProvider(plan.provider, furtherCount, language)}
      <span className={styles['amount']}>
        <b className={styles['data']}>{sayData(plan, language)}</b>
        <span className={styles['days']}>{sayValidity(plan.validityDays, language)}</span>
      </span>
      {renderNetwork(row, { reach: sayReach(plan, regionNames, language), furtherCount, now: shell.now }, language)}
      {renderFeatures(plan, messages.plan)}
      {renderUnitPrice(row, figures, language)}
      {renderPrice(figures, language)}
    </>
  );
  const renewal = isRenewing(plan) ? sayRenewal(plan, language) : null;
  if (label === undefined && renewal === null) return <summary className={look}>{cells}</summary>;
  return (
    <summary className={styles['labelled']}>
      {label !== undefined && <b>{label}</b>}
      {renewal !== null && <span className={styles['renewal']}>{renewal}</span>}
      <span className={look}>{cells}</span>
    </summary>
  );
}

function renderProvider(
  { image, name, rating }: ListRow['plan']['provider'],
  furtherCount: number,
  language: Language,
) {
  const { messages } = language;
  return (
    <span className={styles['provider']}>
      {renderLogo({ src: logoAddress(image), name })}
      <span className={classNames(furtherCount > 0 && styles['above'])}>
        <b>
          <bdi>{name}</bdi>
        </b>
        {rating !== null &&
          renderRating({
            mean: sayMean(rating.mean, language),
            label: messages.plan.rating({ mean: sayMean(rating.mean, language), count: rating.count }),
          })}
      </span>
    </span>
  );
}

interface NetworkWords {
  readonly reach: string | null;
  readonly furtherCount: number;
  /** ISO 8601: reference time of relative times. */
  readonly now: string;
}

/** The network, and what the plan must not be read without; of freshness only that it is stale. */
function renderNetwork(row: ListRow, { reach, furtherCount, now }: NetworkWords, language: Language) {
  const { plan, trip } = row;
  const operators = sayOperators(plan.networks, language);
  const { generation } = plan.networks;
  const limits = [
    ...(trip.fit === 'short' ? [] : sayBought(row, language)),
    // That it renews stands above the row.
    ...sayTermsAndLimits({ ...plan, subscription: null }, language),
  ];
  const where = reach === null ? [] : [reach];
  // A region's page is about where a plan works; the end of a long line is cut.
  const notes = plan.coverage.countriesHere > 1 ? [...where, ...limits] : [...limits, ...where];
  const checked = sayChecked(plan, now, language);
  return (
    <span className={styles['meta']}>
      <span>
        {operators ?? (generation === null ? language.messages.plan.networkUnknown : null)}
        {generation !== null && (
          <em>
            {operators !== null && ' '}
            {generation}
          </em>
        )}
        {furtherCount > 0 && (
          <span className={styles['more']}>
            {factSeparator(language.locale)}
            {language.messages.list.furtherShort({ count: furtherCount })}
          </span>
        )}
      </span>
      {(checked.isStale || notes.length > 0) && (
        <span>
          {checked.isStale && (
            <time dateTime={plan.checkedAt} className={styles['stale']}>
              {checked.words}
            </time>
          )}
          {checked.isStale && notes.length > 0 && factSeparator(language.locale)}
          {joinFacts(notes, language.locale)}
        </span>
      )}
    </span>
  );
}

function renderUnitPrice(row: ListRow, { struck, beneath }: RowFigures, language: Language) {
  return (
    <span className={classNames(styles['unit'], (struck ?? beneath) !== null && styles['spare'])}>
      {unitPrice(row, language)}
      {row.perGbShare !== null && (
        <svg className={styles['bar']} aria-hidden="true">
          <rect width={`${Math.max(1, Math.round(row.perGbShare * 100))}%`} height="4" rx="2" />
        </svg>
      )}
    </span>
  );
}

function renderPrice({ main, isTripCost, isEstimate, struck, beneath }: RowFigures, { messages }: Language) {
  const texts = messages.plan;
  return (
    <span className={styles['price']}>
      <b>
        {isTripCost && <VisuallyHidden>{texts.forTrip} </VisuallyHidden>}
        {isEstimate && (
          <>
            <span aria-hidden="true">{estimateSign}</span>
            <VisuallyHidden>{texts.estimate} </VisuallyHidden>
          </>
        )}
        {main}
      </b>
      {(struck ?? beneath) !== null && (
        <span className={styles['under']}>
          {struck !== null && (
            <s>
              <VisuallyHidden>{texts.listPriceOf} </VisuallyHidden>
              {struck}
            </s>
          )}
          {struck !== null && beneath !== null && ' '}
          {beneath}
        </span>
      )}
    </span>
  );
}
