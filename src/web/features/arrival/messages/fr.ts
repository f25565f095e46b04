import type { StepTexts } from '#web/features/arrival/step-texts.ts';

export const arrival = {
  name: 'Étapes de l’eSIM',
  withdrawn: 'Ce forfait n’est plus en vente. L’eSIM achetée fonctionne toujours.',
  ended: ({ date }) => `Terminé (${date}) : vous pouvez la supprimer.`,
  landing: 'Quand atterrissez-vous ?',
  submit: 'Afficher les dates',
  calendar: 'Ajouter les dates à un agenda',
  dates: { installBy: 'À installer avant le', starts: 'Début', ends: 'Fin', refundUntil: 'Remboursable jusqu’au' },
  limit: ({ date }) => `limite du vendeur : ${date}`,
  rules: {
    'before-landing': 'la veille de l’arrivée',
    never: 'jamais',
    'not-stated': 'non précisé',
    install: 'jusqu’à l’installation',
    'first-use': 'jusqu’à la première utilisation',
  },
  after: {
    purchase: ({ days }) => `${days} jours après l’achat`,
    install: ({ days }) => `${days} jours après l’installation`,
    'first-use': ({ days }) => `${days} jours après la première connexion`,
    start: ({ days }) => `${days} jours après le début`,
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
    trouble: 'Pas de données ?',
    leave: 'Au départ',
  },
  border: ({ country }) => `Entrée : ${country}`,
  write: ({ seller }) => `Écrire à ${seller}`,
  steps: {
    eid: () => [
      'Composez *#06# : un EID s’affiche',
      'Pas d’EID : ce téléphone n’accepte pas d’eSIM. N’installez rien, demandez le remboursement.',
    ],
    lock: ({ where }) => [
      'Le téléphone n’est pas verrouillé',
      `${where.about}. Verrouillé : faites-le débloquer par votre opérateur avant d’installer.`,
    ],
    identify: () => [
      'Envoyez votre pièce d’identité au vendeur',
      'Ce forfait la demande. Le compte du vendeur doit l’indiquer acceptée.',
    ],
    install: ({ line, where }) => [
      `Installez et nommez la ligne « ${line} »`,
      `${where.lines} › ${where.add}, scannez le code du vendeur. Ne la supprimez pas.`,
    ],
    'keep-off': ({ line }) => [`puis désactivez « ${line} »`, 'Ses jours peuvent commencer à la connexion.'],
    'home-data-off': ({ where }) => [
      `Votre ligne : désactivez ${where.roaming}`,
      `${where.lines}. Plus de frais de données sur cette ligne ; un appel pris peut coûter.`,
    ],
    'flight-mode-off': () => ['Désactivez le mode avion', ''],
    'switch-on': ({ line, where }) => [`activez « ${line} »`, `${where.lines} › ${line} › ${where.lineOn}.`],
    'roaming-on': ({ where }) => [`activez ${where.roaming}`, 'Pour cette ligne seulement.'],
    apn: ({ apn, where }) => [apn === '' ? 'APN : automatique, rien à saisir' : `APN : ${apn}`, where.apn],
    'data-line': ({ line, where }) => [`${where.data} : « ${line} »`, `Désactivez ${where.switching}.`],
    network: ({ networks }) => [
      networks === '' ? 'Attendez un réseau quelques minutes' : `Attendez quelques minutes : ${networks}`,
      'Son nom s’affiche en haut. Ouvrez une page sans Wi-Fi.',
    ],
    'border-same': ({ networks }) => [
      'Rien à changer',
      networks === '' ? 'Le réseau change tout seul.' : `Vous voyez ${networks}.`,
    ],
    'border-uncovered': ({ country }) => [
      `Pas de données : ${country}`,
      'Aucun forfait de cette liste n’y fonctionne. Enregistrez les cartes avant.',
    ],
    'old-line-off': ({ line }) => [`Désactivez « ${line} »`, 'Une fois la nouvelle ligne connectée.'],
    'check-line': ({ line, where, canReinstall }) => [
      `« ${line} » est active et porte les données`,
      `Mode avion désactivé. ${where.lines} › ${where.data}. ${canReinstall ? 'Ligne absente : scannez de nouveau le code, puis réglez-la comme à l’arrivée.' : 'Ligne absente : seul le vendeur peut vous aider.'}`,
    ],
    'check-roaming': ({ line, where }) => [`${where.roaming} : activé pour « ${line} »`, `${where.lines} › ${line}.`],
    'check-network': ({ networks, where }) => [
      'Le réseau a un nom',
      `${where.network} : ${networks === '' ? 'essayez chacun à la main' : `à la main, essayez ${networks}`}.`,
    ],
    'check-apn': ({ apn, line, where }) => [
      apn === '' ? `« ${line} » : le champ APN est vide` : `« ${line} » : l’APN est ${apn}`,
      `${where.apn}. Puis redémarrez.`,
    ],
    'check-plan': () => [
      'Le forfait est actif',
      'En Wi-Fi, dans le compte du vendeur : actif, données restantes, identité acceptée. Si seul un appareil partagé n’a pas de données, le partage est peut-être exclu.',
    ],
    write: () => ['Tout est bon et toujours rien : au vendeur d’agir', ''],
    'home-data-back': ({ where }) => ['Rendez les données à votre ligne', `${where.lines} › ${where.data}.`],
    remove: ({ date }) => [
      date === '' ? 'ne supprimez l’eSIM qu’après sa fin' : `ne supprimez l’eSIM qu’après le ${date}`,
      '',
    ],
  },
  byHand: 'Réseau choisi à la main : repassez en automatique.',
  mail: ({ line, apn, roams }) =>
    `Mon eSIM « ${line} » n’a pas de données. Commande ______. ${roams ? 'Ligne et itinérance activées' : 'Ligne activée'}, ${apn === '' ? 'APN vide' : `APN ${apn}`}, réseaux essayés à la main, redémarré. Merci de la faire fonctionner ou de la rembourser.`,
  ask: 'Non précisé. Demandez :',
  questions: {
    apn: 'Quel APN dois-je saisir ?',
    roaming: 'L’itinérance doit-elle être activée ?',
    reinstall: 'Si je supprime cette eSIM, puis-je la réinstaller ?',
    'install-window': 'Jusqu’à quand dois-je l’installer ?',
    networks: 'Quels réseaux utilise-t-elle ?',
    refund: 'Jusqu’à quand remboursez-vous ?',
    support: 'Comment vous joindre en voyage ?',
  },
  source: ({ seller, date }) =>
    `D’après ${seller}, lu le ${date}, et les mots habituels des réglages ; certains fabricants en utilisent d’autres.`,
} satisfies StepTexts;
