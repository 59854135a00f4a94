import type { LandingTexts } from './landing-texts.ts';

export const si: LandingTexts = {
  openDays: {
    title: 'Dnevi odprte vitrine',
    slug: 'dnevi-odprte-vitrine',
    description: 'Znižane naprave, kupon za večji nakup in kolo popustov. Vse velja do dneva in ure, ki pišeta na strani.',
    lead: 'Nekajkrat na leto odpremo vitrine: naprave lahko primete v roke, nekatere so cenejše, za večji nakup pa je tu še kupon.',
    banner: 'Na osvetljeni polici stojijo slušalke, prenosnik, fotoaparat, kavni aparat in pametna ura.',
    timer: {
      title: 'Cene dnevov odprte vitrine',
      text: 'Ko se čas izteče, se cene vrnejo na prejšnje. Ure ne podaljšujemo.',
      link: 'Poglejte znižane izdelke',
      ended_title: 'Dnevi odprte vitrine so se končali',
      ended_text: 'Cene so spet običajne. Kar je še znižano, najdete med znižanimi izdelki.',
    },
    reduced: { title: 'Znižano v teh dneh', text: 'Odstotek je razlika do najnižje cene v 30 dneh pred znižanjem.', link: 'Vsi znižani izdelki' },
    coupon: { title: 'Kupon za večji nakup', text: 'Kodo uporabite v košarici. Popust se obračuna pred plačilom.', gives: '7 % popusta na ves nakup' },
    grid: {
      title: 'Kaj lahko preizkusite',
      cards: [
        { title: 'Slušalke v tišini', text: 'V vsaki trgovini je kotiček, v katerem dušenje hrupa res slišite.', link: 'Slušalke' },
        { title: 'Prenosnik na kolenih', text: 'Dvignite ga, odprite z eno roko in napišite nekaj stavkov.', link: 'Prenosniki' },
        { title: 'Fotoaparat v roki', text: 'Posnemite fotografijo in jo odnesite domov na svojem telefonu.', link: 'Fotoaparati' },
      ],
    },
    film: {
      title: 'Polica v desetih sekundah',
      text: 'Kratek film brez zvoka: štiri naprave, ki vas čakajo na polici.',
      captions: ['Slušalke z dušenjem hrupa.', 'Prenosnik, ki tehta malo več kot kilogram.', 'Fotoaparat za vsak dan.', 'In čajnik za vmes.'],
    },
    html: '<h2>Kako računamo popust</h2><p>Popust vedno računamo od <strong>najnižje cene v 30 dneh</strong> pred znižanjem. Prečrtane cene, po kateri nihče ni kupil, pri nas ni.</p><ul><li>Zgodovino cene vidite pri vsakem izdelku.</li><li>Zaloga je prava: toliko kosov je v resnici na policah.</li><li>Za vračilo imate 30 dni, tudi če ste škatlo odprli.</li></ul>',
    wheel: { title: 'Kolo popustov', text: 'En poskus na osebo. Možnosti za vsako polje so zapisane ob kolesu.' },
    questions: {
      title: 'Pogosta vprašanja',
      items: [
        {
          title: 'Ali kupon velja tudi za znižane izdelke?',
          html: '<p>Da. Kupon zniža znesek celotne košarice, ne glede na to, ali je izdelek že cenejši.</p>',
        },
        {
          title: 'Kaj se zgodi, če naročim v zadnji minuti?',
          html: '<p>Velja cena v trenutku oddaje naročila. Če je naročilo oddano pravočasno, vam popust ostane.</p>',
        },
        { title: 'Ali lahko izdelek pustite zame na polici?', html: '<p>Lahko. Izberite prevzem v trgovini, izdelek vas bo čakal tri dni.</p>' },
      ],
    },
    newsletter: { title: 'Naslednjič vam pišemo', text: 'Enkrat na mesec sporočimo, kaj je novega na policah in kdaj vitrine spet odpremo.' },
  },
  school: {
    title: 'Prenosniki za šolo',
    slug: 'prenosniki-za-solo',
    description: 'Kako izbrati prenosnik za šolo: teža, baterija, zaslon in tipkovnica, z izdelki, ki jih imamo na zalogi.',
    lead: 'Šolski prenosnik potuje v nahrbtniku in mora zdržati ves dan. Tukaj so stvari, ki pri tem res štejejo.',
    html: '<h2>Na kaj pazite</h2><ul><li><strong>Teža:</strong> do 1,5 kg, s polnilnikom vred.</li><li><strong>Baterija:</strong> vsaj deset ur, da polnilnik ostane doma.</li><li><strong>Pomnilnik:</strong> 16 GB zadošča za vsa leta šolanja.</li></ul>',
    laptops: { title: 'Prenosniki na zalogi', text: 'Prikazane so trenutne cene in zaloga.' },
    film: {
      title: 'Film, s katerim preizkušamo zaslone',
      text: 'Kratki animirani film Big Buck Bunny studia Blender (licenca CC BY): svetli in temni prizori dobro pokažejo, kaj zaslon zmore.',
    },
    questions: {
      title: 'Pogosta vprašanja',
      items: [
        { title: 'Ali dobim račun na šolo?', html: '<p>Da. Na blagajni označite, da kupujete kot podjetje, in vpišite davčno številko šole.</p>' },
        { title: 'Kako je z garancijo?', html: '<p>Dve leti velja zakonsko jamstvo za skladnost. Okvarjeni prenosnik prevzamemo v vsaki trgovini.</p>' },
      ],
    },
  },
};
