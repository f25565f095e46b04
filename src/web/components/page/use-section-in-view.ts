import { useEffect, useState } from 'react';

/** The last section whose start has passed a line in the upper part of the window; the first one until then. */
export function useSectionInView(ids: readonly string[]): string | undefined {
  const [current, setCurrent] = useState(ids[0]);
  const key = ids.join(' ');
  useEffect(() => {
    const sections = key.split(' ').flatMap((id) => document.getElementById(id) ?? []);
    const hasBegun = new Map<string, boolean>();
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries) hasBegun.set(target.id, isIntersecting);
        setCurrent(sections.findLast(({ id }) => hasBegun.get(id) === true)?.id ?? sections[0]?.id);
      },
      // What starts above a line a third down the window is being read. Everything above the window counts as in view:
      // a section over which a jump leads, as to the top of the page, is told of as well.
      { rootMargin: '1000000px 0px -66% 0px' },
    );
    for (const section of sections) observer.observe(section);
    return () => observer.disconnect();
  }, [key]);
  return current;
}
