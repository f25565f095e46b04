import { localizePath } from '#i18n/localized-path.ts';
import { Wrap } from '#ui/section.tsx';
import { usePage } from '#web/shared/page/page-environment.tsx';
import { Trail } from '#web/shared/page/trail.tsx';
import { FollowChoice } from './follow-choice.tsx';
import { FollowOffer } from './follow-offer.tsx';
import type { FollowData } from './load.ts';
import { KeepLink, StopLink } from './mail-links.tsx';
import styles from './page.module.css';
import { Heading } from '#ui/heading.tsx';

/** Price alerts: plain forms that work without JavaScript. */
export function FollowSections(data: FollowData) {
  const { shell, messages } = usePage();
  if (data.kind === 'choice') return <FollowChoice {...data} />;
  if (data.kind === 'keep') return <KeepLink {...data} />;
  if (data.kind === 'stop') return <StopLink {...data} />;
  const texts = messages.follow;
  return (
    <>
      <Wrap className={styles['head']}>
        <Trail
          to={[
            { label: data.place.name, href: localizePath(data.listPath, shell.locale) },
            { label: messages.trip.follow },
          ]}
        />
        <Heading as="h1">{texts.heading(data)}</Heading>
        <p>{texts.lead}</p>
      </Wrap>
      <FollowOffer {...data} />
    </>
  );
}
