/** A plan with every price that a feed can state. */
export interface StatedPlan {
  readonly id: string;
  readonly country: string;
  /** The list price in US dollars. */
  readonly usd: number;
  /** Zero: none is stated. */
  readonly yen: number;
  /** In US dollars; zero: none is stated. */
  readonly promo: number;
  readonly dataMb: number;
  readonly days: number;
}

/** The plans of one seller as a canonical JSON file. */
export function writeStatedPlans(plans: readonly StatedPlan[], seller: string): string {
  return JSON.stringify({
    format: 'esim-catalogue/1',
    providers: [{ slug: seller, name: seller, url: `https://${seller}.example/` }],
    plans: plans.map(({ id, country, usd, yen, promo, dataMb, days }) => ({
      id,
      provider: seller,
      name: id,
      scope: 'local',
      coverage: [country],
      region: null,
      dataType: 'total',
      dataMb,
      validityDays: days,
      price: { amount: usd.toFixed(2), currency: 'USD' },
      ...(yen > 0 && { prices: [{ amount: yen.toFixed(2), currency: 'JPY' }] }),
      ...(promo > 0 && { promoPrice: { amount: promo.toFixed(2), currency: 'USD' } }),
      url: `https://${seller}.example/${id}`,
    })),
  });
}
