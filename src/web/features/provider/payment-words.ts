import type { PaymentMethod } from '#domain/plan/provider-profile.ts';
import type { Messages } from '#i18n/messages/en.ts';

/** Services are called the same in every language. */
const services = {
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

export function sayPaymentMethod(method: PaymentMethod, messages: Messages): string {
  return isService(method) ? services[method] : messages.provider.company.methods[method];
}

function isService(method: PaymentMethod): method is keyof typeof services {
  return method in services;
}
