import { comparePrices } from '#domain/money/compare-prices.ts';
import type { NamedDecision } from '#runtime/services/desk/desk-service.ts';
import { texts } from '#desk/messages/en.ts';
import { itemPath, sayDid, sayItem } from '#desk/parts/event-words.ts';
import { ActionButton } from '#desk/parts/action-form.tsx';
import { Link } from '#desk/parts/go.tsx';
import { sayMoney } from '#desk/parts/say.ts';
import { When } from '#desk/parts/when.tsx';

const t = texts.frame.undo;

interface UndoBarProps {
  /** The latest first. */
  readonly waiting: readonly NamedDecision[];
  readonly now: Date;
  /** Owners alone publish corrections. */
  readonly isOwner: boolean;
  /** Where taking back leads. */
  readonly back: string;
}

const cells = Array.from({ length: 15 }, (_, place) => place + 1);

/** The latest decision in its fifteen seconds. The neatline is the clock: one cell goes out each second. */
export function UndoBar({ waiting, now, isOwner, back }: UndoBarProps) {
  const [latest] = waiting;
  if (latest === undefined) return null;
  const seconds = Math.max(0, Math.ceil((latest.dueAt.getTime() - now.getTime()) / 1000));
  return (
    <div className="stick" data-undo={latest.dueAt.toISOString()} data-seconds={seconds}>
      <div className="undo">
        <span className="clock" aria-hidden="true">
          {cells.map((cell) => (
            <i key={cell} className={cell <= 15 - seconds ? 'off' : undefined} />
          ))}
        </span>
        <p role="status">
          <b>
            {sayDid(latest)}: {latest.about ?? sayItem(latest)}
          </b>
          {latest.prices !== undefined && sayPinned(latest.prices)}{' '}
          <span
            data-undo-left=""
            data-one={t.left({ seconds: 1 })}
            data-many={t.left({ seconds: 'N' })}
            aria-live="off"
          >
            {t.at} <When at={latest.dueAt} as="row" />
          </span>
          {latest.kind === 'report' && latest.prices !== undefined && isOwner && (
            <>
              {' '}
              <Link href={`/corrections?plan=${latest.subject}`} name={texts.prices.correction} />
            </>
          )}
          {waiting.length > 1 && <span className="s13"> {t.more({ count: waiting.length - 1 })}</span>}
        </p>
        <ActionButton
          of="decision/take-back"
          subject={latest.id}
          back={itemPath(latest) ?? back}
          name={t.takeBack}
          button={{ look: 'btn btn--sm', keyName: 'u' }}
        />
      </div>
    </div>
  );
}

/** ", $12.90, 36% more than we show". */
function sayPinned({ shown, pinned }: NonNullable<NamedDecision['prices']>): string {
  if (shown.currency !== pinned.currency) return `, ${sayMoney(pinned)}`;
  const { kind, number } = comparePrices(pinned.units, shown.units);
  return `, ${sayMoney(pinned)}, ${texts.shared.against[kind].replace('N', String(number))}`;
}
