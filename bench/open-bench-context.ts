import { openContext } from '#runtime/open-context.ts';
import { startOfMinute } from '#server/page-cache/answer-cache.ts';

const site = { name: 'Roamchart', origin: 'http://127.0.0.1', contactEmail: null, operatorName: null };

/** The stores of a folder, on SQLite, as the server opens them: pages tell the time by the minute. @throws the reason why they cannot be opened */
export async function openBenchContext(dataDir: string) {
  const opened = await openContext({ databaseUrl: '', dataDir, site, now: minuteNow });
  if (!opened.ok) throw new Error(opened.reason);
  return opened.value;
}

function minuteNow(): Date {
  return new Date(startOfMinute(Date.now()));
}
