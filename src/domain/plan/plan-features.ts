/** What a seller may say yes or no to, in the order of the documentation. */
export const planFeatures = [
  'tethering',
  'topUp',
  'dayPass',
  'ekyc',
  'phoneNumber',
  'subscription',
  'newCustomersOnly',
  'ads',
] as const;

export type PlanFeature = (typeof planFeatures)[number];
