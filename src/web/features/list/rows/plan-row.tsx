import { ArrowUpRight } from 'lucide';
import { memo, useEffect, useRef, type RefObject } from 'react';
import { isolateText } from '#domain/kernel/bidi-text.ts';
import type { ListRow } from '#domain/listing/destination-view.ts';
import type { SortName } from '#domain/listing/list-query.ts';
import { classNames } from '#ui/class-names.ts';
import { Icon } from '#ui/icon.tsx';
import { pressedKey } from '#ui/pressed-key.ts';
import { toggleCompared } from '#web/shared/compared/compared-store.ts';
import { OpenLink } from '#web/features/list/state/late-details.tsx';
import { openId } from '#web/features/list/state/list-state.tsx';
import type { ListData } from '#web/features/list/state/list-data.ts';
import { usePage } from '#web/shared/page/page-environment.tsx';
import { sayComparable } from '#web/shared/plan/plan-words.ts';
import { offerLink } from '#web/shared/plan/offer-link.ts';
import { sellerLink } from '#web/shared/plan/seller-link.tsx';
import { FurtherLine } from './further-plans.tsx';
import { PlanDetail } from '#web/features/list/detail/plan-detail.tsx';
import styles from './plan-row.module.css';
import { PlanSummary } from './plan-summary.tsx';
import { isSameRow } from './row-words.ts';

export interface PlanRowProps {
  readonly row: ListRow;
  readonly sort: SortName;
  /** True: stands behind the best plan of its provider. */
  readonly isBehind: boolean;
  /** False: all plans are of one provider. */
  readonly namesProvider: boolean;
  readonly regionNames: ListData['regionNames'];
  /** False: the list says once that every price is converted. */
  readonly marksConverted: boolean;
  /** False: the page says once that no price is confirmed. */
  readonly marksStale?: boolean;
  /** Conditions that the list says once for all its rows. */
  readonly saidOnce?: readonly string[];
  /** How many more plans of its provider stand behind it. */
  readonly furtherCount?: number | undefined;
  readonly areFurtherOpen?: boolean;
  /** True: thanks the visitor for a price report. */
  readonly isReported: boolean;
  readonly isOpen: boolean;
  /** True: chosen for comparison. */
  readonly isCompared: boolean;
  /** True: its price is the page's lowest; default: not marked. */
  readonly isLowest?: boolean;
  /** True: closes no other row when it opens, and none closes it. */
  readonly isAlone?: boolean;
  /** Called after the visitor opens or closes it. */
  readonly onToggle: (planId: number, isOpen: boolean) => void;
}

/** One plan of a list; it opens in place, without JavaScript on a page of its own address. */
export const PlanRow = memo(UnmemoizedPlanRow, isSameProps);

function isSameProps(a: PlanRowProps, b: PlanRowProps): boolean {
  return (
    isSameRow(a.row, b.row) &&
    a.sort === b.sort &&
    a.isBehind === b.isBehind &&
    a.namesProvider === b.namesProvider &&
    a.regionNames === b.regionNames &&
    a.marksConverted === b.marksConverted &&
    a.marksStale === b.marksStale &&
    a.saidOnce?.join() === b.saidOnce?.join() &&
    a.furtherCount === b.furtherCount &&
    a.areFurtherOpen === b.areFurtherOpen &&
    a.isReported === b.isReported &&
    a.isOpen === b.isOpen &&
    a.isCompared === b.isCompared &&
    a.isLowest === b.isLowest &&
    a.isAlone === b.isAlone &&
    a.onToggle === b.onToggle
  );
}

function UnmemoizedPlanRow({
  row,
  isBehind,
  furtherCount = 0,
  areFurtherOpen = false,
  isReported,
  isOpen,
  isCompared,
  isAlone = false,
  onToggle,
  ...look
}: PlanRowProps) {
  const { shell, messages } = usePage();
  const details = useRef<HTMLDetailsElement>(null);
  const { id } = row.plan;
  const link = offerLink(row.plan, shell);
  const language = { locale: shell.locale, messages };
  const openLabel = messages.trip.picks.detailsOf({ provider: isolateText(row.plan.provider.name) });
  useCloseOnEscape(details);
  useEffect(() => {
    // It may have been opened before hydration.
    if (details.current?.open === true) onToggle(id, true);
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once
  }, []);
  return (
    <li id={isOpen ? openId(id) : undefined} className={classNames(styles['item'], isBehind && styles['behind'])}>
      <details
        ref={details}
        name={isAlone ? undefined : 'plan'}
        open={isOpen}
        className={styles['details']}
        onToggle={(event) => {
          if (event.target === event.currentTarget) onToggle(id, event.currentTarget.open);
        }}
      >
        <PlanSummary row={row} furtherCount={furtherCount} {...look}>
          {!isOpen && <OpenLink part={id}>{openLabel}</OpenLink>}
        </PlanSummary>
        {isOpen && <PlanDetail key={id} row={row} isReported={isReported} />}
      </details>
      {furtherCount > 0 && (
        <div className={styles['further']}>
          <FurtherLine provider={row.plan.provider} count={furtherCount} isOpen={areFurtherOpen} />
        </div>
      )}
      {/* Outside of the summary, which is a button itself. CSS paints box and check, to save elements. */}
      {link !== null && (
        <a className={styles['go']} {...sellerLink(row.plan, { link, isShort: true }, language)}>
          {messages.plan.go}
          <Icon of={ArrowUpRight} size={16} />
        </a>
      )}
      <button
        type="button"
        className={styles['compare']}
        aria-pressed={isCompared}
        aria-label={messages.plan.compare.label({ plan: sayComparable(row.plan, language) })}
        onClick={() => toggleCompared(row.plan)}
      />
    </li>
  );
}

/** Escape closes the open row and focuses its summary, even before React knows that it was opened. */
function useCloseOnEscape(details: RefObject<HTMLDetailsElement | null>): void {
  useEffect(() => {
    const element = details.current;
    const close = (event: KeyboardEvent): void => {
      if (pressedKey(event) !== 'Escape' || event.defaultPrevented || element?.open !== true) return;
      element.open = false;
      element.querySelector('summary')?.focus();
    };
    element?.addEventListener('keydown', close);
    return () => element?.removeEventListener('keydown', close);
  }, [details]);
}
