import { browserErrorLimits, joinPosition, readBrowserError } from '#domain/site/browser-error.ts';
import { callApi, statusOf } from '#web/shared/api/api-client.ts';
import type { SeenError } from './seen-error.ts';
import { logFailure } from './log-failure.ts';

/** Limit of distinct errors per page load. */
const mostReported = 10;

/** Status of errors without a server response. */
const scriptErrorStatus = 500;

interface ErrorReport {
  readonly statusCode: number;
  readonly message: string;
  readonly url: string;
}

/** @returns reports errors to the site, each message and place once */
export function createErrorReporter(): (seen: readonly SeenError[]) => Promise<void> {
  const reported = new Set<string>();
  const isNew = ({ message }: ErrorReport): boolean => {
    if (reported.has(message) || reported.size >= mostReported) return false;
    reported.add(message);
    return true;
  };
  return async (seen) => {
    const reports = seen.flatMap((each) => reportOf(each) ?? []);
    await Promise.all(reports.filter(isNew).map(send));
  };
}

/** The open page's reporter. */
export const reportErrors = createErrorReporter();

async function send(report: ErrorReport): Promise<void> {
  try {
    await callApi('/events/log/error', { method: 'POST', body: report, keepalive: true });
  } catch (error) {
    logFailure('An error was not reported', error);
  }
}

/** Null: not the site's fault. Strips possible personal data. */
export function reportOf({ error, place, stack, url }: SeenError): ErrorReport | null {
  const text = String(error);
  if (isHarmless(error, text)) return null;
  const position = place === '' ? firstPlace(stack || stackOf(error)) : place;
  if (position !== '' && !position.startsWith(`${location.origin}/`)) return null;
  const sent = { message: joinPosition(text.slice(0, browserErrorLimits.sent / 2), position), url };
  const { message, position: kept, path } = readBrowserError({ statusCode: 0, ...sent });
  const status = statusOf(error) ?? 0;
  return {
    statusCode: status >= 400 && status <= 599 ? status : scriptErrorStatus,
    message: joinPosition(message, kept),
    url: path,
  };
}

/** Aborts, ResizeObserver loop notices, and opaque errors of cross-origin scripts. */
function isHarmless(error: unknown, text: string): boolean {
  const isAborted = error instanceof Error && error.name === 'AbortError';
  return isAborted || text.startsWith('ResizeObserver loop') || /^Script error\.?$/.test(text);
}

function stackOf(error: unknown): string {
  return error instanceof Error ? (error.stack ?? '') : '';
}

/** The first file with line and column in a stack of any browser: `at f (https://a/b.js:1:2)`, `f@https://a/b.js:1:2`. */
function firstPlace(stack: string): string {
  return /[a-z-]+:\/\/[^\s()]+:\d+:\d+/.exec(stack)?.[0] ?? '';
}
