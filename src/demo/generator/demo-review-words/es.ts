import type { DemoReviewWords } from './en.ts';

export const words: DemoReviewWords = {
  names: [
    'Alba',
    'Bruno G.',
    'Carmen',
    'Diego R.',
    'Elena',
    'Iker',
    'Jimena',
    'Lucía M.',
    'Marcos',
    'Nuria',
    'Pablo S.',
    'Sofía',
  ],
  good: {
    setUp: [
      'Escaneé el código en casa y ya tenía conexión antes del control de pasaportes.',
      'La instalación fueron dos minutos y los pasos del correo estaban claros.',
      'La instalamos en dos móviles sin ningún problema.',
    ],
    speed: [
      'Rápida incluso para videollamadas en el tren.',
      'Los mapas y los mensajes funcionaron en todas partes, también en la montaña.',
      'Compartí la conexión con el portátil toda la semana y no noté lentitud.',
    ],
    price: [
      'Me costó mucho menos que el roaming de mi operador.',
      'El precio fue exactamente el de la página, sin extras al final.',
      'Buena relación calidad-precio para diez días, y aún me sobraron datos.',
    ],
    support: [
      'Pregunté una cosa por el chat y respondieron en unos minutos.',
      'Cambié de móvil y pasaron el plan al nuevo el mismo día.',
      'Compré dos veces el mismo plan por error y me devolvieron el dinero sin discutir.',
    ],
  },
  mixed: {
    setUp: [
      'Al final funcionó, pero tuve que reiniciar dos veces y configurar el punto de acceso a mano.',
      'El código llegó una hora después de pagar, casi demasiado tarde.',
      'La instalación bien, aunque las instrucciones eran para un móvil más antiguo.',
    ],
    speed: [
      'Bien en las ciudades, irregular en cuanto salíamos de ellas.',
      'Rápida por la mañana, bastante lenta por la noche.',
      'Bajaba a 4G a menudo, suficiente para los mapas.',
    ],
    price: [
      'No es la más barata, pero está bien para un viaje corto.',
      'El plan grande habría salido mejor; el pequeño se acabó en tres días.',
      'El precio es justo, pero recargar cuesta más que un plan nuevo.',
    ],
    support: [
      'Respondieron al día siguiente, con educación pero sin ir al grano.',
      'La ayuda en línea es completa; hablar con una persona cuesta más.',
      'Me ayudaron, pero tuve que explicar el problema tres veces.',
    ],
  },
  bad: {
    setUp: [
      'No hubo manera de instalar el perfil y la ayuda no decía nada.',
      'En el aeropuerto no se conectó y tuve que comprar una tarjeta en un mostrador.',
      'Según el móvil, el código ya se había usado.',
    ],
    speed: [
      'A mediodía todo iba lentísimo, aunque quedaban casi todos los datos.',
      'Sin cobertura en dos de los tres sitios donde dormimos.',
      'No se podía compartir la conexión, y la había comprado para eso.',
    ],
    price: [
      'Cara para lo que es.',
      'El plan terminó un día antes de lo que entendí en la página.',
      'Pagué diez gigas y pude usar cuatro.',
    ],
    support: [
      'Escribí tres veces y recibí la misma respuesta automática.',
      'La devolución tardó cinco semanas.',
      'Nadie contestó hasta que terminó el viaje.',
    ],
  },
  thanks: [
    'Gracias por dedicar un momento a escribir. Buen viaje de vuelta.',
    'Nos alegra que todo fuera bien. Hasta el próximo viaje.',
  ],
  apologies: [
    'Lo sentimos. Escribe a nuestro servicio de ayuda con el número de pedido y lo solucionaremos.',
    'No es la experiencia que queremos dar. Hemos devuelto el importe y estamos buscando la causa.',
  ],
};
