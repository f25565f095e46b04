export const facts = {};
