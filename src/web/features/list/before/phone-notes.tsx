import { TriangleAlert } from 'lucide';
import type { ListRow } from '#domain/listing/destination-view.ts';
import { formatMoney } from '#i18n/format-money.ts';
import { sentenceSpace } from '#i18n/punctuation.ts';
import { localizePath } from '#i18n/localized-path.ts';
import { Icon } from '#ui/icon.tsx';
import detailStyles from '#web/features/list/detail/plan-detail.module.css';
import { useOwnBound } from '#web/features/list/rows/own-sim.tsx';
import { usePage } from '#web/shared/page/page-environment.tsx';
import { usePhoneState } from './before-pay.tsx';

/** Why the phone takes no eSIM, and the one way out. */
export function PhoneWarning({ phone }: { readonly phone: 'locked' | 'noEsim' }) {
  const { shell, messages } = usePage();
  const { text, way } = messages.list.before.wrong[phone];
  return (
    <>
      <Icon of={TriangleAlert} size={16} />
      <span>
        {text}
        {sentenceSpace(shell.locale)}
        <a
          className={detailStyles['link']}
          style={{ color: 'inherit' }}
          href={localizePath('/blog/before-you-pay', shell.locale)}
        >
          {way}
        </a>
      </span>
    </>
  );
}

/** As a multiple of the price: above it, the own SIM is not worth a line. */
const worthSaying = 1.6;

/** That the own SIM may do: it costs nothing more, as the visitor has found out, or little more than this plan. */
export function OwnSimNote({ row: { prices } }: { readonly row: ListRow }) {
  const { shell, messages } = usePage();
  const { ownSim, before } = messages.list;
  const { own } = usePhoneState();
  const bound = useOwnBound();
  if (own === 'good') return before.free;
  if (own === 'bad' || bound === null || prices.cost === null) return null;
  if (bound.most.units > prices.cost.units * worthSaying) return null;
  return (
    <a href={localizePath('/blog/your-own-sim', shell.locale)}>
      {before.note({ price: formatMoney(bound.most, shell.locale), words: ownSim.law[bound.terms.area] })}
    </a>
  );
}
