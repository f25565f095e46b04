import { localizePath } from '#i18n/localized-path.ts';
import { Section } from '#ui/section.tsx';
import { usePage } from '#web/components/page/page-environment.tsx';
import styles from './home-tools.module.css';

/** The site's other tools as cards. */
export function HomeTools() {
  const { shell, messages } = usePage();
  const texts = messages.homeTools;
  const cards = [
    { href: '/trip', ...texts.planner },
    { href: '/compare', ...texts.compare },
    { href: '/methodology', ...texts.rules },
    { href: '/data-use', ...texts.estimator },
    { href: '/prices', ...texts.worldMap },
    { href: '/clock', ...texts.clock },
    { href: '/rules', ...texts.countryRules },
  ];
  return (
    <Section heading={texts.heading}>
      <ul className={styles['tools']}>
        {cards.map(({ href, title, text }) => (
          <li key={href}>
            <a href={localizePath(href, shell.locale)}>
              <b>{title}</b>
              <span>{text}</span>
            </a>
          </li>
        ))}
      </ul>
    </Section>
  );
}
