import { localizePath } from '#i18n/localized-path.ts';
import { ButtonLink } from '#ui/button.tsx';
import { Crumbs } from '#ui/crumbs.tsx';
import { FixMark } from '#ui/fix-mark.tsx';
import { GoLink } from '#ui/go-link.tsx';
import { Wrap } from '#ui/section.tsx';
import { hasPaidLinks } from '#web/components/plan/offer-link.ts';
import { usePage } from '#web/components/page/page-environment.tsx';
import { CompareActions } from './compare-actions.tsx';
import { CompareNotices } from './compare-notices.tsx';
import { CompareTable } from './compare-table.tsx';
import { CompareTrip } from './compare-trip.tsx';
import type { CompareData } from './load.ts';
import styles from './page.module.css';

/** Up to four plans side by side, for the visitor's trip and in the visitor's currency. */
export function Comparison(data: CompareData) {
  const { shell, messages } = usePage();
  const texts = messages.compare;
  const { plans, place } = data;
  const home = { label: messages.common.nav.home, href: localizePath('/', shell.locale) };
  const trail = place === null ? [] : [{ label: place.name, href: localizePath(place.path, shell.locale) }];
  return (
    <Wrap className={styles['page']}>
      <Crumbs label={messages.common.nav.breadcrumb} trail={[home, ...trail, { label: texts.title }]} />
      <h1>{texts.heading({ count: plans.length })}</h1>
      <CompareNotices {...data} />
      {plans.length === 0 ? <Nothing /> : <Compared {...data} />}
      <CompareActions {...data} />
    </Wrap>
  );
}

function Nothing() {
  const { shell, messages } = usePage();
  const { empty } = messages.compare;
  return (
    <div className={styles['empty']}>
      <h2>{empty.heading}</h2>
      <p>{empty.text}</p>
      <ButtonLink look="primary" href={localizePath('/region', shell.locale)}>
        {empty.action}
      </ButtonLink>
    </div>
  );
}

function Compared(data: CompareData) {
  const { shell, messages } = usePage();
  const texts = messages.compare;
  const { plans, place } = data;
  return (
    <>
      <CompareTrip {...data} />
      <div className={styles['tools']}>
        {plans.length > 1 && (
          <label className={styles['only']}>
            <input type="checkbox" className={styles['onlyBox']} />
            {texts.onlyDifferences}
          </label>
        )}
        {place !== null && plans.length < 4 && (
          <GoLink href={localizePath(place.path, shell.locale)}>{texts.addMore({ place: place.name })}</GoLink>
        )}
      </div>
      {plans.length === 1 && <p className={styles['quiet']}>{texts.onlyOne}</p>}
      <CompareTable {...data} />
      <p className={styles['legend']}>
        <FixMark /> {texts.legend} <b aria-hidden="true">≠</b> {texts.legendDiffers}
      </p>
      <p className={styles['quiet']}>{texts.unknownHint}</p>
      {hasPaidLinks(shell) && <p className={styles['quiet']}>{messages.plan.notes.sponsored}</p>}
      <p>
        <GoLink href={localizePath('/methodology', shell.locale)}>{texts.method}</GoLink>
      </p>
    </>
  );
}
