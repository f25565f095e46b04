import { formatNumber, formatRange } from '#i18n/format-number.ts';
import type { Messages } from '#i18n/messages/en.ts';

const number = (value: number): string => formatNumber(value, 'ja');

function sellers(count: number): string {
  return `${formatNumber(count, 'ja')}社`;
}

const ruler: Messages['list']['ruler'] = {
  heading: '手元の価格',
  compare: '他社の価格と比べる',
  close: 'プランに戻る',
  field: '手元のプランの内容（表示のとおりに）',
  example: '5GB 30日 ¥1,480',
  check: '比べる',
  notKept: '入力内容は保存されません。',
  read: ({ facts }) => `${facts}として比較します。`,
  tripDays: ({ days }) => `日数の記載がないため、旅行の${days}として比較します。`,
  pageCurrency: ({ currency }) => `通貨の記載がないため、${currency}として比較します。`,
  notRight: '違う場合は修正',
  fields: { amount: 'データ容量', days: '日数', price: '価格' },
  missing: {
    amount: 'データ容量を入力してください。',
    days: '日数を入力してください。',
    price: '価格が見つかりませんでした。',
    rate: 'この通貨は換算できません。',
  },
  unclear: '複数の読み方ができます。項目ごとに入力してください。',
  short: ({ part, missing }) =>
    missing === null
      ? `${part}は今回の旅行には足りません。${part}どうしで比較します。`
      : `${part}は今回の旅行に${missing}足りません。${part}どうしで比較します。`,
  rank: {
    higher: ({ count, of }) => `${sellers(of)}中${sellers(count)}より高い`,
    lower: ({ count, of }) => `${sellers(of)}中${sellers(count)}より安い`,
    lowest: ({ of }) => `${sellers(of)}すべてより安い：これより安いプランは見つかりません`,
    usual: 'ほぼ相場どおり',
    few: ({ count }) =>
      count === 0 ? '比べられる販売元がありません' : `${sellers(count)}のみ：順位を出すには少なすぎます`,
  },
  comparedFor: ({ trip }) => `${trip}の場合。`,
  usual: ({ price, more, less }) => {
    if (more !== null) return `相場は${price}で、手元の価格のほうが${more}高くなっています。`;
    return less === null ? `相場も同じ${price}です。` : `相場は${price}で、手元の価格のほうが${less}安くなっています。`;
  },
  lowest: ({ price }) => `最安は${price}です。`,
  cheaper: ({ count }) => {
    if (count === 3) return '同じ内容でより安い3件';
    return count === 2 ? '同じ内容でより安い2件' : '同じ内容でより安い1件';
  },
  none: 'これより安い販売元はありません。手元のプランをお使いください。',
  saves: ({ price }) => `${price}お得`,
  instead: ({ days, instead }) => `${instead}ではなく${days}`,
  slow: '旅行中に低速の期間あり',
  stops: 'データを使い切ると停止',
  endUnknown: '使い切った後の記載なし',
  bought: 'もう購入済みですか？テザリングや電話番号など必要なものが付いていれば、そのままお使いください：',
  leavesOut: '掲載中のプランに含まれないものを見る',
  line: ({ count, trip, lowest, lower, upper, highest }) =>
    `${trip}の${sellers(count)}の料金。最安${lowest}、半数が${lower}～${upper}、最高${highest}。`,
  marked: ({ name, price }) => `${name ?? '手元の価格'}：${price}。`,
  yours: ({ price }) => `手元：${price}`,
  half: ({ lower, upper }) => `半数が${lower}～${upper}`,
  ticks: ({ count, trip }) =>
    `${trip}に使えるプランがあるのは${sellers(count)}です。目盛り1本が1社で、同じ料金が重なるほど長くなります。`,
  empty: 'この条件で旅行に使えるプランはありません。',
  table: '表で見る',
};

