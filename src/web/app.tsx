import { Activity, useMemo } from 'react';
import type { Messages } from '#i18n/messages/en.ts';
import { PageEnvironmentProvider } from './components/page/page-environment.tsx';
import type { ReviewSubject } from './components/review-form/kept-draft.ts';
import { Shell } from './components/frame/shell.tsx';
import type { SiteSection } from './components/page/section-links.tsx';
import { ReviewSubjectProvider } from './components/review/review-subject.tsx';
import type { PageContent, PagePayload } from './page-payload.ts';
import type { PageView } from './page-view.ts';

function sectionOf(content: PageContent): SiteSection | null {
  switch (content.page) {
    case 'regions':
    case 'destination':
    case 'destination-provider':
      return 'destinations';
    case 'trip':
      return 'planner';
    case 'reviews':
      return 'reviews';
    case 'methodology':
      return 'about';
    case 'static-page':
      return content.data.name === 'about' ? 'about' : null;
    default:
      return null;
  }
}

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

const errorPages: ReadonlySet<PageContent['page']> = new Set(['not-found', 'too-many', 'unavailable', 'server-error']);

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
    const { shell, content } = payload;
    return (
      <PageEnvironmentProvider value={{ shell, messages }}>
        <ReviewSubjectProvider value={subjectOf(content)}>
          <Shell
            current={sectionOf(content)}
            isOverSea={content.page === 'home'}
            isError={errorPages.has(content.page)}
          >
            <Component {...content.data} />
          </Shell>
        </ReviewSubjectProvider>
      </PageEnvironmentProvider>
    );
  }, [payload, messages, Component]);
  return <Activity mode={isShown ? 'visible' : 'hidden'}>{page}</Activity>;
}
