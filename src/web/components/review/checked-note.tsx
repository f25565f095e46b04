import { localizePath } from '#i18n/localized-path.ts';
import { usePage } from '#web/components/page/page-environment.tsx';
import styles from './checked-note.module.css';

/** How reviews are checked, in one line, and where more is said about it. */
export function CheckedNote() {
  const { shell, messages } = usePage();
  const { text, link } = messages.reviews.checked;
  return (
    <p className={styles['note']}>
      {text} <a href={localizePath('/about', shell.locale)}>{link}</a>
    </p>
  );
}
