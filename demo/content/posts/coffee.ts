import type { DemoPost } from './types.ts';

export const coffee: DemoPost = {
  code: 'coffee',
  category: 'choosing',
  authors: ['eva-kos'],
  daysAgo: 47,
  picture: {
    wall: 'sand',
    devices: [
      { kind: 'espresso-machine', parameters: { colour: 'silver', brand: 'Jutro' } },
      { kind: 'automatic-coffee-machine', parameters: { colour: 'black', brand: 'Zrno' } },
      { kind: 'capsule-machine', parameters: { colour: 'coral', brand: 'Jutro' } },
    ],
  },
  products: ['ZRNO-POLNA-1', 'ZRNO-POLNA-2', 'ZRNO-POLNA-3', 'JUTRO-PRVI-2', 'ZRNO-ROKA-1', 'ZRNO-POLNA-4'],
  texts: {
    si: {
      title: 'Kateri kavni aparat je za vas',
      lead: 'Odločijo trije podatki: koliko skodelic popijete, koliko časa imate zjutraj in kdo bo aparat čistil.',
      text: `O okusu se ne bomo prepirali. Dobro kavo naredi vsak od teh aparatov, če so zrna sveža. Razlika je v tem, kaj od vas zahteva.
## Ročni: obred
Zrna zmeljete, stisnete in počakate. Prvi mesec bo espresso včasih kisel in včasih grenak, potem pa boljši kot v večini lokalov. Računajte na pet minut in na mlinček, ki stane skoraj toliko kot aparat.
## Avtomatski: gumb
Melje, stisne in zavrže sam. Za dve do šest skodelic na dan je to najcenejša pot: kilogram zrn zadošča za kakih sto dvajset kav. Enkrat na teden operite enoto za kuhanje, enkrat na dva meseca odstranite vodni kamen.
[product:ZRNO-POLNA-2]
## Kapsule: hitrost
Pol minute, brez pomivanja. Kava stane tri- do štirikrat toliko kot iz zrn. Za skodelico na dan ali za vikend je to vseeno, za družino pa ne.
## Mleko
Če pijete kapučino vsak dan, izberite aparat z vrčem, ki se opere sam. Šoba za paro dela lepšo peno, a jo je treba obrisati po vsaki uporabi, takoj.
## Voda
Trda voda je glavni vzrok okvar. Vprašajte upravljavca vodovoda za trdoto in jo nastavite na aparatu; filter v posodi podaljša čas do naslednjega čiščenja.`,
    },
    hr: {
      title: 'Koji je aparat za kavu za vas',
      lead: 'Odlučuju tri podatka: koliko šalica popijete, koliko vremena imate ujutro i tko će aparat čistiti.',
      text: `O okusu se nećemo prepirati. Dobru kavu napravi svaki od ovih aparata ako su zrna svježa. Razlika je u tome što od vas traži.
## Ručni: obred
Zrna sameljete, stisnete i pričekate. Prvi mjesec espresso će katkad biti kiseo, a katkad gorak, a poslije bolji nego u većini kafića. Računajte na pet minuta i na mlinac koji stoji gotovo koliko i aparat.
## Automatski: tipka
Melje, stišće i baca sam. Za dvije do šest šalica na dan to je najjeftiniji put: kilogram zrna dovoljan je za oko sto dvadeset kava. Jednom tjedno operite jedinicu za kuhanje, jednom u dva mjeseca uklonite kamenac.
[product:ZRNO-POLNA-2]
## Kapsule: brzina
Pola minute, bez pranja. Kava stoji tri do četiri puta više nego iz zrna. Za šalicu na dan ili za vikend to je svejedno, a za obitelj nije.
## Mlijeko
Ako svaki dan pijete cappuccino, odaberite aparat s vrčem koji se sam ispire. Cjevčica za paru radi ljepšu pjenu, ali je treba obrisati nakon svake uporabe, odmah.
## Voda
Tvrda voda glavni je uzrok kvarova. Pitajte svoj vodovod za tvrdoću i namjestite je na aparatu; filtar u spremniku produljuje vrijeme do sljedećeg čišćenja.`,
    },
    en: {
      title: 'Which coffee machine is for you',
      lead: 'Three things decide: how many cups you drink, how much time you have in the morning and who will clean the machine.',
      text: `We shall not argue about taste. Every one of these machines makes good coffee if the beans are fresh. The difference is what it asks of you.
## By hand: a ritual
You grind, tamp and wait. In the first month the espresso will at times be sour and at times bitter, and after that better than in most cafés. Allow five minutes, and budget for a grinder that costs almost as much as the machine.
## Automatic: a button
It grinds, tamps and throws away by itself. For two to six cups a day it is the cheapest way: a kilogram of beans makes about a hundred and twenty coffees. Rinse the brewing unit once a week, descale every two months.
[product:ZRNO-POLNA-2]
## Capsules: speed
Half a minute, no washing up. A coffee costs three to four times as much as one from beans. For a cup a day, or a weekend house, that does not matter; for a family it does.
## Milk
If you drink cappuccino every day, choose a machine with a jug that cleans itself. A steam pipe makes finer foam, but it has to be wiped after every use, at once.
## Water
Hard water is the main cause of breakdowns. Ask your waterworks for the hardness and set it on the machine; a filter in the tank puts off the next descaling.`,
    },
    de: {
      title: 'Welche Kaffeemaschine zu Ihnen passt',
      lead: 'Drei Dinge entscheiden: wie viele Tassen Sie trinken, wie viel Zeit Sie morgens haben und wer die Maschine putzt.',
      text: `Über Geschmack streiten wir nicht. Guten Kaffee macht jede dieser Maschinen, wenn die Bohnen frisch sind. Der Unterschied liegt darin, was sie von Ihnen verlangt.
## Von Hand: ein Ritual
Sie mahlen, drücken an und warten. Im ersten Monat wird der Espresso manchmal sauer und manchmal bitter, danach besser als in den meisten Cafés. Rechnen Sie mit fünf Minuten und mit einer Mühle, die fast so viel kostet wie die Maschine.
## Vollautomat: ein Knopf
Er mahlt, presst und wirft selbst aus. Bei zwei bis sechs Tassen am Tag ist das der günstigste Weg: Ein Kilogramm Bohnen reicht für rund hundertzwanzig Kaffees. Spülen Sie die Brühgruppe einmal in der Woche und entkalken Sie alle zwei Monate.
[product:ZRNO-POLNA-2]
## Kapseln: Tempo
Eine halbe Minute, kein Abwasch. Der Kaffee kostet drei- bis viermal so viel wie aus Bohnen. Bei einer Tasse am Tag oder im Wochenendhaus spielt das keine Rolle, in einer Familie schon.
## Milch
Trinken Sie täglich Cappuccino, nehmen Sie ein Gerät mit einem Krug, der sich selbst spült. Eine Dampfdüse macht feineren Schaum, muss aber nach jedem Gebrauch sofort abgewischt werden.
## Wasser
Hartes Wasser ist die häufigste Ursache von Schäden. Fragen Sie Ihr Wasserwerk nach der Härte und stellen Sie sie am Gerät ein; ein Filter im Tank verlängert die Zeit bis zum nächsten Entkalken.`,
    },
    rs: {
      title: 'Koji je aparat za kafu za vas',
      lead: 'Odlučuju tri podatka: koliko šoljica popijete, koliko vremena imate ujutru i ko će čistiti aparat.',
      text: `O ukusu se nećemo raspravljati. Dobru kafu napravi svaki od ovih aparata ako su zrna sveža. Razlika je u tome šta od vas traži.
## Ručni: obred
Zrna sameljete, sabijete i sačekate. Prvog meseca espreso će nekad biti kiseo, a nekad gorak, a posle toga bolji nego u većini kafića. Računajte na pet minuta i na mlin koji košta skoro koliko i aparat.
## Automatski: dugme
Melje, sabija i izbacuje sam. Za dve do šest šoljica dnevno to je najjeftiniji put: kilogram zrna dovoljan je za oko sto dvadeset kafa. Jednom nedeljno operite jedinicu za kuvanje, jednom u dva meseca uklonite kamenac.
[product:ZRNO-POLNA-2]
## Kapsule: brzina
Pola minuta, bez pranja. Kafa košta tri do četiri puta više nego iz zrna. Za šoljicu dnevno ili za vikendicu to je svejedno, a za porodicu nije.
## Mleko
Ako svakog dana pijete kapućino, izaberite aparat sa posudom koja se sama ispira. Cevčica za paru pravi lepšu penu, ali treba je obrisati posle svake upotrebe, odmah.
## Voda
Tvrda voda je glavni uzrok kvarova. Pitajte svoj vodovod za tvrdoću i podesite je na aparatu; filter u rezervoaru produžava vreme do sledećeg čišćenja.`,
    },
    it: {
      title: 'Quale macchina da caffè fa per Lei',
      lead: 'Decidono tre cose: quante tazze beve, quanto tempo ha al mattino e chi pulirà la macchina.',
      text: `Sui gusti non si discute. Ognuna di queste macchine fa un buon caffè, se i chicchi sono freschi. La differenza sta in ciò che chiede a Lei.
## Manuale: un rito
Si macina, si pressa e si aspetta. Il primo mese l’espresso sarà a volte acido e a volte amaro, poi migliore che in molti bar. Metta in conto cinque minuti, e un macinacaffè che costa quasi quanto la macchina.
## Automatica: un tasto
Macina, pressa e scarica da sola. Per due-sei tazze al giorno è la via più economica: un chilo di chicchi basta per circa centoventi caffè. Sciacqui il gruppo una volta alla settimana e faccia la decalcificazione ogni due mesi.
[product:ZRNO-POLNA-2]
## Capsule: la rapidità
Mezzo minuto, niente da lavare. Un caffè costa tre o quattro volte quello in chicchi. Per una tazza al giorno o per la casa al mare non importa, per una famiglia sì.
## Il latte
Se beve cappuccino ogni giorno, scelga una macchina con la caraffa che si lava da sé. La lancia a vapore fa una schiuma più fine, ma va asciugata dopo ogni uso, subito.
## L’acqua
L’acqua dura è la prima causa dei guasti. Chieda la durezza all’acquedotto e la imposti sulla macchina; un filtro nel serbatoio allontana la prossima decalcificazione.`,
    },
    ba: {
      title: 'Koji je aparat za kafu za vas',
      lead: 'Odlučuju tri podatka: koliko šoljica popijete, koliko vremena imate ujutro i ko će čistiti aparat.',
      text: `O ukusu se nećemo raspravljati. Dobru kafu napravi svaki od ovih aparata ako su zrna svježa. Razlika je u tome šta od vas traži.
## Ručni: obred
Zrna sameljete, sabijete i sačekate. Prvi mjesec espresso će nekad biti kiseo, a nekad gorak, a poslije bolji nego u većini kafića. Računajte na pet minuta i na mlin koji košta gotovo koliko i aparat.
## Automatski: dugme
Melje, sabija i izbacuje sam. Za dvije do šest šoljica dnevno to je najjeftiniji put: kilogram zrna dovoljan je za oko sto dvadeset kafa. Jednom sedmično operite jedinicu za kuhanje, jednom u dva mjeseca uklonite kamenac.
[product:ZRNO-POLNA-2]
## Kapsule: brzina
Pola minute, bez pranja. Kafa košta tri do četiri puta više nego iz zrna. Za šoljicu dnevno ili za vikendicu to je svejedno, a za porodicu nije.
## Mlijeko
Ako svaki dan pijete cappuccino, izaberite aparat s posudom koja se sama ispire. Cjevčica za paru pravi ljepšu pjenu, ali je treba obrisati nakon svake upotrebe, odmah.
## Voda
Tvrda voda je glavni uzrok kvarova. Pitajte svoj vodovod za tvrdoću i podesite je na aparatu; filter u rezervoaru produžava vrijeme do sljedećeg čišćenja.`,
    },
    me: {
      title: 'Koji je aparat za kafu za vas',
      lead: 'Odlučuju tri podatka: koliko šoljica popijete, koliko vremena imate ujutru i ko će čistiti aparat.',
      text: `O ukusu se nećemo raspravljati. Dobru kafu napravi svaki od ovih aparata ako su zrna svježa. Razlika je u tome šta od vas traži.
## Ručni: obred
Zrna sameljete, sabijete i sačekate. Prvog mjeseca espreso će nekad biti kiseo, a nekad gorak, a poslije toga bolji nego u većini kafića. Računajte na pet minuta i na mlin koji košta skoro koliko i aparat.
## Automatski: dugme
Melje, sabija i izbacuje sam. Za dvije do šest šoljica dnevno to je najjeftiniji put: kilogram zrna dovoljan je za oko sto dvadeset kafa. Jednom nedjeljno operite jedinicu za kuvanje, jednom u dva mjeseca uklonite kamenac.
[product:ZRNO-POLNA-2]
## Kapsule: brzina
Pola minuta, bez pranja. Kafa košta tri do četiri puta više nego iz zrna. Za šoljicu dnevno ili za vikendicu to je svejedno, a za porodicu nije.
## Mlijeko
Ako svakog dana pijete kapućino, izaberite aparat sa posudom koja se sama ispira. Cjevčica za paru pravi ljepšu pjenu, ali treba je obrisati poslije svake upotrebe, odmah.
## Voda
Tvrda voda je glavni uzrok kvarova. Pitajte svoj vodovod za tvrdoću i podesite je na aparatu; filter u rezervoaru produžava vrijeme do sljedećeg čišćenja.`,
    },
    es: {
      title: 'Qué cafetera es la suya',
      lead: 'Deciden tres cosas: cuántas tazas bebe, cuánto tiempo tiene por la mañana y quién la limpiará.',
      text: `Sobre gustos no discutimos. Cualquiera de estas máquinas hace buen café si los granos son frescos. La diferencia está en lo que le pide a usted.
## Manual: un rito
Se muele, se prensa y se espera. El primer mes el espresso saldrá a veces ácido y a veces amargo; después, mejor que en la mayoría de los bares. Cuente con cinco minutos y con un molinillo que cuesta casi tanto como la máquina.
## Automática: un botón
Muele, prensa y desecha sola. Para dos a seis tazas al día es la vía más barata: un kilo de granos da para unos ciento veinte cafés. Enjuague el grupo una vez por semana y descalcifique cada dos meses.
[product:ZRNO-POLNA-2]
## Cápsulas: rapidez
Medio minuto, nada que fregar. Cada café cuesta tres o cuatro veces más que en grano. Para una taza al día o una casa de fin de semana da igual; para una familia, no.
## La leche
Si toma capuchino cada día, elija una máquina con jarra que se lave sola. El tubo de vapor hace una espuma más fina, pero hay que limpiarlo después de cada uso, enseguida.
## El agua
El agua dura es la primera causa de averías. Pregunte la dureza a su compañía de agua y ajústela en la máquina; un filtro en el depósito aleja la próxima descalcificación.`,
    },
  },
};
