import type { Messages } from '#i18n/messages/en.ts';

export const rules: Messages['rules'] = {
  title: 'Règles SIM et eSIM par pays',
  description:
    'Vérification d’identité, enregistrement du téléphone, sites bloqués\u00a0: ce que les pays imposent aux voyageurs connectés, avec la source et la date.',
  heading: 'Les règles par pays',
  lead: 'Vérification d’identité, enregistrement du téléphone, sites bloqués\u00a0: ce que les pays imposent aux voyageurs connectés. La plupart des eSIM de voyage viennent de l’étranger et se connectent en itinérance\u00a0; chaque règle précise si elle les vise aussi.',
  kinds: {
    purchase: 'Sites de vente bloqués',
    delay: 'Données bloquées au début',
    services: 'Services bloqués',
    device: 'Enregistrement du téléphone',
    id: 'Vérification d’identité (SIM locale)',
  },
  questions: { using: 'L’utiliser', buying: 'L’acheter sur place', registering: 'S’enregistrer' },
  answers: { allowed: 'Permis', notNeeded: 'Inutile' },
  silent: ({ count }) => `${count} pays dont les sources ne tranchent pas pour les eSIM de voyage`,
  stated: 'Les pays à surveiller viennent en premier. Une question absente n’a de réponse dans aucune source.',
  reaches: {
    roaming: 'Vaut aussi pour les eSIM de voyage',
    'local-only': 'Ne vise pas les eSIM de voyage',
    local: 'eSIM de voyage non mentionnées',
  },
  reachNotes: {
    roaming: 'Selon les sources, les SIM et eSIM étrangères sont aussi concernées.',
    'local-only':
      'La règle vise les SIM ou réseaux locaux. Selon une source, les SIM étrangères, dont la plupart des eSIM de voyage, en sont exemptées.',
    local: 'Les sources parlent des SIM ou réseaux du pays, sans rien dire des SIM étrangères.',
  },
  sourceKinds: {
    regulator: 'autorité',
    law: 'loi',
    press: 'presse ou guide',
    operator: 'opérateur ou fournisseur',
  },
  checked: ({ date }) => `Vérifié le ${date}`,
  stale: 'Peut-être obsolète',
  filter: {
    title: 'Filtrer les règles',
    country: 'Pays',
    none: ({ query }) => `Aucune règle trouvée pour «\u00a0${query}\u00a0».`,
    label: 'Type',
    all: 'Tous',
    option: ({ kind, count }) => `${kind} (${count})`,
    submit: 'Afficher',
    refused: 'Ce type de règle n’existe pas\u00a0: toutes les règles sont affichées.',
  },
  here: {
    heading: ({ place }) => `Règles ${place.in}`,
    lead: 'À savoir avant de partir. Chaque règle cite sa source.',
    all: 'Les règles de tous les pays',
  },
  note: ({ months }) =>
    `Les règles changent. Une règle ne figure ici que si une source publique l’énonce\u00a0; un pays absent peut donc en avoir aussi. Ce que nous avons vérifié il y a plus de ${months} mois est signalé. Ceci n’est pas un conseil juridique.`,
};
