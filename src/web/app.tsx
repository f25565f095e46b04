import type { ReactNode } from 'react';
import type { Messages } from '#i18n/messages/en.ts';
import { PageEnvironmentProvider } from './components/page-environment.tsx';
import type { ReviewSubject } from './components/review-form/kept-draft.ts';
import { Shell } from './components/shell.tsx';
import type { SiteSection } from './components/section-links.tsx';
import { ReviewSubjectProvider } from './components/write-review/review-subject.tsx';
import type { PageContent, PagePayload } from './page-payload.ts';
import { DestinationPage } from './pages/destination/page.tsx';
import { ProviderPage } from './pages/destination-provider/page.tsx';
import { HomePage } from './pages/home/page.tsx';
import { NotFoundPage } from './pages/not-found/page.tsx';
import { RegionsPage } from './pages/regions/page.tsx';
import { ReviewsPage } from './pages/reviews/page.tsx';
import { ServerErrorPage } from './pages/server-error/page.tsx';
import { TooManyPage } from './pages/too-many/page.tsx';
import { StaticPage } from './pages/static-page/page.tsx';

function renderPage(content: PageContent): ReactNode {
  switch (content.page) {
    case 'home':
      return <HomePage {...content.data} />;
    case 'regions':
      return <RegionsPage {...content.data} />;
    case 'destination':
      return <DestinationPage {...content.data} />;
    case 'destination-provider':
      return <ProviderPage {...content.data} />;
    case 'reviews':
      return <ReviewsPage {...content.data} />;
    case 'static-page':
      return <StaticPage {...content.data} />;
    case 'not-found':
      return <NotFoundPage {...content.data} />;
    case 'too-many':
      return <TooManyPage />;
    case 'server-error':
      return <ServerErrorPage {...content.data} />;
  }
}

function sectionOf(content: PageContent): SiteSection | null {
  switch (content.page) {
    case 'regions':
    case 'destination':
    case 'destination-provider':
      return 'destinations';
    case 'reviews':
      return 'reviews';
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

const errorPages: ReadonlySet<PageContent['page']> = new Set(['not-found', 'too-many', 'server-error']);

/** The whole page inside the document, the same on the server and in the browser. */
export function App({ payload, messages }: { readonly payload: PagePayload; readonly messages: Messages }) {
  const { shell, content } = payload;
  return (
    <PageEnvironmentProvider value={{ shell, messages }}>
      <ReviewSubjectProvider value={subjectOf(content)}>
        <Shell current={sectionOf(content)} isOverSea={content.page === 'home'} isError={errorPages.has(content.page)}>
          {renderPage(content)}
        </Shell>
      </ReviewSubjectProvider>
    </PageEnvironmentProvider>
  );
}
