import { ButtonLink } from '#ui/button.tsx';
import { Wrap } from '#ui/section.tsx';
import { usePage } from '#web/components/page/page-environment.tsx';
import styles from './page.module.css';

/** Instead of a page that has never been visited, while there is no connection. The service worker keeps it in every language. */
export function OfflinePage() {
  const { offline } = usePage().messages.errors;
  return (
    <Wrap className={styles['page']}>
      <h1>{offline.heading}</h1>
      <p>{offline.help}</p>
      {/* To the address that was asked for: this page stands in its place. */}
      <ButtonLink look="primary" href="">
        {offline.retry}
      </ButtonLink>
      {/* The worker lists here what can be read. */}
      <div id="kept-pages" />
    </Wrap>
  );
}
