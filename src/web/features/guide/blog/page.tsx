import { formatDate } from '#i18n/format-time.ts';
import { localizePath } from '#i18n/localized-path.ts';
import { Wrap } from '#ui/section.tsx';
import { usePage } from '#web/shared/page/page-environment.tsx';
import { Trail } from '#web/shared/page/trail.tsx';
import type { BlogData } from './load.ts';
import styles from './page.module.css';
import { Heading } from '#ui/heading.tsx';

export function Page({ articles }: BlogData) {
  const { shell, messages } = usePage();
  const { blog, common } = messages;
  const { locale } = shell;
  return (
    <Wrap className={styles['page']}>
      <Trail to={[{ label: common.nav.blog }]} />
      <Heading as="h1">{common.nav.blog}</Heading>
      <p className={styles['lead']}>{blog.description}</p>
      <ul className={styles['articles']}>
        {articles.map(({ path, title, description, updated, minutes }) => (
          <li key={path}>
            <h2>
              <a href={localizePath(path, locale)}>{title}</a>
            </h2>
            <p>{description}</p>
            <p className={styles['note']}>{blog.note({ date: formatDate(updated, locale), minutes })}</p>
          </li>
        ))}
      </ul>
      <a className={styles['feed']} href={localizePath('/blog/feed.xml', locale)} type="application/atom+xml">
        {blog.feed}
      </a>
    </Wrap>
  );
}
