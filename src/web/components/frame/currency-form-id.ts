/** Of the form that is there without JavaScript; a button leads to it by `popoverTarget`. */
export const currencyFormId = 'currency-panel';
