import type { LandingTexts } from './landing-texts.ts';

export const rs: LandingTexts = {
  openDays: {
    title: 'Dani otvorene vitrine',
    slug: 'dani-otvorene-vitrine',
    description: 'Sniženi uređaji, kupon za veću kupovinu i točak popusta. Sve važi do dana i sata navedenih na stranici.',
    lead: 'Nekoliko puta godišnje otvaramo vitrine: uređaje možete uzeti u ruke, neki su jeftiniji, a za veću kupovinu tu je i kupon.',
    banner: 'Na osvetljenoj polici stoje slušalice, laptop, fotoaparat, aparat za kafu i pametni sat.',
    timer: {
      title: 'Cene dana otvorene vitrine',
      text: 'Kada vreme istekne, cene se vraćaju na prethodne. Rok ne produžavamo.',
      link: 'Pogledajte snižene proizvode',
      ended_title: 'Dani otvorene vitrine su završeni',
      ended_text: 'Cene su opet uobičajene. Ono što je još sniženo naći ćete među sniženim proizvodima.',
    },
    reduced: { title: 'Sniženo ovih dana', text: 'Procenat je razlika u odnosu na najnižu cenu u 30 dana pre sniženja.', link: 'Svi sniženi proizvodi' },
    coupon: { title: 'Kupon za veću kupovinu', text: 'Kod iskoristite u korpi. Popust se obračunava pre plaćanja.', gives: '7% popusta na celu kupovinu' },
    grid: {
      title: 'Šta možete da isprobate',
      cards: [
        { title: 'Slušalice u tišini', text: 'U svakoj prodavnici postoji kutak u kome prigušivanje buke zaista čujete.', link: 'Slušalice' },
        { title: 'Laptop na kolenima', text: 'Podignite ga, otvorite jednom rukom i napišite nekoliko rečenica.', link: 'Laptopovi' },
        { title: 'Fotoaparat u ruci', text: 'Snimite fotografiju i ponesite je kući na svom telefonu.', link: 'Fotoaparati' },
      ],
    },
    film: {
      title: 'Polica za deset sekundi',
      text: 'Kratak film bez zvuka: četiri uređaja koja vas čekaju na polici.',
      captions: ['Slušalice sa prigušivanjem buke.', 'Laptop težak nešto više od kilograma.', 'Fotoaparat za svaki dan.', 'I kuvalo za pauzu.'],
    },
    html: '<h2>Kako računamo popust</h2><p>Popust uvek računamo od <strong>najniže cene u 30 dana</strong> pre sniženja. Precrtane cene po kojoj niko nije kupio kod nas nema.</p><ul><li>Istoriju cene vidite kod svakog proizvoda.</li><li>Zaliha je stvarna: toliko komada je zaista na policama.</li><li>Za povraćaj imate 30 dana, i ako ste otvorili kutiju.</li></ul>',
    wheel: { title: 'Točak popusta', text: 'Jedan pokušaj po osobi. Izgledi za svako polje pišu pored točka.' },
    questions: {
      title: 'Česta pitanja',
      items: [
        {
          title: 'Da li kupon važi i za snižene proizvode?',
          html: '<p>Da. Kupon snižava iznos cele korpe, bez obzira na to da li je proizvod već jeftiniji.</p>',
        },
        { title: 'Šta ako naručim u poslednjem minutu?', html: '<p>Važi cena u trenutku slanja porudžbine. Ako je poslata na vreme, popust vam ostaje.</p>' },
        { title: 'Možete li da mi ostavite proizvod na polici?', html: '<p>Možemo. Izaberite preuzimanje u prodavnici, proizvod će vas čekati tri dana.</p>' },
      ],
    },
    newsletter: { title: 'Sledeći put vam pišemo', text: 'Jednom mesečno javimo šta je novo na policama i kada opet otvaramo vitrine.' },
  },
  school: {
    title: 'Laptopovi za školu',
    slug: 'laptopovi-za-skolu',
    description: 'Kako izabrati laptop za školu: težina, baterija, ekran i tastatura, sa proizvodima koje imamo na zalihama.',
    lead: 'Školski laptop putuje u rancu i mora da izdrži ceo dan. Evo šta je pri tome zaista važno.',
    html: '<h2>Na šta da pazite</h2><ul><li><strong>Težina:</strong> do 1,5 kg, zajedno sa punjačem.</li><li><strong>Baterija:</strong> bar deset sati, da punjač ostane kod kuće.</li><li><strong>Memorija:</strong> 16 GB je dovoljno za sve godine školovanja.</li></ul>',
    laptops: { title: 'Laptopovi na zalihama', text: 'Prikazane su trenutne cene i zalihe.' },
    film: {
      title: 'Film kojim isprobavamo ekrane',
      text: 'Kratki animirani film Big Buck Bunny studija Blender (licenca CC BY): svetli i tamni prizori dobro pokazuju šta ekran može.',
    },
    questions: {
      title: 'Česta pitanja',
      items: [
        { title: 'Mogu li da dobijem račun na školu?', html: '<p>Možete. Na kasi označite da kupujete kao firma i upišite PIB škole.</p>' },
        {
          title: 'Kako je sa garancijom?',
          html: '<p>Za saobraznost po zakonu odgovaramo dve godine. Neispravan laptop preuzimamo u svakoj prodavnici.</p>',
        },
      ],
    },
  },
};
