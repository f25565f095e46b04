import type { Messages } from '#i18n/messages/en.ts';

export const clock: Messages['clock'] = {
  title: '海外eSIMの有効期限を計算',
  description:
    '到着する日時と国・地域を入力すると、利用開始の条件と日数の数え方から、プランが終わる日時を現地時間で計算します。',
  heading: 'eSIMの有効期限の計算',
  lead: 'プランの条件と到着日時から、終了日時を現地時間で計算します。夏時間の切り替わりも計算に含めます。',
  leadPlan: ({ provider, plan, data }) =>
    `${provider}の「${plan}」（${data}）がいつ終わるかを、提供会社の記載をもとに現地時間で計算します。`,
  gone: 'このプランは現在販売されていません。条件を入力すれば計算できます。',
  unending: '無期限',
  install: '利用前の条件',
  installWithin: ({ days }) => `購入から${days}以内にインストール`,
  starts: { 'first-use': '初回接続時', install: 'インストール時', purchase: '購入時', unknown: '記載なし' },
  counts: { '24h': '24時間単位', calendar: '日付単位（0時に切り替わる）', unknown: '記載なし' },
  form: {
    days: '有効期間（日数）',
    starts: '利用開始',
    counts: '日数の数え方',
    place: '到着する国・地域',
    zone: { label: '到着地のタイムゾーン', hint: 'この国・地域には複数のタイムゾーンがあります。' },
    choose: '選択してください',
    landing: { label: '到着日時（現地時間）', hint: '到着地の日付と時刻で入力してください。' },
    before: {
      label: '購入・インストール日（到着の何日前か）',
      hint: '到着当日なら0。購入時やインストール時に始まるプランの計算に使います。',
    },
    submit: '終了日時を計算',
    errors: {
      days: '1～3,650の整数を入力してください。',
      in: 'このプランを使える国・地域を選んでください。',
      zone: '到着地のタイムゾーンを選んでください。',
      landing: '2000年から2100年までの日付と時刻を入力してください。',
      before: '0～365の整数を入力してください。',
    },
  },
  answer: {
    label: 'プランの終了日時',
    waiting: '到着する国・地域と日時を入力すると、ここに終了日時が表示されます。',
    never: 'このプランに期限はありません。',
    ends: '終了日時',
    earliest: '最も早い場合の終了日時',
    clocks: ({ zone }) => `現地時間：${zone}`,
    open: '提供会社の記載に足りない項目があるため、最も早い場合の終了日時を示しています。考えられるのは次のとおりです。',
    reading: ({ starts, at, counts }) => `${starts}（${at}）に利用開始、${counts}の場合`,
    shifts: '期間中に夏時間の切り替わりがあります（計算に含めています）。',
    calendarNote:
      '日付単位の場合、初日も1日と数え、現地の0時に切り替わります。自社のタイムゾーンで数える会社もあるため、数時間の差が気になるときは提供会社にご確認ください。',
    buyFrom: ({ date }) => `到着日にインストールする場合は、${date}以降にご購入ください。`,
  },
};
