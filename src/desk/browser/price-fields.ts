import { comparePrices } from '#domain/money/compare-prices.ts';

/** Says beside a price, while it is typed, how far it is from the one that visitors see. */
export function startPriceFields(page: ParentNode): void {
  for (const says of page.querySelectorAll<HTMLElement>('[data-against]')) {
    const inputs = says.closest('.f')?.querySelectorAll('input') ?? [];
    const say = (): void => {
      const [amount = '', currency = ''] = [...inputs].map(({ value }) => value.trim());
      const price = Number(amount.replace(',', '.'));
      const isSaid = price > 0 && currency.toUpperCase() === says.dataset['currency'];
      const { kind, number } = comparePrices(price, Number(says.dataset['against']));
      says.textContent = isSaid ? (says.dataset[kind] ?? '').replace('N', String(number)) : '';
    };
    for (const input of inputs) input.addEventListener('input', say);
  }
}
