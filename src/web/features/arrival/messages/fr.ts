import { elideName } from '#i18n/languages/fr/elide-name.ts';
import { plural } from '#i18n/plural.ts';
import type { StepTexts } from '#web/features/arrival/step-texts.ts';

function daysAfter(days: number, deed: string): string {
  return `${days} ${plural('fr', days, { one: 'jour', many: 'jours', other: 'jours' })} après ${deed}`;
}

export const arrival = {
  name: 'Étapes de l’eSIM',
  withdrawn: ({ seller }) =>
    `Ce forfait ${elideName('de', seller)} n’est plus en vente. L’eSIM achetée fonctionne toujours. Voici les dernières informations connues.`,
  ended: ({ date }) => `Terminé (${date})\u00a0: vous pouvez supprimer l’eSIM.`,
  phone: 'Sur quel téléphone\u00a0?',
  guessed: 'Déduit de ce navigateur\u00a0: choisissez l’autre si besoin.',
  landing: 'Quand atterrissez-vous\u00a0?',
  submit: 'Afficher les dates',
  calendar: 'Ajouter les dates à un agenda',
  copy: 'Copier ce texte',
  copied: 'Copié',
  print: 'Imprimer',
  kept: 'Page enregistrée sur ce téléphone, lisible sans connexion.',
  dates: {
    installBy: 'Installation au plus tard',
    starts: 'Début',
    ends: 'Fin',
    refundUntil: 'Limite de remboursement',
  },
  limit: ({ date }) => `limite du vendeur\u00a0: ${date}`,
  rules: {
    'before-landing': 'la veille de l’arrivée',
    never: 'jamais',
    'not-stated': 'non précisé',
    install: 'jusqu’à l’installation',
    'first-use': 'jusqu’à la première utilisation',
  },
  after: {
    purchase: ({ days }) => daysAfter(days, 'l’achat'),
    install: ({ days }) => daysAfter(days, 'l’installation'),
    'first-use': ({ days }) => daysAfter(days, 'la première connexion'),
    start: ({ days }) => daysAfter(days, 'le début'),
  },
  with: {
    purchase: 'à l’achat',
    install: 'à l’installation',
    'first-use': 'à la première connexion',
    start: 'non précisé',
  },
  stages: {
    home: 'Chez vous, en Wi-Fi',
    plane: 'Dans l’avion',
    landed: 'À l’arrivée',
    trouble: 'Pas de données\u00a0?',
    leave: 'Au retour',
  },
  border: ({ country }) => `Entrée\u00a0: ${country}`,
  write: ({ seller }) => `Écrire à ${seller}`,
  quote: ({ name }) => `«\u00a0${name}\u00a0»`,
  steps: {
    eid: () => [
      'Composez *#06#\u00a0: un EID s’affiche',
      'Pas d’EID\u00a0: ce téléphone n’accepte pas d’eSIM. N’installez rien, demandez le remboursement.',
    ],
    lock: ({ where }) => [
      'Le téléphone n’est pas verrouillé',
      `${where.unlocked}. Verrouillé\u00a0: faites-le déverrouiller par votre opérateur avant d’installer.`,
    ],
    identify: () => [
      'Envoyez votre pièce d’identité au vendeur',
      'Ce forfait l’exige. Votre compte chez le vendeur doit indiquer qu’elle est acceptée.',
    ],
    install: ({ quoted, where }) => [
      `Installez et nommez la ligne ${quoted}`,
      `${where.lines} › ${where.add}\u00a0: scannez le code du vendeur sur un autre écran ou sur papier, ou saisissez ses données. Ne supprimez pas la ligne.`,
    ],
    'keep-off': ({ quoted }) => [`puis désactivez ${quoted}`, 'Ses jours peuvent commencer à courir dès la connexion.'],
    'home-data-off': ({ where }) => [
      `Votre ligne\u00a0: désactivez «\u00a0${where.roaming}\u00a0»`,
      `${where.lines}. Plus de frais de données sur cette ligne\u00a0; un appel décroché peut être facturé.`,
    ],
    'flight-mode-off': () => ['Désactivez le mode avion', ''],
    'switch-on': ({ quoted, line, where }) => [`activez ${quoted}`, `${where.lines} › ${line} › ${where.lineOn}.`],
    'roaming-on': ({ where }) => [`activez «\u00a0${where.roaming}\u00a0»`, 'Pour cette ligne seulement.'],
    apn: ({ apn, line, where }) => [
      apn === '' ? 'APN\u00a0: automatique, rien à saisir' : `APN\u00a0: ${apn}`,
      `${where.lines} › ${line} › ${where.apn}.`,
    ],
    'data-line': ({ quoted, where }) => [
      `${where.data}\u00a0: ${quoted}`,
      `${where.lines} › ${where.data}. Désactivez «\u00a0${where.switching}\u00a0».`,
    ],
    network: ({ networks }) => [
      networks === '' ? 'Attendez un réseau quelques minutes' : `Attendez quelques minutes\u00a0: ${networks}`,
      'Son nom s’affiche en haut. Ouvrez une page sans Wi-Fi.',
    ],
    'border-same': ({ networks }) => [
      'Rien à changer',
      networks === '' ? 'Le réseau change tout seul.' : `Vous voyez ${networks}.`,
    ],
    'border-uncovered': ({ country }) => [
      `Pas de données\u00a0: ${country}`,
      'Aucun forfait de cette liste n’y fonctionne. Téléchargez les cartes avant.',
    ],
    'old-line-off': ({ quoted }) => [`Désactivez ${quoted}`, 'Une fois la nouvelle ligne connectée.'],
    'check-line': ({ quoted, where, canReinstall }) => [
      `${quoted} est activée et choisie pour les données`,
      `Mode avion désactivé. ${where.lines} › ${where.data}. ${canReinstall ? 'Ligne absente\u00a0: en Wi-Fi, scannez de nouveau le code, puis réglez-la comme à l’arrivée.' : 'Ligne absente\u00a0: seul le vendeur peut vous aider.'}`,
    ],
    'check-roaming': ({ quoted, line, where }) => [
      `${where.roaming}\u00a0: activé pour ${quoted}`,
      `${where.lines} › ${line}.`,
    ],
    'check-network': ({ networks, line, where }) => [
      'Le réseau a un nom',
      `${where.lines} › ${line} › ${where.network}\u00a0: ${networks === '' ? 'essayez chacun à la main' : `à la main, essayez ${networks}`}.`,
    ],
    'check-apn': ({ apn, quoted, line, where }) => [
      apn === '' ? `${quoted}\u00a0: le champ APN est vide` : `${quoted}\u00a0: l’APN est ${apn}`,
      `${where.lines} › ${line} › ${where.apn}. Puis redémarrez.`,
    ],
    'check-plan': () => [
      'Le forfait est actif',
      'En Wi-Fi, dans votre compte chez le vendeur\u00a0: démarré, non terminé, données restantes, identité acceptée. Complétez-y ce qui manque. Si seul un appareil connecté en partage n’a pas de données, le partage est peut-être exclu.',
    ],
    write: () => ['Tout est bon et toujours rien\u00a0: au vendeur d’agir', ''],
    'home-data-back': ({ where }) => ['Remettez les données sur votre ligne', `${where.lines} › ${where.data}.`],
    remove: ({ date }) => [
      date === '' ? 'ne supprimez l’eSIM qu’après la fin du forfait' : `ne supprimez l’eSIM qu’après le ${date}`,
      '',
    ],
  },
  byHand: 'Réseau choisi à la main\u00a0: repassez en automatique.',
  mail: ({ line, apn, roams }) =>
    `Bonjour, mon eSIM «\u00a0${line}\u00a0» n’a pas de données. Commande n°\u00a0______. ${roams ? 'Ligne et itinérance activées' : 'Ligne activée'}, ${apn === '' ? 'APN vide' : `APN ${apn}`}, réseaux essayés à la main, téléphone redémarré. Merci de la faire fonctionner ou de la rembourser.`,
  ask: 'Non précisé. Demandez\u00a0:',
  questions: {
    apn: 'Quel APN dois-je saisir\u00a0?',
    roaming: 'L’itinérance doit-elle être activée\u00a0?',
    reinstall: 'Si je supprime cette eSIM, puis-je la réinstaller\u00a0?',
    'install-window': 'Jusqu’à quand dois-je l’installer\u00a0?',
    networks: 'Quels réseaux utilise-t-elle\u00a0?',
    refund: 'Jusqu’à quand remboursez-vous\u00a0?',
    support: 'Comment vous joindre en voyage\u00a0?',
  },
  source: ({ seller, date }) =>
    `D’après ce qu’indique ${seller} (lu le ${date}) et les mots habituels des réglages\u00a0; certains fabricants en utilisent d’autres.`,
} satisfies StepTexts;
