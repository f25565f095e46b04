import { plural } from '#i18n/plural.ts';
import type { Messages } from '#i18n/messages/en.ts';

export const follow: Messages['follow'] = {
  title: ({ place }) => `Suivre le prix des eSIM ${place.for}`,
  description: ({ place }) =>
    `Recevez une alerte quand le prix de l’eSIM la moins chère pour votre voyage ${place.to} change\u00a0: par flux ou par e-mail, sans compte.`,
  heading: ({ place }) => `Suivre le prix des eSIM ${place.for}`,
  lead: 'Soyez prévenu quand le forfait le moins cher pour ce voyage change. Aucun compte n’est nécessaire.',
  trip: 'Votre voyage',
  filters: ({ count }) => `${count} ${plural('fr', count, { one: 'filtre', many: 'de filtres', other: 'filtres' })}`,
  change: 'Modifier le voyage ou les filtres',
  now: 'Le moins cher aujourd’hui',
  none: 'Aucun forfait ne convient à ce voyage pour l’instant. Vous recevrez une alerte dès qu’il y en aura un.',
  basis:
    'Prix hors promo pour tout le voyage, dans la devise choisie. Les prix de première commande ne servent qu’une fois\u00a0: nous ne les suivons pas ici, et votre première commande peut donc coûter moins cher.',
  choice: {
    heading: 'Quel prix voulez-vous suivre\u00a0?',
    lead: 'Choisissez une destination\u00a0: vous verrez son prix le plus bas et comment être prévenu quand il change. Aucun compte n’est nécessaire.',
    label: 'Pays ou région',
    submit: 'Rechercher',
    none: ({ query }) => `Aucune destination ne correspond à «\u00a0${query}\u00a0».`,
    popular: 'Les plus consultées',
    found: 'Résultats',
  },
  feed: {
    heading: 'Dans un lecteur de flux',
    text: 'Ajoutez cette adresse à votre lecteur de flux\u00a0: vous y trouverez une entrée pour chaque jour où le forfait le moins cher a changé. Pas de lecteur\u00a0? Ajoutez cette page à vos favoris\u00a0: elle affiche toujours le prix du jour.',
    open: 'Ouvrir le flux',
    name: ({ place, trip }) => `eSIM la moins chère ${place.for}, ${trip}`,
  },
  mail: {
    heading: 'Par e-mail',
    text: ({ percent }) =>
      `Nous vous écrivons quand le prix a baissé d’au moins ${percent}\u00a0% depuis notre dernier message. Un message par jour au maximum.`,
    address: 'Adresse e-mail',
    hint: 'Elle ne sert qu’à cela. Chaque message contient un lien qui la supprime.',
    submit: 'Recevoir un lien de confirmation',
    wrongAddress: 'Indiquez une adresse e-mail complète, par exemple nom@example.org.',
    sent: 'Consultez votre boîte de réception. Si l’adresse est correcte et n’est pas déjà inscrite pour ce voyage, un message avec un lien de confirmation vous attend. Le lien est valable 48\u00a0heures.',
    kept: 'C’est fait. Vous recevrez un e-mail quand le prix baissera.',
  },
  keep: {
    heading: 'Confirmer votre adresse e-mail',
    text: ({ place, trip }) =>
      `Vous recevrez un e-mail quand le prix de l’eSIM la moins chère baissera pour votre voyage ${place.to} (${trip}). L’alerte dure 12\u00a0mois.`,
    submit: 'Confirmer',
    over: 'Ce lien ne fonctionne plus',
    overText: 'Il a déjà servi ou a expiré. Suivez de nouveau le prix pour en recevoir un autre.',
  },
  stop: {
    heading: 'Ne plus recevoir d’e-mails sur ce prix',
    text: 'Votre adresse est supprimée pour ce voyage dès que vous appuyez sur le bouton.',
    submit: 'Arrêter et supprimer mon adresse',
    done: 'Votre adresse est supprimée',
    doneText: 'Vous ne recevrez plus d’e-mails sur ce voyage.',
    wrong: 'Ce lien est incomplet',
    wrongText: 'Ouvrez-le de nouveau depuis l’e-mail.',
  },
  moves: {
    heading: 'Derniers changements',
    none: 'Aucun changement au cours des 90\u00a0derniers jours.',
    cheaper: ({ provider, cost, before }) => `Baisse\u00a0: ${provider}, ${cost} (avant\u00a0: ${before})`,
    dearer: ({ provider, cost, before }) => `Hausse\u00a0: ${provider}, ${cost} (avant\u00a0: ${before})`,
    seller: ({ provider, cost, former }) => `Désormais chez ${provider} au lieu de ${former}\u00a0: ${cost}`,
    gone: ({ former, before }) => `Plus aucun forfait pour ce voyage (dernier\u00a0: ${former}, ${before})`,
    offered: ({ provider, cost }) => `De nouveau disponible\u00a0: ${provider}, ${cost}`,
  },
  home: 'Retour à l’accueil',
};
