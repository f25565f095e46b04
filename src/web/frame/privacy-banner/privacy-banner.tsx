import { useEffect, useEffectEvent } from 'react';
import type { Locale } from '#domain/kernel/locale.ts';
import { localizePath } from '#i18n/localized-path.ts';
import { sentenceSpace } from '#i18n/punctuation.ts';
import type { PrivacyBannerMessages } from '#i18n/languages/en/privacy-banner.ts';
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
 * A notice without consent: the site collects nothing that needs it. On phones two lines, because it covers the answer there,
 * and because a large text that appears last would count as the largest contentful paint.
 *
 * Escape hides it too. It is last in the tab order: first, it would delay keyboard users on every page, before the skip link.
 */
export function PrivacyBanner({ locale, texts, onHide }: PrivacyBannerProps) {
  useEscape(onHide);
  const space = sentenceSpace(locale);
  return (
    <section aria-label={texts.label}>
      <Wrap className={styles['banner']}>
        <p className={styles['words']}>
          <span className={styles['whole']}>
            <b>{texts.heading}</b>
            {space}
            {texts.storage}
            {space}
            {texts.visits}
          </span>
          <span className={styles['short']}>{texts.short}</span>{' '}
          <a className={styles['policy']} href={localizePath('/privacy', locale)}>
            {texts.policy}
          </a>
        </p>
        <Button look="primary" aria-keyshortcuts="Escape" onClick={onHide}>
          {texts.hide}
        </Button>
      </Wrap>
    </section>
  );
}

/** Overlays that handle Escape themselves. Unlike a list of its own, `:is()` may have what older browsers do not know. */
const overPage = ':is(dialog[open], :popover-open)';
const answersItself = 'input, textarea, select, details[open]';

/** Calls back for an Escape that nothing else on the page handles. */
function useEscape(onEscape: () => void): void {
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    if (pressedKey(event) !== 'Escape' || document.querySelector(overPage) !== null) return;
    const { target } = event;
    if (target instanceof Element && target.closest(answersItself) !== null) return;
    onEscape();
  });
  useEffect(() => {
    const stop = new AbortController();
    // In the capture phase: overlays may have closed by the time the event bubbles.
    addEventListener('keydown', (event) => onKeyDown(event), { capture: true, signal: stop.signal });
    return () => stop.abort();
  }, []);
}
