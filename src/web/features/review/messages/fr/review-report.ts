import type { Messages } from '#i18n/messages/en.ts';

export const reviewReport: Messages['reviewReport'] = {
  heading: 'Signaler cet avis',
  description: 'Dites-nous ce qui ne va pas dans un avis publié. Vous recevez un numéro, puis notre décision motivée.',
  about: ({ provider }) =>
    `Il s’agit d’un avis sur ${provider}. Chaque signalement est lu par un modérateur, qui décide si l’avis reste en ligne. La note ne joue aucun rôle.`,
  reason: 'Quel est le problème\u00a0?',
  choose: 'Choisissez un motif',
  reasons: {
    copyright: 'Droit d’auteur',
    defamation: 'Propos faux et préjudiciables',
    'personal-data': 'Données personnelles d’un tiers',
    'child-abuse': 'Abus sexuels sur mineurs',
    illegal: 'Autre contenu illicite',
    'not-genuine': 'Expérience inventée',
    advertising: 'Publicité',
    abusive: 'Insultes ou menaces',
  },
  explanation: 'Quels mots, et pourquoi\u00a0?',
  explanationHint: 'Citez les mots ou décrivez la capture d’écran, et expliquez pourquoi ils n’ont pas leur place ici.',
  name: 'Votre nom',
  email: 'Votre adresse e-mail',
  whoHint:
    'La loi exige les deux si vous invoquez une atteinte à un droit ou à une loi, sauf en cas d’abus sexuels sur mineurs. Sinon, ils sont facultatifs. Nous ne les publions jamais.',
  faith: 'J’estime de bonne foi que mes déclarations sont exactes et complètes.',
  submit: 'Envoyer le signalement',
  errors: {
    reason: 'Choisissez un motif.',
    explanation: 'Expliquez le problème en 5\u202f000 caractères au plus.',
    name: 'Indiquez votre nom, en 100 caractères au plus.',
    email: 'Indiquez une adresse e-mail complète, par exemple nom@example.org.',
    faith: 'Cochez la case pour envoyer le signalement.',
  },
  receipt: {
    heading: 'Signalement bien reçu',
    number: ({ number }) => `Votre numéro est ${number}. Conservez-le.`,
    mailed: 'Nous enverrons l’accusé de réception et notre décision à l’adresse indiquée.',
    notMailed:
      'Vous n’avez pas indiqué d’adresse, ou ce site n’envoie pas d’e-mails\u00a0: demandez la décision en donnant votre numéro.',
  },
  objection: {
    heading: 'Contester une décision',
    lead: 'La décision sur votre signalement vous semble erronée\u00a0? Dites-nous pourquoi, une seule fois, et nous le réexaminerons.',
    number: 'Numéro du signalement',
    text: 'Où est notre erreur\u00a0?',
    submit: 'Envoyer la contestation',
    done: 'Votre signalement est rouvert',
    doneText: 'Nous l’examinerons une nouvelle fois et vous dirons ce que nous avons décidé.',
    wrong:
      'Aucun signalement tranché ne peut être rouvert avec ce numéro. Vérifiez-le. Un signalement ne peut être rouvert qu’une fois.',
  },
};
