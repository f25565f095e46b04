import { lazyComponent } from '#web/shared/page/lazy-component.tsx';
import { Hero } from './hero.tsx';
import type { HomeData } from './load.ts';

const HomeSections = lazyComponent(async () => (await import('./later.tsx')).HomeSections);

/** The home page: destination search, popular places and prices. */
export function Page(data: HomeData) {
  return (
    <>
      <Hero {...data} />
      <HomeSections {...data} />
    </>
  );
}
