/** How long before the journey a calendar reminds of buying: time enough to install the eSIM at home. */
const reminderDays = 3;

const mostYearsAhead = 2;

/**
 * Reads a day of departure; null: invalid, past, or more than two years ahead.
 * @param today `YYYY-MM-DD`
 */
export function readTravelDate(text: string, today: string): string | null {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return null;
  const time = Date.parse(`${text}T00:00:00Z`);
  // The 31st of a short month would overflow into the next.
  if (Number.isNaN(time) || new Date(time).toISOString().slice(0, 10) !== text) return null;
  const last = `${Number(today.slice(0, 4)) + mostYearsAhead}${today.slice(4)}`;
  return text >= today && text <= last ? text : null;
}

/** `YYYY-MM-DD`, never in the past: for an earlier departure it is today. */
export function reminderDay(travel: string, today: string): string {
  const day = new Date(Date.parse(`${travel}T00:00:00Z`) - reminderDays * 24 * 60 * 60_000).toISOString().slice(0, 10);
  return day < today ? today : day;
}
