import { useEffect, useSyncExternalStore } from 'react';
import type { Messages } from '#i18n/messages/en.ts';
import { App } from '#web/app.tsx';
import { PageActionsProvider, type PageActions } from '#web/components/page/page-actions.tsx';
import type { PageView } from '#web/page-view.ts';
import { LastResort } from './last-resort.tsx';
import type { ShownPage } from './shown-page.ts';

interface LivePageProps {
  readonly page: ShownPage;
  /** The element around it. */
  readonly container: HTMLElement;
  readonly view: PageView;
  readonly messages: Messages;
  readonly actions: PageActions;
  /** False: another page is shown, this one is kept. */
  readonly isShown: boolean;
}

/** The page as it is now: when its payload changes, it is drawn again in place, with scroll position and focus kept. */
export function LivePage({ page, container, view, messages, actions, isShown }: LivePageProps) {
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
