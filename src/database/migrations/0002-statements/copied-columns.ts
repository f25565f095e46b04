/** Columns that `plan` and `plan_statement` have in common. */
export const copiedColumns: readonly string[] = `
  feed facts_hash name names coverage_set_id network_set_id data_kind data_mb price_currency price_units url data_words
  reduced_speed_kbps speed_limit_kbps fair_use validity_days day_count activation install_within_days tethering top_up
  day_pass ekyc phone_number voice_minutes sms_count subscription new_customers_only ads refund unused_data after_end`
  .trim()
  .split(/\s+/);
