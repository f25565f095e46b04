import { ArrowUpRight } from 'lucide';
import { isolateText } from '#domain/kernel/bidi-text.ts';
import type { ListedPlan } from '#domain/plan/listed-plan.ts';
import { ButtonLink } from '#ui/button.tsx';
import { Icon } from '#ui/icon.tsx';
import { usePage } from '#web/shared/page/page-environment.tsx';
import { rememberLeft } from '#web/shared/visit/left-plan.ts';
import { offerLink, type OfferLink } from './offer-link.ts';
import { sayData, sayValidity, type Language } from './plan-words.ts';

type SoldPlan = Pick<ListedPlan, 'id' | 'provider' | 'dataKind' | 'dataMb' | 'dataWords' | 'validityDays' | 'hasOffer'>;

interface SellerLinkProps {
  readonly plan: SoldPlan;
  readonly isPrimary: boolean;
  readonly isSmall?: boolean;
  /** True: for a narrow row; only its accessible name has the seller. */
  readonly isShort?: boolean;
  readonly className?: string | undefined;
}

/** Leaves for a plan's seller in a new tab; plain text if the feed has no link. */
export function SellerLink({ plan, isPrimary, isSmall = false, isShort = false, className }: SellerLinkProps) {
  const { shell, messages } = usePage();
  const texts = messages.trip.picks;
  const link = offerLink(plan, shell);
  if (link === null) return <span className={className}>{texts.noLink}</span>;
  return (
    <ButtonLink
      className={className}
      look={isPrimary ? 'primary' : 'outline'}
      {...(isSmall && { size: 'small' as const })}
      {...sellerLink(plan, { link, isShort }, { locale: shell.locale, messages })}
    >
      {isShort ? messages.plan.go : messages.plan.detail.go({ provider: isolateText(plan.provider.name) })}
      <Icon of={ArrowUpRight} size={16} />
    </ButtonLink>
  );
}

/**
 * Address, relation and accessible name of a link to a plan's seller.
 * @param shown.isShort its visible words are `plan.go`
 */
export function sellerLink(
  plan: Omit<SoldPlan, 'hasOffer'>,
  { link, isShort }: { readonly link: OfferLink; readonly isShort: boolean },
  language: Language,
) {
  const { messages } = language;
  const goTo = isShort ? messages.plan.goTo : messages.plan.detail.go;
  return {
    href: link.href,
    target: '_blank',
    rel: link.rel,
    onClick: () => rememberLeft(plan.id),
    'aria-label': messages.trip.picks.goLabel({
      go: goTo({ provider: isolateText(plan.provider.name) }),
      data: sayData(plan, language),
      days: sayValidity(plan.validityDays, language),
      isPaid: link.isPaid,
    }),
  } as const;
}
