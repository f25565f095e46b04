import type { Messages } from '#i18n/messages/en.ts';

export const homeTools: Messages['homeTools'] = {
  heading: 'D’autres façons de choisir',
  planner: {
    title: 'Planificateur d’itinéraire',
    text: 'Plusieurs pays en un voyage\u00a0: un forfait régional, un par pays ou une combinaison des deux, au coût le plus bas.',
  },
  estimator: {
    title: 'Quel volume de données me faut-il\u00a0?',
    text: 'Indiquez ce que vous faites en ligne dans une journée\u00a0: vous saurez combien de gigaoctets prévoir, sources à l’appui.',
  },
  worldMap: {
    title: 'Les prix dans le monde',
    text: 'La carte du prix du gigaoctet, les destinations les moins chères et l’évolution des prix.',
  },
  rules: {
    title: 'Règles par pays',
    text: 'Vérification d’identité, enregistrement du téléphone, sites bloqués\u00a0: ce qu’il faut régler avant de partir.',
  },
};
