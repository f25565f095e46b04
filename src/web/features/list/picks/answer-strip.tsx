import { Fragment, useEffect, useEffectEvent, useRef, useState, type ReactNode } from 'react';
import { servedShare } from '#domain/plan/served-share.ts';
import { formatPercent } from '#i18n/format-number.ts';
import { classNames } from '#ui/class-names.ts';
import { Notice } from '#ui/notice.tsx';
import { PlanDetail } from '#web/features/list/detail/plan-detail.tsx';
import { pressedKey } from '#ui/pressed-key.ts';
import { keepLastAnswers } from '#web/shared/compared/last-answers.ts';
import { useListState } from '#web/features/list/state/list-state.tsx';
import { usePage } from '#web/shared/page/page-environment.tsx';
import styles from './answer-strip.module.css';
import { CompareAll, isFix, PickCard, type PickName } from './pick-card.tsx';

const order: readonly PickName[] = ['cheapest', 'fewestWorries', 'bestValue', 'nearest'];

/** Up to three recommended plans for the trip, or the nearest one where none serves it. */
export function AnswerStrip({ note }: { readonly note?: ReactNode }) {
  const [openPick, setOpenPick] = useState<PickName | null>(null);
  const { data, view, isBusy } = useListState();
  const { shell, messages } = usePage();
  const { picks: texts } = messages.trip;
  const { picks } = view;
  const answers = order.flatMap((name) => {
    const row = picks[name];
    return row === null ? [] : [{ name, row }];
  });
  useEffect(() => {
    if (picks.cheapest !== null) keepLastAnswers(order.flatMap((name) => picks[name]?.plan.id ?? []));
  }, [picks]);
  return (
    <div className={styles['answers']} aria-busy={isBusy}>
      {picks.cheapest === null && (
        <Notice>
          {picks.nearest?.trip.fit === 'partial' ? (
            <>
              <b>{texts.partialOnly({ share: formatPercent(servedShare, shell.locale) })}</b> {texts.partialHint}
            </>
          ) : (
            <>
              <b>{texts.none}</b> {texts.noneHint}
            </>
          )}
        </Notice>
      )}
      <ul className={styles['strip']} aria-label={texts.label}>
        {answers.map(({ name, row }) => (
          <Fragment key={name}>
            <PickCard
              name={name}
              row={row}
              picks={picks}
              note={row === answers[0]?.row && note}
              isOpen={openPick === name}
              onToggle={(isOpen) => setOpenPick(isOpen ? name : null)}
            />
            {openPick === name && (
              <Panel key={row.plan.id} isFix={isFix(name, data)} onClose={() => setOpenPick(null)}>
                <PlanDetail row={row} isReported={false} isBelowTicket />
              </Panel>
            )}
          </Fragment>
        ))}
      </ul>
      <CompareAll picks={picks} className={styles['all']} />
    </div>
  );
}

interface PanelProps {
  readonly isFix: boolean;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** The details of the answer before it. Escape closes them and focuses the link that has opened them. */
function Panel({ isFix: hasFix, onClose, children }: PanelProps) {
  const panel = useRef<HTMLLIElement>(null);
  const close = useEffectEvent((event: KeyboardEvent) => {
    if (pressedKey(event) !== 'Escape' || event.defaultPrevented) return;
    panel.current?.previousElementSibling?.querySelector<HTMLElement>('[aria-expanded]')?.focus();
    onClose();
  });
  useEffect(() => {
    const answers = panel.current?.parentElement;
    const onKeyDown = (event: KeyboardEvent): void => close(event);
    answers?.addEventListener('keydown', onKeyDown);
    return () => answers?.removeEventListener('keydown', onKeyDown);
  }, []);
  return (
    <li ref={panel} className={classNames(styles['panel'], hasFix && styles['fix'])}>
      {children}
    </li>
  );
}
