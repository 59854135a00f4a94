import type { DemoPost } from './types.ts';

const picture: DemoPost['picture'] = { wall: 'sand', devices: [{ kind: 'mesh-router' }] };

/** What guests do not see: a post in review, one of a hidden category; and one that has moved. */
export const hiddenPosts: DemoPost[] = [
  {
    code: 'hidden-post',
    category: 'choosing',
    authors: ['nina-hribar'],
    daysAgo: 3,
    status: 2,
    picture,
    products: ['DEMO-LAPTOP-01'],
    texts: {
      si: { title: 'Skrita objava', lead: 'Ta članek še čaka na pregled.', text: 'Vidi ga samo osebje.' },
      hr: { title: 'Skrivena objava', slug: 'skrita-objava', lead: 'Ovaj članak još čeka pregled.', text: 'Vidi ga samo osoblje.' },
      en: { title: 'Hidden post', slug: 'skrita-objava', lead: 'This article is still waiting for review.', text: 'Only staff see it.' },
      de: { title: 'Verborgener Artikel', slug: 'skrita-objava', lead: 'Dieser Artikel wartet noch auf die Durchsicht.', text: 'Nur das Personal sieht ihn.' },
      rs: { title: 'Skrivena objava', slug: 'skrita-objava', lead: 'Ovaj članak još čeka pregled.', text: 'Vidi ga samo osoblje.' },
      it: { title: 'Articolo nascosto', slug: 'skrita-objava', lead: 'Questo articolo attende ancora la revisione.', text: 'Lo vede solo il personale.' },
      ba: { title: 'Skrivena objava', slug: 'skrita-objava', lead: 'Ovaj članak još čeka pregled.', text: 'Vidi ga samo osoblje.' },
      me: { title: 'Skrivena objava', slug: 'skrita-objava', lead: 'Ovaj članak još čeka pregled.', text: 'Vidi ga samo osoblje.' },
      es: { title: 'Artículo oculto', slug: 'skrita-objava', lead: 'Este artículo todavía espera la revisión.', text: 'Solo lo ve el personal.' },
    },
  },
  {
    code: 'behind-the-counter',
    category: 'behind-the-counter',
    authors: ['eva-kos'],
    daysAgo: 9,
    picture,
    products: [],
    texts: {
      si: { title: 'Dan v naši trgovini', lead: 'Od prve kave do zadnjega paketa.', text: 'Besedilo še nastaja.' },
      hr: { title: 'Dan u našoj trgovini', lead: 'Od prve kave do zadnjeg paketa.', text: 'Tekst još nastaje.' },
      en: { title: 'A day in our shop', lead: 'From the first coffee to the last parcel.', text: 'The text is still being written.' },
      de: { title: 'Ein Tag in unserem Laden', lead: 'Vom ersten Kaffee bis zum letzten Paket.', text: 'Der Text entsteht noch.' },
      rs: { title: 'Dan u našoj prodavnici', lead: 'Od prve kafe do poslednjeg paketa.', text: 'Tekst još nastaje.' },
      it: { title: 'Una giornata nel nostro negozio', lead: 'Dal primo caffè all’ultimo pacco.', text: 'Il testo è ancora in lavorazione.' },
      ba: { title: 'Dan u našoj prodavnici', lead: 'Od prve kafe do posljednjeg paketa.', text: 'Tekst još nastaje.' },
      me: { title: 'Dan u našoj prodavnici', lead: 'Od prve kafe do posljednjeg paketa.', text: 'Tekst još nastaje.' },
      es: { title: 'Un día en nuestra tienda', lead: 'Del primer café al último paquete.', text: 'El texto todavía se está escribiendo.' },
    },
  },
  {
    code: 'laptop-old',
    category: 'care-and-repair',
    authors: ['nina-hribar'],
    daysAgo: 300,
    picture,
    products: [],
    moved: { to: 'laptop', code: 301 },
    texts: {
      si: { title: 'Prenosniki: stari vodnik', lead: 'Ta vodnik se je preselil.', text: '' },
      hr: { title: 'Prijenosnici: stari vodič', lead: 'Ovaj se vodič preselio.', text: '' },
      en: { title: 'Laptops: the old guide', lead: 'This guide has moved.', text: '' },
      de: { title: 'Notebooks: der alte Ratgeber', lead: 'Dieser Ratgeber ist umgezogen.', text: '' },
      rs: { title: 'Laptopovi: stari vodič', lead: 'Ovaj vodič se preselio.', text: '' },
      it: { title: 'Portatili: la vecchia guida', lead: 'Questa guida si è spostata.', text: '' },
      ba: { title: 'Laptopi: stari vodič', lead: 'Ovaj vodič se preselio.', text: '' },
      me: { title: 'Laptopovi: stari vodič', lead: 'Ovaj vodič se preselio.', text: '' },
      es: { title: 'Portátiles: la guía antigua', lead: 'Esta guía se ha trasladado.', text: '' },
    },
  },
];
