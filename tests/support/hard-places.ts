/**
 * Thirty places whose names are hard in one language or another, a row each: key, English `in`, French `in` and `of`, Spanish
 * `to`, Italian `in` and `of`. The world is the last one.
 */
const table = `
JP | in Japan | au Japon | du Japon | a Japón | in Giappone | del Giappone
US | in the United States | aux États-Unis | des États-Unis | a Estados Unidos | negli Stati Uniti | degli Stati Uniti
GB | in the United Kingdom | au Royaume-Uni | du Royaume-Uni | al Reino Unido | nel Regno Unito | del Regno Unito
NL | in the Netherlands | aux Pays-Bas | des Pays-Bas | a los Países Bajos | nei Paesi Bassi | dei Paesi Bassi
PH | in the Philippines | aux Philippines | des Philippines | a Filipinas | nelle Filippine | delle Filippine
HK | in Hong Kong | à Hong Kong | de Hong Kong | a Hong Kong | a Hong Kong | di Hong Kong
RE | in Réunion | à La Réunion | de La Réunion | a la Reunión | alla Riunione | della Riunione
CI | in Ivory Coast | en Côte d’Ivoire | de la Côte d’Ivoire | a Costa de Marfil | in Costa d’Avorio | della Costa d’Avorio
IT | in Italy | en Italie | de l’Italie | a Italia | in Italia | dell’Italia
IR | in Iran | en Iran | de l’Iran | a Irán | in Iran | dell’Iran
IN | in India | en Inde | de l’Inde | a la India | in India | dell’India
HN | in Honduras | au Honduras | du Honduras | a Honduras | in Honduras | dell’Honduras
HT | in Haiti | en Haïti | d’Haïti | a Haití | ad Haiti | di Haiti
BB | in Barbados | à la Barbade | de la Barbade | a Barbados | a Barbados | di Barbados
BS | in the Bahamas | aux Bahamas | des Bahamas | a las Bahamas | alle Bahamas | delle Bahamas
SV | in El Salvador | au Salvador | du Salvador | a El Salvador | in El Salvador | di El Salvador
DO | in the Dominican Republic | en République dominicaine | de la République dominicaine | a la República Dominicana | nella Repubblica Dominicana | della Repubblica Dominicana
MV | in the Maldives | aux Maldives | des Maldives | a Maldivas | alle Maldive | delle Maldive
AW | in Aruba | à Aruba | d’Aruba | a Aruba | ad Aruba | di Aruba
IM | on the Isle of Man | sur l’île de Man | de l’île de Man | a la Isla de Man | sull’Isola di Man | dell’Isola di Man
IO | in the British Indian Ocean Territory | dans le Territoire britannique de l’océan Indien | du Territoire britannique de l’océan Indien | al Territorio Británico del Océano Índico | nel Territorio Britannico dell’Oceano Indiano | del Territorio Britannico dell’Oceano Indiano
CX | on Christmas Island | sur l’île Christmas | de l’île Christmas | a la Isla de Navidad | sull’Isola Christmas | dell’Isola Christmas
ZM | in Zambia | en Zambie | de la Zambie | a Zambia | in Zambia | dello Zambia
YE | in Yemen | au Yémen | du Yémen | a Yemen | in Yemen | dello Yemen
AE | in the United Arab Emirates | aux Émirats arabes unis | des Émirats arabes unis | a los Emiratos Árabes Unidos | negli Emirati Arabi Uniti | degli Emirati Arabi Uniti
SZ | in Eswatini | en Eswatini | de l’Eswatini | a Esuatini | in Eswatini | dell’Eswatini
nordic | in the Nordic countries | dans les pays nordiques | des pays nordiques | a los países nórdicos | nei Paesi nordici | dei Paesi nordici
baltic | in the Baltic states | dans les pays baltes | des pays baltes | a los países bálticos | nei Paesi baltici | dei Paesi baltici
caribbean | in the Caribbean | dans les Caraïbes | des Caraïbes | al Caribe | nei Caraibi | dei Caraibi
global | worldwide | dans le monde entier | du monde entier | por todo el mundo | in tutto il mondo | di tutto il mondo
`;

export const hardPlaces: readonly (readonly [key: string, ...forms: string[]])[] = table
  .trim()
  .split('\n')
  .map((line) => {
    const [key = '', ...forms] = line.split(' | ');
    return [key, ...forms];
  });
