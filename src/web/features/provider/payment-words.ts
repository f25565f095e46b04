import type { PaymentMethod } from '#domain/plan/provider-profile.ts';
import type { Messages } from '#i18n/messages/en.ts';
import { paymentServices } from '#i18n/payment-services.ts';

export function sayPaymentMethod(method: PaymentMethod, messages: Messages): string {
  return isService(method) ? paymentServices[method] : messages.provider.company.methods[method];
}

function isService(method: PaymentMethod): method is keyof typeof paymentServices {
  return method in paymentServices;
}
