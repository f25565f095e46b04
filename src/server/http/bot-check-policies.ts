import type { Context } from '#runtime/services/context.ts';
import type { PolicyAdditions } from './security-headers.ts';

/**
 * CSP additions for the scripts and frames of a bot check
 * (https://developers.google.com/recaptcha/docs/faq#im-using-content-security-policy-csp-on-my-website.-how-can-i-configure-it-to-work-with-recaptcha,
 * https://developers.cloudflare.com/turnstile/reference/content-security-policy/). The site's own check needs none.
 */
export const botCheckPolicies: Readonly<Record<Context['botCheck']['kind'], PolicyAdditions>> = {
  altcha: {},
  recaptcha: {
    scriptSrc: ['https://www.google.com/recaptcha/', 'https://www.gstatic.com/recaptcha/'],
    connectSrc: ['https://www.google.com/recaptcha/'],
    frameSrc: ['https://www.google.com/recaptcha/', 'https://recaptcha.google.com/recaptcha/'],
  },
  turnstile: {
    scriptSrc: ['https://challenges.cloudflare.com'],
    frameSrc: ['https://challenges.cloudflare.com'],
  },
};
