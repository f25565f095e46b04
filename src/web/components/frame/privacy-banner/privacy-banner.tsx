import { useEffect, useEffectEvent } from 'react';
import type { Locale } from '#domain/kernel/locale.ts';
import { localizePath } from '#i18n/localized-path.ts';
import type { PrivacyBannerMessages } from '#i18n/privacy-banner-messages/en.ts';
import { Button } from '#ui/button.tsx';
import { pressedKey } from '#ui/pressed-key.ts';
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
 *
 * Escape hides it too. Its button stands at the end of the page, where it does not move anything; first in the order it would
 * come between every page and who goes by keys, before the link that skips to the content.
 */
export function PrivacyBanner({ locale, texts, onHide }: PrivacyBannerProps) {
  useEscape(onHide);
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
        <Button look="primary" aria-keyshortcuts="Escape" onClick={onHide}>
          {texts.hide}
        </Button>
      </Wrap>
    </section>
  );
}

/** What closes or empties itself for Escape lies over the page, or has the focus in it. */
const overPage = 'dialog[open], :popover-open';
const answersItself = 'input, textarea, select, details[open]';

/** Calls back for an Escape that nothing else on the page answers. */
function useEscape(onEscape: () => void): void {
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    if (pressedKey(event) !== 'Escape' || document.querySelector(overPage) !== null) return;
    const { target } = event;
    if (target instanceof Element && target.closest(answersItself) !== null) return;
    onEscape();
  });
  useEffect(() => {
    const stop = new AbortController();
    // First of all: whatever else hears of the key may have closed by the time it has come up here.
    addEventListener('keydown', (event) => onKeyDown(event), { capture: true, signal: stop.signal });
    return () => stop.abort();
  }, []);
}
