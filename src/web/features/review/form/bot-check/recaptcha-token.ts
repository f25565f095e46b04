import { loadScript } from './load-script.ts';

declare global {
  interface Window {
    grecaptcha?: {
      readonly ready: (run: () => void) => void;
      readonly execute: (siteKey: string, options: { readonly action: string }) => Promise<string>;
    };
  }
}

interface Key {
  readonly siteKey: string;
  readonly action: string;
}

/** The badge is at the bottom left, hidden by the form's styles; the form shows its notice instead. */
export function loadRecaptcha({ siteKey }: Key): Promise<void> {
  return loadScript(`https://www.google.com/recaptcha/api.js?render=${encodeURIComponent(siteKey)}&badge=bottomleft`);
}

/** https://developers.google.com/recaptcha/docs/v3 */
export async function recaptchaToken({ siteKey, action }: Key): Promise<string> {
  await loadRecaptcha({ siteKey, action });
  const { grecaptcha } = window;
  if (grecaptcha === undefined) throw new Error('reCAPTCHA did not start');
  await new Promise<void>((resolve) => grecaptcha.ready(resolve));
  return grecaptcha.execute(siteKey, { action });
}
