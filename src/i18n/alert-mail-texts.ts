import type { Locale } from '#domain/kernel/locale.ts';
import { elide } from './languages/it/article.ts';
import { esimsFor } from './languages/it/esims.ts';
import type { PlaceForms } from './place-forms/place-forms.ts';

interface TripNames {
  readonly place: PlaceForms;
  readonly trip: string;
}

interface Fall {
  readonly provider: string;
  readonly before: string;
  readonly after: string;
  readonly percent: number;
}

function priceFor(place: PlaceForms): string {
  return place.isWorld ? 'price of a global eSIM' : `price of an eSIM ${place.for}`;
}

const english = {
  greeting: 'Hello,',
  confirm: {
    subject: ({ place }: Pick<TripNames, 'place'>) => `Please confirm: follow the ${priceFor(place)}`,
    text: ({ place, trip }: TripNames) =>
      `Someone, probably you, asked us to email this address when the cheapest travel eSIM for this trip gets cheaper: ${place.name}, ${trip}.`,
    link: ({ address }: { address: string }) => `If that was you, confirm within 48 hours:\n${address}`,
    otherwise: 'If it wasn’t you, do nothing. We’ll delete the address after 48 hours.',
  },
  fall: {
    subject: ({ place, percent }: { place: PlaceForms; percent: number }) =>
      `${place.isWorld ? 'Global eSIM' : `eSIM ${place.for}`}: ${percent}% cheaper`,
    text: ({ place, trip }: TripNames) => `The cheapest plan for this trip is now cheaper: ${place.name}, ${trip}.`,
    price: ({ provider, before, after, percent }: Fall) =>
      `${provider}: ${after}, down from ${before} (${percent}% less).`,
    link: ({ address }: { address: string }) => `See the plans:\n${address}`,
    note: 'List price for the whole trip. Prices can change again at any time.',
  },
  renew: {
    subject: ({ place }: Pick<TripNames, 'place'>) => `Keep following the ${priceFor(place)}?`,
    text: ({ place, trip, date }: TripNames & { date: string }) =>
      `You’re following the price of this trip: ${place.name}, ${trip}. On ${date} we’ll stop and delete your address.`,
    link: ({ address }: { address: string }) => `To keep following it for 12 more months, confirm here:\n${address}`,
  },
  why: ({ siteName, address }: { siteName: string; address: string }) =>
    `You’re receiving this because this address was entered to follow a price on ${siteName}. To stop and delete your address:\n${address}`,
};

/** English is the type of all other languages. */
type AlertTexts = typeof english;

const japanese: AlertTexts = {
  greeting: '海外旅行用eSIMの料金通知です。',
  confirm: {
    subject: ({ place }) => `【ご確認ください】${place.isWorld ? '世界周遊' : `${place.name}の`}eSIM料金通知の登録`,
    text: ({ place, trip }) =>
      `${place.name}（${trip}）の旅行で最安のeSIMが値下がりしたときの通知先として、このメールアドレスが入力されました。`,
    link: ({ address }) => `お心当たりがある場合は、48時間以内に次のリンクから確認してください。\n${address}`,
    otherwise: 'お心当たりがない場合は、何もする必要はありません。アドレスは48時間後に削除されます。',
  },
  fall: {
    subject: ({ place, percent }) => `${place.isWorld ? '世界周遊' : `${place.name}の`}eSIMが${percent}%安くなりました`,
    text: ({ place, trip }) => `ご登録の旅行（${place.name}、${trip}）で最安のプランが値下がりしました。`,
    price: ({ provider, before, after, percent }) => `${provider}：${after}（以前は${before}、${percent}%の値下がり）`,
    link: ({ address }) => `プランはこちらからご確認ください。\n${address}`,
    note: '旅行全体の通常料金です。料金は今後も変わることがあります。',
  },
  renew: {
    subject: ({ place }) => `${place.isWorld ? '世界周遊' : `${place.name}の`}eSIM料金の通知を続けますか？`,
    text: ({ place, trip, date }) =>
      `ご登録の旅行（${place.name}、${trip}）の料金の変動をお知らせしています。この通知は${date}に終了し、メールアドレスも削除されます。`,
    link: ({ address }) => `あと12か月続ける場合は、次のリンクからお手続きください。\n${address}`,
  },
  why: ({ siteName, address }) =>
    `このメールは、${siteName}の料金通知に入力されたメールアドレスにお送りしています。通知の停止とアドレスの削除はこちらから行えます。\n${address}`,
};

