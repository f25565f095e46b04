import type { Messages } from '#i18n/messages/en.ts';
import type { PagePayload } from './page-payload.ts';
import type { ShellData } from './shell-data.ts';

interface ErrorFacts {
  readonly shell: ShellData;
  readonly messages: Messages;
  /** 404 or 429; any other status is an internal error. */
  readonly status: number;
  /** What was asked for, as it is shown. */
  readonly path: string;
  readonly requestId: string | null;
}

/** What an error page is rendered from. `error` names it in the words of the specification, in every language the same. */
export function buildErrorPayload({ shell, messages, status, path, requestId }: ErrorFacts): PagePayload {
  if (status === 404) {
    const { heading, help } = messages.errors.notFound;
    return {
      shell,
      head: { title: heading, description: help, noIndex: true },
      content: { page: 'not-found', data: { path } },
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
  const { heading, help } = messages.errors.internal;
  return {
    shell,
    head: { title: heading, description: help, noIndex: true },
    content: { page: 'server-error', data: { requestId } },
    error: { status, message: 'Internal server error' },
  };
}
