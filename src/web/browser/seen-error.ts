/** An error as it came; `report-errors.ts` makes a message of it. */
export interface SeenError {
  readonly error: unknown;
  /** File, line and column, where the browser names them. */
  readonly place: string;
  /** Lines that name where the error came from, or the components around it. */
  readonly stack: string;
  /** Address of the page at that moment. */
  readonly url: string;
}