const french: AlertTexts = {
  greeting: 'Bonjour,',
  confirm: {
    subject: ({ place }) => `À confirmer\u00a0: suivi du prix des eSIM ${place.for}`,
    text: ({ place, trip }) =>
      `Quelqu’un, sans doute vous, souhaite être prévenu quand le prix de l’eSIM la moins chère baissera pour un voyage ${place.to} (${trip}).`,
    link: ({ address }) => `Si c’est bien vous, confirmez dans les 48\u00a0heures\u00a0:\n${address}`,
    otherwise: 'Sinon, ne faites rien\u00a0: l’adresse sera supprimée au bout de 48\u00a0heures.',
  },
  fall: {
    subject: ({ place, percent }) => `eSIM ${place.for}\u00a0: le prix baisse de ${percent}\u00a0%`,
    text: ({ place, trip }) => `Le prix de l’eSIM la moins chère a baissé pour votre voyage ${place.to} (${trip}).`,
    price: ({ provider, before, after, percent }) =>
      `${provider}\u00a0: ${after}, auparavant ${before} (${percent}\u00a0% de moins).`,
    link: ({ address }) => `Voir les forfaits\u00a0:\n${address}`,
    note: 'Prix hors promo pour tout le voyage. Les prix peuvent de nouveau changer à tout moment.',
  },
  renew: {
    subject: ({ place }) => `Continuer à suivre le prix des eSIM ${place.for}\u00a0?`,
    text: ({ place, trip, date }) =>
      `Vous suivez le prix des eSIM pour votre voyage ${place.to} (${trip}). Le ${date}, nous cesserons de vous écrire et supprimerons votre adresse.`,
    link: ({ address }) => `Pour continuer 12\u00a0mois de plus, confirmez ici\u00a0:\n${address}`,
  },
  why: ({ siteName, address }) =>
    `Vous recevez ce message parce que cette adresse a été donnée pour suivre un prix sur ${siteName}. Pour arrêter et supprimer l’adresse\u00a0:\n${address}`,
};

const spanish: AlertTexts = {
  greeting: 'Hola:',
  confirm: {
    subject: ({ place }) =>
      `Confirma que quieres seguir el precio de las eSIM ${place.isWorld ? 'globales' : place.for}`,
    text: ({ place, trip }) =>
      `Alguien, seguramente tú, ha pedido que te avisemos cuando baje la eSIM más barata para este viaje: ${place.name}, ${trip}.`,
    link: ({ address }) => `Si has sido tú, confírmalo en 48 horas:\n${address}`,
    otherwise: 'Si no has sido tú, no hagas nada: la dirección se borrará a las 48 horas.',
  },
  fall: {
    subject: ({ place, percent }) => `eSIM ${place.isWorld ? 'global' : place.for}: un ${percent}\u00a0% más barata`,
    text: ({ place, trip }) => `El plan más barato para este viaje ha bajado: ${place.name}, ${trip}.`,
    price: ({ provider, before, after, percent }) =>
      `${provider}: ${after}, antes ${before} (un ${percent}\u00a0% menos).`,
    link: ({ address }) => `Ver los planes:\n${address}`,
    note: 'Precio sin promoción de todo el viaje. Los precios pueden volver a cambiar en cualquier momento.',
  },
  renew: {
    subject: ({ place }) => `¿Seguir el precio de las eSIM ${place.isWorld ? 'globales' : place.for} un año más?`,
    text: ({ place, trip, date }) =>
      `Sigues el precio de este viaje: ${place.name}, ${trip}. El ${date} dejaremos de avisarte y borraremos tu dirección.`,
    link: ({ address }) => `Para recibir avisos 12 meses más, confírmalo aquí:\n${address}`,
  },
  why: ({ siteName, address }) =>
    `Recibes este mensaje porque alguien indicó esta dirección para seguir un precio en ${siteName}. Para dejar de recibir avisos y borrar la dirección:\n${address}`,
};

const italian: AlertTexts = {
  greeting: 'Ciao,',
  confirm: {
    subject: ({ place }) => `Conferma che vuoi seguire il prezzo delle ${esimsFor(place)}`,
    text: ({ place, trip }) =>
      `Qualcuno, probabilmente tu, ha chiesto di ricevere un avviso quando la eSIM più economica per questo viaggio costerà meno: ${place.name}, ${trip}.`,
    link: ({ address }) => `Se la richiesta è tua, conferma entro 48 ore:\n${address}`,
    otherwise: 'Altrimenti non fare nulla: l’indirizzo verrà cancellato dopo 48 ore.',
  },
  fall: {
    subject: ({ place, percent }) => `${esimsFor(place)}: ${percent}% in meno`,
    text: ({ place, trip }) => `Il piano più economico per questo viaggio ora costa meno: ${place.name}, ${trip}.`,
    price: ({ provider, before, after, percent }) => `${provider}: ${after}, prima ${before} (${percent}% in meno).`,
    link: ({ address }) => `Vedi i piani:\n${address}`,
    note: 'Prezzo di listino per tutto il viaggio. I prezzi possono cambiare in qualsiasi momento.',
  },
  renew: {
    subject: ({ place }) => `Vuoi continuare a seguire il prezzo delle ${esimsFor(place)}?`,
    text: ({ place, trip, date }) =>
      `Stai seguendo il prezzo di questo viaggio: ${place.name}, ${trip}. ${elide('Il', date)} smetteremo di scriverti e cancelleremo il tuo indirizzo.`,
    link: ({ address }) => `Per continuare altri 12 mesi, conferma qui:\n${address}`,
  },
  why: ({ siteName, address }) =>
    `Ricevi questo messaggio perché questo indirizzo è stato indicato per seguire un prezzo su ${siteName}. Per non ricevere più avvisi e cancellare l’indirizzo:\n${address}`,
};

/** Mails about followed prices. Used by the server only; amounts and trips arrive formatted. */
export const alertTexts: Readonly<Record<Locale, AlertTexts>> = {
  en: english,
  ja: japanese,
  fr: french,
  es: spanish,
  it: italian,
};
