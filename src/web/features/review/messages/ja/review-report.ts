import type { Messages } from '#i18n/messages/en.ts';

export const reviewReport: Messages['reviewReport'] = {
  heading: 'この口コミを報告',
  description: '公開中の口コミの問題点をお知らせください。受付番号を発行し、判断の結果と理由をお知らせします。',
  about: ({ provider }) =>
    `「${provider}」の口コミについての報告です。担当者がすべての報告を読み、掲載を続けるかどうかを判断します。星の数は判断に関係しません。`,
  reason: 'どのような問題ですか？',
  choose: '理由を選択',
  reasons: {
    copyright: '著作権の侵害',
    defamation: '事実と異なり、評判を傷つける',
    'personal-data': '他人の個人情報',
    'child-abuse': '児童の性的虐待',
    illegal: '上記以外の法令違反',
    'not-genuine': '実体験ではない',
    advertising: '広告・宣伝',
    abusive: '中傷や脅迫',
  },
  explanation: 'どの部分が、なぜ問題ですか？',
  explanationHint: '該当する文やスクリーンショットの内容と、掲載すべきでない理由をお書きください。',
  name: 'お名前',
  email: 'メールアドレス',
  whoHint:
    '権利の侵害や法令違反を申し立てる場合は、法律により両方の入力が必要です（児童の性的虐待を除く）。それ以外は任意です。公開することはありません。',
  faith: '報告の内容が正確かつ十分であると、誠実に信じています。',
  submit: '報告を送信',
  errors: {
    reason: '理由を選択してください。',
    explanation: '問題点を5,000文字以内で入力してください。',
    name: 'お名前を100文字以内で入力してください。',
    email: 'メールアドレスを正しく入力してください（例：name@example.org）。',
    faith: '送信するには、チェックを入れてください。',
  },
  receipt: {
    heading: '報告を受け付けました',
    number: ({ number }) => `受付番号は「${number}」です。大切に保管してください。`,
    mailed: '入力されたメールアドレスに、受付の確認と判断の結果をお送りします。',
    notMailed:
      'メールアドレスの入力がないか、このサイトがメールを送信していないため、結果は受付番号を添えてお問い合わせください。',
  },
  objection: {
    heading: '判断に異議を申し立てる',
    lead: '報告への判断に誤りがあると思われる場合は、その理由をお知らせください。一度に限り、改めて検討します。',
    number: '受付番号',
    text: '判断のどこに誤りがありますか？',
    submit: '異議を送信',
    done: '報告を再び受け付けました',
    doneText: '改めて検討し、結果をお知らせします。',
    wrong: 'この番号で再検討できる報告はありません。番号をご確認ください。再検討は1件につき一度に限ります。',
  },
};
