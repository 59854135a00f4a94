import type { DemoPost } from './types.ts';

export const repair: DemoPost = {
  code: 'repair',
  category: 'care-and-repair',
  authors: ['marko-zupan', 'nina-hribar'],
  daysAgo: 74,
  picture: {
    wall: 'rose',
    devices: [
      { kind: 'stick-vacuum', view: 'handheld', parameters: { colour: 'sky', brand: 'Krog' } },
      { kind: 'iron', zoom: 1.25, parameters: { colour: 'midnight', brand: 'Sopara' } },
      { kind: 'kettle', zoom: 1.2, parameters: { colour: 'copper', brand: 'Sopara' } },
      { kind: 'headphones', zoom: 1.5, parameters: { colour: 'cream', accent: 'copper', brand: 'Tihota' } },
    ],
  },
  products: ['KROG-KORAK-2', 'KROG-KORAK-4', 'SOPARA-GUBA-2', 'SOPARA-VRELEC-2', 'BELA-BRV-1'],
  texts: {
    si: {
      title: 'Popraviti ali kupiti novo',
      lead: 'Preprosto pravilo, ki ga uporabljajo serviserji, in vaše pravice, kadar je aparat še v jamstvu.',
      text: `Ko se aparat ustavi, najprej pomislimo na novega. Pogosto je to tudi najdražja misel.
## Najprej datum
Dve leti od dobave za skladnost blaga odgovarja prodajalec. Če se napaka pokaže prej, imate pravico do popravila ali zamenjave, brez stroškov. Garancija proizvajalca velja poleg tega, ne namesto tega. Hranite račun, tudi slika zadošča.
## Pravilo polovice
Če popravilo stane manj kot polovico novega in ima aparat za sabo manj kot polovico svojega časa, popravite. Povprečno zdržijo:
- pralni in pomivalni stroj: 11 let
- hladilnik: 14 let
- sesalnik: 8 let
- telefon in prenosnik: 5 let
## Kaj je navadno narobe
Pri pralnem stroju črpalka ali ščetke motorja, pri sesalniku baterija ali filter, pri likalniku vodni kamen, pri slušalkah blazinice in kabel. Vse to so deli za nekaj deset evrov.
[product:KROG-KORAK-2]
## Preden pokličete
Izklopite aparat za deset minut, očistite filtre in preverite cev. Vsak tretji klic na servis se konča s to povedjo.
## Ko ni več poti nazaj
Star aparat vam ob dostavi novega odpeljemo brez plačila, majhne pa lahko prinesete v vsako našo trgovino.`,
    },
    hr: {
      title: 'Popraviti ili kupiti novo',
      lead: 'Jednostavno pravilo kojim se služe serviseri i vaša prava dok je uređaj još u jamstvu.',
      text: `Kad uređaj stane, prvo pomislimo na novi. Često je to i najskuplja pomisao.
## Najprije datum
Dvije godine od isporuke za nedostatke robe odgovara prodavatelj. Ako se kvar pokaže prije, imate pravo na popravak ili zamjenu, bez troškova. Jamstvo proizvođača vrijedi uz to, a ne umjesto toga. Čuvajte račun, dovoljna je i slika.
## Pravilo polovice
Ako popravak stoji manje od polovice novoga i uređaj je iza sebe ostavio manje od polovice svojega vijeka, popravite. U prosjeku traju:
- perilica rublja i posuđa: 11 godina
- hladnjak: 14 godina
- usisavač: 8 godina
- telefon i prijenosnik: 5 godina
## Što je obično krivo
Kod perilice pumpa ili četkice motora, kod usisavača baterija ili filtar, kod glačala kamenac, kod slušalica jastučići i kabel. Sve su to dijelovi od nekoliko desetaka eura.
[product:KROG-KORAK-2]
## Prije nego što nazovete
Isključite uređaj na deset minuta, očistite filtre i provjerite cijev. Svaki treći poziv servisu završi tom rečenicom.
## Kad više nema povratka
Stari uređaj odvozimo bez naplate kad dostavimo novi, a male možete donijeti u svaku našu trgovinu.`,
    },
    en: {
      title: 'Repair it or buy a new one',
      lead: 'A simple rule that engineers go by, and your rights while an appliance is still covered.',
      text: `When an appliance stops, the first thought is a new one. Often it is also the dearest.
## The date first
For two years from delivery the seller is liable for the goods being as agreed. If a fault shows before that, you have a right to repair or replacement, free of charge. A manufacturer’s warranty applies in addition, not instead. Keep the invoice; a photograph will do.
## The rule of half
If the repair costs less than half of a new one, and the appliance has less than half of its life behind it, repair. On average these last:
- washing machine and dishwasher: 11 years
- fridge: 14 years
- vacuum cleaner: 8 years
- phone and laptop: 5 years
## What is usually wrong
In a washing machine the pump or the motor brushes, in a vacuum cleaner the battery or filter, in an iron limescale, in headphones the pads and the cable. All are parts for a few tens of euros.
[product:KROG-KORAK-2]
## Before you call
Unplug the appliance for ten minutes, clean the filters and look at the hose. One call in three ends with that sentence.
## When there is no way back
We take the old appliance away free of charge when we deliver the new one, and small ones may be brought to any of our shops.`,
    },
    de: {
      title: 'Reparieren oder neu kaufen',
      lead: 'Eine einfache Regel, nach der Techniker gehen, und Ihre Rechte, solange die Gewährleistung läuft.',
      text: `Wenn ein Gerät stehen bleibt, denkt man zuerst an ein neues. Oft ist das auch der teuerste Gedanke.
## Zuerst das Datum
Zwei Jahre ab Lieferung steht der Verkäufer dafür ein, dass die Ware dem Vertrag entspricht. Zeigt sich ein Fehler früher, haben Sie ein Recht auf Reparatur oder Ersatz, ohne Kosten. Eine Garantie des Herstellers gilt zusätzlich, nicht stattdessen. Heben Sie die Rechnung auf, ein Foto genügt.
## Die Regel der Hälfte
Kostet die Reparatur weniger als die Hälfte eines neuen Geräts und ist weniger als die halbe Lebenszeit vorbei, lassen Sie reparieren. Im Schnitt halten:
- Waschmaschine und Geschirrspüler: 11 Jahre
- Kühlschrank: 14 Jahre
- Staubsauger: 8 Jahre
- Telefon und Notebook: 5 Jahre
## Was meistens fehlt
Bei der Waschmaschine die Pumpe oder die Kohlebürsten, beim Staubsauger Akku oder Filter, beim Bügeleisen Kalk, beim Kopfhörer Polster und Kabel. Das alles sind Teile für einige zehn Euro.
[product:KROG-KORAK-2]
## Bevor Sie anrufen
Ziehen Sie den Stecker für zehn Minuten, reinigen Sie die Filter und sehen Sie nach dem Schlauch. Jeder dritte Anruf beim Kundendienst endet mit diesem Satz.
## Wenn nichts mehr geht
Das alte Gerät nehmen wir bei Lieferung des neuen kostenlos mit, kleine können Sie in jeder unserer Filialen abgeben.`,
    },
    rs: {
      title: 'Popraviti ili kupiti novo',
      lead: 'Jednostavno pravilo kojim se služe serviseri i vaša prava dok traje odgovornost prodavca.',
      text: `Kada aparat stane, prvo pomislimo na novi. Često je to i najskuplja pomisao.
## Najpre datum
Dve godine od isporuke za saobraznost robe odgovara prodavac. Ako se kvar pokaže pre toga, imate pravo na popravku ili zamenu, bez troškova. Garancija proizvođača važi uz to, a ne umesto toga. Čuvajte račun, dovoljna je i slika.
## Pravilo polovine
Ako popravka košta manje od polovine novog i aparat je iza sebe ostavio manje od polovine svog veka, popravite. U proseku traju:
- mašina za veš i za sudove: 11 godina
- frižider: 14 godina
- usisivač: 8 godina
- telefon i laptop: 5 godina
## Šta je obično krivo
Kod mašine za veš pumpa ili četkice motora, kod usisivača baterija ili filter, kod pegle kamenac, kod slušalica jastučići i kabl. Sve su to delovi za nekoliko hiljada dinara.
[product:KROG-KORAK-2]
## Pre nego što pozovete
Isključite aparat na deset minuta, očistite filtere i proverite crevo. Svaki treći poziv servisu završi se tom rečenicom.
## Kada više nema povratka
Stari aparat odvozimo bez naplate kada isporučimo novi, a male možete da donesete u svaku našu prodavnicu.`,
    },
    it: {
      title: 'Riparare o comprare nuovo',
      lead: 'Una regola semplice che usano i tecnici, e i Suoi diritti finché vale la garanzia legale.',
      text: `Quando un apparecchio si ferma, il primo pensiero è uno nuovo. Spesso è anche il più caro.
## Prima la data
Per due anni dalla consegna il venditore risponde della conformità della merce. Se il difetto si mostra prima, ha diritto alla riparazione o alla sostituzione, senza spese. La garanzia del produttore vale in più, non al posto. Conservi la fattura, basta anche una foto.
## La regola della metà
Se riparare costa meno della metà del nuovo e l’apparecchio ha alle spalle meno di metà della sua vita, ripari. In media durano:
- lavatrice e lavastoviglie: 11 anni
- frigorifero: 14 anni
- aspirapolvere: 8 anni
- telefono e portatile: 5 anni
## Che cosa si rompe di solito
Nella lavatrice la pompa o le spazzole del motore, nell’aspirapolvere la batteria o il filtro, nel ferro il calcare, nelle cuffie i cuscinetti e il cavo. Sono tutti pezzi da qualche decina di euro.
[product:KROG-KORAK-2]
## Prima di chiamare
Stacchi la spina per dieci minuti, pulisca i filtri e guardi il tubo. Una chiamata su tre finisce con questa frase.
## Quando non c’è più niente da fare
Ritiriamo gratis il vecchio apparecchio quando consegniamo il nuovo; quelli piccoli si possono portare in ogni nostro negozio.`,
    },
    ba: {
      title: 'Popraviti ili kupiti novo',
      lead: 'Jednostavno pravilo kojim se služe serviseri i vaša prava dok traje odgovornost prodavača.',
      text: `Kad aparat stane, prvo pomislimo na novi. Često je to i najskuplja pomisao.
## Najprije datum
Za nedostatke robe po zakonu odgovara prodavač. Ako se kvar pokaže u zakonskom roku, imate pravo na popravku ili zamjenu, bez troškova. Garancija proizvođača važi uz to, a ne umjesto toga. Čuvajte račun, dovoljna je i slika.
## Pravilo polovine
Ako popravka košta manje od polovine novog i aparat je iza sebe ostavio manje od polovine svog vijeka, popravite. U prosjeku traju:
- mašina za veš i za suđe: 11 godina
- frižider: 14 godina
- usisivač: 8 godina
- telefon i laptop: 5 godina
## Šta je obično krivo
Kod mašine za veš pumpa ili četkice motora, kod usisivača baterija ili filter, kod pegle kamenac, kod slušalica jastučići i kabl. Sve su to dijelovi za nekoliko desetina maraka.
[product:KROG-KORAK-2]
## Prije nego što nazovete
Isključite aparat na deset minuta, očistite filtere i provjerite crijevo. Svaki treći poziv servisu završi tom rečenicom.
## Kad više nema povratka
Stari aparat odvozimo bez naplate kad isporučimo novi, a male možete donijeti u svaku našu prodavnicu.`,
    },
    me: {
      title: 'Popraviti ili kupiti novo',
      lead: 'Jednostavno pravilo kojim se služe serviseri i vaša prava dok traje odgovornost prodavca.',
      text: `Kada aparat stane, prvo pomislimo na novi. Često je to i najskuplja pomisao.
## Najprije datum
Dvije godine od isporuke za saobraznost robe odgovara prodavac. Ako se kvar pokaže prije toga, imate pravo na popravku ili zamjenu, bez troškova. Garancija proizvođača važi uz to, a ne umjesto toga. Čuvajte račun, dovoljna je i slika.
## Pravilo polovine
Ako popravka košta manje od polovine novog i aparat je iza sebe ostavio manje od polovine svog vijeka, popravite. U prosjeku traju:
- mašina za veš i za sudove: 11 godina
- frižider: 14 godina
- usisivač: 8 godina
- telefon i laptop: 5 godina
## Šta je obično krivo
Kod mašine za veš pumpa ili četkice motora, kod usisivača baterija ili filter, kod pegle kamenac, kod slušalica jastučići i kabl. Sve su to djelovi za nekoliko desetina eura.
[product:KROG-KORAK-2]
## Prije nego što pozovete
Isključite aparat na deset minuta, očistite filtere i provjerite crijevo. Svaki treći poziv servisu završi se tom rečenicom.
## Kada više nema povratka
Stari aparat odvozimo bez naplate kada isporučimo novi, a male možete da donesete u svaku našu prodavnicu.`,
    },
    es: {
      title: 'Reparar o comprar nuevo',
      lead: 'Una regla sencilla que usan los técnicos, y sus derechos mientras dura la garantía legal.',
      text: `Cuando un aparato se para, lo primero que se piensa es en uno nuevo. A menudo es también lo más caro.
## Primero, la fecha
Durante al menos dos años desde la entrega el vendedor responde de que el producto sea conforme. Si el fallo aparece antes, tiene derecho a la reparación o al cambio, sin gastos. La garantía del fabricante vale además, no en su lugar. Guarde la factura; basta una foto.
## La regla de la mitad
Si reparar cuesta menos de la mitad de uno nuevo y el aparato ha cumplido menos de la mitad de su vida, repare. De media duran:
- lavadora y lavavajillas: 11 años
- frigorífico: 14 años
- aspiradora: 8 años
- teléfono y portátil: 5 años
## Qué suele fallar
En la lavadora, la bomba o las escobillas del motor; en la aspiradora, la batería o el filtro; en la plancha, la cal; en los auriculares, las almohadillas y el cable. Todo son piezas de unas decenas de euros.
[product:KROG-KORAK-2]
## Antes de llamar
Desenchufe el aparato diez minutos, limpie los filtros y mire el tubo. Una de cada tres llamadas termina con esa frase.
## Cuando ya no hay remedio
Retiramos gratis el aparato viejo al entregar el nuevo, y los pequeños se pueden llevar a cualquiera de nuestras tiendas.`,
    },
  },
};
