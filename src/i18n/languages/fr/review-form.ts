import { formatNumber } from '#i18n/format-number.ts';
import { plural } from '#i18n/plural.ts';
import type { ReviewFormMessages } from '#i18n/languages/en/review-form.ts';

export const reviewForm: ReviewFormMessages = {
  title: 'Écrire un avis',
  close: 'Fermer',
  cancel: 'Annuler',
  continue: 'Continuer',
  restored:
    'Votre brouillon est là, tel que vous l’avez laissé. Il n’est conservé que sur cet appareil, jusqu’à l’envoi.',
  fields: {
    providers: {
      label: 'Vendeur',
      placeholder: 'Choisissez le vendeur de votre eSIM',
      loading: 'Chargement des vendeurs…',
      failed: 'Impossible de charger les vendeurs. Fermez cette fenêtre et réessayez.',
    },
    countries: {
      label: 'Pays où vous l’avez utilisée',
      placeholder: 'Rechercher un pays',
      add: 'Ajouter un pays',
      remove: ({ name }) => `Retirer\u00a0: ${name}`,
      chosen: 'Pays choisis',
      none: ({ query }) => `Aucun pays ne correspond à «\u00a0${query}\u00a0».`,
      failed: 'Impossible de charger les pays. Fermez cette fenêtre et réessayez.',
    },
    rating: {
      label: 'Votre note',
      choose: 'Choisissez de 1 à 5',
      stars: ({ count }) =>
        `${formatNumber(count, 'fr')} ${plural('fr', count, { one: 'étoile', many: 'd’étoiles', other: 'étoiles' })}`,
      words: { 1: 'Mauvais', 2: 'Décevant', 3: 'Correct', 4: 'Bien', 5: 'Très bien' },
    },
    text: {
      label: 'Votre avis',
      placeholder: 'Débit, couverture, installation, assistance\u00a0: que diriez-vous à un ami\u00a0?',
    },
    images: {
      label: 'Captures d’écran',
      remark: 'facultatif, 5 au maximum, PNG ou JPEG',
      add: 'Ajouter',
      addLabel: 'Ajouter des captures d’écran',
      warning:
        'Tout le monde pourra les voir. N’y laissez ni code QR, ni code d’activation, ni ICCID, ni numéro de téléphone.',
      count: ({ count, most }) => `${count} ${/^[01]$/.test(count) ? 'capture' : 'captures'} sur ${most}`,
      name: ({ place }) => `Capture ${place}`,
      remove: ({ place }) => `Retirer la capture ${place}`,
      working: 'Réduction des images…',
      dropped: 'Cinq captures au maximum. Les plus récentes sont conservées.',
      refused: 'Seules les images PNG et JPEG lisibles sont ajoutées.',
      split: 'Une image très longue a été découpée en plusieurs pour rester lisible.',
      tooLong: 'Cette image est trop longue pour rester lisible. Recadrez-la ou ajoutez-la en plusieurs captures.',
    },
    name: { label: 'Nom', remark: 'affiché avec l’avis' },
    email: { label: 'Adresse e-mail', remark: 'jamais affichée' },
  },
  facts: {
    summary: 'Ajouter des précisions (facultatif)',
    lead: 'Elles aident les autres à situer votre avis et s’affichent avec lui.',
    month: 'Mois d’utilisation',
    plan: 'Forfait',
    phone: 'Téléphone',
    none: 'Non précisé',
    worked: { data: 'Données mobiles', hotspot: 'Partage de connexion', calls: 'Appels', support: 'Assistance' },
    answers: { yes: 'A fonctionné', no: 'N’a pas fonctionné', unused: 'Non utilisé' },
    given: 'J’ai reçu quelque chose pour cet avis, par exemple de l’argent ou un forfait gratuit',
    related: 'Ce vendeur m’appartient, m’emploie ou me paie',
  },
  terms: { before: 'En envoyant votre avis, vous acceptez les ', link: 'conditions d’utilisation', after: '.' },
  botCheck: 'Ce formulaire est protégé par un contrôle anti-robots invisible.',
  recaptcha: {
    before: 'Ce formulaire est protégé par reCAPTCHA. Les ',
    privacy: 'règles de confidentialité',
    between: ' et les ',
    terms: 'conditions d’utilisation',
    after: ' de Google s’appliquent.',
  },
  error: {
    providers: 'Choisissez un vendeur',
    countries: 'Ajoutez au moins un pays',
    rating: 'Choisissez une note de 1 à 5',
    text: 'Écrivez quelques mots',
    images: 'Retirez les captures qui ne peuvent pas être ouvertes ou qui sont trop longues pour être lues',
    name: 'Saisissez le nom à afficher avec votre avis',
    email: 'Saisissez une adresse du type nom@example.org',
    facts: 'Nous ne publions pas d’avis de personnes à qui le vendeur appartient, qu’il emploie ou qu’il paie',
    recaptcha: 'L’envoi a échoué (contrôle anti-robots ou connexion)\u00a0: réessayez',
  },
  summary: {
    heading: ({ count }) =>
      `${formatNumber(count, 'fr')} ${plural('fr', count, { one: 'champ', many: 'de champs', other: 'champs' })} à compléter`,
    text: 'Votre texte est conservé. Complétez les champs signalés, puis continuez.',
    notSent: 'Tout ce que vous avez saisi est conservé. Réessayez dans un instant.',
  },
  message: {
    cancel_confirmation: 'Votre avis sera perdu.',
  },
  discard: {
    heading: 'Abandonner cet avis\u00a0?',
    keep: 'Continuer à écrire',
    discard: 'Abandonner l’avis',
  },
  confirm: {
    title: 'Confirmer l’avis',
    preSubmit:
      'Relisez votre avis\u00a0: vous ne pourrez plus le modifier après l’envoi. Chaque avis est relu par un modérateur avant publication.',
    today: 'aujourd’hui',
    email: 'Adresse e-mail',
    notPublished: 'Non publiée',
    back: 'Modifier',
    submit: 'Envoyer l’avis',
  },
  sending: {
    review: 'Envoi de votre avis',
    withImages: ({ count }) =>
      `Envoi de votre avis et de ${formatNumber(count, 'fr')} ${plural('fr', count, {
        one: 'capture',
        many: 'de captures',
        other: 'captures',
      })}`,
  },
  success: {
    heading: 'Merci',
    text: ({ provider }) => `Votre avis sur ${provider} sera publié après relecture par un modérateur.`,
    close: 'Fermer',
  },
};
