import { ArrowRight } from 'lucide';
import { localizePath } from '#i18n/localized-path.ts';
import { Icon } from '#ui/icon.tsx';
import { Section } from '#ui/section.tsx';
import { usePage } from '#web/shared/page/page-environment.tsx';
import styles from './home-tools.module.css';

/** Tools that help to decide; the others are in the footer. */
export function HomeTools() {
  const { shell, messages } = usePage();
  const texts = messages.homeTools;
  const cards = [
    { href: '/trip', ...texts.planner },
    { href: '/data-use', ...texts.estimator },
    { href: '/prices', ...texts.worldMap },
    { href: '/rules', ...texts.rules },
  ];
  return (
    <Section heading={texts.heading}>
      <ul className={styles['tools']}>
        {cards.map(({ href, title, text }) => (
          <li key={href}>
            <a href={localizePath(href, shell.locale)}>
              <b>{title}</b>
              <span>{text}</span>
              <Icon of={ArrowRight} size={16} />
            </a>
          </li>
        ))}
      </ul>
    </Section>
  );
}
