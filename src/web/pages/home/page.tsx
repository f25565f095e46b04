import { lazyComponent } from '#web/components/page/lazy-component.tsx';
import { Hero } from './hero.tsx';
import type { HomeData } from './load.ts';

const HomeSections = lazyComponent(async () => (await import('./later.tsx')).HomeSections);

/** The way in: find a destination, or see where travellers go and what a gigabyte costs there. */
export function HomePage(data: HomeData) {
  return (
    <>
      <Hero {...data} />
      <HomeSections {...data} />
    </>
  );
}
