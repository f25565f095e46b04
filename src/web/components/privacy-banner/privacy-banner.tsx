import type { Locale } from '#domain/locale.ts';
import { localizePath } from '#i18n/localized-path.ts';
import type { PrivacyBannerMessages } from '#i18n/privacy-banner-messages/en.ts';
import { Button } from '#ui/button.tsx';
import { Wrap } from '#ui/section.tsx';
import styles from './privacy-banner.module.css';

interface PrivacyBannerProps {
  readonly locale: Locale;
  readonly texts: PrivacyBannerMessages;
  readonly onHide: () => void;
}

/**
 * A notice, not a question: the site takes nothing that somebody would have to agree to. In two short paragraphs, since
 * browsers take the largest paragraph for what the visitor waits for, and this one comes last.
 */
export function PrivacyBanner({ locale, texts, onHide }: PrivacyBannerProps) {
  return (
    <section aria-label={texts.label}>
      <Wrap className={styles['banner']}>
        <div className={styles['words']}>
          <p>
            <b>{texts.heading}</b>
            {locale === 'ja' ? '' : ' '}
            {texts.storage}
          </p>
          <p>
            {texts.visits}{' '}
            <a className={styles['policy']} href={localizePath('/privacy', locale)}>
              {texts.policy}
            </a>
          </p>
        </div>
        <Button look="primary" onClick={onHide}>
          {texts.hide}
        </Button>
      </Wrap>
    </section>
  );
}
