import { localizePath } from '#i18n/localized-path.ts';
import { ButtonLink } from '#ui/button.tsx';
import { Flag } from '#ui/flag.tsx';
import { Heading } from '#ui/heading.tsx';
import { Wrap } from '#ui/section.tsx';
import { flagAddress } from '#web/shared/page/flag-address.ts';
import { DestinationFinder } from '#web/features/search/destination-finder.tsx';
import { usePage } from '#web/shared/page/page-environment.tsx';
import { Trail } from '#web/shared/page/trail.tsx';
import type { ChoiceData } from './load-choice.ts';
import styles from './page.module.css';

/** Asks which destination to follow: a plain form, and links to the most visited. */
export function FollowChoice({ query, isFound, places }: ChoiceData) {
  const { shell, messages } = usePage();
  const texts = messages.follow.choice;
  return (
    <>
      <Wrap className={styles['head']}>
        <Trail to={[{ label: messages.trip.follow }]} />
        <Heading as="h1">{texts.heading}</Heading>
        <p>{texts.lead}</p>
      </Wrap>
      <Wrap className={styles['choice']}>
        <div className={styles['finder']}>
          <DestinationFinder path="/follow" label={texts.label} submit={texts.submit} query={query} />
        </div>
        {query !== '' && !isFound && <p role="status">{texts.none({ query })}</p>}
        <Heading as="h2">{isFound ? texts.found : texts.popular}</Heading>
        <ul>
          {places.map(({ name, path, flag }) => (
            <li key={path}>
              <ButtonLink href={localizePath(path, shell.locale)}>
                {flag !== null && <Flag src={flagAddress(flag)} />}
                {name}
              </ButtonLink>
            </li>
          ))}
        </ul>
      </Wrap>
    </>
  );
}
