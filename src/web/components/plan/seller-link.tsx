import { isolateText } from '#domain/kernel/bidi-text.ts';
import type { ListedPlan } from '#domain/plan/listed-plan.ts';
import { ButtonLink } from '#ui/button.tsx';
import { usePage } from '#web/components/page/page-environment.tsx';
import { offerLink } from './offer-link.ts';
import { sayData, sayValidity } from './plan-words.ts';

interface SellerLinkProps {
  readonly plan: ListedPlan;
  readonly isPrimary: boolean;
  readonly isSmall?: boolean;
  readonly className?: string | undefined;
}

/** A link to a plan's seller; plain text if the feed has no link. */
export function SellerLink({ plan, isPrimary, isSmall = false, className }: SellerLinkProps) {
  const { shell, messages } = usePage();
  const texts = messages.trip.picks;
  const language = { locale: shell.locale, messages };
  const link = offerLink(plan, shell);
  if (link === null) return <p className={className}>{texts.noLink}</p>;
  const label = texts.viewLabel({
    provider: isolateText(plan.provider.name),
    data: sayData(plan, language),
    days: sayValidity(plan.validityDays, language),
    isPaid: link.isPaid,
  });
  return (
    <p className={className}>
      <ButtonLink
        look={isPrimary ? 'primary' : 'outline'}
        {...(isSmall && { size: 'small' as const })}
        href={link.href}
        rel={link.rel}
        aria-label={label}
      >
        {texts.view}
      </ButtonLink>
      {link.isPaid && <small aria-hidden="true">{texts.sponsored}</small>}
    </p>
  );
}
