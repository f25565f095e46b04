import type { Messages } from '#i18n/messages/en.ts';
import { elide } from '#i18n/languages/it/article.ts';

export const estimator: Messages['estimator'] = {
  title: 'Quanti dati mi servono per un viaggio?',
  description:
    'Indica che cosa fai online in una giornata e calcola quanti giga ti servono, con un minimo e un massimo, la fonte di ogni cifra e tutti i passaggi.',
  heading: 'Quanti dati ti servono?',
  lead: 'Indica che cosa fai online in una giornata di viaggio, quando non hai il Wi-Fi.',
  days: 'Giorni di viaggio',
  lessDays: 'Un giorno in meno',
  moreDays: 'Un giorno in più',
  perDay: 'In una giornata di viaggio',
  photoCount: ({ count }) => `${count} al giorno`,
  less: ({ activity }) => `Meno: ${activity}`,
  more: ({ activity }) => `Più: ${activity}`,
  activities: {
    maps: { name: 'Mappe e indicazioni', hint: 'Cercare luoghi e farsi guidare' },
    messages: { name: 'Messaggi', hint: 'Chat, testi e note vocali' },
    photos: { name: 'Foto inviate', hint: 'Agli amici o per un backup' },
    web: { name: 'Web sul telefono', hint: 'Notizie, prenotazioni, traduzioni' },
    social: { name: 'Social', hint: 'Post con foto e qualche video' },
    clips: { name: 'Video brevi', hint: 'Reel, Shorts, TikTok' },
    music: { name: 'Musica e podcast', hint: 'In streaming, non scaricati' },
    videoLow: { name: 'Video, risparmio dati', hint: 'Va bene su uno schermo piccolo' },
    videoStandard: { name: 'Video, qualità standard', hint: 'Circa come un DVD' },
    videoHd: { name: 'Video in HD', hint: '720p o 1080p' },
    voiceCalls: { name: 'Chiamate via app', hint: 'Solo voce' },
    videoCalls: { name: 'Videochiamate', hint: 'Video in entrambe le direzioni' },
    laptop: { name: 'Portatile in hotspot', hint: 'Web e posta, senza aggiornamenti né backup' },
  },
  submit: 'Calcola',
  refused: ({ names }) =>
    `Valori non validi: ${names}. Usa numeri interi: al massimo 1.440 minuti o 500 foto al giorno, e da 1 a 365 giorni.`,
  result: {
    label: 'Dati per il tuo viaggio',
    plan: ({ amount }) => `Ti servono circa ${amount}`,
    range: ({ low, high, days }) => `Userai tra ${low} e ${high} in ${days}.`,
    none: 'Ancora niente da calcolare: aggiungi qualche minuto a un’attività.',
    why: 'Il valore massimo, arrotondato al giga superiore: basta anche nei giorni più intensi.',
    compare: ({ amount, days }) => `Confronta i piani per ${amount} e ${days}`,
    finder: { label: 'Dove vai?', submit: 'Confronta' },
    popular: 'Oppure scegli una destinazione tra le più richieste',
    parts: 'Dove vanno i giga',
  },
  formula: {
    heading: 'Come calcoliamo il risultato',
    text: ({ percent }) =>
      `Minuti al giorno × giorni × dati al minuto, il tutto sommato. Il minimo usa la cifra più bassa delle fonti, il massimo la più alta più ${elide('il', percent)}, cioè quanto può aggiungere la rete.`,
    pages: ({ pages }) =>
      `Per il portatile le fonti danno il peso di una pagina web. ${pages} pagine all’ora sono una nostra ipotesi.`,
    columns: { activity: 'Attività', range: 'All’ora', figures: 'Che cosa dicono le fonti' },
    perPhoto: ({ range }) => `${range} a foto`,
    perPhotos: ({ data, count }) => `${data} per ${count === 1 ? 'una foto' : `${count} foto`}`,
    perTime: ({ data, time }) => `${data} in ${time}`,
    perPage: ({ data }) => `${data} a pagina`,
    bothWays: ({ speed }) => `${speed} in ogni direzione`,
    overhead: 'Quanto aggiunge la rete',
    upTo: ({ percent }) => `fino ${elide('al', percent)} delle dimensioni di un file`,
    dated: ({ year }) => `dato del ${year}`,
    read: ({ date }) => `Le fonti senza anno sono state consultate ${elide('il', date)}.`,
  },
};
