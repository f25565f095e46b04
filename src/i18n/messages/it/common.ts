import { formatNumber } from '#i18n/format-number.ts';
import { elide } from '#i18n/languages/it/article.ts';
import type { Messages } from '#i18n/messages/en.ts';
import type { OfflineTexts } from '#i18n/messages/en/common.ts';
import { plural } from '#i18n/plural.ts';

export const offline: OfflineTexts = {
  kept: ({ time }) => `Sei offline. Copia salvata ${elide('il', time)}.`,
  pages: 'Pagine salvate su questo dispositivo',
};

export const common: Messages['common'] = {
  offline,
  pricesChecked: ({ when }) => `Ultimo controllo dei prezzi: ${when}`,
  skipToContent: 'Vai al contenuto',
  pageTitle: ({ title, siteName }) => `${title} · ${siteName}`,
  homeLink: ({ siteName }) => `${siteName}, home`,
  onThisPage: 'In questa pagina',
  exampleNotice: 'Dati di esempio: venditori e prezzi inventati.',
  loadingSuggestions: 'Caricamento dei suggerimenti…',
  newVersion: { text: 'È disponibile una nuova versione', reload: 'Ricarica' },
  nav: {
    main: 'Navigazione principale',
    destinations: 'Destinazioni',
    planner: 'Pianifica un viaggio',
    reviews: 'Recensioni',
    about: 'Chi siamo',
    menu: 'Menu',
    closeMenu: 'Chiudi il menu',
    breadcrumb: 'Percorso di navigazione',
    home: 'Home',
    search: 'Cerca destinazione',
    writeReview: 'Scrivi una recensione',
    blog: 'Blog',
    compare: 'Confronta piani',
    methodology: 'Come ordiniamo i piani',
    faq: 'Domande sulle eSIM da viaggio',
  },
  currency: {
    button: ({ name }) => `Valuta: ${name}`,
    heading: 'Valuta',
    label: 'Mostra i prezzi in',
    popular: 'Più usate',
    others: 'Altre valute',
    submit: 'Mostra i prezzi',
    close: 'Chiudi',
    search: 'Cerca valuta',
    placeholder: 'Nome o codice',
    all: 'Tutte',
    none: ({ query }) => `Nessuna valuta corrisponde a «${query}».`,
    count: ({ count }) =>
      `${formatNumber(count, 'it')} ${plural('it', count, { one: 'valuta trovata', many: 'di valute trovate', other: 'valute trovate' })}`,
    failed: 'Non è stato possibile caricare le valute. Chiudi la finestra e riprova.',
    current: 'valuta attuale',
  },
  footer: {
    tagline:
      'Un comparatore indipendente di piani eSIM da viaggio. Non vendiamo nulla: l’acquisto avviene sul sito del venditore.',
    explore: 'Esplora',
    allDestinations: 'Tutte le destinazioni',
    prices: 'Mappa dei prezzi',
    dataUse: 'Quanti dati servono?',
    rules: 'Regole per Paese',
    providers: 'Venditori',
    read: 'Informazioni',
    contact: 'Contatti',
    privacy: 'Privacy',
    terms: 'Condizioni d’uso',
    licences: 'Licenze',
    appStore: 'Scarica su App Store',
    googlePlay: 'Disponibile su Google Play',
    social: ({ host }) => `Seguici su ${host}`,
    language: 'Lingua',
    appearance: 'Aspetto',
    system: 'Sistema',
    light: 'Chiaro',
    dark: 'Scuro',
    copyright: ({ years, siteName }) => `© ${years} ${siteName}`,
    rateNote: ({ from, to }) =>
      `≈ indica un prezzo convertito ${from === to ? `al tasso di cambio ${elide('del', to)}` : `ai tassi di cambio tra ${elide('il', from)} e ${elide('il', to)}`}.`,
    priceNote: 'I prezzi convertiti da un’altra valuta sono stime. Paghi il prezzo del venditore.',
  },
  from: { before: 'da ', after: '' },
  planCount: ({ count }) =>
    `${formatNumber(count, 'it')} ${plural('it', count, { one: 'piano', many: 'di piani', other: 'piani' })}`,
  providerCount: ({ count }) =>
    `${formatNumber(count, 'it')} ${plural('it', count, {
      one: 'venditore',
      many: 'di venditori',
      other: 'venditori',
    })}`,
  countryCount: ({ count }) =>
    `${formatNumber(count, 'it')} ${plural('it', count, { one: 'Paese', many: 'di Paesi', other: 'Paesi' })}`,
  paging: {
    label: 'Pagine',
    previous: 'Pagina precedente',
    next: 'Pagina successiva',
    position: ({ page, pages }) => `Pagina ${formatNumber(page, 'it')} di ${formatNumber(pages, 'it')}`,
  },
  fares: {
    caption: 'Prezzo più basso: 7 giorni, 5\u00a0GB',
    range: ({ from, to }) => `Da ${from} a ${to}`,
    under: ({ price }) => `Meno di ${price}`,
    over: ({ price }) => `${price} e oltre`,
    all: 'Tutti i prezzi',
  },
};
