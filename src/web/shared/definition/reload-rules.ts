/** `sessionStorage` key of the reloads after failed chunks: times by path. */
export const reloadsKey = 'reloads';

/** A path is reloaded at most once within this time (section 4 of the specification). */
export const reloadGuardMs = 10_000;
