import type { LandingTexts } from './landing-texts.ts';

export const ba: LandingTexts = {
  openDays: {
    title: 'Dani otvorene vitrine',
    slug: 'dani-otvorene-vitrine',
    description: 'Sniženi uređaji, kupon za veću kupovinu i točak popusta. Sve vrijedi do dana i sata navedenih na stranici.',
    lead: 'Nekoliko puta godišnje otvaramo vitrine: uređaje možete uzeti u ruke, neki su jeftiniji, a za veću kupovinu tu je i kupon.',
    banner: 'Na osvijetljenoj polici stoje slušalice, laptop, fotoaparat, aparat za kafu i pametni sat.',
    timer: {
      title: 'Cijene dana otvorene vitrine',
      text: 'Kada vrijeme istekne, cijene se vraćaju na prethodne. Rok ne produžavamo.',
      link: 'Pogledajte snižene proizvode',
      ended_title: 'Dani otvorene vitrine su završeni',
      ended_text: 'Cijene su opet uobičajene. Ono što je još sniženo naći ćete među sniženim proizvodima.',
    },
    reduced: { title: 'Sniženo ovih dana', text: 'Procenat je razlika u odnosu na najnižu cijenu u 30 dana prije sniženja.', link: 'Svi sniženi proizvodi' },
    coupon: { title: 'Kupon za veću kupovinu', text: 'Kod iskoristite u korpi. Popust se obračunava prije plaćanja.', gives: '7 % popusta na cijelu kupovinu' },
    grid: {
      title: 'Šta možete isprobati',
      cards: [
        { title: 'Slušalice u tišini', text: 'U svakoj prodavnici postoji kutak u kojem prigušivanje buke zaista čujete.', link: 'Slušalice' },
        { title: 'Laptop na koljenima', text: 'Podignite ga, otvorite jednom rukom i napišite nekoliko rečenica.', link: 'Laptopi' },
        { title: 'Fotoaparat u ruci', text: 'Snimite fotografiju i ponesite je kući na svom telefonu.', link: 'Fotoaparati' },
      ],
    },
    film: {
      title: 'Polica za deset sekundi',
      text: 'Kratki film bez zvuka: četiri uređaja koja vas čekaju na polici.',
      captions: ['Slušalice s prigušivanjem buke.', 'Laptop težak nešto više od kilograma.', 'Fotoaparat za svaki dan.', 'I kuhalo za pauzu.'],
    },
    html: '<h2>Kako računamo popust</h2><p>Popust uvijek računamo od <strong>najniže cijene u 30 dana</strong> prije sniženja. Precrtane cijene po kojoj niko nije kupio kod nas nema.</p><ul><li>Historiju cijene vidite kod svakog proizvoda.</li><li>Zaliha je stvarna: toliko komada je zaista na policama.</li><li>Za povrat imate 30 dana, i ako ste otvorili kutiju.</li></ul>',
    wheel: { title: 'Točak popusta', text: 'Jedan pokušaj po osobi. Izgledi za svako polje pišu pored točka.' },
    questions: {
      title: 'Česta pitanja',
      items: [
        {
          title: 'Vrijedi li kupon i za snižene proizvode?',
          html: '<p>Da. Kupon snižava iznos cijele korpe, bez obzira na to je li proizvod već jeftiniji.</p>',
        },
        {
          title: 'Šta ako naručim u posljednjoj minuti?',
          html: '<p>Vrijedi cijena u trenutku slanja narudžbe. Ako je poslana na vrijeme, popust vam ostaje.</p>',
        },
        { title: 'Možete li mi ostaviti proizvod na polici?', html: '<p>Možemo. Odaberite preuzimanje u prodavnici, proizvod će vas čekati tri dana.</p>' },
      ],
    },
    newsletter: { title: 'Sljedeći put vam pišemo', text: 'Jednom mjesečno javimo šta je novo na policama i kada opet otvaramo vitrine.' },
  },
  school: {
    title: 'Laptopi za školu',
    slug: 'laptopi-za-skolu',
    description: 'Kako odabrati laptop za školu: težina, baterija, ekran i tastatura, s proizvodima koje imamo na zalihama.',
    lead: 'Školski laptop putuje u ruksaku i mora izdržati cijeli dan. Evo šta je pri tome zaista važno.',
    html: '<h2>Na šta paziti</h2><ul><li><strong>Težina:</strong> do 1,5 kg, zajedno s punjačem.</li><li><strong>Baterija:</strong> bar deset sati, da punjač ostane kod kuće.</li><li><strong>Memorija:</strong> 16 GB je dovoljno za sve godine školovanja.</li></ul>',
    laptops: { title: 'Laptopi na zalihama', text: 'Prikazane su trenutne cijene i zalihe.' },
    film: {
      title: 'Film kojim isprobavamo ekrane',
      text: 'Kratki animirani film Big Buck Bunny studija Blender (licenca CC BY): svijetli i tamni prizori dobro pokazuju šta ekran može.',
    },
    questions: {
      title: 'Česta pitanja',
      items: [
        { title: 'Mogu li dobiti račun na školu?', html: '<p>Možete. Na kasi označite da kupujete kao firma i upišite PDV broj škole.</p>' },
        {
          title: 'Kako je s garancijom?',
          html: '<p>Za nedostatke odgovaramo po zakonu. Neispravan laptop preuzimamo u svakoj prodavnici.</p>',
        },
      ],
    },
  },
};
