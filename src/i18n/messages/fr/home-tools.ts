import type { Messages } from '#i18n/messages/en.ts';

export const homeTools: Messages['homeTools'] = {
  heading: 'D’autres façons de choisir',
  planner: {
    title: 'Planificateur d’itinéraire',
    text: 'Plusieurs pays en un voyage\u202f: un forfait régional, un par pays ou un mélange, au coût le plus bas.',
  },
  compare: {
    title: 'Comparer des forfaits',
    text: 'Mettez jusqu’à quatre forfaits côte à côte\u202f: le coût de votre voyage avec chacun et ce qu’ils comprennent.',
  },
  rules: {
    title: 'Notre méthode',
    text: 'Toutes les règles et tous les chiffres derrière l’ordre de nos listes, et ce que nous avons corrigé.',
  },
  estimator: {
    title: 'Quel volume de données me faut-il\u202f?',
    text: 'Indiquez ce que vous faites en ligne dans une journée\u202f: vous verrez combien de gigaoctets prévoir, chaque chiffre étant sourcé.',
  },
  worldMap: {
    title: 'Les prix dans le monde',
    text: 'La carte du prix du gigaoctet, les destinations les moins chères et l’évolution des prix.',
  },
  clock: {
    title: 'Quand le forfait se termine-t-il\u202f?',
    text: 'Indiquez l’heure d’arrivée\u202f: vous saurez jusqu’à quand dure le forfait, en heure locale.',
  },
  countryRules: {
    title: 'Les règles par pays',
    text: 'Contrôle d’identité, enregistrement du téléphone, sites bloqués\u202f: ce qu’il faut régler avant le départ, chaque règle étant sourcée.',
  },
};
