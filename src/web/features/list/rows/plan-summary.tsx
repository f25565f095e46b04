import { Fragment, type ReactNode } from 'react';
import type { ListRow } from '#domain/listing/destination-view.ts';
import { joinFacts } from '#i18n/format-list.ts';
import { estimateSign } from '#i18n/punctuation.ts';
import type { SortName } from '#domain/listing/list-query.ts';
import { isRenewing } from '#domain/plan/renewal.ts';
import { classNames } from '#ui/class-names.ts';
import { renderLogo } from '#ui/logo.tsx';
import { renderRating } from '#ui/rating.tsx';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';
import { logoAddress } from '#web/shared/page/flag-address.ts';
import type { ListData } from '#web/features/list/state/list-data.ts';
import { usePage } from '#web/shared/page/page-environment.tsx';
import { sayRenewal, sayStatedData, sayValidity, type Language } from '#web/shared/plan/plan-words.ts';
import { ticketFacts } from '#web/shared/plan/ticket-fact-words.ts';
import aboveStyles from './lines-above.module.css';
import styles from './plan-summary.module.css';
import { rowFigures, unitPrice, type RowFigures } from './row-figures.ts';
import { isWideAmount, roomOf, rowFacts, sayAmount, sayMean, type RowFacts } from './row-words.ts';

interface PlanSummaryProps {
  readonly row: ListRow;
  readonly sort: SortName;
  readonly namesProvider: boolean;
  readonly regionNames: ListData['regionNames'];
  readonly marksConverted: boolean;
  readonly marksStale?: boolean;
  /** Conditions that the list says once for all its rows. */
  readonly saidOnce?: readonly string[];
  /** True: its price is the page's lowest; default: not marked. */
  readonly isLowest?: boolean;
  /** How many more plans of its provider stand behind it. */
  readonly furtherCount?: number;
  /** Stands above the row: what a plan among the answers is the best in, and what that means. */
  readonly label?: { readonly name: string; readonly hint: string | null; readonly warning: string | null };
  /** At the end. */
  readonly children?: ReactNode;
}

/**
 * The summary row of a plan: two lines, in three columns on phones. Its cells are functions, not components, because a list
 * change renders a hundred of them.
 */
export function PlanSummary({
  row,
  sort,
  saidOnce = [],
  furtherCount = 0,
  marksStale = true,
  label,
  children,
  ...shown
}: PlanSummaryProps) {
  const { namesProvider, regionNames, marksConverted, isLowest = false } = shown;
  const { shell, messages } = usePage();
  const language = { locale: shell.locale, messages };
  const { plan } = row;
  const known = rowFacts(row, { regionNames, now: shell.now }, language);
  const conditions = known.conditions.filter((words) => !saidOnce.includes(words));
  const facts = { ...known, conditions, stale: marksStale ? known.stale : null };
  const figures = rowFigures(row, sort, language);
  const { struck } = figures;
  const beneath = figures.beneath ?? (struck === null ? unitPrice(row, language) : null);
  const isRated = plan.provider.rating !== null;
  const room = roomOf(facts, {
    isBoxed: label !== undefined,
    isRated: isRated && namesProvider,
    cost: figures.isEstimate && marksConverted ? estimateSign + figures.main : figures.main,
    beneath: (struck ?? '') + (beneath ?? ''),
  });
  const look = classNames(
    styles['plan'],
    !namesProvider && styles['own'],
    room !== 'beside' && styles[room === 'near' && namesProvider ? 'near' : 'far'],
  );
  const cells = (
    <>
      {namesProvider && renderProvider(plan.provider, furtherCount, language)}
      <span className={styles['amount']}>
        {renderAmount(sayAmount(plan, language))}
        <span className={styles['days']}>{sayValidity(plan.validityDays, language)}</span>
      </span>
      {renderFacts(facts, language)}
      {renderFeatures(row, language)}
      {renderPrice({ ...figures, beneath, marksConverted, isLowest }, language)}
    </>
  );
  const above = linesAbove(row, label, language);
  if (above.length === 0)
    return (
      <summary className={look}>
        {cells}
        {children}
      </summary>
    );
  return (
    <summary className={aboveStyles['lines']} data-above={label === undefined ? 'claim' : 'label'}>
      {above}
      <span className={look}>{cells}</span>
      {children}
    </summary>
  );
}

/** Long ones are smaller, so that all rows have the same columns. */
function renderAmount(words: string) {
  return <b className={classNames(styles['data'], isWideAmount(words) && styles['small'])}>{words}</b>;
}

/** The lines above a row: what it is the best in, what "unlimited" allows, that it renews by itself. */
function linesAbove({ plan }: ListRow, label: PlanSummaryProps['label'], language: Language): readonly ReactNode[] {
  const isClaim = plan.dataKind === 'unlimited' && label === undefined;
  return [
    ...(label === undefined ? [] : [renderLabel(label)]),
    ...(isClaim ? [<b key="claim">{sayStatedData(plan, language)}</b>] : []),
    ...(isRenewing(plan)
      ? [
          <span key="renewal" className={aboveStyles['renewal']}>
            {sayRenewal(plan, language)}
          </span>,
        ]
      : []),
  ];
}

function renderLabel({ name, hint, warning }: NonNullable<PlanSummaryProps['label']>) {
  return (
    <Fragment key="label">
      <b>{name}</b> {hint !== null && <small>{hint}</small>}
      {warning !== null && (
        <>
          <br />
          <span className={styles['stale']}>{warning}</span>
        </>
      )}
    </Fragment>
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
        <b dir="auto">{name}</b>
        {rating !== null &&
          renderRating({
            mean: sayMean(rating.mean, language),
            label: messages.plan.rating({ mean: sayMean(rating.mean, language), count: rating.count }),
          })}
      </span>
    </span>
  );
}

/** What the plan must not be read without, its network, and what follows its data. On phones those that have room whole. */
function renderFacts({ stale, share, conditions, network, reach, after }: RowFacts, { locale }: Language) {
  return (
    <span className={styles['meta']}>
      {share !== null && <b>{share}</b>}
      <span className={styles['network']}>{network}</span>
      {after !== null && <span className={styles['after']}>{after}</span>}
      {stale !== null && <span className={styles['stale']}>{stale}</span>}
      {conditions.length > 0 && <span>{joinFacts(conditions, locale)}</span>}
      {reach !== null && <span className={styles['reach']}>{reach}</span>}
    </span>
  );
}

function renderFeatures({ plan }: ListRow, language: Language) {
  const [hotspot, phone] = ticketFacts(plan, language);
  return (
    <span className={styles['features']}>
      {[hotspot, phone].map((fact) => fact && <span key={fact.name}>{fact.words}</span>)}
    </span>
  );
}

type ShownFigures = RowFigures & Pick<PlanSummaryProps, 'marksConverted' | 'isLowest'>;

function renderPrice(figures: ShownFigures, language: Language) {
  const { main, isTripCost, isEstimate, struck, beneath, marksConverted, isLowest } = figures;
  const texts = language.messages.plan;
  return (
    <span className={styles['price']}>
      <b className={classNames(main.length > 8 && styles['small'], isLowest === true && styles['lowest'])}>
        {isTripCost && <VisuallyHidden>{texts.forTrip} </VisuallyHidden>}
        {isEstimate && marksConverted && (
          <>
            <small aria-hidden="true">{estimateSign}</small>
            <VisuallyHidden>{texts.estimate} </VisuallyHidden>
          </>
        )}
        {main}
      </b>
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
    </span>
  );
}
