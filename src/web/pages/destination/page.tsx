import { Boundary } from '#ui/boundary.tsx';
import { DestinationBand } from '#web/components/destination/destination-band.tsx';
import { lazyComponent } from '#web/components/page/lazy-component.tsx';
import type { DestinationData } from './data.ts';
import styles from './page.module.css';

const DestinationSections = lazyComponent(async () => (await import('./later.tsx')).DestinationSections);

/** Everything on eSIMs for a country, a region or the world: first the answer for the trip, then all plans, then the rest. */
export function DestinationPage(data: DestinationData) {
  return (
    <div className={styles['page']}>
      <Boundary>
        <DestinationBand
          {...data}
          counts={{ plans: data.facts.planCount, providers: data.list.view.providers.length }}
        />
      </Boundary>
      <DestinationSections {...data} />
    </div>
  );
}
