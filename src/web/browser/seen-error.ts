/** A raw error, which `report-errors.ts` turns into a report. */
export interface SeenError {
  readonly error: unknown;
  /** File, line and column, where the browser names them. */
  readonly place: string;
  /** Stack trace or component stack. */
  readonly stack: string;
  /** Address of the page at that moment. */
  readonly url: string;
}
