import type { Locale } from '#domain/kernel/locale.ts';

/** Published corrections; append-only. */
export interface CorrectionTable {
  /** UUID. */
  id: string;
  /** `YYYY-MM-DD`. */
  day: string;
  /** Number of visitors' reports that led to it. */
  report_count: number;
  created_at: string;
}

export interface CorrectionTextTable {
  correction_id: string;
  locale: Locale;
  wrong: string;
  done: string;
}
