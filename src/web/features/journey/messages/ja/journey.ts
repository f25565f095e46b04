import { formatNumber } from '#i18n/format-number.ts';
import { japaneseAmount } from '#i18n/languages/ja/amount.ts';
import { japanesePlaces, japaneseThings } from '#i18n/languages/ja/counters.ts';
import type { Messages } from '#i18n/messages/en.ts';
import { formatList } from '#i18n/format-list.ts';

export const journey: Messages['journey'] = {
  title: '周遊旅行のeSIMプランナー',
  description:
    '訪問先が12か所までの周遊旅行で、最も安いeSIMの組み合わせを計算します。周遊プラン、国別プラン、その組み合わせを、計算の内訳とともに比較できます。',
  heading: '周遊旅行のeSIMプランナー',
  allDays: '全部で何日間？',
  placed: ({ days }) => `${days}すべて割り当て済み`,
  left: ({ days }) => `あと${days}が未割り当て`,
  tooMany: ({ days }) => `${days}超過`,
  takeDays: ({ days }) => `${days}にする`,
  near: ({ names }) => `近く：${names}`,
  across: ({ countries, borders }) =>
    japanesePlaces(countries) + (borders === 0 ? '' : `、国境越え${formatNumber(borders, 'ja')}回`),
  route: '旅程',
  stop: ({ number }) => `訪問先${formatNumber(number, 'ja')}`,
  country: '国・地域',
  countryOf: ({ number }) => `国・地域${formatNumber(number, 'ja')}`,
  daysAt: ({ name }) => `${name}の日数`,
  plansAt: ({ name }) => `プランを見る：${name}`,
  removeCountry: ({ name }) => `${name}を削除`,
  move: ({ name, number, count }) =>
    `${name}を移動（${formatNumber(count, 'ja')}か所中${formatNumber(number, 'ja')}番目の訪問先）`,
  moved: ({ name, number }) => `${name}は${formatNumber(number, 'ja')}番目の訪問先になりました`,
  up: '上へ',
  down: '下へ',
  dayLimit: ({ most }) => `1～${most}の日数を入力してください。`,
  firstHint: ({ amount }) =>
    `続けて12か所まで国・地域を追加できます。データ容量は、変更するまで1日${amount}で計算します。`,
  gbLabel: 'この訪問先のデータ容量（GB、任意）',
  gbHint: '空欄の訪問先は1日1GBで計算します。',
  remove: ({ number }) => `訪問先${formatNumber(number, 'ja')}を削除`,
  add: '国・地域を追加',
  added: ({ number }) => `訪問先${formatNumber(number, 'ja')}を追加しました`,
  removed: ({ number }) => `訪問先${formatNumber(number, 'ja')}を削除しました`,
  total: '旅行全体のデータ容量（GB）',
  totalRemark: '任意',
  totalHint: 'データ容量が空欄の訪問先に、日数に応じて振り分けます。',
  problems: 'まだ計算していません。印の付いた項目を修正してください。',
  errors: {
    'place-missing': '国・地域を入力するか、この訪問先を削除してください。',
    'place-unknown': 'この名前の国・地域は見つかりません。一覧から選んでください。',
    days: '1～365の日数を入力してください。',
    gb: '「3」「0.5」のようにGB単位の数値を入力するか、空欄にしてください。',
    'no-stop': '国・地域を1つ以上追加してください。',
    'too-many-stops': '正確に計算できるのは12か所までです。長い旅行は2つに分けてください。',
    'too-many-days': '合計は365日までです。滞在を短くするか、旅行を2つに分けてください。',
    total: '「20」のように旅行全体のデータ容量をGB単位で入力するか、空欄にしてください。',
    'total-too-small':
      '訪問先ごとに指定したデータ容量だけで、旅行全体の容量に達しています。旅行全体のデータ容量を増やしてください。',
  },
  empty: {
    heading: ({ names }) => `例：${names}`,
    example: 'この旅程のプランと料金を見る',
  },
  none: {
    heading: 'この旅程で使えるプランが見つかりません',
    less: ({ hotspot }) =>
      `1日のデータ容量を減らす${hotspot ? 'か、テザリングの条件を外す' : ''}と見つかることがあります。`,
    pages: 'それぞれの国・地域のページでも、掲載中のプランを確認できます。',
  },
  ways: ({ count }) => `プランの組み合わせ：${formatNumber(count, 'ja')}通り`,
  summary: ({ days, stops }) => `${days}、訪問先${formatNumber(stops, 'ja')}か所`,
  names: {
    cheapest: ({ days, data }) => (data === null ? `${days}の最安` : `${days}・${data}の最安`),
    fewest: 'eSIMが最少の組み合わせ',
    balanced: 'バランスのよい組み合わせ',
    fullSpeed: '全データ高速',
    between: ({ count, price }) => `eSIMが${formatNumber(count, 'ja')}つ少なく、${price}高い組み合わせ`,
    locals: '国別プランの組み合わせ',
  },
  failed: '結果を更新できませんでした。接続を確認して、もう一度ボタンを押してください。',
  covers: ({ covered, total }) => `${formatNumber(total, 'ja')}日中${formatNumber(covered, 'ja')}日をカバー`,
  uncovered: ({ places, hasPlans, covered, total }) => {
    const names = formatList(
      places.map(({ name }) => name),
      'ja',
    );
    const days = `${formatNumber(total, 'ja')}日中${formatNumber(covered, 'ja')}日分：`;
    return `${names}で${hasPlans ? 'この旅行に合う' : '使える'}プランがありません。${days}`;
  },
  slow: ({ amount, total }) => `${total === null ? '' : `${total}のうち`}${amount}は低速`,
  forAll: 'eSIM1つで全行程',
  again: ({ count }) => `eSIM1つを${formatNumber(count, 'ja')}回購入`,
  several: ({ count, changes }) =>
    changes === 0
      ? `eSIMは${japaneseThings(count)}`
      : `eSIMは${japaneseThings(count)}・切り替え${formatNumber(changes, 'ja')}回`,
  stopCount: ({ count }) => japanesePlaces(count),
  unproven:
    '組み合わせが非常に多いため、有力なものだけを計算しました。わずかに安い組み合わせがほかにあるかもしれません。',
  why: {
    heading: '選ばれた理由と計算の内訳',
    cheapest: '掲載中のプランの組み合わせの中で、この旅程の費用が最も安いものです。',
    mostDays: '掲載中のプランの組み合わせの中で、データを使える日数が最も多く、その中で費用が最も安いものです。',
    within: ({ count }) =>
      count === 1
        ? 'eSIMを1つだけ使う場合の最安です。'
        : `eSIMを${japaneseThings(count)}までにする場合の、最安の組み合わせです。`,
    mostDaysWithin: ({ count }) =>
      `eSIMを${japaneseThings(count)}までにする場合に、データを使える日数が最も多く、その中で費用が最も安いものです。`,
    fullSpeed: 'すべてのデータを高速で使える組み合わせの中で、最安のものです。',
    locals: '周遊プランと世界周遊プランを使わず、訪問先ごとに最安のプランを選んだものです。',
    onlyOne: '費用が最も安く、eSIMも最も少ない組み合わせです。',
    rule: ({ price }) =>
      `最安以外でeSIMの多い組み合わせは、eSIMが1つ増えるごとに${price}を超えて安くなるか、使える日数が増える場合だけ表示します。全データを高速で使える組み合わせは、最安との差がeSIM1つあたり${price}以内なら表示します。`,
  },
  ownSim: ({ country }: { country: string }) => `${country}のSIM・インストール不要`,
  ownSimSum: '計算の内訳',
  sum: '合計',
  usedFor: ({ places, days }) =>
    `${formatList(
      places.map(({ the }) => the),
      'ja',
    )}（${days}）で使用`,
  idle: ({ days }) => `使わない間（${days}）も、このプランの有効期間は進みます。`,
  onlyNew: ({ provider }) => `${provider}の初回価格のため、1回だけ計算に入れています。`,
  dayRange: ({ from, to }) => (from === to ? `${from}日目` : `${from}～${to}日目`),
  nearMiss: ({ provider, price, place }) =>
    `${provider}の${japaneseAmount(price)}のプラン1つで、${place.the}以外のすべての訪問先に対応できます。`,
  method: {
    heading: '計算方法',
    items: {
      order:
        '訪問先は入力した順に続くものとし、到着日と出発日も1日と数えます。1つの訪問先では1種類のプランを使い、足りない場合は同じプランを続けて使います。',
      first:
        'まずデータを使えない日が少ない順、次に費用が安い順に比べます。最安の組み合わせは必ず表示し、そのことを明記します。',
      days: 'プランの日数は初回接続から続けて数え、ほかの国にいる間も進みます。途中で終わる場合は、同じプランをもう1つ計算に入れます。',
      data: '容量固定のプランのデータは、使えるすべての訪問先で分け合います。1日ごとの容量のプランは、訪問先ごとに足りるかを確かめます。',
      stated:
        '判断に必要な条件の記載があるプランだけを計算に入れます。容量を超えた後の低速データの扱いは、ほかのページと同じです。',
      topUp: 'データ追加（チャージ）の可否の記載がないプランは、2つ目以降を別のeSIMとして数えます。',
      offers: '初回価格は、販売元ごとに1回だけ計算に入れます。注文はプランごとに分けるものとします。',
    },
  },
  further: {
    heading: 'ほかの国・地域にも行く予定ですか？',
    text: ({ place }) =>
      `${place.the}とその先の訪問先をまとめて計算し、周遊プラン、国別プラン、その組み合わせを比較します。`,
    link: '旅行全体を計算する',
  },
};
