import type { LandingTexts } from './landing-texts.ts';

export const es: LandingTexts = {
  openDays: {
    title: 'Días del escaparate abierto',
    slug: 'dias-del-escaparate-abierto',
    description: 'Aparatos rebajados, un cupón para compras grandes y una ruleta de descuentos. Todo vale hasta el día y la hora que indica la página.',
    lead: 'Unas pocas veces al año abrimos los escaparates: puede coger los aparatos, algunos cuestan menos y para las compras grandes hay además un cupón.',
    banner: 'En un estante iluminado hay unos auriculares, un portátil, una cámara, una cafetera y un reloj inteligente.',
    timer: {
      title: 'Precios del escaparate abierto',
      text: 'Cuando el tiempo se acabe, volverán los precios de antes. No alargamos el plazo.',
      link: 'Vea los productos rebajados',
      ended_title: 'Los días del escaparate abierto han terminado',
      ended_text: 'Los precios vuelven a ser los habituales. Lo que sigue rebajado está entre los productos rebajados.',
    },
    reduced: {
      title: 'Rebajado estos días',
      text: 'El porcentaje es la diferencia con el precio más bajo de los 30 días anteriores a la rebaja.',
      link: 'Todos los productos rebajados',
    },
    coupon: {
      title: 'Un cupón para compras grandes',
      text: 'Use el código en el carrito. El descuento se resta antes de pagar.',
      gives: '7 % de descuento en toda la compra',
    },
    grid: {
      title: 'Qué puede probar',
      cards: [
        { title: 'Auriculares en silencio', text: 'En cada tienda hay un rincón donde la cancelación de ruido se oye de verdad.', link: 'Auriculares' },
        { title: 'Un portátil en las rodillas', text: 'Levántelo, ábralo con una mano y escriba unas frases.', link: 'Portátiles' },
        { title: 'Una cámara en la mano', text: 'Haga una fotografía y llévesela a casa en su teléfono.', link: 'Cámaras' },
      ],
    },
    film: {
      title: 'El estante en diez segundos',
      text: 'Una película breve sin sonido: cuatro aparatos que le esperan en el estante.',
      captions: [
        'Auriculares con cancelación de ruido.',
        'Un portátil que pesa poco más de un kilo.',
        'Una cámara para cada día.',
        'Y un hervidor para los descansos.',
      ],
    },
    html: '<h2>Cómo calculamos los descuentos</h2><p>Partimos siempre del <strong>precio más bajo de los 30 días</strong> anteriores a la rebaja. Aquí no hay precios tachados que nadie haya pagado.</p><ul><li>Cada producto muestra la historia de su precio.</li><li>Las existencias son reales: esas unidades están en los estantes.</li><li>Tiene 30 días para devolverlo, también con la caja abierta.</li></ul>',
    wheel: { title: 'Ruleta de descuentos', text: 'Un intento por persona. Las probabilidades de cada casilla están junto a la ruleta.' },
    questions: {
      title: 'Preguntas frecuentes',
      items: [
        {
          title: '¿El cupón vale también para productos rebajados?',
          html: '<p>Sí. El cupón reduce el total del carrito, aunque un producto ya esté rebajado.</p>',
        },
        {
          title: '¿Y si pido en el último minuto?',
          html: '<p>Vale el precio del momento en que envía el pedido. Si llega a tiempo, el descuento es suyo.</p>',
        },
        {
          title: '¿Pueden guardarme un producto?',
          html: '<p>En los países donde tenemos tiendas, sí. Elija la recogida y el producto le esperará tres días.</p>',
        },
      ],
    },
    newsletter: {
      title: 'La próxima vez le escribimos',
      text: 'Una vez al mes le contamos qué hay de nuevo en los estantes y cuándo volvemos a abrir los escaparates.',
    },
  },
  school: {
    title: 'Portátiles para el colegio',
    slug: 'portatiles-para-el-colegio',
    description: 'Cómo elegir un portátil para el colegio: peso, batería, pantalla y teclado, con productos que tenemos en existencias.',
    lead: 'Un portátil escolar viaja en la mochila y tiene que aguantar todo el día. Esto es lo que de verdad importa.',
    html: '<h2>En qué fijarse</h2><ul><li><strong>Peso:</strong> hasta 1,5 kg, con el cargador.</li><li><strong>Batería:</strong> al menos diez horas, para dejar el cargador en casa.</li><li><strong>Memoria:</strong> 16 GB bastan para todos los años de colegio.</li></ul>',
    laptops: { title: 'Portátiles en existencias', text: 'Los precios y las existencias son los de este momento.' },
    film: {
      title: 'La película con la que probamos las pantallas',
      text: 'El cortometraje de animación Big Buck Bunny de Blender Studio (licencia CC BY): las escenas claras y oscuras muestran bien lo que puede una pantalla.',
    },
    questions: {
      title: 'Preguntas frecuentes',
      items: [
        { title: '¿Puedo tener la factura a nombre del colegio?', html: '<p>Sí. En la caja indique que compra como empresa y escriba el NIF del colegio.</p>' },
        {
          title: '¿Cómo funciona la garantía?',
          html: '<p>La garantía legal de conformidad dura tres años. Recogemos el portátil averiado en cualquiera de nuestras tiendas.</p>',
        },
      ],
    },
  },
};
