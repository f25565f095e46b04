import { writeSettings } from '#web/components/page/settings.ts';

/** The specification's key; its value is 'true'. */
const storageKey = 'cookie:accepted';

/** Whether the banner was hidden on this device. False where storage is forbidden: nothing is stored then. */
export function isPrivacyAccepted(): boolean {
  try {
    return localStorage.getItem(storageKey) === 'true';
  } catch {
    return false;
  }
}

/** Remembers that the banner was hidden. */
export function acceptPrivacy(): void {
  try {
    localStorage.setItem(storageKey, 'true');
  } catch {
    // It is hidden on this page, and comes back on the next.
  }
  writeSettings({ acceptPrivacy: true });
}
