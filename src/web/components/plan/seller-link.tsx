import { ArrowUpRight } from 'lucide';
import { isolateText } from '#domain/kernel/bidi-text.ts';
import type { ListedPlan } from '#domain/plan/listed-plan.ts';
import { ButtonLink } from '#ui/button.tsx';
import { Icon } from '#ui/icon.tsx';
import { usePage } from '#web/components/page/page-environment.tsx';
import { sayData, sayValidity, type Language } from './plan-words.ts';

type SoldPlan = Pick<ListedPlan, 'id' | 'provider' | 'dataKind' | 'dataMb' | 'dataWords' | 'validityDays' | 'hasOffer'>;

interface SellerLinkProps {
  readonly plan: SoldPlan;
  readonly isPrimary: boolean;
  readonly isSmall?: boolean;
  readonly className?: string | undefined;
}

/** Leaves for a plan's seller in a new tab; plain text if the feed has no link. */
export function SellerLink({ plan, isPrimary, isSmall = false, className }: SellerLinkProps) {
  const { shell, messages } = usePage();
  const texts = messages.trip.picks;
  const go = messages.plan.detail.go({ provider: isolateText(plan.provider.name) });
  if (!plan.hasOffer) return <span className={className}>{texts.noLink}</span>;
  return (
    <ButtonLink
      className={className}
      look={isPrimary ? 'primary' : 'outline'}
      {...(isSmall && { size: 'small' as const })}
      {...sellerLink(plan, go, { locale: shell.locale, messages })}
    >
      {go}
      <Icon of={ArrowUpRight} size={16} />
    </ButtonLink>
  );
}

/**
 * Address, relation and accessible name of a link to a plan's seller.
 * @param go begins the name; contains what the link shows
 */
export function sellerLink(plan: SoldPlan, go: string, language: Language) {
  const { messages } = language;
  return {
    href: `/go/${plan.id}`,
    target: '_blank',
    rel: 'sponsored nofollow noopener',
    'aria-label': messages.trip.picks.goLabel({
      go,
      data: sayData(plan, language),
      days: sayValidity(plan.validityDays, language),
    }),
  } as const;
}
