/** Id of the form without JavaScript, for `popoverTarget`. */
export const currencyFormId = 'currency-panel';
