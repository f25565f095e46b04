import type { ReactNode } from 'react';
import { isolateText } from '#domain/kernel/bidi-text.ts';
import type { ListRow } from '#domain/listing/destination-view.ts';
import { markEstimate } from '#domain/money/money.ts';
import { formatMoney } from '#i18n/format-money.ts';
import { joinPhrases } from '#i18n/punctuation.ts';
import { usePage } from '#web/shared/page/page-environment.tsx';
import { offerLink } from '#web/shared/plan/offer-link.ts';
import { sayPriceFacts } from './row-words.ts';
import { sayData, sayLimits, sayValidity } from '#web/shared/plan/plan-words.ts';

interface SellerCellProps {
  readonly row: ListRow;
  /** Remark after the plan, e.g. that it is the lowest. */
  readonly remark?: string;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/** A short plan description, linked to its seller if the feed has a link. */
export function SellerCell({ row, remark, className, children }: SellerCellProps) {
  const { shell, messages } = usePage();
  const language = { locale: shell.locale, messages };
  const { plan, prices } = row;
  const link = offerLink(plan, shell);
  if (link === null) return <span className={className}>{children}</span>;
  const facts = joinPhrases(
    [sayData(plan, language), ...sayPriceFacts(plan, shell.now, language), ...sayLimits(plan, language)],
    shell.locale,
  );
  const label = messages.list.cell({
    provider: isolateText(plan.provider.name),
    data: facts,
    days: sayValidity(plan.validityDays, language),
    price: formatMoney(markEstimate(prices.price ?? plan.sellerPrice, plan.isEstimate), shell.locale),
    isPaid: link.isPaid,
  });
  return (
    <a
      className={className}
      href={link.href}
      target="_blank"
      rel={link.rel}
      aria-label={remark === undefined ? label : joinPhrases([label, remark], shell.locale)}
    >
      {children}
    </a>
  );
}
