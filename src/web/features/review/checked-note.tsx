import { localizePath } from '#i18n/localized-path.ts';
import { usePage } from '#web/shared/page/page-environment.tsx';
import styles from './checked-note.module.css';

/** How reviews are checked, in one line, with a link to details. */
export function CheckedNote() {
  const { shell, messages } = usePage();
  const { text, link } = messages.reviews.checked;
  return (
    <p className={styles['note']}>
      {text} <a href={localizePath('/about', shell.locale)}>{link}</a>
    </p>
  );
}
