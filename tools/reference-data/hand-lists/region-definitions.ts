/** How one of the 20 regions of the specification is put together. */
export interface RegionDefinition {
  readonly slug: string;
  /** CLDR code that the names come from, where CLDR has the region. */
  readonly cldrName?: string;
  /** Names by language that CLDR lacks, or has longer or in another sense. Source: written for this project. */
  readonly names: Readonly<Record<string, string>>;
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
    names: {},
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
    names: {},
    emoji: '🌏',
    jaReading: 'アジア',
    basis: 'UN M49 142 minus CY',
    groups: ['142'],
    minus: 'CY',
  },
  {
    slug: 'north-america',
    cldrName: '021',
    names: { en: 'North America', ja: '北米', fr: 'Amérique du Nord', it: 'America del Nord' },
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
    names: { ja: 'カリブ海' },
    emoji: '🏝️',
    jaReading: 'カリブカイ',
    basis: 'UN M49 029',
    groups: ['029'],
  },
  {
    slug: 'middle-east',
    names: { en: 'Middle East', ja: '中東', fr: 'Moyen-Orient', es: 'Oriente Medio', it: 'Medio Oriente' },
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
    names: {},
    emoji: '🌏',
    jaReading: 'オセアニア',
    basis: 'UN M49 009 minus uninhabited',
    groups: ['009'],
  },
  {
    slug: 'south-america',
    cldrName: '005',
    names: { ja: '南米', it: 'America del Sud' },
    emoji: '🌎',
    jaReading: 'ナンベイ',
    basis: 'UN M49 005 minus uninhabited',
    groups: ['005'],
  },
  {
    slug: 'south-east-asia',
    cldrName: '035',
    names: { en: 'South-East Asia', es: 'Sudeste Asiático' },
    emoji: '🌏',
    jaReading: 'トウナンアジア',
    basis: 'UN M49 035',
    groups: ['035'],
  },
  {
    slug: 'latin-america',
    cldrName: '419',
    names: { ja: '中南米' },
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
    names: {},
    emoji: '🌍',
    jaReading: 'アフリカ',
    basis: 'UN M49 002 minus uninhabited',
    groups: ['002'],
  },
  {
    slug: 'central-asia',
    cldrName: '143',
    names: { es: 'Asia Central', it: 'Asia Centrale' },
    emoji: '🌏',
    jaReading: 'チュウオウアジア',
    basis: 'UN M49 143',
    groups: ['143'],
  },
  {
    slug: 'central-america',
    cldrName: '013',
    names: { ja: '中米' },
    emoji: '🌎',
    jaReading: 'チュウベイ',
    basis: 'UN M49 013 minus MX',
    groups: ['013'],
    minus: 'MX',
  },
  {
    slug: 'south-asia',
    cldrName: '034',
    names: { en: 'South Asia', es: 'Asia del Sur', it: 'Asia Meridionale' },
    emoji: '🌏',
    jaReading: 'ミナミアジア',
    basis: 'UN M49 034 minus IR',
    groups: ['034'],
    minus: 'IR',
  },
  {
    slug: 'east-asia',
    cldrName: '030',
    names: { en: 'East Asia', es: 'Asia Oriental', it: 'Asia Orientale' },
    emoji: '🌏',
    jaReading: 'ヒガシアジア',
    basis: 'UN M49 030',
    groups: ['030'],
  },
  {
    slug: 'scandinavia',
    names: { en: 'Scandinavia', ja: 'スカンジナビア', fr: 'Scandinavie', es: 'Escandinavia', it: 'Scandinavia' },
    emoji: '❄️',
    jaReading: 'スカンジナビア',
    basis: 'hand list (no CLDR or M49 group)',
    groups: [],
    plus: 'DK NO SE',
  },
  {
    slug: 'nordic',
    names: { en: 'Nordic countries', ja: '北欧', fr: 'Pays nordiques', es: 'Países nórdicos', it: 'Paesi nordici' },
    emoji: '❄️',
    jaReading: 'ホクオウ',
    basis: 'hand list (Nordic Council members and territories)',
    groups: [],
    plus: 'AX DK FI FO GL IS NO SE SJ',
  },
  {
    slug: 'baltic',
    names: { en: 'Baltic states', ja: 'バルト三国', fr: 'Pays baltes', es: 'Países bálticos', it: 'Paesi baltici' },
    emoji: '🌊',
    jaReading: 'バルトサンゴク',
    basis: 'hand list',
    groups: [],
    plus: 'EE LT LV',
  },
  {
    slug: 'balkans',
    names: { en: 'Balkans', ja: 'バルカン半島', fr: 'Balkans', es: 'Balcanes', it: 'Balcani' },
    emoji: '⛰️',
    jaReading: 'バルカンハントウ',
    basis: 'hand list; the three real Balkans plans seen cover 7 to 10 countries, differing from each other',
    groups: [],
    plus: 'AL BA BG GR HR ME MK RO RS SI XK',
  },
  {
    slug: 'global',
    names: { en: 'Global', ja: '世界周遊', fr: 'Monde entier', es: 'Global', it: 'Globale' },
    emoji: '🌐',
    jaReading: 'セカイシュウユウ',
    basis: 'every inhabited territory',
    groups: ['001'],
  },
  {
    slug: 'netherlands-antilles',
    names: {
      en: 'Netherlands Antilles',
      ja: 'オランダ領アンティル',
      fr: 'Antilles néerlandaises',
      es: 'Antillas Neerlandesas',
      it: 'Antille Olandesi',
    },
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
