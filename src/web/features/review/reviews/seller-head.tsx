import { isolateText } from '#domain/kernel/bidi-text.ts';
import { localizePath } from '#i18n/localized-path.ts';
import { GoLink } from '#ui/go-link.tsx';
import { Heading } from '#ui/heading.tsx';
import { Logo } from '#ui/logo.tsx';
import { logoAddress } from '#web/shared/page/flag-address.ts';
import { usePage } from '#web/shared/page/page-environment.tsx';
import type { ReviewedSeller } from './load.ts';
import styles from './page.module.css';
import { BestRating } from './review-side.tsx';

/** Whose reviews these are, and the way to its plans. */
export function SellerHead({ name, image, plans, ...rating }: ReviewedSeller) {
  const { shell, messages } = usePage();
  const texts = messages.reviews.seller;
  return (
    <>
      <Heading as="h1">{texts.heading({ provider: isolateText(name) })}</Heading>
      <div className={styles['seller']}>
        <Logo src={logoAddress(image)} name={name} size={36} />
        <BestRating {...rating} />
        {plans !== null && <GoLink href={localizePath(plans.path, shell.locale)}>{texts.plans(plans)}</GoLink>}
      </div>
    </>
  );
}
