import { Columns2 } from 'lucide';
import { useState } from 'react';
import { formatRelativeTime } from '#i18n/format-time.ts';
import { Button } from '#ui/button.tsx';
import { Icon } from '#ui/icon.tsx';
import { Section } from '#ui/section.tsx';
import { ChosenList } from '#web/features/list/filters/chosen-list.tsx';
import { FilterColumn } from '#web/features/list/filters/filters.tsx';
import { ListBody } from './list-body.tsx';
import { ListNotes } from './list-notes.tsx';
import { Toolbar } from '#web/features/list/filters/toolbar.tsx';
import { AfterList, useListState } from '#web/features/list/state/list-state.tsx';
import { usePage } from '#web/shared/page/page-environment.tsx';
import styles from './plan-section.module.css';

interface PlanSectionProps {
  readonly heading?: string;
  /** ISO 8601 in UTC: when a price here was last seen. */
  readonly checkedAt: string | null;
}

/** All plans of a page with filters, orders and views. Needs a `ListStateProvider`. */
export function PlanSection({ heading, checkedAt }: PlanSectionProps) {
  const { list } = usePage().messages;
  const [isChoosing, setChoosing] = useState(false);
  return (
    <Section id="plans" heading={heading ?? list.heading} side={<ListFacts checkedAt={checkedAt} />}>
      <div className={styles['listing']}>
        <FilterColumn />
        <div className={styles['list']} data-choosing={isChoosing || undefined}>
          <Toolbar>
            <ChooseButton isChoosing={isChoosing} onChange={setChoosing} />
          </Toolbar>
          {/* Always rendered: adding or removing an element makes browsers restyle all following siblings. */}
          <div data-list-chosen="">
            <ChosenList />
          </div>
          <ListBody />
          <AfterList>
            <ListNotes />
          </AfterList>
        </div>
      </div>
    </Section>
  );
}

interface ChooseButtonProps {
  readonly isChoosing: boolean;
  readonly onChange: (isChoosing: boolean) => void;
}

/** On phones: shows a box in each row, to choose plans for comparison. */
function ChooseButton({ isChoosing, onChange }: ChooseButtonProps) {
  const { compare } = usePage().messages.plan;
  return (
    <Button
      className={styles['choose']}
      size="icon"
      aria-label={compare.add}
      aria-pressed={isChoosing}
      onClick={() => onChange(!isChoosing)}
    >
      <Icon of={Columns2} size={18} />
    </Button>
  );
}

function ListFacts({ checkedAt }: Pick<PlanSectionProps, 'checkedAt'>) {
  const { shell, messages } = usePage();
  return (
    <>
      <ShownCount />
      {checkedAt !== null && (
        <time className={styles['checked']} dateTime={checkedAt}>
          {messages.common.pricesChecked({ when: formatRelativeTime(checkedAt, new Date(shell.now), shell.locale) })}
        </time>
      )}
    </>
  );
}

function ShownCount() {
  const { list } = usePage().messages;
  const { view, data } = useListState();
  const providers = data.providerSlug === null ? view.providerCount : null;
  return (
    <span role="status" className={styles['count']}>
      {list.shown({ count: view.matchCount, total: view.planCount, providers })}
    </span>
  );
}
