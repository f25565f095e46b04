import type { ModerationTexts } from '#i18n/languages/en/moderation.ts';

export const moderationTexts: ModerationTexts = {
  reasons: {
    'not-about-esim': 'eSIMや販売元と関係のない内容',
    advertising: '広告・宣伝',
    'personal-data': '個人情報を含む',
    abusive: '中傷や脅迫',
    'not-own-experience': '投稿者自身の体験ではない',
    duplicate: '同じ内容の重複',
    unreadable: '内容を読み取れない',
    'requested-by-author': '投稿者からの依頼',
    legal: '法的な理由',
  },
  received: 'ありがとうございます。口コミは、担当者が内容を確認してから公開します。',
  figures: {
    heading: '数字で見る口コミ',
    lead: 'これまでに届いたすべての口コミの取り扱い状況です。',
    received: '受付',
    published: '公開中',
    pending: '確認待ち',
    rejected: '掲載見送り',
    removed: '公開後に取り下げ',
    reasonsLead: '掲載見送り・取り下げの理由は次のとおりです。',
    reportsLead: '公開中の口コミが報告された理由は次のとおりです。',
  },
  mail: {
    greeting: '口コミをお寄せいただき、ありがとうございます。',
    received: {
      subject: ({ siteName }) => `口コミを受け付けました（${siteName}）`,
      text: ({ siteName, provider }) =>
        `${siteName}で「${provider}」の口コミを受け付けました。口コミは、担当者が内容を確認してから公開します。確認が済みましたら、改めてメールでお知らせします。`,
    },
    published: {
      subject: ({ provider }) => `「${provider}」の口コミを公開しました`,
      text: ({ siteName, provider }) =>
        `お寄せいただいた「${provider}」の口コミを、${siteName}に公開しました。ほかの旅行者の参考になります。ご協力ありがとうございました。`,
    },
    rejected: {
      subject: ({ provider }) => `「${provider}」の口コミの掲載を見送りました`,
      text: ({ siteName, provider }) =>
        `お寄せいただいた「${provider}」の口コミを確認しましたが、${siteName}への掲載を見送らせていただきました。評価の星の数は、この判断に関係していません。`,
    },
    removed: {
      subject: ({ provider }) => `「${provider}」の口コミを取り下げました`,
      text: ({ siteName, provider }) =>
        `お寄せいただいた「${provider}」の口コミを、${siteName}から取り下げました。評価の星の数は、この判断に関係していません。`,
    },
    changed: {
      subject: ({ provider }) => `「${provider}」の口コミの一部を非表示にしました`,
      text: ({ siteName, provider }) =>
        `${siteName}にお寄せいただいた「${provider}」の口コミの一部を、表示しないことにしました。評価の星の数は、この判断に関係していません。`,
    },
    reply: {
      subject: ({ provider }) => `「${provider}」から口コミへの返信がありました`,
      text: ({ siteName, provider }) => `${siteName}に掲載中の口コミに、「${provider}」から次の返信がありました。`,
    },
    reason: ({ reason }) => `理由：${reason}`,
    leftOut: ({ count }) => `掲載しないスクリーンショット：${count}枚`,
    blackedOut: '掲載できない言葉は「▇」に置き換えました。',
    readReviews: ({ address }) => `口コミ一覧：${address}`,
    objection: ({ address }) => `この判断に誤りがあると思われる場合は、こちらからご連絡ください：${address}`,
    why: ({ siteName, address }) =>
      `このメールは、${siteName}への口コミの投稿時に入力されたメールアドレスにお送りしています。投稿にお心当たりがない場合や、メールアドレスの削除をご希望の場合は、こちらからご連絡ください：${address}`,
  },
  reviewFacts: {
    used: ({ month }) => `利用時期：${month}`,
    worked: ({ things }) => `使えたもの：${things}`,
    failed: ({ things }) => `使えなかったもの：${things}`,
    things: { data: 'データ通信', hotspot: 'テザリング', calls: '通話', support: 'サポート' },
    given: 'この口コミの投稿には見返りがあったため、星の数は平均に含めていません',
  },
  reportMail: {
    received: {
      subject: ({ number }) => `報告を受け付けました（${number}）`,
      text: ({ siteName, provider, number }) =>
        `${siteName}に掲載中の「${provider}」の口コミについてご報告いただき、ありがとうございます。受付番号は「${number}」です。担当者が内容を確認して判断し、結果と理由をメールでお知らせします。`,
    },
    decided: { subject: ({ number }) => `ご報告への判断について（${number}）` },
    removed: ({ number, provider, siteName }) =>
      `ご報告（${number}）を検討した結果、「${provider}」の口コミを${siteName}から取り下げました。`,
    kept: ({ number, provider, siteName }) =>
      `ご報告（${number}）を検討した結果、「${provider}」の口コミは引き続き${siteName}に掲載します。`,
    reasons: '判断の理由：',
    objection: ({ address }) =>
      `この判断に誤りがあると思われる場合は、受付番号を添えて、一度に限り異議を申し立てることができます：${address}`,
    court: '異議の申し立てにかかわらず、裁判所に訴える権利は制限されません。',
    why: ({ siteName, address }) =>
      `このメールは、${siteName}での報告の際に入力されたメールアドレスにお送りしています。お心当たりがない場合は、こちらからご連絡ください：${address}`,
  },
};
