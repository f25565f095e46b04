import { Boundary } from '#ui/boundary.tsx';
import { lazyComponent } from '#web/components/page/lazy-component.tsx';
import type { ProviderData } from './data.ts';
import { ProviderBand } from './provider-band.tsx';

const ProviderSections = lazyComponent(async () => (await import('./later.tsx')).ProviderSections);

/** One provider's plans for one destination, compared with others. */
export function ProviderPage(data: ProviderData) {
  return (
    <>
      <Boundary>
        <ProviderBand {...data} />
      </Boundary>
      <ProviderSections {...data} />
    </>
  );
}
