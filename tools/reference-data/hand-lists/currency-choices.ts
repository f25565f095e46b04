/**
 * The flag of a currency whose code does not begin with a country that uses it: the seat of its central bank, or the
 * first member. Source: written for this project.
 */
export const flagTerritories: Readonly<Record<string, string>> = {
  EUR: 'EU',
  XAF: 'CM',
  XCD: 'AG',
  XCG: 'CW',
  XOF: 'SN',
  XPF: 'PF',
};

/** Everyday words for a currency, beside its name. Source: written for this project. */
export const currencySearches: Readonly<Record<string, readonly string[]>> = {
  AUD: ['豪ドル'],
  CAD: ['加ドル'],
  CNY: ['人民元', '元', 'RMB'],
  EUR: ['欧州ユーロ'],
  GBP: ['イギリスポンド', 'UKポンド'],
  HKD: ['ホンコンドル'],
  IDR: ['インドネシアルピア'],
  ILS: ['シェケル'],
  INR: ['ルピー'],
  JPY: ['円', 'えん'],
  KRW: ['ウォン'],
  MYR: ['リンギット'],
  NZD: ['NZドル'],
  THB: ['バーツ'],
  TRY: ['リラ'],
  TWD: ['台湾ドル', '台湾元', 'NTD'],
  USD: ['ドル', 'アメリカドル', 'dollar américain', 'dollar US', 'dólar americano', 'dollaro americano'],
  VND: ['ドン'],
};

/** Currencies shown at home by their code although CLDR has a sign: a bare letter (G), a script that few fonts hold. */
export const withoutNativeSign: readonly string[] = ['HTG', 'MVR'];

/** Step that shown conversions are rounded to, as a decimal. Source: the product's specification. */
export const displayRounding: Readonly<Record<string, number>> = { CHF: 0.05 };

/**
 * Japanese names that CLDR builds on a former or another name of the country (マラウィ, スワジランド), or cuts within a word
 * (パ・アンガ). Source: names of ISO 4217, and the names of the countries here.
 */
export const japaneseNames: Readonly<Record<string, string>> = {
  FKP: 'フォークランド諸島ポンド',
  MWK: 'マラウイ・クワチャ',
  SZL: 'エスワティニ・リランゲニ',
  TOP: 'トンガ・パアンガ',
};

/** French plurals of CLDR in which only one of two words is in the plural. Source: usage. */
export const frenchSpellings: readonly (readonly [RegExp, string])[] = [
  [/^afghanis afghan$/, 'afghanis afghans'],
  [/^lari géorgiens$/, 'laris géorgiens'],
  [/^dinar koweïtiens$/, 'dinars koweïtiens'],
  [/^nafka/, 'nakfa'],
  [/bouthanais/, 'bhoutanais'],
  [/srilankaise/, 'sri-lankaise'],
  [/^riyal(?=s? (?:iranien|omanais|omani|yéménite))/, 'rial'],
  [/^rials omanis$/, 'rials omanais'],
  [/^kyat myanmarais$/, 'kyat birman'],
  [/^kyats myanmarais$/, 'kyats birmans'],
  [/^leus/, 'lei'],
  [/ de Trinité/, ' de la Trinité'],
  [/^dollar des États-Unis$/, 'dollar américain'],
  [/^dollars des États-Unis$/, 'dollars américains'],
];

/** What CLDR's Italian names get wrong, or call otherwise than the country's own name. Source: usage. */
export const italianSpellings: readonly (readonly [string, string])[] = [
  ['Bosnia-Herzegovina', 'Bosnia ed Erzegovina'],
  ['di Sri Lanka', 'dello Sri Lanka'],
  ['di Myanmar', 'del Myanmar'],
  ['Sao Tomé', 'São Tomé'],
  ['kwanzas', 'kwanza'],
  ['taka bengalesi', 'taka bangladesi'],
  ['dinara serbi', 'dinari serbi'],
];

/** Units that Japanese writes onto the country (スイスフラン); others stand behind a middle dot (ガーナ・セディ). Source: usage. */
export const joinedUnits =
  'ドル ポンド フラン ペソ ルピー ルピア リラ バーツ ドン ルーブル リンギット クローネ クローナ コルナ ディナール ディルハム リヤル リアル レアル ランド シリング 兌換マルク'.split(
    ' ',
  );
