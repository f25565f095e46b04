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

/** What a review that is begun on the page is filled in with. */
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

/** The code of a country, or none for a group of them. */
function countryOf(flag: string | null): readonly string[] {
  return flag === null ? [] : [flag];
}

const errorPages: ReadonlySet<PageContent['page']> = new Set(['not-found', 'too-many', 'unavailable', 'server-error']);

interface AppProps {
  readonly payload: PagePayload;
  readonly messages: Messages;
  /** The view of the payload's page. */
  readonly view: PageView;
  /** False: the page is kept to be shown again; its state stays, its effects end. */
  readonly isShown?: boolean;
}

/**
 * The whole page inside the document, the same on the server and in the browser. It is drawn again only for another
 * payload: what is not live yet (`lazy-component.tsx`) would be emptied.
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
