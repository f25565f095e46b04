import type { Messages } from '#i18n/messages/en.ts';
import type { PagePayload } from './page-payload.ts';
import type { ShellData } from '#web/shared/definition/shell-data.ts';
import type { NotFoundData } from '#web/features/failure/not-found/page.tsx';
import type { UnsentForm } from '#web/features/failure/unavailable/page.tsx';

interface ErrorFacts {
  readonly shell: ShellData;
  readonly messages: Messages;
  /** 404, 429 or 503; any other status is an internal error. */
  readonly status: number;
  /** The requested path, as shown. */
  readonly path: string;
  readonly requestId: string | null;
  /** With 503: the rejected form; default: a page was requested. */
  readonly unsent?: UnsentForm | null;
  /** With 404: destinations that may have been meant; default: none. */
  readonly near?: Pick<NotFoundData, 'places' | 'noPlans'>;
}

/** What an error page is rendered from. `error` has the specification's wording, the same in every language. */
export function buildErrorPayload({
  shell,
  messages,
  status,
  path,
  requestId,
  unsent = null,
  near = { places: [], noPlans: null },
}: ErrorFacts): PagePayload {
  if (status === 404) {
    const { heading, help, noPlans } = messages.errors.notFound;
    const title = near.noPlans === null ? heading : noPlans({ place: near.noPlans });
    return {
      shell,
      head: { title, description: help, noIndex: true },
      content: { page: 'not-found', data: { path, ...near } },
      error: { status, message: `Page not found: ${path}` },
    };
  }
  if (status === 429) {
    const { heading, help } = messages.errors.tooMany;
    return {
      shell,
      head: { title: heading, description: help, noIndex: true },
      content: { page: 'too-many', data: {} },
      error: { status, message: 'Too many requests' },
    };
  }
  if (status === 503) {
    const { heading, help } = messages.errors.unavailable;
    return {
      shell,
      head: { title: heading, description: help, noIndex: true },
      content: { page: 'unavailable', data: { requestId, unsent } },
      error: { status, message: 'Service unavailable' },
    };
  }
  const { heading, help } = messages.errors.internal;
  return {
    shell,
    head: { title: heading, description: help, noIndex: true },
    content: { page: 'server-error', data: { requestId } },
    error: { status, message: 'Internal server error' },
  };
}
