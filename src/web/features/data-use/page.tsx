import { Boundary } from '#ui/boundary.tsx';
import { Wrap } from '#ui/section.tsx';
import { usePage } from '#web/shared/page/page-environment.tsx';
import { Trail } from '#web/shared/page/trail.tsx';
import { lazyComponent } from '#web/shared/page/lazy-component.tsx';
import type { DataUseData } from './load.ts';
import styles from './page.module.css';
import { Heading } from '#ui/heading.tsx';

const Estimator = lazyComponent(async () => (await import('./later.tsx')).Estimator);

/** Online activities per day, the resulting data for the trip, and the source of every figure. */
export function Page(data: DataUseData) {
  const { messages } = usePage();
  const texts = messages.estimator;
  return (
    <>
      <Boundary>
        <Wrap className={styles['head']}>
          <Trail to={[{ label: texts.heading }]} />
          <Heading as="h1">{texts.heading}</Heading>
          <p>{texts.lead}</p>
        </Wrap>
      </Boundary>
      <Estimator {...data} />
    </>
  );
}
