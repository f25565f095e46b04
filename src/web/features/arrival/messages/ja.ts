import type { StepTexts } from '#web/features/arrival/step-texts.ts';

export const arrival = {
  name: 'eSIMの手順',
  withdrawn: ({ seller }) =>
    `${seller}のこのプランは販売を終了しました。購入済みのeSIMはそのまま使えます。内容は販売終了前の情報です。`,
  ended: ({ date }) => `${date}に終了しました。削除できます。`,
  phone: 'eSIMを入れるスマホ',
  guessed: 'このブラウザーから推測しました。違う場合は切り替えてください。',
  landing: '到着日時',
  submit: '日付を表示',
  calendar: '日付をカレンダーに追加',
  copy: '文面をコピー',
  copied: 'コピーしました',
  print: '印刷',
  kept: 'この端末に保存済み。オフラインでも開けます。',
  dates: { installBy: 'インストール期限', starts: '開始', ends: '終了', refundUntil: '返金期限' },
  limit: ({ date }) => `販売元の期限：${date}`,
  rules: {
    'before-landing': '到着の前日',
    never: '該当なし',
    'not-stated': '記載なし',
    install: 'インストールまで',
    'first-use': '利用開始まで',
  },
  after: {
    purchase: ({ days }) => `購入から${days}日後`,
    install: ({ days }) => `インストールから${days}日後`,
    'first-use': ({ days }) => `初回接続から${days}日後`,
    start: ({ days }) => `開始から${days}日後`,
  },
  with: { purchase: '購入時', install: 'インストール時', 'first-use': '初回接続時', start: '記載なし' },
  stages: { home: '出発前・Wi-Fiで', plane: '機内', landed: '到着後', trouble: 'つながらない？', leave: '帰国時' },
  border: ({ country }) => `${country}へ`,
  write: ({ seller }) => `${seller}に連絡`,
  quote: ({ name }) => `「${name}」`,
  steps: {
    eid: () => [
      '*#06#を入力：EIDが表示される',
      '表示されない端末はeSIM非対応です。インストールせず、返金を依頼してください。',
    ],
    lock: ({ where }) => [
      'SIMロックがない',
      `${where.unlocked}。ロックされている場合は、インストール前に通信会社へ解除を依頼してください。`,
    ],
    identify: () => [
      '販売元に本人確認書類を送る',
      'このプランに必要です。販売元のアカウントで承認を確認してください。',
    ],
    install: ({ quoted, where }) => [
      `インストールし、名称を${quoted}にする`,
      `${where.lines} › ${where.add}：別の画面や紙に表示した販売元のコードを読み取るか、情報を手入力します。削除しないでください。`,
    ],
    'keep-off': ({ quoted }) => [`${quoted}をオフにする`, '接続すると日数が始まることがあります。'],
    'home-data-off': ({ where }) => [
      `ふだんの回線：${where.roaming}をオフ`,
      `${where.lines}。データ料金はかかりませんが、着信に応答すると料金がかかることがあります。`,
    ],
    'flight-mode-off': () => ['機内モードをオフ', ''],
    'switch-on': ({ quoted, line, where }) => [`${quoted}をオン`, `${where.lines} › ${line} › ${where.lineOn}。`],
    'roaming-on': ({ where }) => [`${where.roaming}をオン`, 'この回線のみ。'],
    apn: ({ apn, line, where }) => [
      apn === '' ? 'APN：自動（入力不要）' : `APN：${apn}`,
      `${where.lines} › ${line} › ${where.apn}。`,
    ],
    'data-line': ({ quoted, where }) => [
      `${where.data}：${quoted}`,
      `${where.lines} › ${where.data}。${where.switching}：オフ。`,
    ],
    network: ({ networks }) => [
      networks === '' ? '数分待つ：ネットワーク名が表示される' : `数分待つ：${networks}`,
      '画面上部に表示されます。Wi-Fiをオフにしてページを開いてください。',
    ],
    'border-same': ({ networks }) => [
      '操作不要',
      networks === '' ? 'ネットワークは自動で切り替わります。' : `${networks}が表示されます。`,
    ],
    'border-uncovered': ({ country }) => [
      `${country}ではデータ通信不可`,
      '対象のプランがありません。入国前に地図を保存してください。',
    ],
    'old-line-off': ({ quoted }) => [`${quoted}をオフ`, '新しい回線がつながった後に。'],
    'check-line': ({ quoted, where, canReinstall }) => [
      `${quoted}がオンで、データ通信に使われている`,
      `機内モードはオフ。${where.lines} › ${where.data}。${canReinstall ? '回線がない場合は、Wi-Fiでコードを再度読み取り、到着後と同じ設定をします。' : '回線がない場合は、販売元に連絡してください。'}`,
    ],
    'check-roaming': ({ quoted, line, where }) => [`${quoted}の${where.roaming}がオン`, `${where.lines} › ${line}。`],
    'check-network': ({ networks, line, where }) => [
      'ネットワーク名が表示される',
      `${where.lines} › ${line} › ${where.network}：${networks === '' ? '手動で順に試す' : `手動で${networks}を試す`}。`,
    ],
    'check-apn': ({ apn, quoted, line, where }) => [
      apn === '' ? `${quoted}のAPN欄が空` : `${quoted}のAPNが${apn}`,
      `${where.lines} › ${line} › ${where.apn}。その後、端末を再起動。`,
    ],
    'check-plan': () => [
      'プランが有効',
      'Wi-Fiで販売元のアカウントを確認：開始済み、期間内、残量あり、本人確認済み。足りないものはそこで手続きします。テザリング先だけつながらない場合は、プランの対象外かもしれません。',
    ],
    write: () => ['すべて確認してもつながらない場合は、販売元の対応が必要です', ''],
    'home-data-back': ({ where }) => ['データ通信をふだんの回線に戻す', `${where.lines} › ${where.data}。`],
    remove: ({ date }) => [date === '' ? 'eSIMの削除は終了後に' : `eSIMの削除は${date}より後に`, ''],
  },
  byHand: '手動で選んだネットワークは自動に戻してください。',
  mail: ({ line, apn, roams }) =>
    `eSIM「${line}」でデータ通信ができません。注文番号______。${roams ? '回線とデータローミングはオン' : '回線はオン'}、${apn === '' ? 'APNは空欄' : `APNは${apn}`}、ネットワークは手動で試し、再起動済みです。対応または返金をお願いします。`,
  ask: '記載なし。質問例：',
  questions: {
    apn: 'APNには何を入力しますか？',
    roaming: 'データローミングは必要ですか？',
    reinstall: '削除後に再インストールできますか？',
    'install-window': 'いつまでにインストールが必要ですか？',
    networks: 'どのネットワークを使いますか？',
    refund: 'いつまで返金できますか？',
    support: '旅行中の連絡先は？',
  },
  source: ({ seller, date }) =>
    `${seller}の記載（${date}確認）と、一般的な設定画面の表示に基づきます。機種により表示が異なります。`,
} satisfies StepTexts;
