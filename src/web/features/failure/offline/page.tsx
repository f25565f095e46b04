import { ButtonLink } from '#ui/button.tsx';
import { Wrap } from '#ui/section.tsx';
import { usePage } from '#web/shared/page/page-environment.tsx';
import styles from './page.module.css';
import { Heading } from '#ui/heading.tsx';

/** Shown offline instead of a page that is not kept. The service worker keeps it in every language. */
export function Page() {
  const { offline } = usePage().messages.errors;
  return (
    <Wrap className={styles['page']}>
      <Heading as="h1">{offline.heading}</Heading>
      <p>{offline.help}</p>
      {/* Empty href: retries the requested address. */}
      <ButtonLink look="primary" href="">
        {offline.retry}
      </ButtonLink>
      {/* The service worker lists the kept pages here. */}
      <div id="kept-pages" />
    </Wrap>
  );
}
