/** The operator's choice of check, with its keys. Secret keys appear in no log, response or message. */
export type BotCheckSettings =
  | { readonly kind: 'altcha' }
  | {
      readonly kind: 'recaptcha';
      readonly siteKey: string;
      readonly secretKey: string;
      readonly leastScore: number;
    }
  | { readonly kind: 'turnstile'; readonly siteKey: string; readonly secretKey: string };
