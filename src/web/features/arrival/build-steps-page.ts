import type { Context } from '#runtime/services/context.ts';
import { loadSteps, type StepsAddress } from './load-steps.ts';
import { renderSteps } from './steps-page.tsx';
import { writeCalendar } from './write-calendar.ts';

/** The steps after a purchase as a document of its own; null: no such plan. */
export async function buildStepsPage(address: StepsAddress, context: Context): Promise<string | null> {
  const data = await loadSteps(address, context);
  return data && renderSteps({ ...address, data, site: context.site });
}

/** Their dates as a calendar file; null: no such plan. */
export async function buildStepsCalendar(address: StepsAddress, context: Context): Promise<string | null> {
  const data = await loadSteps(address, context);
  return (
    data && writeCalendar(data, { locale: address.locale, host: new URL(context.site.origin).host, now: context.now() })
  );
}
