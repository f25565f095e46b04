import { ButtonLink } from '#ui/button.tsx';
import { GoLink } from '#ui/go-link.tsx';
import { listAddress } from '#web/features/list/state/list-address.ts';
import { useListState } from '#web/features/list/state/list-state.tsx';
import styles from './own-price.module.css';
import { usePage } from '#web/shared/page/page-environment.tsx';

/** Opens the visitor's own price, where every seller is listed. */
export function OwnPriceButton() {
  const { messages } = usePage();
  const href = useOwnPriceAddress();
  if (useListState().data.providerSlug !== null) return null;
  return (
    <ButtonLink className={styles['open']} size="small" href={href} rel="nofollow">
      {messages.list.ruler.heading}
    </ButtonLink>
  );
}

/** The same below the ruler of all prices. */
export function OwnPriceLink() {
  return (
    <GoLink href={useOwnPriceAddress()} rel="nofollow">
      {usePage().messages.list.ruler.compare}
    </GoLink>
  );
}

function useOwnPriceAddress(): string {
  const { data, view } = useListState();
  const offer = { typed: '', trip: view.query.trip };
  return listAddress({ ...data, offer }, view.query, usePage().shell.locale);
}
