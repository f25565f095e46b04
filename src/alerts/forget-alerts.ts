import type { TransactionQueries } from '#database/schema.ts';
import { deleteAlerts } from './create-price-alerts.ts';

/** Deletes the price alerts of a person and all mails about them. @returns number of alerts */
export async function forgetAlerts(transaction: TransactionQueries, addresses: readonly string[]): Promise<number> {
  const rows = await transaction
    .selectFrom('price_alert')
    .select('id')
    .where('address', 'in', [...addresses])
    .execute();
  if (rows.length === 0) return 0;
  await deleteAlerts(
    transaction,
    rows.map(({ id }) => id),
  );
  return rows.length;
}