export const list: Messages['list'] = {
  ruler,
  heading: 'この旅行のプラン',
  sellers: ({ count, currency }) => `${number(count)}社・${currency === null ? '各社1プラン' : `${currency}から換算`}`,
  rank: ({ place, of }) => (place === 1 ? `${number(of)}社中最安` : `${number(of)}社中${number(place)}番目`),
  lowestHere: ({ days, data }) => `この販売元の最安：${days}・${data ?? '無制限'}`,
  shown: ({ count, total }) =>
    count === total ? `${number(total)}プラン` : `全${number(total)}プラン中${number(count)}プラン`,
  showMore: ({ count }: { count: number }) => `さらに${formatNumber(count, 'ja')}件を表示`,
  range: ({ from, to, total }) => `${number(total)}プラン中${formatRange(from, to, 'ja')}番目`,
  loading: 'プランを読み込み中',
  views: { label: '表示形式', best: 'リスト', table: '表' },
  sort: {
    label: '並び順',
    submit: '並べ替える',
    by: ({ name }) => `並び順：${name}`,
    names: {
      trip: '旅行全体',
      price: '料金の安い順',
      'per-gb': '1GBあたりの料金が安い順',
      'per-day': '1日あたりの料金が安い順',
      data: 'データ容量の多い順',
      validity: '有効期間の長い順',
      rating: '販売元の評価が高い順',
      share: '対応する国・地域の多い順',
    },
  },
  filters: {
    heading: '絞り込み',
    button: ({ count }) => (count === 0 ? '絞り込み' : `絞り込み（${number(count)}）`),
    clear: 'すべて解除',
    apply: '絞り込む',
    show: ({ rows }) => `${rows}を表示`,
    close: '絞り込みを閉じる',
    chosen: '選択中の条件',
    remove: ({ name }) => `条件を解除：${name}`,
    more: ({ count }) => `ほか${number(count)}件`,
    findProvider: '販売元を検索',
    noProvider: '該当する販売元はありません',
  },
  facets: {
    price: '料金',
    data: 'データ容量',
    validity: '有効期間',
    refund: '返金',
    network: '回線',
    provider: '販売元',
    kind: 'プランの種類',
    scope: '使える範囲',
    share: '対応する国・地域の割合',
    breakout: 'IPアドレスの国',
    checked: '料金の確認',
  },
  scope: { local: '1つの国・地域専用', regional: '周遊（複数の国）', global: '世界周遊' },
  share: { all: 'すべて', '75': '4分の3以上', '50': '半分以上', less: '半分未満' },
  kind: { total: '容量固定', daily: '1日ごとの容量', unlimited: '無制限', payg: '従量課金' },
  checked: { '1d': '24時間以内', '7d': '7日以内', '30d': '30日以内', older: 'それより前' },
  under: ({ amount }) => `${amount}未満`,
  between: ({ from, to }) => `${from}～${to}`,
  atLeast: ({ amount }) => `${amount}以上`,
  over: ({ amount }) => `${amount}超`,
  notStated: '記載なし',
  choiceOf: ({ name, choice }) => `${name}：${choice}`,
  notStatedOf: ({ name }) => `${name}：記載なし`,
  exitIn: ({ country }) => `IP：${country}`,
  lowestPrice: '料金の下限',
  highestPrice: '料金の上限',
  priceFrom: ({ price }) => `${price}以上`,
  priceTo: ({ price }) => `${price}以下`,
  promo: 'キャンペーン料金で計算',
  promoShort: 'キャンペーン料金',
  dominatedShort: '同じ会社の割高なプランも表示',
  folded: ({ count }) =>
    `同じ販売元にすべての点で同等以上のプランがあるため、${number(count)}プランを折りたたんでいます。`,
  unfold: '表示する',
  unfolded: '同じ販売元にすべての点で同等以上のプランがあるものも表示しています。',
  fold: '折りたたむ',
  renewingShort: '自動更新のプランも表示',
  renewing: ({ count, from }) =>
    `自動更新のため解約手続きが必要な${number(count)}プラン${from === null ? '' : `（${from}から）`}は、除いて表示しています。`,
  showRenewing: '表示する',
  renewingShown: '解約するまで自動更新されるプランも表示しています。',
  hideRenewing: '除く',
  countPlans: ({ count }) => `${number(count)}プラン`,
  countProviders: ({ count }) => `${number(count)}社`,
  unknown: ({ rows }) => `この旅行に合うか判断できないプラン：${rows}`,
  partial: ({ rows, share }) => `使える国・地域が${share}に満たないプラン：${rows}`,
  short: ({ rows }) => `この旅行に合わないプラン：${rows}`,
  empty: {
    heading: 'すべての条件に合うプランはありません',
    without: ({ count, name }) => `「${name}」を外すと、${number(count)}プランが見つかります。`,
    fewer: '条件を減らすとプランが見つかります。',
    remove: ({ name }) => `「${name}」を外す`,
    clear: '条件をすべて解除',
  },
  further: ({ count }) => `ほか${number(count)}プラン`,
  furtherOf: ({ count, provider }) => `ほか${number(count)}プラン（${provider}）`,
  allOf: ({ provider, count }) => `${provider}の全${number(count)}プラン`,
  table: {
    label: '販売元とデータ容量ごとの最安の通常料金',
    caption: '販売元ごとの最安の通常料金です。各列は、そのデータ容量から次の列のデータ容量未満までのプランを含みます。',
    lowest: '最安',
    none: 'プランなし',
  },
  cell: ({ provider, data, days, price, isPaid }) =>
    `${provider}、${data}、${days}、${price}（${isPaid ? '広告リンク、' : ''}新しいタブ）`,
  dates: {
    add: '日程を入力',
    change: ({ dates }) => `${dates}：変更`,
    heading: '旅行の日程',
    landing: '現地到着日',
    leaving: '現地出発日',
    hour: '時刻',
    optional: '任意',
    before: '購入から到着までの日数',
    beforeHint: '購入時やインストール時に始まるプランで使います。',
    submit: '表示',
  },
  ownSim: {
    name: '今のSIM',
    ask: '今のSIM：どの国のSIMですか？',
    choose: '国',
    none: '持っていない',
    submit: '表示',
    law: { eu: 'ローミング対応の場合・EUの規則', eea: 'ローミング対応の場合・EEAの規則' },
    asOf: ({ date }: { date: string }) => `${date}時点`,
    offer: ({ operator, place }: { operator: string; place: string }) =>
      `${operator}のデータ利用日ごとの料金です。出発前に「${place}でのデータ通信は1日いくらで、何GB使えますか？」と確認してください。この行による収益はありません。`,
    atMost: '最大',
    sum: ({ price, data, cost, rate, country }) =>
      `契約のデータ内なら追加料金は最大${price}です。${data}×${cost}（通信会社間の1GBあたりの上限）に付加価値税（${country}、${rate}％）を加え、切り上げています。公正利用の範囲内なら追加料金はかかりません。`,
    monthly: '毎月の料金（税込）',
    free: ({ price, data }) =>
      `この旅行の追加料金は最大${price}です。少なくとも${data}、契約のデータがそれより少なければその全量を、追加料金なしで使えます。`,
    more: '次の場合はこれより高くなります：契約がローミングに対応していない、契約のデータを使い切った（以降は国内と同じ料金）、1MBごとに課金される料金プラン、船や飛行機の中、4か月の大半を国外で過ごす。',
    question: ({ place }) =>
      `契約先への質問例：「${place}でローミングできますか。何GBまで使えますか」この行から当サイトに収入は生じません。`,
    checked: ({ name, date }) => `${name}が${date}に法令の条文を確認しました。`,
    unchecked: '法令の条文との照合はまだ行われていません。',
  },
  before: {
    heading: '購入の前に',
    bought: '購入済みの方：eSIMの手順',
    ask: '自分のスマホで使える？',
    ready: 'スマホは対応済み',
    locked: 'SIMロックあり',
    noEsim: 'eSIM非対応',
    known: ({ count }) => `3問中${count}問を確認済み`,
    kept: 'この端末だけに保存',
    done: '完了',
    close: '閉じる',
    eid: {
      question: 'お使いのスマホはeSIMに対応していますか？',
      hint: '電話アプリで*#06#を入力します。EIDが表示されれば対応しています。',
      good: 'EIDあり',
      bad: 'EIDなし',
      unsure: '不明',
    },
    lock: {
      question: 'SIMロックがかかっていますか？',
      hint: 'iPhone：「設定」›「一般」›「情報」に「SIMロックなし」とあればかかっていません。Android：他社のSIMが使えればかかっていません。',
      good: 'ロックなし',
      bad: 'ロックあり',
      unsure: '不明',
    },
    own: {
      question: '今のSIMをこの旅行で使うといくらですか？',
      hint: 'データ通信の1日あたりの料金を契約先に確認します。',
      good: '追加なし',
      bad: '追加あり',
      unsure: '不明',
    },
    model: {
      summary: '入力できない場合',
      elsewhere: 'EIDは設定でも確認できます。iPhone：「一般」›「情報」。Android：「デバイス情報」›「ステータス」。',
      label: '機種',
      yes: 'eSIMに対応している機種です。念のためEIDを確認してください。',
      no: 'eSIM非対応とされている機種です。念のためEIDを確認してください。',
      ask: '機種名だけでは判断できません。EIDを確認してください。',
    },
    purchase: {
      summary: '購入した場所と時期',
      where: '購入した国',
      other: 'その他',
      bought: '購入日',
      unlocked: 'この国では、その時点でSIMロックなしでの販売が始まっています。最終的には上の方法で確認してください。',
      'new-models':
        '2021年10月以降に発売された機種はSIMロックなしで販売されています。それより前の機種はロックされていることがあります。最終的には上の方法で確認してください。',
      instalments:
        '分割払いの場合、支払いが終わるまでロックされていることがあります。最終的には上の方法で確認してください。',
      look: 'これだけでは判断できません。上の方法で確認してください。',
    },
    wrong: {
      locked: {
        text: 'SIMロックがかかっています。契約先で解除するまで、このeSIMはインストールできません。',
        way: '解除の方法',
      },
      noEsim: { text: 'EIDが表示されないスマホでは、eSIMは使えません。', way: 'ほかの方法' },
    },
    note: ({ price, words }) => `今のSIM：追加料金は最大${price}。${words}`,
    free: '今のSIMなら、ここで追加料金はかかりません。',
    forget: { button: 'スマホについての回答を消去', done: '消去しました。' },
  },
};
