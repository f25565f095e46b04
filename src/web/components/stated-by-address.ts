/**
 * For a form whose choices the address of the page states. When a page comes back, browsers fill its fields in as they were
 * left, which may be at another address; hydration would take that for a choice of the visitor.
 */
export const statedByAddress = { autoComplete: 'off' } as const;
