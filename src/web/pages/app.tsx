import { Activity, useMemo } from 'react';
import type { Messages } from '#i18n/messages/en.ts';
import { PageEnvironmentProvider } from '#web/shared/page/page-environment.tsx';
import type { ReviewSubject } from '#web/features/review/form/kept-draft.ts';
import { Shell } from '#web/frame/shell.tsx';
import { ReviewSubjectProvider } from '#web/features/review/review-subject.tsx';
import type { PageContent, PagePayload } from './page-payload.ts';
import type { PageView } from '#web/shared/definition/page-view.ts';

/** Prefills a review that is started on the page. */
function subjectOf(content: PageContent): ReviewSubject {
  switch (content.page) {
    case 'destination':
      return { provider: '', countries: countryOf(content.data.flag) };
    case 'destination-provider':
      return { provider: content.data.provider.publicId, countries: countryOf(content.data.destination.flag) };
    default:
      return { provider: '', countries: [] };
  }
}

/** The code of a country; empty for a region. */
function countryOf(flag: string | null): readonly string[] {
  return flag === null ? [] : [flag];
}

interface AppProps {
  readonly payload: PagePayload;
  readonly messages: Messages;
  /** The view of the payload's page. */
  readonly view: PageView;
  /** False: kept while another page is shown; state stays, effects end. */
  readonly isShown?: boolean;
}

/**
 * The whole page inside the document, on the server and in the browser. Memoized by payload: re-rendering would empty lazy
 * components that are not hydrated yet (`lazy-component.tsx`).
 */
export function App({ payload, messages, view: { Component }, isShown = true }: AppProps) {
  const page = useMemo(() => {
    const { shell, content, error } = payload;
    return (
      <PageEnvironmentProvider value={{ shell, messages }}>
        <ReviewSubjectProvider value={subjectOf(content)}>
          <Shell isOverSea={content.page === 'home'} isError={error !== undefined}>
            <Component {...content.data} />
          </Shell>
        </ReviewSubjectProvider>
      </PageEnvironmentProvider>
    );
  }, [payload, messages, Component]);
  return <Activity mode={isShown ? 'visible' : 'hidden'}>{page}</Activity>;
}
