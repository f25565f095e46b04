import type { PaymentMethod } from '#domain/plan/provider-profile.ts';

/** Names of payment services, the same in every language. */
export const paymentServices = {
  paypal: 'PayPal',
  'apple-pay': 'Apple Pay',
  'google-pay': 'Google Pay',
  alipay: 'Alipay',
  'wechat-pay': 'WeChat Pay',
  'amazon-pay': 'Amazon Pay',
  klarna: 'Klarna',
  'line-pay': 'LINE Pay',
  paypay: 'PayPay',
  'rakuten-pay': 'Rakuten Pay',
} as const satisfies Partial<Readonly<Record<PaymentMethod, string>>>;
