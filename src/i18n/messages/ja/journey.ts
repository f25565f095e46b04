import { formatNumber } from '#i18n/format-number.ts';
import type { Messages } from '#i18n/messages/en.ts';
import { formatList } from '#i18n/format-list.ts';

export const journey: Messages['journey'] = {
  title: '複数の国をめぐる旅行のプランナー',
  description:
    '最大12か国をめぐる旅行に最も安いeSIMプランを計算します。周遊プラン1つ、国ごとのプラン、その組み合わせを、計算の内訳とともに比べられます。',
  heading: '一度の旅行で、いくつもの国へ',
  lead: '訪れる順に国を追加してください。周遊プラン、世界プラン、国別プランを、単独でも組み合わせでも比べます。',
  route: '旅程',
  stop: ({ number }) => `訪問先${formatNumber(number, 'ja')}`,
  country: '国・地域',
  countryOf: ({ number }) => `国・地域${formatNumber(number, 'ja')}`,
  daysAt: ({ name }) => `日数：${name}`,
  plansAt: ({ name }) => `プランを見る：${name}`,
  removeCountry: ({ name }) => `${name}を削除`,
  move: ({ name, number, count }) =>
    `${name}を移動（${formatNumber(count, 'ja')}か所中${formatNumber(number, 'ja')}番目の訪問先）`,
  moved: ({ name, number }) => `${name}は${formatNumber(number, 'ja')}番目の訪問先になりました`,
  up: '上へ',
  down: '下へ',
  gbLabel: 'この訪問先のデータ量（GB、任意）',
  gbHint: '空欄の訪問先は1日1GBで計算します。',
  remove: ({ number }) => `訪問先${formatNumber(number, 'ja')}を削除`,
  add: '国を追加',
  added: ({ number }) => `訪問先${formatNumber(number, 'ja')}を追加しました`,
  removed: ({ number }) => `訪問先${formatNumber(number, 'ja')}を削除しました`,
  total: '旅行全体のデータ量（GB）',
  totalRemark: '任意',
  totalHint: 'データ量が空欄の訪問先に、日数に応じて割り振ります。',
  submit: '最も安い方法を調べる',
  problems: 'まだ計算していません。印のある項目を直してください。',
  errors: {
    'place-missing': '国を入力するか、この訪問先を削除してください。',
    'place-unknown': 'この名前の国のプランは見つかりません。一覧から選んでください。',
    days: '1から365までの日数を入力してください。',
    gb: '3や0.5のようにGB単位で入力するか、空欄にしてください。',
    'no-stop': '国を1つ以上追加してください。',
    'too-many-stops': '正確に計算できるのは12か所までです。長い旅行は2つに分けてください。',
    'too-many-days': '合計は365日までです。滞在を短くするか、旅行を2つに分けてください。',
    total: '20のように旅行全体のGBを入力するか、空欄にしてください。',
    'total-too-small': '個別に指定したデータ量だけで全体の量に達しています。旅行全体のデータ量を増やしてください。',
  },
  empty: {
    heading: '調べられること',
    text: '費用とeSIMの数のバランスがよい方法を先頭に、最も安い組み合わせと、eSIMの数を減らした場合の費用を、旅行のカレンダーと計算の内訳とともに示します。',
    example: '例を見る',
  },
  none: {
    heading: 'この旅程に使えるプランが見つかりません',
    text: '1日のデータ量を減らすか、テザリングの条件を外すと見つかることがあります。各国のページでは取り扱いのあるプランを確認できます。',
  },
  ways: ({ count }) => `つながり続ける方法：${formatNumber(count, 'ja')}通り`,
  summary: ({ days, stops }) => `${days}、訪問先${formatNumber(stops, 'ja')}か所`,
  names: {
    cheapest: '最も安い方法',
    fewest: 'eSIMが最も少ない方法',
    balanced: 'バランスのよい方法',
    between: 'その中間',
    locals: '国ごとのプラン',
  },
  failed: '結果を更新できませんでした。接続を確認して、もう一度ボタンを押してください。',
  wholeTrip: ({ count }) => `旅行全体・eSIM${formatNumber(count, 'ja')}つ`,
  stopCount: ({ count }) => `${formatNumber(count, 'ja')}か国`,
  less: ({ amount, count }) => `eSIMが${formatNumber(count, 'ja')}つの方法より${amount}安い`,
  more: ({ amount, count }) => `最も安い方法（eSIM${formatNumber(count, 'ja')}つ）より${amount}高い`,
  gap: ({ places }) =>
    `${formatList(
      places.map((place) => place.in),
      'ja',
    )}ではデータを使えません。この方法に対応するプランがないためです。`,
  unproven: '組み合わせが非常に多いため、有力なものだけを計算しました。わずかに安い方法がほかにあるかもしれません。',
  why: {
    heading: '選ばれた理由と計算の内訳',
    cheapest: '把握しているプランの組み合わせの中で、この旅程に最も安いものです。',
    mostDays: '把握しているプランの組み合わせの中で、データを使える日数が最も多く、その中で最も安いものです。',
    within: ({ count }) => `eSIMを${formatNumber(count, 'ja')}つまでにする場合に最も安い方法です。`,
    mostDaysWithin: ({ count }) =>
      `eSIMを${formatNumber(count, 'ja')}つまでにする場合に、データを使える日数が最も多く、その中で最も安い方法です。`,
    locals: '周遊プランと世界プランを使わず、国ごとに最も安いプランを選んだものです。',
    onlyOne: '最も安く、eSIMも最も少ない方法です。',
    rule: ({ price }) => `eSIMの多い方法は、eSIMが1つ増えるごとに${price}を超えて安くなる場合にだけ先頭に置きます。`,
  },
  sum: '合計',
  usedFor: ({ places, days }) =>
    `${formatList(
      places.map(({ the }) => the),
      'ja',
    )}（${days}）で使用`,
  idle: ({ days }) => `使わない間（${days}）も、このプランの日数は進みます。`,
  onlyNew: ({ provider }) => `${provider}を初めて利用する人向けの価格のため、この販売元で1回だけ計算しています。`,
  dayRange: ({ from, to }) => (from === to ? `${from}日目` : `${from}～${to}日目`),
  chart: {
    table: 'カレンダーを表で見る',
    days: '日程',
    stop: '訪問先',
    plan: 'プラン',
    none: 'データなし',
  },
  nearMiss: ({ provider, price, place }) =>
    `${provider}の${price}のプラン1つで、${place.the}以外のすべての訪問先に対応できます。`,
  method: {
    heading: '計算のしかた',
    items: {
      order:
        '訪問先は順に続き、到着日と出発日も数えます。1つの訪問先では1種類のプランを使い、足りない場合は同じプランを続けて使います。',
      first: 'データを使えない日の少なさを先に、次に費用を比べます。最も安い方法は、必ずそれと分かるように示します。',
      days: 'プランの日数は、ほかの国にいる間も最初の利用から続けて数えます。終了した場合は、同じプランをもう1つ数えます。',
      data: '有効期間全体のデータ量は対応する訪問先で分け合います。1日あたりの量は、訪問先ごとに足りるかを確かめます。',
      stated:
        '判断に必要な条件を示しているプランだけを数えます。容量を超えた後の低速データの扱いは、ほかのページと同じです。',
      topUp: '追加購入ができるか不明なプランは、2つ目以降を別のeSIMとして数えます。',
      offers: '初めての人向けの特典は販売元ごとに1回だけ数え、注文はプランごとに分けて計算します。',
    },
  },
  further: {
    heading: 'ほかの国にも行く予定ですか',
    text: ({ place }) =>
      `${place.the}とその先の国をまとめて計算できます。周遊プラン、国別プラン、組み合わせを比べます。`,
    link: '旅行全体を計算する',
  },
};
