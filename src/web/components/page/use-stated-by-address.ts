import { useHydrated } from '#ui/use-hydrated.ts';

/**
 * For a form whose choices the address of the page states. When a document is loaded again on the way back, browsers fill its
 * fields in as they were left, which may be at another address; hydration would take that for a choice of the visitor. From
 * then on it says nothing: WebKit resets such forms when it brings a page back as it was.
 */
export function useStatedByAddress(): { readonly autoComplete?: 'off' } {
  return useHydrated() ? {} : { autoComplete: 'off' };
}
