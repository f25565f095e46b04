import type { ModerationTexts } from '#i18n/languages/en/moderation.ts';

export const moderationTexts: ModerationTexts = {
  reasons: {
    'not-about-esim': 'Sans rapport avec une eSIM ou son vendeur',
    advertising: 'Publicité',
    'personal-data': 'Données personnelles',
    abusive: 'Insultes ou menaces',
    'not-own-experience': 'Avis qui ne relate pas l’expérience de son auteur',
    duplicate: 'Avis envoyé plusieurs fois',
    unreadable: 'Texte incompréhensible',
    'requested-by-author': 'À la demande de l’auteur',
    legal: 'Raisons juridiques',
  },
  received: 'Merci. Chaque avis est relu par un modérateur avant publication.',
  figures: {
    heading: 'Les avis en chiffres',
    lead: 'Ce que sont devenus tous les avis envoyés à ce site jusqu’ici\u00a0:',
    received: 'Reçus',
    published: 'Publiés',
    pending: 'En attente de relecture',
    rejected: 'Non publiés',
    removed: 'Retirés par la suite',
    reasonsLead: 'Pourquoi des avis n’ont pas été publiés ou ont été retirés\u00a0:',
    reportsLead: 'Pourquoi des avis publiés ont été signalés\u00a0:',
  },
  mail: {
    greeting: 'Bonjour,',
    received: {
      subject: ({ siteName }) => `Nous avons bien reçu votre avis · ${siteName}`,
      text: ({ siteName, provider }) =>
        `Merci pour votre avis sur ${provider}, envoyé à ${siteName}. Chaque avis est relu par un modérateur avant publication. Vous recevrez un message dès que le vôtre aura été relu.`,
    },
    published: {
      subject: ({ provider }) => `Votre avis sur ${provider} est publié`,
      text: ({ siteName, provider }) =>
        `Votre avis sur ${provider} est maintenant en ligne sur ${siteName}. Merci d’aider les autres voyageurs.`,
    },
    rejected: {
      subject: ({ provider }) => `Votre avis sur ${provider} n’est pas publié`,
      text: ({ siteName, provider }) =>
        `Nous avons lu votre avis sur ${provider} et ne pouvons pas le publier sur ${siteName}. La note que vous avez donnée n’a joué aucun rôle dans cette décision.`,
    },
    removed: {
      subject: ({ provider }) => `Votre avis sur ${provider} a été retiré`,
      text: ({ siteName, provider }) =>
        `Votre avis sur ${provider} ne figure plus sur ${siteName}. La note que vous avez donnée n’a joué aucun rôle dans cette décision.`,
    },
    changed: {
      subject: ({ provider }) => `Une partie de votre avis sur ${provider} n’est pas affichée`,
      text: ({ siteName, provider }) =>
        `Nous avons retiré une partie de votre avis sur ${provider} sur ${siteName}. La note que vous avez donnée n’a joué aucun rôle dans cette décision.`,
    },
    reply: {
      subject: ({ provider }) => `${provider} a répondu à votre avis`,
      text: ({ siteName, provider }) => `${provider} a répondu à votre avis sur ${siteName}. Voici sa réponse\u00a0:`,
    },
    reason: ({ reason }) => `Motif\u00a0: «\u00a0${reason}\u00a0».`,
    leftOut: ({ count }) => `Captures d’écran retirées\u00a0: ${count}.`,
    blackedOut: 'Les mots que nous ne pouvons pas afficher sont remplacés par ▇.',
    readReviews: ({ address }) => `Tous les avis\u00a0: ${address}`,
    objection: ({ address }) => `Si vous pensez qu’il s’agit d’une erreur, écrivez-nous\u00a0: ${address}`,
    why: ({ siteName, address }) =>
      `Vous recevez ce message parce que cette adresse a été indiquée avec un avis sur ${siteName}. Si ce n’était pas vous, ou pour faire supprimer l’adresse, écrivez-nous\u00a0: ${address}`,
  },
  reviewFacts: {
    used: ({ month }) => `Utilisé en ${month}`,
    worked: ({ things }) => `A fonctionné\u00a0: ${things}`,
    failed: ({ things }) => `N’a pas fonctionné\u00a0: ${things}`,
    things: { data: 'données mobiles', hotspot: 'partage de connexion', calls: 'appels', support: 'assistance' },
    given: 'L’auteur a reçu quelque chose pour cet avis\u00a0: ses étoiles ne comptent pas',
  },
  reportMail: {
    received: {
      subject: ({ number }) => `Nous avons bien reçu votre signalement ${number}`,
      text: ({ provider, siteName, number }) =>
        `Merci d’avoir signalé un avis sur ${provider} sur ${siteName}. Numéro de votre signalement\u00a0: ${number}. Un modérateur le lira et prendra une décision. Nous vous l’enverrons avec ses motifs.`,
    },
    decided: { subject: ({ number }) => `Notre décision sur votre signalement ${number}` },
    removed: ({ number, provider, siteName }) =>
      `Nous avons examiné votre signalement ${number}. L’avis sur ${provider} ne figure plus sur ${siteName}.`,
    kept: ({ number, provider, siteName }) =>
      `Nous avons examiné votre signalement ${number}. L’avis sur ${provider} reste sur ${siteName}.`,
    reasons: 'Nos motifs\u00a0:',
    objection: ({ address }) =>
      `Si vous pensez qu’il s’agit d’une erreur, vous pouvez contester la décision une fois, avec votre numéro\u00a0: ${address}`,
    court: 'Cela ne limite pas votre droit de saisir la justice.',
    why: ({ siteName, address }) =>
      `Vous recevez ce message parce que cette adresse a été indiquée avec un signalement sur ${siteName}. Si ce n’était pas vous, écrivez-nous\u00a0: ${address}`,
  },
};
