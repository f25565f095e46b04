import { formatNumber } from '#i18n/format-number.ts';
import type { Messages } from '#i18n/messages/en.ts';
import { plural } from '#i18n/plural.ts';

export const search: Messages['search'] = {
  clear: 'Effacer',
  cancel: 'Annuler',
  close: 'Fermer la recherche',
  groups: { popular: 'Destinations populaires', countries: 'Pays', regions: 'Régions', parts: 'Villes et îles' },
  count: ({ count }) =>
    `${formatNumber(count, 'fr')} ${plural('fr', count, { one: 'destination trouvée', many: 'de destinations trouvées', other: 'destinations trouvées' })}`,
  none: {
    heading: 'Aucun résultat',
    text: ({ query }) =>
      `Rien ne correspond à «\u00a0${query}\u00a0». Vérifiez l’orthographe, ou cherchez un pays ou une région.`,
    noPlans: ({ place }) => `${place}\u00a0: pas encore de forfait`,
    similar: ({ query }) => `Aucune destination ne s’appelle «\u00a0${query}\u00a0». Vouliez-vous dire\u00a0:`,
  },
  failed: 'Les destinations n’ont pas pu être chargées. Vérifiez votre connexion.',
  retry: 'Réessayer',
  browse: 'Voir toutes les destinations',
  keys: { move: 'pour parcourir', open: 'pour ouvrir', close: 'pour fermer' },
  finder: {
    where: 'Destination',
    placeholder: 'Où allez-vous\u00a0?',
    submit: 'Comparer',
    opening: ({ place }) => `Ouverture\u00a0: ${place}`,
  },
};
