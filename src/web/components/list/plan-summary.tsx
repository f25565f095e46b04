import type { ListRow } from '#domain/destination-view.ts';
import type { SortName } from '#domain/list-query.ts';
import { formatNumber } from '#i18n/format-number.ts';
import { formatDataAmount } from '#i18n/format-quantity.ts';
import { classNames } from '#ui/class-names.ts';
import { FixMark } from '#ui/fix-mark.tsx';
import { Logo } from '#ui/logo.tsx';
import { Rating } from '#ui/rating.tsx';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';
import { logoAddress } from '#web/components/flag-address.ts';
import type { ListData } from '#web/components/list-data.ts';
import { usePage } from '#web/components/page-environment.tsx';
import { PlanFeatures } from '#web/components/plan-features.tsx';
import { sayData, sayLimits, sayValidity, type Language } from '#web/components/plan-words.ts';
import styles from './plan-row.module.css';
import { rowFigures, unitPrice } from './row-figures.ts';
import { sayChecked, sayMean, sayOperators, sayReach } from './row-words.ts';

interface PlanSummaryProps {
  readonly row: ListRow;
  readonly sort: SortName;
  readonly namesProvider: boolean;
  readonly regionNames: ListData['regionNames'];
  readonly language: Language;
}

/** The line of a plan: on wide lists one line with everything, on phones two lines in three columns. */
export function PlanSummary({ row, sort, namesProvider, regionNames, language }: PlanSummaryProps) {
  const { plan } = row;
  const limits = sayLimits(plan, language);
  return (
    <summary className={classNames(styles['plan'], !namesProvider && styles['own'])}>
      {namesProvider && <ProviderCell row={row} language={language} />}
      <span className={styles['amount']}>
        <b className={styles['data']}>{sayData(plan, language)}</b>
        <span className={styles['days']}>{sayValidity(plan.validityDays, language)}</span>
        {limits.length > 0 && <span className={styles['limits']}>{limits.join(' · ')}</span>}
      </span>
      <NetworkCell row={row} regionNames={regionNames} language={language} />
      <PlanFeatures plan={plan} />
      <UnitPriceCell row={row} language={language} />
      <PriceCell row={row} sort={sort} language={language} />
      <span className={styles['view']} aria-hidden="true">
        {language.messages.plan.view}
      </span>
    </summary>
  );
}

interface CellProps {
  readonly row: ListRow;
  readonly language: Language;
}

function ProviderCell({ row, language }: CellProps) {
  const { provider } = row.plan;
  const { rating } = provider;
  const { messages, locale } = language;
  return (
    <span className={styles['provider']}>
      <Logo src={logoAddress(provider.image)} name={provider.name} />
      <span>
        <b>{provider.name}</b>
        {rating !== null && (
          <Rating
            mean={sayMean(rating.mean, language)}
            count={formatNumber(rating.count, locale)}
            label={messages.plan.rating({ mean: sayMean(rating.mean, language), count: rating.count })}
          />
        )}
      </span>
    </span>
  );
}

function NetworkCell({ row: { plan }, regionNames, language }: CellProps & Pick<PlanSummaryProps, 'regionNames'>) {
  const { shell, messages } = usePage();
  const operators = sayOperators(plan.networks);
  const { generation } = plan.networks;
  const reach = sayReach(plan, regionNames, language);
  const checked = sayChecked(plan.checkedAt, shell.now, language);
  return (
    <span className={styles['meta']}>
      <span>
        {operators ?? (generation === null ? messages.plan.networkUnknown : null)}
        {generation !== null && <em>{operators === null ? generation : ` ${generation}`}</em>}
      </span>
      {reach !== null && <span>{reach}</span>}
      <time dateTime={plan.checkedAt} className={classNames(checked.isStale && styles['stale'])}>
        {checked.words}
      </time>
    </span>
  );
}

function UnitPriceCell({ row, language }: CellProps) {
  return (
    <span className={styles['unit']}>
      <span>{unitPrice(row, language)}</span>
      {row.perGbShare !== null && (
        <svg className={styles['bar']} viewBox="0 0 100 4" preserveAspectRatio="none" aria-hidden="true">
          <rect width={Math.max(1, Math.round(row.perGbShare * 100))} height="4" />
        </svg>
      )}
    </span>
  );
}

function PriceCell({ row, sort, language }: CellProps & Pick<PlanSummaryProps, 'sort'>) {
  const { messages, locale } = language;
  const texts = messages.plan;
  const figures = rowFigures(row, sort, language);
  return (
    <span className={styles['cost']}>
      <span className={styles['price']}>
        {figures.struck !== null && (
          <s>
            <VisuallyHidden>{`${texts.listPriceOf} `}</VisuallyHidden>
            {figures.struck}
          </s>
        )}
        <b>
          {figures.isTripCost && <VisuallyHidden>{`${texts.forTrip} `}</VisuallyHidden>}
          {figures.isEstimate && (
            <>
              <span aria-hidden="true">≈&#8239;</span>
              <VisuallyHidden>{`${texts.estimate} `}</VisuallyHidden>
            </>
          )}
          {figures.main}
        </b>
        {figures.beneath !== null && <small>{figures.beneath}</small>}
      </span>
      {row.lowestOfGb !== null && (
        <span className={styles['lowest']}>
          <FixMark />
          {texts.lowestOf({ size: formatDataAmount(row.lowestOfGb * 1000, locale) })}
        </span>
      )}
    </span>
  );
}
