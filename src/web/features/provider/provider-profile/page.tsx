import { formatRating } from '#i18n/format-number.ts';
import { isolateText } from '#domain/kernel/bidi-text.ts';
import { Boundary } from '#ui/boundary.tsx';
import { Logo } from '#ui/logo.tsx';
import { Rating } from '#ui/rating.tsx';
import { Wrap } from '#ui/section.tsx';
import { logoAddress } from '#web/shared/page/flag-address.ts';
import { lazyComponent } from '#web/shared/page/lazy-component.tsx';
import { usePage } from '#web/shared/page/page-environment.tsx';
import { Trail } from '#web/shared/page/trail.tsx';
import { localizePath } from '#i18n/localized-path.ts';
import type { ProfileData } from './load.ts';
import styles from './page.module.css';
import { SixFacts } from './six-facts.tsx';

const ProfileActions = lazyComponent(async () => (await import('./later.tsx')).ProfileActions);
const ProfileSections = lazyComponent(async () => (await import('./later.tsx')).ProfileSections);

/** A provider: six facts, then how it does and what travellers say. */
export function Page(data: ProfileData) {
  const { shell, messages } = usePage();
  const { provider, summary } = data;
  const texts = messages.providers;
  const mean = summary.mean === null ? null : Math.round(summary.mean * 10) / 10;
  return (
    <>
      <Wrap className={styles['head']}>
        <Boundary>
          <Trail
            to={[
              { label: texts.name, href: localizePath('/providers', shell.locale) },
              { label: isolateText(provider.name) },
            ]}
          />
          <div className={styles['name']}>
            <Logo src={logoAddress(provider.image)} name={provider.name} size={40} />
            <h1>
              <bdi>{provider.name}</bdi>
            </h1>
          </div>
          <p className={styles['figures']}>
            {mean !== null && (
              <Rating mean={formatRating(mean, shell.locale)} label={messages.reviews.rating({ rating: mean })} />
            )}
            <span>{messages.reviews.count({ count: summary.count })}</span>
          </p>
          <ProfileActions {...data} />
          <SixFacts {...data} />
        </Boundary>
      </Wrap>
      <ProfileSections {...data} />
    </>
  );
}
