import { loadScript } from './load-script.ts';

interface TurnstileOptions {
  readonly sitekey: string;
  readonly action: string;
  readonly appearance: 'interaction-only';
  readonly callback: (token: string) => void;
  readonly 'error-callback': (code: string) => void;
}

declare global {
  interface Window {
    turnstile?: {
      readonly render: (container: HTMLElement, options: TurnstileOptions) => string;
      readonly remove: (widget: string) => void;
    };
  }
}

interface Key {
  readonly siteKey: string;
  readonly action: string;
}

export function loadTurnstile(): Promise<void> {
  return loadScript('https://challenges.cloudflare.com/turnstile/v0/api.js?render=explicit');
}

/** https://developers.cloudflare.com/turnstile. It stays invisible unless interaction is needed. */
export async function turnstileToken({ siteKey, action }: Key, container: HTMLElement): Promise<string> {
  await loadTurnstile();
  const { turnstile } = window;
  if (turnstile === undefined) throw new Error('Turnstile did not start');
  let widget = '';
  const asked = new Promise<string>((resolve, reject) => {
    widget = turnstile.render(container, {
      sitekey: siteKey,
      action,
      appearance: 'interaction-only',
      callback: resolve,
      'error-callback': (code) => reject(new Error(`Turnstile failed with ${code}`)),
    });
  });
  return asked.finally(() => turnstile.remove(widget));
}
