import type { DemoReviewWords } from './en.ts';

export const words: DemoReviewWords = {
  names: [
    'Adèle',
    'Bastien M.',
    'Camille',
    'Élodie R.',
    'Hugo',
    'Inès',
    'Julien P.',
    'Léa',
    'Mathieu',
    'Nora B.',
    'Théo',
    'Yasmine',
  ],
  good: {
    setUp: [
      'Code scanné à la maison, connexion établie avant même le contrôle des passeports.',
      'L’installation a pris deux minutes, les étapes du message étaient claires.',
      'Installée sur deux téléphones sans le moindre souci.',
    ],
    speed: [
      'Assez rapide pour des appels vidéo, même dans le train.',
      'Les cartes et les messages fonctionnaient partout, y compris en montagne.',
      'J’ai partagé la connexion avec mon ordinateur toute la semaine sans ralentissement.',
    ],
    price: [
      'Bien moins cher que l’itinérance de mon opérateur.',
      'Le prix payé était exactement celui de la page, sans supplément.',
      'Bon rapport qualité-prix pour dix jours, et il me restait des données.',
    ],
    support: [
      'Une question posée dans le chat, une réponse en quelques minutes.',
      'J’ai changé de téléphone, et le forfait a été transféré le jour même.',
      'J’avais acheté deux fois le même forfait par erreur\u00a0: remboursé sans discussion.',
    ],
  },
  mixed: {
    setUp: [
      'Ça a fini par marcher, après deux redémarrages et un réglage manuel du point d’accès.',
      'Le code est arrivé une heure après le paiement, presque trop tard.',
      'Installation correcte, mais les explications concernaient un ancien téléphone.',
    ],
    speed: [
      'Bien en ville, irrégulier dès qu’on s’en éloigne.',
      'Rapide le matin, plutôt lent le soir.',
      'Le réseau repassait souvent en 4G, ce qui suffisait pour les cartes.',
    ],
    price: [
      'Pas le moins cher, mais correct pour un court séjour.',
      'Le grand forfait aurait été plus avantageux, le petit n’a tenu que trois jours.',
      'Le prix est juste, mais une recharge coûte plus qu’un nouveau forfait.',
    ],
    support: [
      'Réponse le lendemain, polie mais un peu à côté.',
      'L’aide en ligne est complète, joindre une personne est plus difficile.',
      'On m’a aidé, mais il a fallu expliquer trois fois le problème.',
    ],
  },
  bad: {
    setUp: [
      'Impossible d’installer le profil, et rien à ce sujet dans l’aide.',
      'Aucune connexion à l’aéroport, j’ai dû acheter une carte au comptoir.',
      'D’après le téléphone, le code avait déjà servi.',
    ],
    speed: [
      'Au bout d’une demi-journée tout ramait, alors qu’il restait presque toutes les données.',
      'Pas de réseau dans deux des trois endroits où nous avons logé.',
      'Le partage de connexion ne marchait pas, or je l’avais achetée pour cela.',
    ],
    price: [
      'Cher pour ce que c’est.',
      'Le forfait s’est terminé un jour plus tôt que ce que j’avais compris.',
      'J’ai payé dix gigaoctets et pu en utiliser quatre.',
    ],
    support: [
      'Trois messages, trois fois la même réponse toute faite.',
      'Le remboursement a pris cinq semaines.',
      'Aucune réponse avant la fin du voyage.',
    ],
  },
  thanks: [
    'Merci d’avoir pris le temps d’écrire, et bon retour.',
    'Ravis que tout se soit bien passé. À bientôt pour un prochain voyage.',
  ],
  apologies: [
    'Nous en sommes désolés. Écrivez à notre assistance avec votre numéro de commande et nous réglerons cela.',
    'Ce n’est pas l’expérience que nous voulons offrir. Le forfait a été remboursé et nous cherchons la cause.',
  ],
};
