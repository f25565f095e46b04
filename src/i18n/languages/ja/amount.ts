import { estimateSign } from '#i18n/punctuation.ts';

/** An amount inside a Japanese sentence, where the sign of an estimate would stand unread: `約$4` in place of `≈ $4`. */
export function japaneseAmount(amount: string): string {
  return amount.startsWith(estimateSign) ? `約${amount.slice(estimateSign.length)}` : amount;
}
