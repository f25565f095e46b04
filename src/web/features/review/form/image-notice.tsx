import { joinSentences } from '#i18n/punctuation.ts';
import { usePage } from '#web/shared/page/page-environment.tsx';
import { useForm } from './form-context.tsx';
import styles from './image-notice.module.css';

/** What happens to the screenshots: being resized, refused, split, or too many. */
export function ImageNotice() {
  const { locale } = usePage().shell;
  const { state, texts } = useForm();
  const { imageNews, resizing, hasDropped } = state;
  const told = [...(resizing > 0 ? (['working'] as const) : imageNews), ...(hasDropped ? (['dropped'] as const) : [])];
  return (
    <p className={styles['notice']} role="status">
      {joinSentences(
        told.map((each) => texts.fields.images[each]),
        locale,
      )}
    </p>
  );
}
