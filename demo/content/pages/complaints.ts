import type { DemoPage } from './page-text.ts';

/** What follows when a product is not as it should be, and the notice about the legal guarantee. */
export const complaints: DemoPage = {
  code: 'complaints',
  texts: {
    si: {
      title: 'Reklamacije in jamstvo',
      short: 'Če naprava ni takšna, kot je opisana, jo popravimo, zamenjamo ali vrnemo denar. Jamstvo za skladnost velja dve leti.',
      body: `
## Jamstvo za skladnost: dve leti
Za neskladnost, ki se pokaže v dveh letih po dobavi, odgovarja prodajalec po zakonu in brezplačno. Izbirate lahko med popravilom in zamenjavo. Če to ni mogoče ali ni narejeno v razumnem času (najpozneje v 30 dneh), lahko zahtevate sorazmerno znižanje cene ali odstopite od pogodbe. Velja v vsej Evropski uniji.
## Garancija
Za večje gospodinjske aparate, računalnike, telefone in drugo tehnično blago velja tudi obvezna garancija za brezhibno delovanje, najmanj eno leto. Garancijski list je v škatli. Nekateri proizvajalci dajejo daljšo prostovoljno garancijo; ta ne omejuje vaših pravic iz jamstva.
## Kako reklamirate
- Pišite na pomoc@vitrina.test ali pokličite +386 1 200 00 00 in navedite številko naročila in napako; slika pomaga.
- Izdelek pošljete na naše stroške ali ga prinesete v trgovino.
- Odgovorimo najpozneje v osmih dneh.
## Nevaren izdelek
Če je izdelek lahko nevaren, ga nehajte uporabljati in nam takoj pišite. Umik izdelka objavimo na tej strani in obvestimo vse kupce; podatki o proizvajalcu so zapisani pri vsakem izdelku.`,
    },
    hr: {
      title: 'Reklamacije i jamstvo',
      short: 'Ako uređaj nije onakav kako je opisan, popravljamo ga, mijenjamo ili vraćamo novac. Za nedostatke odgovaramo dvije godine.',
      body: `
## Odgovornost za nedostatke: dvije godine
Za materijalne nedostatke koji se pokažu u roku od dvije godine od primitka odgovara prodavatelj po zakonu i besplatno. Birate između popravka i zamjene. Ako to nije moguće ili nije učinjeno u razumnom roku, možete tražiti sniženje cijene ili raskinuti ugovor. Vrijedi u cijeloj Europskoj uniji.
## Jamstvo proizvođača
Mnogi proizvođači uz to daju jamstvo za ispravnost; jamstveni list je u kutiji. Ono ne umanjuje vaša zakonska prava.
## Kako reklamirate
- Pišite na pomoc@vitrina.test ili nazovite +386 1 200 00 00 i navedite broj narudžbe i nedostatak; slika pomaže.
- Proizvod šaljete na naš trošak ili ga donosite u trgovinu.
- Na pisani prigovor odgovaramo u roku od 15 dana.
## Opasan proizvod
Ako bi proizvod mogao biti opasan, prestanite ga koristiti i odmah nam pišite. Povlačenje proizvoda objavljujemo na ovoj stranici i obavještavamo sve kupce; podaci o proizvođaču stoje uz svaki proizvod.`,
    },
    en: {
      title: 'Complaints and guarantee',
      short: 'If a device is not as described we repair it, replace it or refund you. The legal guarantee lasts two years.',
      body: `
## Legal guarantee: two years
By law the seller must put right, free of charge, any lack of conformity that shows within two years of delivery. You choose between repair and replacement. Where that is impossible or is not done within a reasonable time you can ask for a lower price or end the contract. This holds everywhere in the European Union; some countries give longer.
## Commercial guarantee
Many manufacturers give a guarantee of their own; its card is in the box. It never takes anything from your legal rights.
## How to complain
- Write to pomoc@vitrina.test or call +386 1 200 00 00 and give the order number and the fault; a picture helps.
- You send the product at our expense or bring it to a shop.
- We answer within eight days.
## A dangerous product
If a product may be dangerous, stop using it and write to us at once. We publish recalls on this page and tell all buyers; the manufacturer is named next to each product.`,
    },
    de: {
      title: 'Reklamation und Gewährleistung',
      slug: 'reklamation-und-gewaehrleistung',
      short: 'Entspricht ein Gerät nicht der Beschreibung, reparieren oder ersetzen wir es oder erstatten den Preis. Die Gewährleistung gilt zwei Jahre.',
      body: `
## Gesetzliche Gewährleistung: zwei Jahre
Für Mängel, die sich binnen zwei Jahren nach der Lieferung zeigen, haftet der Verkäufer nach dem Gesetz und kostenlos. Sie wählen zwischen Reparatur und Ersatz. Ist das nicht möglich oder geschieht es nicht in angemessener Zeit, können Sie den Preis mindern oder vom Vertrag zurücktreten. Das gilt in der ganzen Europäischen Union.
## Garantie des Herstellers
Viele Hersteller geben dazu eine eigene Garantie; die Garantiekarte liegt im Karton. Sie schränkt Ihre gesetzlichen Rechte nicht ein.
## So reklamieren Sie
- Schreiben Sie an pomoc@vitrina.test oder rufen Sie +386 1 200 00 00 an; nennen Sie Bestellnummer und Fehler, ein Bild hilft.
- Sie senden das Produkt auf unsere Kosten oder bringen es in eine Filiale.
- Wir antworten binnen acht Tagen.
## Gefährliches Produkt
Könnte ein Produkt gefährlich sein, benutzen Sie es nicht weiter und schreiben Sie uns sofort. Rückrufe veröffentlichen wir auf dieser Seite und benachrichtigen alle Käufer; der Hersteller ist bei jedem Produkt genannt.`,
    },
    rs: {
      title: 'Reklamacije i saobraznost',
      short: 'Ako uređaj nije onakav kako je opisan, popravljamo ga, menjamo ili vraćamo novac. Za saobraznost odgovaramo dve godine.',
      body: `
## Saobraznost: dve godine
Za nesaobraznost koja se pokaže u roku od dve godine od prijema odgovara prodavac po zakonu i besplatno. Birate između popravke i zamene. Ako to nije moguće ili nije učinjeno u razumnom roku, možete da tražite umanjenje cene ili da raskinete ugovor.
## Garancija proizvođača
Mnogi proizvođači uz to daju garanciju; garantni list je u kutiji. Ona ne umanjuje vaša zakonska prava.
## Kako reklamirate
- Pišite na pomoc@vitrina.test ili pozovite +386 1 200 00 00 i navedite broj porudžbine i nedostatak; slika pomaže.
- Proizvod šaljete o našem trošku ili ga donosite u prodavnicu.
- Na reklamaciju odgovaramo u roku od osam dana, a tehničku robu rešavamo najkasnije u roku od 30 dana.
## Opasan proizvod
Ako bi proizvod mogao da bude opasan, prestanite da ga koristite i odmah nam pišite. Povlačenje proizvoda objavljujemo na ovoj stranici i obaveštavamo sve kupce; podaci o proizvođaču stoje uz svaki proizvod.`,
    },
    it: {
      title: 'Reclami e garanzia',
      short: 'Se un apparecchio non corrisponde alla descrizione lo ripariamo, lo sostituiamo o rimborsiamo. La garanzia legale dura due anni.',
      body: `
## Garanzia legale di conformità: due anni
Per i difetti che si manifestano entro due anni dalla consegna risponde il venditore, per legge e gratuitamente. Lei sceglie fra riparazione e sostituzione. Se non è possibile o non avviene in tempi ragionevoli può chiedere la riduzione del prezzo o la risoluzione del contratto. Vale in tutta l’Unione europea.
## Garanzia del produttore
Molti produttori offrono in più una garanzia propria; il certificato è nella scatola. Non limita i Suoi diritti di legge.
## Come reclamare
- Scriva a pomoc@vitrina.test o chiami +386 1 200 00 00 indicando il numero d’ordine e il difetto; una foto aiuta.
- Spedisca il prodotto a nostre spese o lo porti in negozio.
- Rispondiamo entro otto giorni.
## Prodotto pericoloso
Se un prodotto può essere pericoloso smetta di usarlo e ci scriva subito. Pubblichiamo i richiami in questa pagina e avvisiamo tutti gli acquirenti; il produttore è indicato accanto a ogni prodotto.`,
    },
    ba: {
      title: 'Reklamacije i garancija',
      short: 'Ako uređaj nije onakav kako je opisan, popravljamo ga, mijenjamo ili vraćamo novac.',
      body: `
## Odgovornost za nedostatke
Za nedostatke proizvoda odgovara prodavač po zakonu i besplatno. Birate između popravke i zamjene. Ako to nije moguće ili nije učinjeno u razumnom roku, možete tražiti umanjenje cijene ili raskinuti ugovor.
## Garancija proizvođača
Za tehničku robu vrijedi i garancija za ispravan rad; garantni list je u kutiji. Ona ne umanjuje vaša zakonska prava.
## Kako reklamirate
- Pišite na pomoc@vitrina.test ili pozovite +386 1 200 00 00 i navedite broj narudžbe i nedostatak; slika pomaže.
- Proizvod šaljete o našem trošku ili ga donosite u prodavnicu.
- Odgovaramo u roku od osam dana.
## Opasan proizvod
Ako bi proizvod mogao biti opasan, prestanite ga koristiti i odmah nam pišite. Povlačenje proizvoda objavljujemo na ovoj stranici i obavještavamo sve kupce; podaci o proizvođaču stoje uz svaki proizvod.`,
    },
    me: {
      title: 'Reklamacije i saobraznost',
      short: 'Ako uređaj nije onakav kako je opisan, popravljamo ga, mijenjamo ili vraćamo novac. Za saobraznost odgovaramo dvije godine.',
      body: `
## Saobraznost: dvije godine
Za nesaobraznost koja se pokaže u roku od dvije godine od prijema odgovara prodavac po zakonu i besplatno. Birate između popravke i zamjene. Ako to nije moguće ili nije učinjeno u razumnom roku, možete da tražite umanjenje cijene ili da raskinete ugovor.
## Garancija proizvođača
Mnogi proizvođači uz to daju garanciju; garantni list je u kutiji. Ona ne umanjuje vaša zakonska prava.
## Kako reklamirate
- Pišite na pomoc@vitrina.test ili pozovite +386 1 200 00 00 i navedite broj porudžbine i nedostatak; slika pomaže.
- Proizvod šaljete o našem trošku ili ga donosite u prodavnicu.
- Odgovaramo u roku od osam dana.
## Opasan proizvod
Ako bi proizvod mogao da bude opasan, prestanite da ga koristite i odmah nam pišite. Povlačenje proizvoda objavljujemo na ovoj stranici i obavještavamo sve kupce; podaci o proizvođaču stoje uz svaki proizvod.`,
    },
    es: {
      title: 'Reclamaciones y garantía',
      short: 'Si un aparato no es como se describe, lo reparamos, lo cambiamos o le devolvemos el dinero. La garantía legal dura tres años.',
      body: `
## Garantía legal: tres años
El vendedor responde por ley y gratis de las faltas de conformidad que aparezcan en los tres años siguientes a la entrega. Usted elige entre reparación y sustitución. Si no es posible o no se hace en un plazo razonable, puede pedir una rebaja del precio o resolver el contrato.
## Garantía del fabricante
Muchos fabricantes dan además una garantía propia; la tarjeta está en la caja. No limita sus derechos legales.
## Cómo reclamar
- Escriba a pomoc@vitrina.test o llame al +386 1 200 00 00 e indique el número de pedido y el defecto; una foto ayuda.
- Envíe el producto a nuestro cargo o llévelo a una tienda.
- Respondemos en ocho días.
## Producto peligroso
Si un producto puede ser peligroso, deje de usarlo y escríbanos enseguida. Publicamos las retiradas en esta página y avisamos a todos los compradores; el fabricante figura junto a cada producto.`,
    },
  },
};
