import { servedShare } from '#domain/plan/served-share.ts';
import { followPath } from '#domain/price-watch/price-feed-path.ts';
import { formatPercent } from '#i18n/format-number.ts';
import { localizePath } from '#i18n/localized-path.ts';
import { GoLink } from '#ui/go-link.tsx';
import { Notice } from '#ui/notice.tsx';
import { useListState } from '#web/components/list/list-state.tsx';
import { usePage } from '#web/components/page/page-environment.tsx';
import styles from './answer-strip.module.css';
import { PickCard, type PickName } from './pick-card.tsx';

const order: readonly PickName[] = ['cheapest', 'bestValue', 'unlimited', 'nearest'];

/** Up to three recommended plans for the trip, or the nearest one where none serves it. */
export function AnswerStrip() {
  const { data, view, isBusy } = useListState();
  const { shell, messages } = usePage();
  const { picks: texts, follow } = messages.trip;
  const { picks } = view;
  const answers = order.flatMap((name) => {
    const row = picks[name];
    return row === null ? [] : [{ name, row }];
  });
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
          <PickCard key={name} name={name} row={row} picks={picks} />
        ))}
      </ul>
      {/* A provider's own list has no feed. */}
      {data.providerSlug === null && (
        <p>
          <GoLink href={localizePath(followPath(data.path, view.query), shell.locale)}>{follow}</GoLink>
        </p>
      )}
    </div>
  );
}
