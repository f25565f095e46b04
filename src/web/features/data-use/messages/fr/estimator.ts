import type { Messages } from '#i18n/messages/en.ts';
import { plural } from '#i18n/plural.ts';

export const estimator: Messages['estimator'] = {
  title: 'Quel volume de données prévoir pour un voyage\u00a0?',
  description:
    'Indiquez ce que vous faites en ligne chaque jour\u00a0: vous obtenez une fourchette en gigaoctets pour votre voyage, calcul et sources à l’appui.',
  heading: 'Quel volume de données vous faut-il\u00a0?',
  lead: 'Indiquez ce que vous faites en ligne pendant une journée de voyage, hors Wi-Fi.',
  days: 'Jours de voyage',
  lessDays: 'Un jour de moins',
  moreDays: 'Un jour de plus',
  perDay: 'Pendant une journée de voyage',
  photoCount: ({ count }) => `${count} par jour`,
  less: ({ activity }) => `Moins\u00a0: ${activity}`,
  more: ({ activity }) => `Plus\u00a0: ${activity}`,
  activities: {
    maps: { name: 'Cartes et itinéraires', hint: 'Chercher un lieu, se laisser guider' },
    messages: { name: 'Messageries', hint: 'Textes et messages vocaux' },
    photos: { name: 'Photos envoyées', hint: 'Photos partagées ou sauvegardées en ligne, en nombre' },
    web: { name: 'Web sur le téléphone', hint: 'Actualités, réservations, traductions' },
    social: { name: 'Réseaux sociaux', hint: 'Fil d’actualité, photos et quelques vidéos' },
    clips: { name: 'Vidéos courtes', hint: 'Reels, Shorts, TikTok' },
    music: { name: 'Musique et podcasts', hint: 'Écoutés en ligne, sans téléchargement préalable' },
    videoLow: { name: 'Vidéo, économie de données', hint: 'Suffisant sur un petit écran' },
    videoStandard: { name: 'Vidéo, qualité standard', hint: 'Proche du DVD' },
    videoHd: { name: 'Vidéo HD', hint: '720p ou 1080p' },
    voiceCalls: { name: 'Appels par application', hint: 'Sans image' },
    videoCalls: { name: 'Appels vidéo', hint: 'Image dans les deux sens' },
    laptop: { name: 'Ordinateur en partage de connexion', hint: 'Web et e-mail, sans mises à jour ni sauvegardes' },
  },
  submit: 'Calculer',
  refused: ({ names }) =>
    `Valeurs non prises en compte\u00a0: ${names}. Indiquez des nombres entiers\u00a0: 1\u00a0440 minutes ou 500 photos par jour au plus, et de 1 à 365 jours.`,
  result: {
    label: 'Données pour votre voyage',
    plan: ({ amount }) => `Prévoyez ${amount}`,
    range: ({ low, high, days }) => `Vous utiliserez entre ${low} et ${high} en ${days}.`,
    none: 'Rien n’est encore indiqué\u00a0: ajoutez des minutes à une activité.',
    why: 'C’est le haut de la fourchette, arrondi au gigaoctet supérieur, pour suffire même les jours de forte utilisation.',
    compare: ({ amount, days }) => `Comparer les forfaits de ${amount} pour ${days}`,
    finder: { label: 'Quelle destination\u00a0?', submit: 'Comparer' },
    popular: 'Ou choisissez',
    parts: 'Répartition des données',
  },
  formula: {
    heading: 'Le calcul et ses sources',
    text: ({ percent }) =>
      `Minutes par jour × jours × données par minute, le tout additionné. Le bas de la fourchette retient le chiffre le plus faible des sources, le haut retient le plus élevé, majoré de ${percent} pour les données techniques du réseau.`,
    pages: ({ pages }) =>
      `Pour l’ordinateur, les sources donnent le poids d’une page web. Le rythme de ${pages} pages par heure est notre propre hypothèse.`,
    columns: { activity: 'Activité', range: 'Par heure', figures: 'Ce que disent les sources' },
    perPhoto: ({ range }) => `${range} par photo`,
    perPhotos: ({ data, count }) =>
      `${data} pour ${plural('fr', count, { one: `${count} photo`, many: `${count} de photos`, other: `${count} photos` })}`,
    perTime: ({ data, time }) => `${data} en ${time}`,
    perPage: ({ data }) => `${data} par page`,
    bothWays: ({ speed }) => `${speed} dans chaque sens`,
    overhead: 'Données techniques du réseau',
    upTo: ({ percent }) => `jusqu’à ${percent} de la taille d’un fichier`,
    dated: ({ year }) => `en ${year}`,
    read: ({ date }) => `Les pages sans année ont été consultées le ${date}.`,
  },
};
