import { writeSettings } from '#web/shared/visit/settings.ts';

/** The specification's key; its value is 'true'. */
const storageKey = 'cookie:accepted';

/** Whether the banner was hidden on this device. False where storage is blocked. */
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
    // Without storage it is hidden on this page only.
  }
  writeSettings({ acceptPrivacy: true });
}
