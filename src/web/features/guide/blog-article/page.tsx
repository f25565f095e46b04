import { formatDate } from '#i18n/format-time.ts';
import { joinFacts } from '#i18n/format-list.ts';
import { localizePath } from '#i18n/localized-path.ts';
import { LongText } from '#web/features/guide/long-text.tsx';
import { usePage } from '#web/shared/page/page-environment.tsx';
import { PlaceLinks } from '#web/shared/place/place-links.tsx';
import type { ArticleData } from './load.ts';
import styles from './page.module.css';
import { Heading } from '#ui/heading.tsx';

export function Page({ title, description, updated, minutes, author, text, places, others }: ArticleData) {
  const { shell, messages } = usePage();
  const { locale } = shell;
  const { blog, common } = messages;
  const written = blog.note({ date: formatDate(updated, locale), minutes });
  const note = joinFacts(author === null ? [written] : [author, written], locale);
  return (
    <LongText
      parents={[{ label: common.nav.blog, href: localizePath('/blog', locale) }]}
      heading={title}
      lead={description}
      note={note}
      text={text}
      after={<Onwards places={places} others={others} />}
    />
  );
}

/** Links after the article. */
function Onwards({ places, others }: Pick<ArticleData, 'places' | 'others'>) {
  const { shell, messages } = usePage();
  const { blog } = messages;
  return (
    <>
      {places.length > 0 && (
        <section className={styles['after']}>
          <Heading as="h2">{blog.places}</Heading>
          <div className={styles['places']}>
            <PlaceLinks places={places} />
          </div>
        </section>
      )}
      {others.length > 0 && (
        <section className={styles['after']}>
          <Heading as="h2">{blog.others}</Heading>
          <ul className={styles['others']}>
            {others.map(({ path, title }) => (
              <li key={path}>
                <a href={localizePath(path, shell.locale)}>{title}</a>
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  );
}
