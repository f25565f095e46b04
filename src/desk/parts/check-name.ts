import { entriesOf } from '#domain/kernel/records.ts';
import { texts } from '#desk/messages/en.ts';

/** A check of the site in words. */
export function sayCheck(check: string): string {
  return entriesOf(texts.today.ill.checks).find(([name]) => name === check)?.[1] ?? check;
}

/** The command that an advice names; null: none. */
export function commandIn(advice: string | null): string | null {
  return /"(roamchart [^"]+)"/.exec(advice ?? '')?.[1] ?? null;
}
