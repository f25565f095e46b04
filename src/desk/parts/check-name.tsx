import { entriesOf } from '#domain/kernel/records.ts';
import { texts } from '#desk/messages/en.ts';
import type { SiteCheck } from '#runtime/services/desk/site-checks.ts';

/** A check of the site in words. */
export function sayCheck(check: string): string {
  return entriesOf(texts.today.ill.checks).find(([name]) => name === check)?.[1] ?? check;
}

/** The command that an advice names; null: none. */
export function commandIn(advice: string | null): string | null {
  return /"(roamchart [^"]+)"/.exec(advice ?? '')?.[1] ?? null;
}

/** Copies the command of an advice, where a script can. */
export function CopyButton({ advice }: Pick<SiteCheck, 'advice'>) {
  const command = commandIn(advice);
  if (command === null) return null;
  return (
    <button type="button" className="btn btn--sm" data-copy={command} hidden>
      {texts.shared.copy}
    </button>
  );
}
