/** Words that stand beside a place in what travellers type, folded as `foldText` does. */
function words(text: string): ReadonlySet<string> {
  return new Set(text.split(' '));
}

/** Articles and prepositions that precede place names in a sentence, and the words of official names. */
export const wordsBefore = words(
  'the to in for of from at a au aux en le la les du de des d l pour vers dans chez ' +
    'il lo i gli al allo alla ai agli alle nel nello nella nei negli nelle in del dello della dei degli delle di per da ' +
    'el los las para hacia por desde ' +
    "republic kingdom commonwealth federal federation democratic people's islamic united union state grand duchy " +
    'principality sultanate socialist republique royaume democratique federale islamique principaute etat ' +
    'republica reino democratica islamica principado estado repubblica regno principato stato rep dem',
);

/** What is bought, how it should be, why one goes and how: in English, French, Spanish and Italian. */
export const travelWords = words(
  'esim esims e sim sims card cards tarjeta tarjetas carte cartes scheda schede chip puce data datos donnees dati ' +
    'plan plans planes piano piani forfait forfaits internet roaming itinerance itinerancia wifi 3g 4g 5g lte mobile ' +
    'movil phone number package packages offre offres offerta offerte prepaid prepaye prepayee prepago prepagata ' +
    'prepagato unlimited illimite illimitee illimites illimitees ilimitada ilimitado ilimitados ilimitadas illimitata ' +
    'illimitato illimitati best cheap cheapest price prices meilleur meilleure meilleures pas cher moins prix mejor ' +
    'mejores barata barato baratas baratos precio precios migliore migliori economica economico prezzo prezzi buy ' +
    'acheter comprar comprare tourist tourists touriste touristes turista turistas turisti turistica ' +
    'travel traveling travelling traveler travellers trip trips tour tours voyage voyages voyager sejour vacances ' +
    'partir aller circuit visiter viaje viajes viajar ir visitar vacaciones viaggio viaggi viaggiare andare vacanza ' +
    'vacanze visitare visit visiting holiday holidays vacation vacations honeymoon backpacking weekend week road ' +
    'lune miel luna mele noces nozze novios flight flights fly vol vols vuelo vuelos volo voli hotel hotels hoteles ' +
    'airport airports aeroport aeroports aeropuerto aeropuertos aeroporto aeroporti international internacional ' +
    'internazionale gb go gigas gigabytes days day jours jour dias dia giorni giorno semaine semaines semana semanas ' +
    'settimana settimane month mois mes mese guide guia guida',
);

/** Kinds of place, and what joins two of them. */
export const kindWords = words(
  'island islands isle isles isla islas ile iles isola isole city town ciudad ville citta country countries pays pais ' +
    'paises paese paesi province provincia region regione coast beach beaches playa plage spiaggia atoll archipelago ' +
    'archipel archipielago arcipelago and y e et o or ou & + ト',
);

/** `フランス共和国`, `タイ王国`. */
export const stateAfter = /[ ・]?(?:連邦|民主|人民|社会主義|イスラム)*(?:共和国|王国|公国)$/;

/** The same in Japanese, where no space parts them from the name. */
export const japaneseTravelWords = new RegExp(
  '(?:e ?シム|イーシム|e ?sim|sim|シムカード|シム|カード|旅行|観光地?|出張|留学|周遊|巡リ|ツアー|[一1]人旅|ヒトリ旅|新婚旅行|ハネムーン|' +
    'オススメ|比較|格安|激安|最安値?|安イ|無制限|使イ放題|プリペイド|データ通信|データ|通信|プラン|デ使エル|デ使ウ|ニ行ク|行キ|' +
    '国際空港|空港|wi ?fi|ワイファイ|ローミング|レンタル|ポケット|購入|料金|価格|値段|口コミ|ランキング|設定|使イ方|海外|現地|' +
    '短期|長期|滞在|\\d+日間?|\\d+泊|休暇|夏休ミ|ホテル|航空券|世界遺産|ビーチリゾート|リゾート|ビーチ)',
  'g',
);

/** Only at the end of a name. */
export const japaneseEndings =
  /(?:諸島|列島|群島|本島|地方|全土|島|市|県|州|国|都|府|街|旧市街|用|便|ノ|ヘ|ト|デ|ニ|ヲ|ガ|ハ)$/;
