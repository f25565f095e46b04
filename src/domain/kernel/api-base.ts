/** Path below which the API lives, unless a proxy in front of the site has it elsewhere. */
export const defaultApiBase = '/api';
