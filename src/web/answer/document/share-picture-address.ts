import type { PageContent } from '#web/pages/page-payload.ts';

interface SharedPlace {
  /** Country code; null: a region. */
  readonly flag: string | null;
  /** Without language prefix; its last segment names a region. */
  readonly path: string;
}

/** Preview image of a shared link, as a path from the site's root: the place's, else the home page's. */
export function sharePictureAddress(content: PageContent): string {
  const place = placeOf(content);
  return `/assets/pictures/share/${place === null ? 'home' : subjectOf(place)}.jpg`;
}

function placeOf(content: PageContent): SharedPlace | null {
  if (content.page === 'destination') return content.data;
  return content.page === 'destination-provider' ? content.data.destination : null;
}

function subjectOf({ flag, path }: SharedPlace): string {
  return flag?.toLowerCase() ?? `region-${path.replace(/^.*\//, '')}`;
}
