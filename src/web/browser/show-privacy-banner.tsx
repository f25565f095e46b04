import { createRoot } from 'react-dom/client';
import { defaultLocale, isLocale } from '#domain/kernel/locale.ts';
import { acceptPrivacy } from '#web/frame/privacy-banner/acceptance.ts';
import { loadBannerMessages } from '#web/frame/privacy-banner/load-banner-messages.ts';
import { PrivacyBanner } from '#web/frame/privacy-banner/privacy-banner.tsx';
import { errorWatch } from './error-watch.ts';
import { openDock } from './open-dock.ts';

/** Shows the privacy banner until it is hidden, in the page's language. Rejects when its messages cannot be loaded. */
export async function showPrivacyBanner(): Promise<void> {
  const first = await readTexts();
  const dock = openDock();
  const root = createRoot(dock.element, errorWatch.hooks);
  const language = new MutationObserver(() => void readTexts().then(show, () => undefined));
  const hide = (): void => {
    acceptPrivacy();
    language.disconnect();
    root.unmount();
    dock.close();
  };
  const show = (shown: typeof first): void => root.render(<PrivacyBanner {...shown} onHide={hide} />);
  show(first);
  // Follow a language change without a page load.
  language.observe(document.documentElement, { attributeFilter: ['lang'] });
}

async function readTexts() {
  const { lang } = document.documentElement;
  const locale = isLocale(lang) ? lang : defaultLocale;
  return { locale, texts: await loadBannerMessages(locale) };
}
