import { formatNumber } from '#i18n/format-number.ts';
import type { Messages } from '#i18n/messages/en.ts';
import type { OfflineTexts } from '#i18n/messages/en/common.ts';
import { plural } from '#i18n/plural.ts';

export const offline: OfflineTexts = {
  kept: ({ time }) => `Vous êtes hors ligne. Copie enregistrée le ${time}.`,
  pages: 'Enregistré sur cet appareil',
};

export const common: Messages['common'] = {
  offline,
  pricesChecked: ({ when }) => `Dernière vérification des prix\u00a0: ${when}`,
  skipToContent: 'Aller au contenu',
  pageTitle: ({ title, siteName }) => `${title} · ${siteName}`,
  homeLink: ({ siteName }) => `${siteName}, accueil`,
  onThisPage: 'Sur cette page',
  exampleNotice: 'Données d’exemple\u00a0: vendeurs et prix inventés.',
  loadingSuggestions: 'Chargement des suggestions…',
  newVersion: { text: 'Une nouvelle version est disponible', reload: 'Actualiser' },
  nav: {
    main: 'Navigation principale',
    destinations: 'Destinations',
    planner: 'Planificateur',
    reviews: 'Avis',
    about: 'À propos',
    menu: 'Menu',
    closeMenu: 'Fermer le menu',
    breadcrumb: 'Fil d’Ariane',
    home: 'Accueil',
    search: 'Votre destination',
    writeReview: 'Écrire un avis',
    blog: 'Le blog',
    compare: 'Comparer des forfaits',
    methodology: 'Notre méthode',
    faq: 'Questions sur les eSIM de voyage',
  },
  currency: {
    button: ({ name }) => `Devise\u00a0: ${name}`,
    heading: 'Devise',
    label: 'Afficher les prix en',
    popular: 'Devises courantes',
    others: 'Autres devises',
    submit: 'Afficher les prix',
    close: 'Fermer',
    search: 'Rechercher une devise',
    placeholder: 'Nom ou code',
    all: 'Toutes',
    none: ({ query }) => `Aucune devise ne correspond à «\u00a0${query}\u00a0».`,
    count: ({ count }) =>
      `${formatNumber(count, 'fr')} ${plural('fr', count, { one: 'devise trouvée', many: 'de devises trouvées', other: 'devises trouvées' })}`,
    failed: 'Les devises n’ont pas pu être chargées. Fermez cette fenêtre et réessayez.',
    current: 'devise actuelle',
  },
  footer: {
    tagline:
      'Un comparateur indépendant de forfaits eSIM de voyage. Nous ne vendons rien\u00a0: vous achetez chez le vendeur.',
    explore: 'Explorer',
    allDestinations: 'Toutes les destinations',
    prices: 'Carte des prix',
    dataUse: 'Quel volume de données\u00a0?',
    rules: 'Règles par pays',
    providers: 'Vendeurs',
    read: 'À lire',
    contact: 'Contact',
    privacy: 'Confidentialité',
    terms: 'Conditions',
    licences: 'Licences',
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
      `≈ signale un prix converti ${from === to ? `au taux de change du ${to}` : `aux taux de change du ${from} au ${to}`}.`,
    priceNote: 'Les prix convertis, même affichés sans ≈, sont donnés à titre indicatif. Le prix du vendeur fait foi.',
  },
  from: { before: 'dès ', after: '' },
  planCount: ({ count }) =>
    `${formatNumber(count, 'fr')} ${plural('fr', count, { one: 'forfait', many: 'de forfaits', other: 'forfaits' })}`,
  providerCount: ({ count }) =>
    `${formatNumber(count, 'fr')} ${plural('fr', count, {
      one: 'vendeur',
      many: 'de vendeurs',
      other: 'vendeurs',
    })}`,
  countryCount: ({ count }) =>
    `${formatNumber(count, 'fr')} ${plural('fr', count, {
      one: 'pays ou territoire',
      many: 'de pays et territoires',
      other: 'pays et territoires',
    })}`,
  paging: {
    label: 'Pages',
    previous: 'Page précédente',
    next: 'Page suivante',
    position: ({ page, pages }) => `Page ${formatNumber(page, 'fr')} sur ${formatNumber(pages, 'fr')}`,
  },
  fares: {
    caption: 'Prix le plus bas\u00a0: 7\u00a0jours, 5\u00a0Go',
    range: ({ from, to }) => `De ${from} à ${to}`,
    under: ({ price }) => `Moins de ${price}`,
    over: ({ price }) => `${price} et plus`,
    all: 'Tous les prix',
  },
};
