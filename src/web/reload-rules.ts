/** Where the times of loads are kept that replaced a page whose code was missing: `sessionStorage`, times by path. */
export const reloadsKey = 'reloads';

/** Within so many milliseconds a path is loaded again once (section 4 of the specification). */
export const reloadGuardMs = 10_000;
