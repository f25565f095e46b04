import { formatNumber } from '#i18n/format-number.ts';
import type { Messages } from '#i18n/messages/en.ts';
import { plural } from '#i18n/plural.ts';

export const common: Messages['common'] = {
  skipToContent: 'Vai al contenuto',
  pageTitle: ({ title, siteName }) => `${title} · ${siteName}`,
  homeLink: ({ siteName }) => `${siteName}, pagina iniziale`,
  exampleNotice: 'Dati di esempio: fornitori, piani e prezzi mostrati qui sono tutti inventati.',
  nav: {
    main: 'Navigazione principale',
    destinations: 'Destinazioni',
    reviews: 'Recensioni',
    about: 'Informazioni',
    menu: 'Menu',
    closeMenu: 'Chiudi il menu',
    breadcrumb: 'Percorso di navigazione',
    home: 'Home',
  },
  currency: {
    button: ({ name }) => `Valuta: ${name}`,
    heading: 'Valuta dei prezzi',
    label: 'Mostra i prezzi in',
    popular: 'Più usate',
    others: 'Altre valute',
    submit: 'Mostra i prezzi',
    close: 'Chiudi',
  },
  footer: {
    tagline:
      'Un comparatore indipendente di piani eSIM da viaggio. Non vendiamo nulla: l’acquisto avviene sul sito del fornitore.',
    explore: 'Esplora',
    allDestinations: 'Tutte le destinazioni',
    thisSite: 'Questo sito',
    contact: 'Contatti',
    privacy: 'Privacy',
    terms: 'Condizioni',
    language: 'Lingua',
    appearance: 'Aspetto',
    system: 'Sistema',
    light: 'Chiaro',
    dark: 'Scuro',
    copyright: ({ years, siteName }) => `© ${years} ${siteName}`,
    priceNote: 'I prezzi convertiti sono stime per il confronto. Vale il prezzo del fornitore.',
  },
  from: { before: 'da ', after: '' },
  planCount: ({ count }) =>
    `${formatNumber(count, 'it')} ${plural('it', count, { one: 'piano', many: 'di piani', other: 'piani' })}`,
  providerCount: ({ count }) =>
    `${formatNumber(count, 'it')} ${plural('it', count, {
      one: 'fornitore',
      many: 'di fornitori',
      other: 'fornitori',
    })}`,
  countryCount: ({ count }) =>
    `${formatNumber(count, 'it')} ${plural('it', count, { one: 'Paese', many: 'di Paesi', other: 'Paesi' })}`,
  paging: {
    label: 'Pagine',
    previous: 'Pagina precedente',
    next: 'Pagina successiva',
    position: ({ page, pages }) => `Pagina ${formatNumber(page, 'it')} di ${formatNumber(pages, 'it')}`,
  },
};
