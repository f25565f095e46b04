import { useHydrated } from '#ui/use-hydrated.ts';

/**
 * For a form whose values come from the page's address. On back and reload, browsers restore field values, which may belong
 * to another address; hydration would treat them as the visitor's choice. Removed after hydration: WebKit resets such forms
 * when it restores a page from the back/forward cache.
 */
export function useStatedByAddress(): { readonly autoComplete?: 'off' } {
  return useHydrated() ? {} : { autoComplete: 'off' };
}
