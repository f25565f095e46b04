import type { StepTexts } from '#web/features/arrival/step-texts.ts';

export const arrival = {
  name: 'eSIMの手順',
  withdrawn: 'このプランの販売は終了しました。購入済みのeSIMはそのまま使えます。',
  ended: ({ date }) => `${date}に終了しました。削除できます。`,
  landing: '到着日時',
  submit: '日付を表示',
  calendar: '日付をカレンダーに追加',
  dates: { installBy: 'インストール期限', starts: '開始', ends: '終了', refundUntil: '返金期限' },
  limit: ({ date }) => `販売元の期限：${date}`,
  rules: {
    'before-landing': '到着の前日',
    never: 'なし',
    'not-stated': '記載なし',
    install: 'インストールまで',
    'first-use': '利用開始まで',
  },
  after: {
    purchase: ({ days }) => `購入から${days}日後`,
    install: ({ days }) => `インストールから${days}日後`,
    'first-use': ({ days }) => `最初の接続から${days}日後`,
    start: ({ days }) => `開始から${days}日後`,
  },
  with: { purchase: '購入時', install: 'インストール時', 'first-use': '最初に接続した時', start: '記載なし' },
  stages: { home: '出発前・Wi-Fiで', plane: '機内', landed: '到着後', trouble: 'つながらない？', leave: '帰国時' },
  border: ({ country }) => `${country}へ`,
  write: ({ seller }) => `${seller}に連絡`,
  steps: {
    eid: () => [
      '*#06#に発信：EIDが表示される',
      '表示されない端末はeSIM非対応です。インストールせず、返金を依頼してください。',
    ],
    lock: ({ where }) => [
      'SIMロックがない',
      `${where.about}。ロックされている場合は、インストール前に通信会社へ解除を依頼してください。`,
    ],
    identify: () => [
      '販売元に本人確認書類を送る',
      'このプランに必要です。販売元のアカウントで承認を確認してください。',
    ],
    install: ({ line, where }) => [
      `インストールし、名称を「${line}」にする`,
      `${where.lines} › ${where.add}で販売元のコードを読み取ります。削除しないでください。`,
    ],
    'keep-off': ({ line }) => [`「${line}」をオフにする`, '接続すると日数が始まることがあります。'],
    'home-data-off': ({ where }) => [
      `ふだんの回線：${where.roaming}をオフ`,
      `${where.lines}。データ料金はかかりませんが、着信に応答すると料金がかかることがあります。`,
    ],
    'flight-mode-off': () => ['機内モードをオフ', ''],
    'switch-on': ({ line, where }) => [`「${line}」をオン`, `${where.lines} › ${line} › ${where.lineOn}。`],
    'roaming-on': ({ where }) => [`${where.roaming}をオン`, 'この回線のみ。'],
    apn: ({ apn, where }) => [apn === '' ? 'APN：自動（入力不要）' : `APN：${apn}`, where.apn],
    'data-line': ({ line, where }) => [`${where.data}：「${line}」`, `${where.switching}：オフ。`],
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
      '対象のプランがありません。先に地図を保存してください。',
    ],
    'old-line-off': ({ line }) => [`「${line}」をオフ`, '新しい回線がつながった後に。'],
    'check-line': ({ line, where, canReinstall }) => [
      `「${line}」がオンで、データに使われている`,
      `機内モードはオフ。${where.lines} › ${where.data}。${canReinstall ? '回線がない場合は、コードを再度読み取り、到着後と同じ設定をします。' : '回線がない場合は、販売元に連絡してください。'}`,
    ],
    'check-roaming': ({ line, where }) => [`「${line}」の${where.roaming}がオン`, `${where.lines} › ${line}。`],
    'check-network': ({ networks, where }) => [
      'ネットワーク名が表示される',
      `${where.network}：${networks === '' ? '手動で順に試す' : `手動で${networks}を試す`}。`,
    ],
    'check-apn': ({ apn, line, where }) => [
      apn === '' ? `「${line}」のAPN欄が空` : `「${line}」のAPNが${apn}`,
      `${where.apn}。その後、端末を再起動。`,
    ],
    'check-plan': () => [
      'プランが有効',
      'Wi-Fiで販売元のアカウントを確認：有効、残量あり、本人確認済み。テザリング先だけつながらない場合は、プランの対象外かもしれません。',
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
