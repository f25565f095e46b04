export const trip = {};
