/** Why a visitor reports a plan. */
export const reportReasons = ['wrong-price', 'not-available', 'wrong-details'] as const;

export type ReportReason = (typeof reportReasons)[number];
