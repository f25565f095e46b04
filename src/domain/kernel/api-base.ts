/** Path of the API, unless a proxy in front of the site maps it elsewhere. */
export const defaultApiBase = '/api';
