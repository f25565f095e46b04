import { formatNumber } from '#i18n/format-number.ts';
import type { Messages } from '#i18n/messages/en.ts';
import { plural } from '#i18n/plural.ts';

export const common: Messages['common'] = {
  plansOnOffer: ({ plans, providers }) =>
    `${formatNumber(plans, 'fr')} ${plural('fr', plans, { one: 'forfait eSIM', many: 'de forfaits eSIM', other: 'forfaits eSIM' })} chez ${providers}`,
  pricesChecked: ({ when }) => `Dernière vérification des prix\u202f: ${when}`,
  skipToContent: 'Aller au contenu',
  pageTitle: ({ title, siteName }) => `${title} · ${siteName}`,
  homeLink: ({ siteName }) => `${siteName}, accueil`,
  onThisPage: 'Sur cette page',
  exampleNotice:
    'Données d’exemple\u202f: les fournisseurs, les forfaits, les prix et les avis affichés ici sont tous inventés.',
  loadingSuggestions: 'Chargement des suggestions…',
  newVersion: { text: 'Une nouvelle version est disponible', reload: 'Actualiser' },
  nav: {
    main: 'Navigation principale',
    destinations: 'Destinations',
    planner: 'Itinéraire',
    reviews: 'Avis',
    about: 'À propos',
    menu: 'Menu',
    closeMenu: 'Fermer le menu',
    breadcrumb: 'Fil d’Ariane',
    home: 'Accueil',
    search: 'Rechercher une destination',
    writeReview: 'Écrire un avis',
    blog: 'Le blog',
    compare: 'Comparer des forfaits',
    methodology: 'Notre méthode',
    faq: 'Questions sur les eSIM de voyage',
  },
  currency: {
    button: ({ name }) => `Devise\u202f: ${name}`,
    heading: 'Devise',
    label: 'Afficher les prix en',
    popular: 'Courantes',
    others: 'Autres devises',
    submit: 'Afficher les prix',
    close: 'Fermer',
    search: 'Rechercher une devise',
    placeholder: 'Nom ou code',
    all: 'Toutes',
    none: ({ query }) => `Aucune devise ne correspond à «\u202f${query}\u202f».`,
    count: ({ count }) =>
      `${formatNumber(count, 'fr')} ${plural('fr', count, { one: 'devise trouvée', many: 'de devises trouvées', other: 'devises trouvées' })}`,
    failed: 'Les devises n’ont pas pu être chargées. Fermez cette fenêtre et réessayez.',
    current: 'devise actuelle',
  },
  footer: {
    tagline:
      'Un comparateur indépendant de forfaits eSIM de voyage. Nous ne vendons rien\u202f: vous achetez chez le fournisseur.',
    explore: 'Explorer',
    allDestinations: 'Toutes les destinations',
    prices: 'Carte des prix',
    dataUse: 'Quel volume de données\u202f?',
    clock: 'Quand finit un forfait\u202f?',
    rules: 'Règles par pays',
    read: 'À lire',
    contact: 'Contact',
    privacy: 'Confidentialité',
    terms: 'Conditions',
    appStore: 'Télécharger dans l’App Store',
    googlePlay: 'Disponible sur Google Play',
    social: ({ host }) => `Nous suivre sur ${host}`,
    language: 'Langue',
    appearance: 'Apparence',
    system: 'Système',
    light: 'Clair',
    dark: 'Sombre',
    copyright: ({ years, siteName }) => `© ${years} ${siteName}`,
    rateNote: ({ from, to }) =>
      `≈ signale un prix converti au taux de change du ${from === to ? to : `${from} au ${to}`}.`,
    priceNote: 'Les prix convertis sont des estimations, sans signe sur les fiches. Le prix du fournisseur fait foi.',
  },
  from: { before: 'dès ', after: '' },
  planCount: ({ count }) =>
    `${formatNumber(count, 'fr')} ${plural('fr', count, { one: 'forfait', many: 'de forfaits', other: 'forfaits' })}`,
  providerCount: ({ count }) =>
    `${formatNumber(count, 'fr')} ${plural('fr', count, {
      one: 'fournisseur',
      many: 'de fournisseurs',
      other: 'fournisseurs',
    })}`,
  countryCount: ({ count }) => `${formatNumber(count, 'fr')} pays`,
  paging: {
    label: 'Pages',
    previous: 'Page précédente',
    next: 'Page suivante',
    position: ({ page, pages }) => `Page ${formatNumber(page, 'fr')} sur ${formatNumber(pages, 'fr')}`,
  },
};
