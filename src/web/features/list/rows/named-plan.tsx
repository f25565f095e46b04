import { useCallback, useState } from 'react';
import type { ListRow } from '#domain/listing/destination-view.ts';
import { classNames } from '#ui/class-names.ts';
import { useCompared } from '#web/shared/compared/compared-store.ts';
import { useListState } from '#web/features/list/state/list-state.tsx';
import styles from './plan-list.module.css';
import { PlanRow } from './plan-row.tsx';

/** The plan that the address of a provider's page names: a row of its own, open from the start. */
export function NamedPlan({ row }: { readonly row: ListRow }) {
  const { view, data } = useListState();
  const { notes } = useCompared();
  const [isOpen, setOpen] = useState(true);
  const toggle = useCallback((_id: number, opens: boolean) => setOpen(opens), []);
  const { id } = row.plan;
  return (
    <ol className={classNames(styles['plans'], styles['own'])}>
      <PlanRow
        row={row}
        sort={view.query.sort}
        isBehind={false}
        namesProvider={false}
        regionNames={data.regionNames}
        marksConverted={data.convertedFrom === null}
        isReported={data.reportedPlan === id}
        isOpen={isOpen}
        isCompared={notes.some((note) => note.id === id)}
        isAlone
        onToggle={toggle}
      />
    </ol>
  );
}
