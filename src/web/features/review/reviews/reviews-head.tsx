import { isolateText } from '#domain/kernel/bidi-text.ts';
import { localizePath } from '#i18n/localized-path.ts';
import { ButtonLink } from '#ui/button.tsx';
import { GoLink } from '#ui/go-link.tsx';
import { Heading } from '#ui/heading.tsx';
import { Logo } from '#ui/logo.tsx';
import { logoAddress } from '#web/shared/page/flag-address.ts';
import { usePage } from '#web/shared/page/page-environment.tsx';
import type { ReviewedSeller, ReviewsData } from './load.ts';
import styles from './page.module.css';
import { BestRating } from './review-side.tsx';

/** The heading; of one seller, who it is and the way to its plans. */
export function ReviewsHead({ seller }: Pick<ReviewsData, 'seller'>) {
  const texts = usePage().messages.reviews;
  if (seller !== null) return <SellerHead {...seller} />;
  return (
    <>
      <Heading as="h1">{texts.heading}</Heading>
      <p className={styles['lead']}>{texts.lead}</p>
    </>
  );
}

function SellerHead({ name, image, plans, ...rating }: ReviewedSeller) {
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

export function NoReviews() {
  const { shell, messages } = usePage();
  const texts = messages.reviews.empty;
  return (
    <section className={styles['empty']}>
      <Heading as="h2">{texts.heading}</Heading>
      <p>{texts.text}</p>
      <ButtonLink href={localizePath('/region', shell.locale)}>{texts.destinations}</ButtonLink>
    </section>
  );
}
