import { keepForOffline } from './keep-for-offline.ts';
import { keepTranslatedTexts } from './keep-translated-texts.ts';
import { offerCompareTray } from './offer-compare-tray.ts';
import { offerPrivacyBanner } from './offer-privacy-banner.ts';
import { renderSkipped } from './render-skipped.ts';
import { trackArrival, type PageArrival } from './track-arrival.ts';

export interface Visit {
  readonly arrival: PageArrival;
  /** Whether pages are kept for times without a connection. */
  readonly keepsPages: boolean;
}

/**
 * Stands by for a translation, hands over the manifest, renders what the first layout skipped, counts the arrival, shows the
 * privacy banner and the tray of plans to compare and keeps the page, each where it has to be. Never fails.
 */
export async function runVisitTasks({ arrival, keepsPages }: Visit): Promise<void> {
  keepTranslatedTexts(document.body);
  // The script in the head has kept it from the browser.
  document.querySelector('link[href$=".webmanifest"]')?.setAttribute('rel', 'manifest');
  renderSkipped(document.body);
  offerCompareTray(showTray);
  const keeps = keepsPages && 'serviceWorker' in navigator;
  await Promise.all([
    trackArrival(arrival),
    offerPrivacyBanner(showBanner),
    ...(keeps ? [keepForOffline(navigator)] : []),
  ]);
}

async function showTray(): Promise<void> {
  const { showCompareTray } = await import('./show-compare-tray.tsx');
  await showCompareTray();
}

async function showBanner(): Promise<void> {
  const { showPrivacyBanner } = await import('./show-privacy-banner.tsx');
  await showPrivacyBanner();
}
