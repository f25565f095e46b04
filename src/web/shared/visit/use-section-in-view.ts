import { useEffect, useState } from 'react';

/** The last section whose start is above a line in the upper third of the viewport; the first one until then. */
export function useSectionInView(ids: readonly string[]): string | undefined {
  const [current, setCurrent] = useState(ids[0]);
  const key = ids.join();
  useEffect(() => {
    const sections = key.split(',').flatMap((id) => document.getElementById(id) ?? []);
    const hasBegun = new Map<string, boolean>();
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries) hasBegun.set(target.id, isIntersecting);
        setCurrent(sections.findLast(({ id }) => hasBegun.get(id) === true)?.id ?? sections[0]?.id);
      },
      // A section that starts above a third of the viewport is being read. The margin covers everything above the viewport:
      // jumps over sections, as to the top of the page, must be reported too.
      { rootMargin: '1000000px 0px -66% 0px' },
    );
    for (const section of sections) observer.observe(section);
    return () => observer.disconnect();
  }, [key]);
  return current;
}
