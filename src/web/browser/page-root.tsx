import { useEffect, useSyncExternalStore } from 'react';
import type { Messages } from '#i18n/messages/en.ts';
import { App } from '#web/pages/app.tsx';
import { PageActionsProvider, type PageActions } from '#web/shared/page/page-actions.tsx';
import type { PageView } from '#web/shared/definition/page-view.ts';
import { LastResort } from './last-resort.tsx';
import type { ShownPage } from './shown-page.ts';

interface PageRootProps {
  readonly page: ShownPage;
  /** The element around it. */
  readonly container: HTMLElement;
  readonly view: PageView;
  readonly messages: Messages;
  readonly actions: PageActions;
  /** False: kept while another page is shown. */
  readonly isShown: boolean;
}

/** The page at its React root. A new payload re-renders it in place and keeps scroll position and focus. */
export function PageRoot({ page, container, view, messages, actions, isShown }: PageRootProps) {
  const payload = useSyncExternalStore(page.subscribe, page.current, page.current);
  const { head, shell } = payload;
  const title = messages.common.pageTitle({ title: head.title, siteName: shell.siteName });
  useEffect(() => {
    if (isShown) document.title = title;
  }, [title, isShown]);
  return (
    <PageActionsProvider value={actions}>
      <LastResort container={container}>
        <App payload={payload} messages={messages} view={view} isShown={isShown} />
      </LastResort>
    </PageActionsProvider>
  );
}
