import type { Locale } from '#domain/kernel/locale.ts';

/** What the operator has put right: only ever added to. */
export interface CorrectionTable {
  /** UUID. */
  id: string;
  /** `YYYY-MM-DD`. */
  day: string;
  /** Reports of visitors that led to it. */
  report_count: number;
  created_at: string;
}

export interface CorrectionTextTable {
  correction_id: string;
  locale: Locale;
  wrong: string;
  done: string;
}
