import type { Queries } from '#database/schema.ts';
import type { BotCheck } from '#reviews/bot-check.ts';
import type { BotCheckSettings } from '#reviews/bot-check-settings.ts';
import { createAltchaCheck } from './altcha-check.ts';
import { createSiteSecret } from '#database/site-secret.ts';
import { createRecaptchaCheck, recaptchaVerifyUrl } from './recaptcha-check.ts';
import { createTurnstileCheck, turnstileVerifyUrl } from './turnstile-check.ts';

interface BotCheckParts {
  readonly queries: Queries;
  readonly settings: BotCheckSettings;
  /** Public origin of the site. */
  readonly origin: string;
}

/** The check that the operator has chosen. */
export function createBotCheck({ queries, settings, origin }: BotCheckParts): BotCheck {
  const { hostname } = new URL(origin);
  switch (settings.kind) {
    case 'altcha':
      return createAltchaCheck({ queries, secret: createSiteSecret(queries, 'altcha') });
    case 'recaptcha':
      return createRecaptchaCheck({ ...settings, url: recaptchaVerifyUrl, hostname });
    case 'turnstile':
      return createTurnstileCheck({ ...settings, url: turnstileVerifyUrl, hostname });
  }
}
