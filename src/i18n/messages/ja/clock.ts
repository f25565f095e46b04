import type { Messages } from '#i18n/messages/en.ts';

export const clock: Messages['clock'] = {
  title: '旅行用eSIMプランの有効期限を計算',
  description:
    '到着の日時と場所を入力すると、開始条件と日数の数え方に従って、プランがいつ終わるかを現地時間で計算します。',
  heading: 'プランの有効期限の計算',
  lead: 'プランの条件と到着日時を入力すると、終了日時を現地時間で計算します。夏時間の切り替えも考慮します。',
  leadPlan: ({ provider, plan, data }) =>
    `${provider}の${plan}（${data}）が終わる日時を、販売元の記載をもとに現地時間で計算します。`,
  gone: 'このプランは現在販売されていません。条件を入力して計算できます。',
  unending: '期限なし',
  install: '利用前の条件',
  installWithin: ({ days }) => `購入から${days}以内にインストール`,
  starts: { 'first-use': '初回の接続時', install: 'インストール時', purchase: '購入時', unknown: '記載なし' },
  counts: { '24h': '24時間を1日とする', calendar: '暦日（0時で区切る）', unknown: '記載なし' },
  form: {
    days: '有効日数',
    starts: '開始の時点',
    counts: '日数の数え方',
    place: '到着する国・地域',
    zone: { label: '到着地のタイムゾーン', hint: 'この国・地域には複数のタイムゾーンがあります。' },
    choose: '選択してください',
    landing: { label: '到着日時（現地時間）', hint: '到着地の時計での日付と時刻です。' },
    before: {
      label: '購入・インストールは到着の何日前か',
      hint: '到着当日なら0。その時点で開始するプランの計算に使います。',
    },
    submit: '終了日時を計算',
    errors: {
      days: '1～3650の整数を入力してください。',
      in: 'このプランを使える国・地域を選んでください。',
      zone: '到着地のタイムゾーンを選んでください。',
      landing: '2000年から2100年までの日付と時刻を入力してください。',
      before: '0～365の整数を入力してください。',
    },
  },
  answer: {
    label: 'プランの終了日時',
    waiting: '到着する場所と日時を入力すると、ここに終了日時が表示されます。',
    never: 'このプランに期限はありません。',
    ends: '終了日時',
    earliest: '確実に使える期限',
    clocks: ({ zone }) => `現地時間：${zone}`,
    open: '販売元の記載が一部ないため、最も早い終了日時を示しています。考えられる場合は次のとおりです。',
    reading: ({ starts, at, counts }) => `${starts}（${at}）に開始。${counts}。`,
    shifts: '期間中に時計の切り替えがあり、計算に含めています。',
    calendarNote:
      '暦日の場合、初日も1日と数え、現地の0時に終わります。自社のタイムゾーンで数える販売元もあるため、数時間の差が問題になるときはご確認ください。',
    buyFrom: ({ date }) => `到着日にインストールする場合、購入できるのは早くて${date}です。`,
  },
};
