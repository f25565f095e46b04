import { formatNumber } from '#i18n/format-number.ts';
import { plural } from '#i18n/plural.ts';
import type { ReviewFormMessages } from '#i18n/languages/en/review-form.ts';

export const reviewForm: ReviewFormMessages = {
  title: 'Scrivi una recensione',
  close: 'Chiudi',
  cancel: 'Annulla',
  continue: 'Continua',
  restored: 'Abbiamo ripreso la tua bozza. Fino all’invio resta solo su questo dispositivo.',
  fields: {
    providers: {
      label: 'Venditore',
      placeholder: 'Scegli il venditore della tua eSIM',
      loading: 'Caricamento dei venditori…',
      failed: 'Impossibile caricare i venditori. Chiudi questa finestra e riprova.',
    },
    countries: {
      label: 'Paesi in cui hai usato la eSIM',
      placeholder: 'Cerca un Paese',
      add: 'Aggiungi un Paese',
      remove: ({ name }) => `Rimuovi ${name}`,
      chosen: 'Paesi scelti',
      none: ({ query }) => `Nessun Paese corrisponde a «${query}».`,
      failed: 'Impossibile caricare i Paesi. Chiudi questa finestra e riprova.',
    },
    rating: {
      label: 'La tua valutazione',
      choose: 'Scegli da 1 a 5',
      stars: ({ count }) =>
        `${formatNumber(count, 'it')} ${plural('it', count, { one: 'stella', many: 'di stelle', other: 'stelle' })}`,
      words: { 1: 'Scarsa', 2: 'Mediocre', 3: 'Discreta', 4: 'Buona', 5: 'Ottima' },
    },
    text: {
      label: 'La tua recensione',
      placeholder: 'Velocità, copertura, configurazione, assistenza: che cosa diresti a un amico?',
    },
    images: {
      label: 'Screenshot',
      remark: 'facoltativi, fino a 5, PNG o JPEG',
      add: 'Aggiungi',
      addLabel: 'Aggiungi screenshot',
      warning: 'Saranno visibili a tutti. Non mostrare codici QR, codici di attivazione, ICCID o numeri di telefono.',
      count: ({ count, most }) => `${count} screenshot su ${most}`,
      name: ({ place }) => `Screenshot ${place}`,
      remove: ({ place }) => `Rimuovi lo screenshot ${place}`,
      working: 'Riduzione delle immagini…',
      dropped: 'Al massimo cinque screenshot. Restano i più recenti.',
      refused: 'Si possono aggiungere solo immagini PNG e JPEG leggibili.',
      split: 'Un’immagine molto lunga è stata divisa in più parti, così resta leggibile.',
      tooLong: 'Questa immagine è troppo lunga per restare leggibile. Ritagliala o aggiungila in più screenshot.',
    },
    name: { label: 'Nome', remark: 'mostrato con la recensione' },
    email: { label: 'Indirizzo e-mail', remark: 'mai mostrato' },
  },
  facts: {
    summary: 'Aggiungi dettagli (facoltativo)',
    lead: 'Aiutano gli altri a valutare la tua recensione e compaiono insieme a essa.',
    month: 'Mese di utilizzo',
    plan: 'Piano',
    phone: 'Telefono',
    none: 'Nessuna indicazione',
    worked: {
      data: 'Dati mobili',
      hotspot: 'Condivisione della connessione',
      calls: 'Chiamate',
      support: 'Assistenza',
    },
    answers: { yes: 'Ha funzionato', no: 'Non ha funzionato', unused: 'Non usato' },
    given: 'Ho ricevuto qualcosa per questa recensione, per esempio denaro o un piano gratuito',
    related: 'Sono titolare di questo venditore, ci lavoro o ne ricevo compensi',
  },
  terms: { before: 'Inviando accetti le ', link: 'condizioni d’uso', after: '.' },
  botCheck: 'Questo modulo è protetto da un controllo anti-bot invisibile.',
  recaptcha: {
    before: 'Questo modulo è protetto da reCAPTCHA. Si applicano le ',
    privacy: 'norme sulla privacy',
    between: ' e i ',
    terms: 'termini di servizio',
    after: ' di Google.',
  },
  error: {
    providers: 'Scegli un venditore',
    countries: 'Aggiungi almeno un Paese',
    rating: 'Scegli una valutazione da 1 a 5',
    text: 'Scrivi qualche parola',
    images: 'Rimuovi gli screenshot che non si possono aprire o che sono troppo lunghi da leggere',
    name: 'Inserisci il nome da mostrare con la recensione',
    email: 'Inserisci un indirizzo e-mail, per esempio nome@example.com',
    facts: 'Non pubblichiamo recensioni di chi è titolare di un venditore, ci lavora o ne riceve compensi',
    recaptcha: 'Non è stato possibile verificare o inviare la recensione',
  },
  summary: {
    heading: ({ count }) =>
      `${formatNumber(count, 'it')} ${plural('it', count, {
        one: 'campo da completare',
        many: 'di campi da completare',
        other: 'campi da completare',
      })}`,
    text: 'Quello che hai scritto è salvo. Completa i campi segnalati e continua.',
    notSent: 'Quello che hai scritto è salvo. Riprova tra poco.',
  },
  message: {
    cancel_confirmation: 'La tua recensione andrà persa.',
  },
  discard: { heading: 'Eliminare questa recensione?', keep: 'Continua a scrivere', discard: 'Elimina recensione' },
  confirm: {
    title: 'Conferma la recensione',
    preSubmit:
      'Controlla la recensione: dopo l’invio non potrai modificarla. Ogni recensione viene letta da una persona prima della pubblicazione.',
    today: 'oggi',
    email: 'Indirizzo e-mail',
    notPublished: 'Non pubblicato',
    back: 'Torna a modificare',
    submit: 'Invia recensione',
  },
  sending: {
    review: 'Invio della recensione',
    withImages: ({ count }) => `Invio della recensione e di ${formatNumber(count, 'it')} screenshot`,
  },
  success: {
    heading: 'Grazie',
    text: ({ provider }) => `Leggeremo la tua recensione di ${provider} prima di pubblicarla.`,
    close: 'Chiudi',
  },
};
