import type { ComponentType } from 'react';
import type { PageView } from '#web/shared/definition/page-view.ts';

/** Each exports its component as `Page`, in a folder with the name of the page. */
const modules = import.meta.glob<ComponentType<object>>('./**/page.tsx', { base: '/src/web/features', import: 'Page' });

/** Loads the component of a page. Rejects when it cannot be fetched. @param page its name in a payload */
export async function loadView(page: string): Promise<PageView> {
  const [, load] = Object.entries(modules).find(([file]) => file.endsWith(`/${page}/page.tsx`)) ?? [];
  if (load === undefined) throw new Error(`There is no page called ${page}.`);
  return { page, Component: await load() };
}
