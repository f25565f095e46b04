import type { ModerationTexts } from '#i18n/languages/en/moderation.ts';

export const moderationTexts: ModerationTexts = {
  reasons: {
    'not-about-esim': 'Non riguarda una eSIM o il suo venditore',
    advertising: 'Pubblicità',
    'personal-data': 'Dati personali',
    abusive: 'Insulti o minacce',
    'not-own-experience': 'Non è un’esperienza diretta',
    duplicate: 'Inviata più volte',
    unreadable: 'Incomprensibile',
    'requested-by-author': 'Su richiesta di chi l’ha scritta',
    legal: 'Motivi legali',
  },
  received: 'Grazie. Ogni recensione viene letta da una persona prima della pubblicazione.',
  figures: {
    heading: 'Le recensioni in cifre',
    lead: 'Tutte le recensioni inviate finora a questo sito:',
    received: 'Ricevute',
    published: 'Pubblicate',
    pending: 'In attesa di lettura',
    rejected: 'Non pubblicate',
    removed: 'Rimosse in seguito',
    reasonsLead: 'Perché alcune recensioni non sono state pubblicate o sono state rimosse:',
    reportsLead: 'Perché alcune recensioni pubblicate sono state segnalate:',
  },
  mail: {
    greeting: 'Ciao,',
    received: {
      subject: ({ siteName }) => `Abbiamo ricevuto la tua recensione · ${siteName}`,
      text: ({ siteName, provider }) =>
        `Grazie per la tua recensione di ${provider} su ${siteName}. Ogni recensione viene letta da una persona prima della pubblicazione. Ti scriveremo appena avremo letto la tua.`,
    },
    published: {
      subject: ({ provider }) => `La tua recensione di ${provider} è online`,
      text: ({ siteName, provider }) =>
        `La tua recensione di ${provider} è ora pubblicata su ${siteName}. Grazie per aver aiutato altri viaggiatori.`,
    },
    rejected: {
      subject: ({ provider }) => `La tua recensione di ${provider} non è stata pubblicata`,
      text: ({ siteName, provider }) =>
        `Abbiamo letto la tua recensione di ${provider} e non possiamo pubblicarla su ${siteName}. La valutazione che hai dato non ha influito su questa decisione.`,
    },
    removed: {
      subject: ({ provider }) => `La tua recensione di ${provider} è stata rimossa`,
      text: ({ siteName, provider }) =>
        `La tua recensione di ${provider} non è più su ${siteName}. La valutazione che hai dato non ha influito su questa decisione.`,
    },
    changed: {
      subject: ({ provider }) => `Una parte della tua recensione di ${provider} non è visibile`,
      text: ({ siteName, provider }) =>
        `Abbiamo omesso una parte della tua recensione di ${provider} su ${siteName}. La valutazione che hai dato non ha influito su questa decisione.`,
    },
    reply: {
      subject: ({ provider }) => `${provider} ha risposto alla tua recensione`,
      text: ({ siteName, provider }) => `${provider} ha risposto alla tua recensione su ${siteName}. Ecco la risposta:`,
    },
    reason: ({ reason }) => `Motivo: ${reason}.`,
    leftOut: ({ count }) => `Screenshot omessi: ${count}.`,
    blackedOut: 'Le parole che non possiamo mostrare sono sostituite da ▇.',
    readReviews: ({ address }) => `Tutte le recensioni: ${address}`,
    objection: ({ address }) => `Se pensi che si tratti di un errore, scrivici: ${address}`,
    why: ({ siteName, address }) =>
      `Ricevi questo messaggio perché questo indirizzo è stato indicato in una recensione su ${siteName}. Se la recensione non è tua, o se vuoi far cancellare l’indirizzo: ${address}`,
  },
  reviewFacts: {
    used: ({ month }) => `Usato a ${month}`,
    worked: ({ things }) => `Ha funzionato: ${things}`,
    failed: ({ things }) => `Non ha funzionato: ${things}`,
    things: {
      data: 'dati mobili',
      hotspot: 'condivisione della connessione',
      calls: 'chiamate',
      support: 'assistenza',
    },
    given: 'L’autore ha ricevuto qualcosa per questa recensione: le sue stelle non contano',
  },
  reportMail: {
    received: {
      subject: ({ number }) => `Abbiamo ricevuto la tua segnalazione ${number}`,
      text: ({ provider, siteName, number }) =>
        `Grazie per aver segnalato una recensione di ${provider} su ${siteName}. Il numero della tua segnalazione è ${number}. Una persona la leggerà e deciderà. Ti invieremo la decisione con i motivi.`,
    },
    decided: { subject: ({ number }) => `La nostra decisione sulla tua segnalazione ${number}` },
    removed: ({ number, provider, siteName }) =>
      `Abbiamo esaminato la tua segnalazione ${number}. La recensione di ${provider} non è più su ${siteName}.`,
    kept: ({ number, provider, siteName }) =>
      `Abbiamo esaminato la tua segnalazione ${number}. La recensione di ${provider} resta su ${siteName}.`,
    reasons: 'I nostri motivi:',
    objection: ({ address }) =>
      `Se pensi che si tratti di un errore, puoi contestare la decisione una volta, con il tuo numero: ${address}`,
    court: 'Questo non limita il tuo diritto di rivolgerti a un giudice.',
    why: ({ siteName, address }) =>
      `Ricevi questo messaggio perché questo indirizzo è stato indicato in una segnalazione su ${siteName}. Se non sei stato tu: ${address}`,
  },
};
