import type { LandingTexts } from './landing-texts.ts';

export const hr: LandingTexts = {
  openDays: {
    title: 'Dani otvorene vitrine',
    slug: 'dani-otvorene-vitrine',
    description: 'Sniženi uređaji, kupon za veću kupnju i kolo popusta. Sve vrijedi do dana i sata navedenih na stranici.',
    lead: 'Nekoliko puta godišnje otvaramo vitrine: uređaje možete uzeti u ruke, neki su jeftiniji, a za veću kupnju tu je i kupon.',
    banner: 'Na osvijetljenoj polici stoje slušalice, prijenosnik, fotoaparat, aparat za kavu i pametni sat.',
    timer: {
      title: 'Cijene dana otvorene vitrine',
      text: 'Kad vrijeme istekne, cijene se vraćaju na prijašnje. Rok ne produljujemo.',
      link: 'Pogledajte snižene proizvode',
      ended_title: 'Dani otvorene vitrine završili su',
      ended_text: 'Cijene su opet uobičajene. Što je još sniženo, naći ćete među sniženim proizvodima.',
    },
    reduced: { title: 'Sniženo ovih dana', text: 'Postotak je razlika do najniže cijene u 30 dana prije sniženja.', link: 'Svi sniženi proizvodi' },
    coupon: { title: 'Kupon za veću kupnju', text: 'Kod iskoristite u košarici. Popust se obračunava prije plaćanja.', gives: '7 % popusta na cijelu kupnju' },
    grid: {
      title: 'Što možete isprobati',
      cards: [
        { title: 'Slušalice u tišini', text: 'U svakoj je trgovini kutak u kojem prigušivanje buke doista čujete.', link: 'Slušalice' },
        { title: 'Prijenosnik na koljenima', text: 'Podignite ga, otvorite jednom rukom i napišite nekoliko rečenica.', link: 'Prijenosnici' },
        { title: 'Fotoaparat u ruci', text: 'Snimite fotografiju i ponesite je kući na svojem mobitelu.', link: 'Fotoaparati' },
      ],
    },
    film: {
      title: 'Polica u deset sekundi',
      text: 'Kratki film bez zvuka: četiri uređaja koja vas čekaju na polici.',
      captions: ['Slušalice s prigušivanjem buke.', 'Prijenosnik težak malo više od kilograma.', 'Fotoaparat za svaki dan.', 'I čajnik za predah.'],
    },
    html: '<h2>Kako računamo popust</h2><p>Popust uvijek računamo od <strong>najniže cijene u 30 dana</strong> prije sniženja. Precrtane cijene po kojoj nitko nije kupio kod nas nema.</p><ul><li>Povijest cijene vidite kod svakog proizvoda.</li><li>Zaliha je stvarna: toliko je komada doista na policama.</li><li>Za povrat imate 30 dana, i ako ste otvorili kutiju.</li></ul>',
    wheel: { title: 'Kolo popusta', text: 'Jedan pokušaj po osobi. Izgledi za svako polje pišu uz kolo.' },
    questions: {
      title: 'Česta pitanja',
      items: [
        {
          title: 'Vrijedi li kupon i za snižene proizvode?',
          html: '<p>Da. Kupon snižava iznos cijele košarice, bez obzira na to je li proizvod već jeftiniji.</p>',
        },
        { title: 'Što ako naručim u zadnjoj minuti?', html: '<p>Vrijedi cijena u trenutku slanja narudžbe. Ako je poslana na vrijeme, popust vam ostaje.</p>' },
        { title: 'Možete li mi proizvod ostaviti na polici?', html: '<p>Možemo. Odaberite preuzimanje u trgovini, proizvod će vas čekati tri dana.</p>' },
      ],
    },
    newsletter: { title: 'Sljedeći put vam pišemo', text: 'Jednom mjesečno javimo što je novo na policama i kad opet otvaramo vitrine.' },
  },
  school: {
    title: 'Prijenosnici za školu',
    slug: 'prijenosnici-za-skolu',
    description: 'Kako odabrati prijenosnik za školu: težina, baterija, zaslon i tipkovnica, s proizvodima koje imamo na zalihi.',
    lead: 'Školski prijenosnik putuje u ruksaku i mora izdržati cijeli dan. Evo što je pritom doista važno.',
    html: '<h2>Na što paziti</h2><ul><li><strong>Težina:</strong> do 1,5 kg, zajedno s punjačem.</li><li><strong>Baterija:</strong> barem deset sati, da punjač ostane kod kuće.</li><li><strong>Memorija:</strong> 16 GB dovoljno je za sve godine školovanja.</li></ul>',
    laptops: { title: 'Prijenosnici na zalihi', text: 'Prikazane su trenutačne cijene i zaliha.' },
    film: {
      title: 'Film kojim isprobavamo zaslone',
      text: 'Kratki animirani film Big Buck Bunny studija Blender (licencija CC BY): svijetli i tamni prizori dobro pokazuju što zaslon može.',
    },
    questions: {
      title: 'Česta pitanja',
      items: [
        { title: 'Mogu li dobiti račun na školu?', html: '<p>Možete. Na blagajni označite da kupujete kao tvrtka i upišite OIB škole.</p>' },
        {
          title: 'Kako je s jamstvom?',
          html: '<p>Za nedostatke po zakonu odgovaramo dvije godine. Neispravan prijenosnik preuzimamo u svakoj trgovini.</p>',
        },
      ],
    },
  },
};
