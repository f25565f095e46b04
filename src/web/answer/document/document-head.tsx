import { languageOf } from '#domain/kernel/language.ts';
import { dropBidiControls } from '#domain/kernel/bidi-text.ts';
import { locales, type Locale } from '#domain/kernel/locale.ts';
import { firstOf } from '#domain/place/page-locales.ts';
import { localizePath } from '#i18n/localized-path.ts';
import type { Messages } from '#i18n/messages/en.ts';
import type { ArticleData } from '#web/features/guide/blog-article/load.ts';
import { encodeJson } from './encode-json.ts';
import type { PagePayload } from '#web/pages/page-payload.ts';
import { sharePictureAddress } from './share-picture-address.ts';
import type { ShellData } from '#web/shared/definition/shell-data.ts';
import { structuredData } from './structured-data.ts';

interface HeadProps {
  readonly payload: PagePayload;
  readonly messages: Messages;
}

function addressOf(path: string, { origin }: ShellData, locale: Locale): string {
  return origin + localizePath(path, locale);
}

function languagesOf(shell: ShellData): readonly Locale[] {
  return shell.written ?? shell.locales ?? locales;
}

/** Metadata for search engines, social networks and devices. */
export function PageMeta(props: HeadProps & { readonly title: string }) {
  const { shell, head, error } = props.payload;
  return (
    <>
      <title>{props.title}</title>
      <meta name="description" content={head.description} />
      {head.noIndex === true ? <NoIndex {...props} /> : <Addresses {...props} />}
      {head.feed !== undefined && (
        <link
          rel="alternate"
          type="application/atom+xml"
          title={head.feed.title}
          href={addressOf(head.feed.path, shell, shell.locale)}
        />
      )}
      {error === undefined && <SocialTags {...props} />}
      <StructuredData {...props} />
      <DeviceTags shell={shell} />
    </>
  );
}

/** `noindex`; some such pages still name a canonical address. */
function NoIndex({ payload: { shell, head } }: HeadProps) {
  return (
    <>
      <meta name="robots" content="noindex" />
      {head.canonical !== undefined && <link rel="canonical" href={addressOf(head.canonical, shell, shell.locale)} />}
    </>
  );
}

/** Canonical address, alternates in every language, and previous and next page of a paginated list. */
function Addresses({ payload: { shell, head } }: HeadProps) {
  const { locale, path } = shell;
  return (
    <>
      <link rel="canonical" href={addressOf(path, shell, locale)} />
      {languagesOf(shell).map((other) => (
        <link key={other} rel="alternate" hrefLang={other} href={addressOf(path, shell, other)} />
      ))}
      <link rel="alternate" hrefLang="x-default" href={addressOf(path, shell, firstOf(languagesOf(shell)))} />
      {head.previous !== undefined && <link rel="prev" href={addressOf(head.previous, shell, locale)} />}
      {head.next !== undefined && <link rel="next" href={addressOf(head.next, shell, locale)} />}
    </>
  );
}

/** Open Graph's `language_TERRITORY`. */
const territoryOf = (locale: Locale): string => languageOf(locale).tag.replace('-', '_');

/** Open Graph (ogp.me), plus the X card properties that Open Graph lacks. */
function SocialTags({ payload: { shell, head, content }, messages }: HeadProps) {
  const { locale, siteName } = shell;
  return (
    <>
      <meta property="og:type" content={content.page === 'blog-article' ? 'article' : 'website'} />
      {content.page === 'blog-article' && <ArticleTimes {...content.data} />}
      <meta property="og:site_name" content={siteName} />
      <meta property="og:title" content={head.title} />
      <meta property="og:description" content={head.description} />
      <meta property="og:url" content={addressOf(shell.path, shell, locale)} />
      <meta property="og:locale" content={territoryOf(locale)} />
      {languagesOf(shell)
        .filter((other) => other !== locale)
        .map((other) => (
          <meta key={other} property="og:locale:alternate" content={territoryOf(other)} />
        ))}
      <meta property="og:image" content={shell.origin + sharePictureAddress(content)} />
      <meta property="og:image:type" content="image/jpeg" />
      <meta property="og:image:width" content="1200" />
      <meta property="og:image:height" content="630" />
      <meta property="og:image:alt" content={messages.plan.facts.pictureAlt} />
      <meta name="twitter:card" content="summary_large_image" />
    </>
  );
}

function ArticleTimes({ published, updated }: Pick<ArticleData, 'published' | 'updated'>) {
  return (
    <>
      <meta property="article:published_time" content={published} />
      <meta property="article:modified_time" content={updated} />
    </>
  );
}

function StructuredData({ payload, messages }: HeadProps) {
  const things = structuredData(payload, messages);
  if (things.length === 0) return null;
  const graph = { '@context': 'https://schema.org', '@graph': things };
  // Data, not display text: no bidi isolation.
  const json = dropBidiControls(encodeJson(graph));
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: json }} />;
}

/** The page background, for the browser's own interface. */
const canvas = { light: '#fafcfe', dark: '#0c1923' };

const drawings = import.meta.glob<string>('/public/favicon.svg', { query: '?raw', import: 'default', eager: true });

/** Inlined: as a file it would compete with the image, font and styles of the first view. */
const icon = `data:image/svg+xml,${encodeURIComponent(Object.values(drawings).join(''))}`;

/** iOS turns dates and numbers into links before React hydrates, which breaks hydration. */
const noDetection = 'telephone=no, date=no, address=no, email=no';

/** Manifest, icons, browser theme colours and format detection. */
function DeviceTags({ shell }: { readonly shell: ShellData }) {
  const { locale, theme, brand } = shell;
  const ownIcon = brand?.icon ?? null;
  return (
    <>
      <meta name="format-detection" content={noDetection} />
      <meta name="color-scheme" content={theme ?? 'light dark'} />
      {theme === null ? (
        <>
          <meta name="theme-color" media="(prefers-color-scheme: light)" content={canvas.light} />
          <meta name="theme-color" media="(prefers-color-scheme: dark)" content={canvas.dark} />
        </>
      ) : (
        <meta name="theme-color" content={canvas[theme]} />
      )}
      {ownIcon === null ? (
        <link rel="icon" href={icon} type="image/svg+xml" />
      ) : (
        <link rel="icon" href={ownIcon} type="image/png" sizes="64x64" />
      )}
      <link rel="icon" href="/favicon.ico" sizes="32x32" />
      <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
      <link rel="manifest" href={localizePath('/manifest.webmanifest', locale)} />
    </>
  );
}
