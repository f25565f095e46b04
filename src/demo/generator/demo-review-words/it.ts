import type { DemoReviewWords } from './en.ts';

export const words: DemoReviewWords = {
  names: [
    'Alessia',
    'Bianca R.',
    'Chiara',
    'Davide M.',
    'Elisa',
    'Fabio',
    'Giulia P.',
    'Luca',
    'Marta',
    'Nicolò',
    'Paola',
    'Simone T.',
  ],
  good: {
    setUp: [
      'Ho scansionato il codice a casa ed ero già connessa prima del controllo passaporti.',
      'Installazione in due minuti, con istruzioni chiare nella mail.',
      'Installata su due telefoni senza alcun problema.',
    ],
    speed: [
      'Abbastanza veloce per le videochiamate, anche in treno.',
      'Mappe e messaggi funzionavano ovunque, anche in montagna.',
      'Ho condiviso la connessione con il portatile per tutta la settimana senza rallentamenti.',
    ],
    price: [
      'È costata molto meno del roaming del mio operatore.',
      'Il prezzo era esattamente quello indicato, senza costi aggiuntivi.',
      'Ottimo rapporto qualità-prezzo per dieci giorni, e mi sono avanzati dei dati.',
    ],
    support: [
      'Ho fatto una domanda in chat e hanno risposto in pochi minuti.',
      'Ho cambiato telefono e hanno spostato il piano il giorno stesso.',
      'Avevo comprato due volte lo stesso piano per errore: rimborsato senza discussioni.',
    ],
  },
  mixed: {
    setUp: [
      'Alla fine ha funzionato, ma dopo due riavvii e la configurazione manuale dell’APN.',
      'Il codice è arrivato un’ora dopo il pagamento, quasi troppo tardi.',
      'Installazione semplice, anche se le istruzioni erano per un telefono più vecchio.',
    ],
    speed: [
      'Bene nelle città, a tratti appena fuori.',
      'Veloce al mattino, piuttosto lenta la sera.',
      'Passava spesso al 4G, comunque sufficiente per le mappe.',
    ],
    price: [
      'Non è la più economica, ma va bene per un viaggio breve.',
      'Il piano più grande sarebbe convenuto; quello piccolo è finito in tre giorni.',
      'Il prezzo è giusto, ma la ricarica costa più di un piano nuovo.',
    ],
    support: [
      'Hanno risposto il giorno dopo, con gentilezza ma senza centrare il punto.',
      'La guida in linea è completa; parlare con una persona è più difficile.',
      'Mi hanno aiutato, ma ho dovuto spiegare il problema tre volte.',
    ],
  },
  bad: {
    setUp: [
      'Il profilo non si installava e nella guida non c’era nulla a riguardo.',
      'In aeroporto non si è mai connessa; ho dovuto comprare una SIM allo sportello.',
      'Secondo il telefono il codice era già stato usato.',
    ],
    speed: [
      'Dopo mezza giornata era lentissima, anche se restavano quasi tutti i dati.',
      'Nessuna copertura in due dei tre posti in cui abbiamo dormito.',
      'L’hotspot non funzionava, e l’avevo presa per quello.',
    ],
    price: [
      'Cara per quello che offre.',
      'Il piano è finito un giorno prima di quanto avessi capito dalla pagina.',
      'Ho pagato dieci giga e ne ho potuti usare quattro.',
    ],
    support: [
      'Ho scritto tre volte e ho ricevuto sempre la stessa risposta preimpostata.',
      'Per il rimborso ci sono volute cinque settimane.',
      'Nessuno ha risposto fino alla fine del viaggio.',
    ],
  },
  thanks: [
    'Grazie per aver trovato il tempo di scrivere. Buon rientro.',
    'Siamo contenti che sia andato tutto bene. Al prossimo viaggio.',
  ],
  apologies: [
    'Ci dispiace. Scriva alla nostra assistenza con il numero d’ordine e risolveremo il problema.',
    'Non è l’esperienza che vogliamo offrire. Abbiamo rimborsato il piano e stiamo cercando la causa.',
  ],
};
