import { useEffect, useSyncExternalStore } from 'react';
import type { Messages } from '#i18n/messages/en.ts';
import { App } from '#web/app.tsx';
import { PageActionsProvider, type PageActions } from '#web/components/page-actions.tsx';
import type { ShownPage } from './shown-page.ts';

interface LivePageProps {
  readonly page: ShownPage;
  readonly messages: Messages;
  readonly actions: PageActions;
}

/** The page as it is now: when its payload changes, it is drawn again in place, with scroll position and focus kept. */
export function LivePage({ page, messages, actions }: LivePageProps) {
  const payload = useSyncExternalStore(page.subscribe, page.current, page.current);
  const { head, shell } = payload;
  const title = messages.common.pageTitle({ title: head.title, siteName: shell.siteName });
  useEffect(() => {
    document.title = title;
  }, [title]);
  return (
    <PageActionsProvider value={actions}>
      <App payload={payload} messages={messages} />
    </PageActionsProvider>
  );
}
