import { ChevronDown } from 'lucide';
import { activeHoursPerDay, leastUsableKbps, usableSlowMbPerDay } from '#domain/plan/unlimited-speed.ts';
import { servedShare } from '#domain/plan/served-share.ts';
import { formatPercent } from '#i18n/format-number.ts';
import { formatDataAmount, formatSpeed } from '#i18n/format-quantity.ts';
import { localizePath } from '#i18n/localized-path.ts';
import { joinSentences } from '#i18n/punctuation.ts';
import { GoLink } from '#ui/go-link.tsx';
import { Icon } from '#ui/icon.tsx';
import { useListState } from '#web/features/list/state/list-state.tsx';
import { hasPaidLinks } from '#web/shared/plan/offer-link.ts';
import { usePage } from '#web/shared/page/page-environment.tsx';
import styles from './list-method.module.css';

/** How the list is ordered, with the constants from the code. */
export function ListMethod() {
  const { shell, messages } = usePage();
  const texts = messages.destination.method;
  const isRegion = useListState().view.countryCount > 1;
  const slow = texts.slow({
    hours: activeHoursPerDay,
    speed: formatSpeed(leastUsableKbps, shell.locale),
    amount: formatDataAmount(usableSlowMbPerDay(leastUsableKbps), shell.locale),
  });
  return (
    <details className={styles['method']} id="order">
      <summary>
        {texts.heading}
        <Icon of={ChevronDown} size={18} />
      </summary>
      <ol>
        <li>{texts.cost}</li>
        <li>
          {joinSentences(
            [texts.fit, slow, isRegion && texts.partial({ share: formatPercent(servedShare, shell.locale) })],
            shell.locale,
          )}
        </li>
        <li>{texts.ties}</li>
      </ol>
      <p>{texts.unknown}</p>
      <p>{texts.promo}</p>
      <p>{texts.folded}</p>
      {hasPaidLinks(shell) && <p>{texts.commission}</p>}
      <GoLink href={localizePath('/methodology', shell.locale)}>{texts.more}</GoLink>
    </details>
  );
}
