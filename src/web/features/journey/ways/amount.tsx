import type { ShownMoney } from '#domain/money/money.ts';
import { formatMoney } from '#i18n/format-money.ts';
import { estimateSign } from '#i18n/punctuation.ts';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';
import { usePage } from '#web/shared/page/page-environment.tsx';

/** An amount; converted ones have a mark with a text for screen readers. */
export function Amount({ money }: { readonly money: ShownMoney }) {
  const { shell, messages } = usePage();
  const { isEstimate = false, ...plain } = money;
  return (
    <b>
      {isEstimate && (
        <>
          <span aria-hidden="true">{estimateSign}</span>
          <VisuallyHidden>{messages.trip.picks.estimate} </VisuallyHidden>
        </>
      )}
      {formatMoney(plain, shell.locale)}
    </b>
  );
}
