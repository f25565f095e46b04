/** How one of the 20 regions of the specification is put together. */
export interface RegionDefinition {
  readonly slug: string;
  /** CLDR code that the names come from, where CLDR has the region. */
  readonly cldrName?: string;
  readonly emoji: string;
  readonly jaReading: string;
  readonly basis: string;
  /** UN M49 groups, as CLDR contains them, that the inhabited members come from. */
  readonly groups: readonly string[];
  /** Codes separated by spaces. */
  readonly plus?: string;
  readonly minus?: string;
  readonly noBG?: true;
  readonly notAsCategory?: true;
  /** Why it has a flag; the specification leaves open which regions have one. */
  readonly flagsBasis?: string;
}

/** In the order of the specification. */
export const regionDefinitions: readonly RegionDefinition[] = [
  {
    slug: 'europe',
    cldrName: '150',
    emoji: '🇪🇺',
    jaReading: 'ヨーロッパ',
    basis:
      'UN M49 150 plus CY (EU member, filed under Western Asia by M49) and TR (in 73 % of the 66 real Europe-wide plans checked)',
    groups: ['150'],
    plus: 'CY TR',
  },
  {
    slug: 'asia',
    cldrName: '142',
    emoji: '🌏',
    jaReading: 'アジア',
    basis: 'UN M49 142 minus CY',
    groups: ['142'],
    minus: 'CY',
  },
  {
    slug: 'north-america',
    cldrName: '021',
    emoji: '🌎',
    jaReading: 'ホクベイ',
    basis:
      'US CA MX (what 16+20 real "North America" plans mean) plus BM GL PM; Central America and Caribbean are their own slugs',
    groups: ['021'],
    plus: 'MX',
  },
  {
    slug: 'caribbean',
    cldrName: '029',
    emoji: '🏝️',
    jaReading: 'カリブカイ',
    basis: 'UN M49 029',
    groups: ['029'],
  },
  {
    slug: 'middle-east',
    emoji: '🕌',
    jaReading: 'チュウトウ',
    basis: 'hand list: M49 145 minus Caucasus and CY, plus EG and IR (no CLDR or M49 group)',
    groups: ['145'],
    plus: 'EG IR',
    minus: 'AM AZ CY GE',
  },
  {
    slug: 'oceania',
    cldrName: '009',
    emoji: '🌏',
    jaReading: 'オセアニア',
    basis: 'UN M49 009 minus uninhabited',
    groups: ['009'],
  },
  {
    slug: 'south-america',
    cldrName: '005',
    emoji: '🌎',
    jaReading: 'ナンベイ',
    basis: 'UN M49 005 minus uninhabited',
    groups: ['005'],
  },
  {
    slug: 'south-east-asia',
    cldrName: '035',
    emoji: '🌏',
    jaReading: 'トウナンアジア',
    basis: 'UN M49 035',
    groups: ['035'],
  },
  {
    slug: 'latin-america',
    cldrName: '419',
    emoji: '🌎',
    jaReading: 'チュウナンベイ',
    basis:
      'central-america + south-america (without FK) + MX CU DO PR HT; CLDR 419 would add every anglophone Caribbean island',
    groups: ['013', '005'],
    plus: 'CU DO HT PR',
    minus: 'FK',
  },
  {
    slug: 'africa',
    cldrName: '002',
    emoji: '🌍',
    jaReading: 'アフリカ',
    basis: 'UN M49 002 minus uninhabited',
    groups: ['002'],
  },
  {
    slug: 'central-asia',
    cldrName: '143',
    emoji: '🌏',
    jaReading: 'チュウオウアジア',
    basis: 'UN M49 143',
    groups: ['143'],
  },
  {
    slug: 'central-america',
    cldrName: '013',
    emoji: '🌎',
    jaReading: 'チュウベイ',
    basis: 'UN M49 013 minus MX',
    groups: ['013'],
    minus: 'MX',
  },
  {
    slug: 'south-asia',
    cldrName: '034',
    emoji: '🌏',
    jaReading: 'ミナミアジア',
    basis: 'UN M49 034 minus IR',
    groups: ['034'],
    minus: 'IR',
  },
  {
    slug: 'east-asia',
    cldrName: '030',
    emoji: '🌏',
    jaReading: 'ヒガシアジア',
    basis: 'UN M49 030',
    groups: ['030'],
  },
  {
    slug: 'scandinavia',
    emoji: '❄️',
    jaReading: 'スカンジナビア',
    basis: 'hand list (no CLDR or M49 group)',
    groups: [],
    plus: 'DK NO SE',
  },
  {
    slug: 'nordic',
    emoji: '❄️',
    jaReading: 'ホクオウ',
    basis: 'hand list (Nordic Council members and territories)',
    groups: [],
    plus: 'AX DK FI FO GL IS NO SE SJ',
  },
  {
    slug: 'baltic',
    emoji: '🌊',
    jaReading: 'バルトサンゴク',
    basis: 'hand list',
    groups: [],
    plus: 'EE LT LV',
  },
  {
    slug: 'balkans',
    emoji: '⛰️',
    jaReading: 'バルカンハントウ',
    basis: 'hand list; the three real Balkans plans seen cover 7 to 10 countries, differing from each other',
    groups: [],
    plus: 'AL BA BG GR HR ME MK RO RS SI XK',
  },
  {
    slug: 'global',
    emoji: '🌐',
    jaReading: 'セカイシュウユウ',
    basis: 'every inhabited territory',
    groups: ['001'],
  },
  {
    slug: 'netherlands-antilles',
    emoji: '🏝️',
    jaReading: 'オランダリョウアンティル',
    basis: 'BQ CW SX (former AN, dissolved 2010); the code AN is still used by real feeds',
    groups: [],
    plus: 'BQ CW SX',
    noBG: true,
    notAsCategory: true,
    flagsBasis:
      'notAsCategory, noBG: dissolved in 2010, only kept for feeds that still use it; its three islands are offered under the Caribbean and are too small to draw',
  },
];
