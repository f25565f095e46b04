import { defaultLocale } from '#domain/kernel/locale.ts';
import { localizePath } from '#i18n/localized-path.ts';
import type { Messages } from '#i18n/messages/en.ts';
import type { DestinationData } from '#web/features/destination/data.ts';
import type { ProviderData } from '#web/features/provider/destination-provider/data.ts';
import type { ProfileData } from '#web/features/provider/provider-profile/load.ts';
import type { ReviewData } from '#web/features/review/review-data.ts';
import type { ArticleData } from '#web/features/guide/blog-article/load.ts';
import { pageDefinitions } from '#web/pages/page-definitions.ts';
import type { PagePayload } from '#web/pages/page-payload.ts';
import type { Step } from '#web/shared/definition/define-page.ts';
import { sharePictureAddress } from './share-picture-address.ts';
import type { ShellData } from '#web/shared/definition/shell-data.ts';

/** A thing of schema.org. */
interface Thing {
  readonly '@type': string;
  readonly [property: string]: unknown;
}

interface Language {
  readonly shell: ShellData;
  readonly messages: Messages;
}

/**
 * A page's JSON-LD, from the data it shows; empty for pages with `noindex`. The site sells nothing, so there is no Product
 * and no Offer; ratings are of its own published reviews.
 */
export function structuredData({ shell, head, content }: PagePayload, messages: Messages): readonly Thing[] {
  if (head.noIndex === true) return [];
  const language = { shell, messages };
  const { nav } = messages.common;
  const destinations: Step = { name: nav.destinations, path: '/region' };
  const steps = pageDefinitions[content.page].trail?.(messages, head);
  const own = steps === undefined ? [] : [trailFromHome(steps, language)];
  switch (content.page) {
    case 'home':
      return describeSite(language);
    case 'blog-article':
      return [...own, ...describeArticle(content.data, sharePictureAddress(content), shell)];
    case 'destination':
      return describeDestination(content.data, [destinations], language);
    case 'provider-profile':
      return describeProfile(content.data, language);
    case 'destination-provider':
      return describeProvider(content.data, [destinations], language);
    default:
      return own;
  }
}

function addressOf(path: string, { origin, locale }: ShellData): string {
  return origin + localizePath(path, locale);
}

/** The publisher, and the site in the page's language. */
function describeSite({ shell, messages }: Language): readonly Thing[] {
  const home = shell.origin + localizePath('/', defaultLocale);
  const organization = `${home}#organization`;
  return [
    {
      '@type': 'Organization',
      '@id': organization,
      name: shell.siteName,
      url: home,
      logo: `${shell.origin}/icon-512.png`,
    },
    {
      '@type': 'WebSite',
      '@id': `${home}#website`,
      name: shell.siteName,
      url: addressOf('/', shell),
      description: messages.plan.facts.siteDescription,
      inLanguage: shell.locale,
      publisher: { '@id': organization },
    },
  ];
}

/** The breadcrumbs of pages that begin theirs with the home page. */
function trailFromHome(steps: readonly Step[], language: Language): Thing {
  return trail([{ name: language.messages.common.nav.home, path: '/' }, ...steps], language);
}

/** The breadcrumbs that the page shows. */
function trail(steps: readonly Step[], { shell }: Language): Thing {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: steps.map(({ name, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: addressOf(path ?? shell.path, shell),
    })),
  };
}

/** An article, plus its questions and answers where it has nothing else. @param picture as a path from the site's root */
function describeArticle(data: ArticleData, picture: string, shell: ShellData): readonly Thing[] {
  const address = addressOf(shell.path, shell);
  const site = { '@type': 'Organization', name: shell.siteName, url: shell.origin + localizePath('/', defaultLocale) };
  const posting: Thing = {
    '@type': 'BlogPosting',
    '@id': `${address}#article`,
    headline: data.title,
    description: data.description,
    datePublished: data.published,
    dateModified: data.updated,
    inLanguage: shell.locale,
    url: address,
    mainEntityOfPage: address,
    image: shell.origin + picture,
    author: data.author === null ? site : { '@type': 'Person', name: data.author },
    publisher: site,
  };
  return [posting, ...describeQuestions(data, address)];
}

/** Matches the end of a question, in English and in Japanese. */
const question = /(?:[?？]|か)$/;

function describeQuestions({ text: { sections } }: ArticleData, address: string): readonly Thing[] {
  if (sections.length === 0 || !sections.every(({ heading }) => question.test(heading))) return [];
  return [
    {
      '@type': 'FAQPage',
      '@id': `${address}#questions`,
      mainEntity: sections.map(({ id, heading, html }) => ({
        '@type': 'Question',
        name: heading,
        url: `${address}#${encodeURIComponent(id)}`,
        acceptedAnswer: { '@type': 'Answer', text: html },
      })),
    },
  ];
}

/** The first providers of the page, in its order, each with its own page. */
function describeDestination(data: DestinationData, before: readonly Step[], language: Language): readonly Thing[] {
  const { place, path, region, list } = data;
  const { name, isWorld } = place;
  const { providers, otherProviders } = list.view;
  const steps = [...before, ...(region === null ? [] : [region]), { name }];
  return [
    trail(steps, language),
    {
      '@type': 'ItemList',
      name: language.messages.destination.title({ name, isWorld }),
      numberOfItems: providers.length + otherProviders.length,
      itemListElement: providers.map(({ provider }, index) => ({
        '@type': 'ListItem',
        position: index + 1,
        name: provider.name,
        url: addressOf(`${path}/${provider.slug}`, language.shell),
      })),
    },
  ];
}

/** One of the reviews that the page shows. */
function describeReview({ authorName, rating, text, language, publishedAt }: ReviewData): Thing {
  return {
    '@type': 'Review',
    author: { '@type': 'Person', name: authorName },
    datePublished: publishedAt,
    reviewBody: text,
    ...(language !== null && { inLanguage: language }),
    reviewRating: { '@type': 'Rating', ratingValue: rating, bestRating: 5, worstRating: 1 },
  };
}

/** Its own reviews are all that it is rated by. */
function describeProfile({ provider, profile, summary, reviews }: ProfileData, language: Language): readonly Thing[] {
  const { name, url } = provider;
  const steps = [{ name: language.messages.providers.name, path: '/providers' }, { name }];
  const organization = describeOrganization({ name, url }, { summary, reviews });
  const { legalName, seat } = profile;
  return [
    trailFromHome(steps, language),
    { ...organization, ...(legalName !== null && { legalName }), ...(seat !== null && { address: seat }) },
  ];
}

/** The provider is described only where its own reviews are shown. */
function describeProvider(data: ProviderData, before: readonly Step[], language: Language): readonly Thing[] {
  const { provider, destination, reviews } = data;
  const way = trail([...before, destination, { name: provider.name }], language);
  if (reviews.summary.mean === null) return [way];
  const shown = { summary: reviews.summary, reviews: [...reviews.here, ...reviews.elsewhere] };
  return [way, describeOrganization(provider, shown)];
}

function describeOrganization(
  { name, url }: Pick<ProviderData['provider'], 'name' | 'url'>,
  { summary: { mean, count }, reviews }: Pick<ProfileData, 'summary' | 'reviews'>,
): Thing {
  return {
    '@type': 'Organization',
    name,
    ...(url !== null && { url }),
    ...(mean !== null && {
      aggregateRating: {
        '@type': 'AggregateRating',
        ratingValue: Math.round(mean * 10) / 10,
        reviewCount: count,
        bestRating: 5,
        worstRating: 1,
      },
      review: reviews.map(describeReview),
    }),
  };
}
