import { formatNumber } from '#i18n/format-number.ts';
import type { Messages } from '#i18n/messages/en.ts';
import { plural } from '#i18n/plural.ts';

export const reviews: Messages['reviews'] = {
  title: 'Recensioni',
  description:
    'Che cosa dicono i viaggiatori dei fornitori di eSIM che hanno usato, dalla più recente. Ogni recensione viene letta prima della pubblicazione.',
  write: 'Scrivi una recensione',
  heading: 'Recensioni',
  lead: 'Che cosa dicono i viaggiatori delle eSIM che hanno usato, dalla recensione più recente.',
  count: ({ count }) =>
    `${formatNumber(count, 'it')} ${plural('it', count, {
      one: 'recensione',
      many: 'di recensioni',
      other: 'recensioni',
    })}`,
  rating: ({ rating }) => `${formatNumber(rating, 'it')} su 5`,
  received: 'Grazie. Ogni recensione viene letta da una persona prima della pubblicazione.',
  empty: {
    heading: 'Ancora nessuna recensione',
    text: 'Non è ancora stata pubblicata alcuna recensione. Ognuna compare qui dopo che una persona l’ha letta.',
    destinations: 'Tutte le destinazioni',
  },
};
