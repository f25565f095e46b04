import { keepForOffline } from './keep-for-offline.ts';
import { keepTranslatedTexts } from './keep-translated-texts.ts';
import { offerCompareTray } from './offer-compare-tray.ts';
import { offerPrivacyBanner } from './offer-privacy-banner.ts';
import { reportViews } from './report-views.ts';
import { trackArrival, type PageArrival } from './track-arrival.ts';

export interface Visit {
  readonly arrival: PageArrival;
  /** Whether visited pages are kept for offline use. */
  readonly keepsPages: boolean;
  /** False: an error page. */
  readonly isPage: boolean;
}

/**
 * Background tasks of a visit: translation support, the manifest, arrival tracking, page views, privacy banner, compare tray
 * and offline copies. Never fails.
 */
export async function runVisitTasks({ arrival, keepsPages, isPage }: Visit): Promise<void> {
  keepTranslatedTexts(document.body);
  // Hidden by `headScript` until now.
  document.querySelector('link[href$=".webmanifest"]')?.setAttribute('rel', 'manifest');
  offerCompareTray(showTray);
  const keeps = keepsPages && 'serviceWorker' in navigator;
  await Promise.all([
    trackArrival(arrival),
    reportViews(isPage),
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
