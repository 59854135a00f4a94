import type { DemoPost } from './types.ts';

export const phoneBattery: DemoPost = {
  code: 'phone-battery',
  category: 'care-and-repair',
  authors: ['nina-hribar', 'eva-kos'],
  daysAgo: 33,
  status: 4,
  picture: {
    wall: 'cool',
    devices: [
      { kind: 'phone', parameters: { colour: 'midnight', screen: 'hills', brand: 'Lumo' } },
      { kind: 'powerbank', parameters: { colour: 'graphite', mah: 10000, brand: 'Vtikač' } },
      { kind: 'charger', parameters: { watts: 65, ports: 2, colour: 'white', brand: 'Vtikač' } },
    ],
  },
  products: ['LUMO-SVIT-1', 'VTIKAC-KOCKA-1', 'VTIKAC-KOCKA-2', 'VTIKAC-ZALOGA-2', 'VTIKAC-ZALOGA-3', 'VTIKAC-PLOSCA-1'],
  texts: {
    si: {
      title: 'Baterija v telefonu naj traja',
      lead: 'Po treh letih telefon še dela, baterija pa ne več. S štirimi navadami jo lahko obdržite precej dlje.',
      text: `Baterija se ne obrabi zato, ker jo polnite, ampak zaradi dveh stvari: vročine in skrajnosti. Vse drugo je skoraj nepomembno, tudi to, ali polnite ponoči.
## Med 20 in 80 odstotki
Litijeve celice najmanj trpijo na sredini. Večina telefonov ima nastavitev, ki polnjenje ustavi pri 80 odstotkih. Vklopite jo in jo izklopite samo pred potjo.
## Stran od vročine
Nad 35 stopinjami se baterija stara dvakrat hitreje. Telefon na armaturni plošči ali pod blazino, medtem ko se polni, je najslabša možnost. Če je vroč, ga vzemite iz ovitka.
## Hitro, a ne vedno
Hitro polnjenje je varno, greje pa. Doma naj zadošča šibkejši polnilnik, hitrega prihranite za dneve, ko se vam res mudi.
[product:VTIKAC-KOCKA-1]
## Če telefona dolgo ne boste potrebovali
Pospravite ga napol polnega in izklopljenega. Prazna baterija, ki leži v predalu pol leta, se pogosto ne zbudi več.
## Kdaj jo zamenjati
V nastavitvah poiščite »stanje baterije«. Pod 80 odstotki prvotne zmogljivosti je zamenjava smiselna: stane manj od desetine novega telefona. Po evropskih pravilih morajo biti za novejše telefone rezervni deli na voljo še sedem let po koncu prodaje.`,
    },
    hr: {
      title: 'Neka baterija u telefonu traje',
      lead: 'Nakon tri godine telefon još radi, a baterija više ne. Uz četiri navike možete je zadržati znatno dulje.',
      text: `Baterija se ne troši zato što je punite, nego zbog dviju stvari: vrućine i krajnosti. Sve ostalo gotovo nije važno, pa ni to punite li noću.
## Između 20 i 80 posto
Litijeve ćelije najmanje trpe u sredini. Većina telefona ima postavku koja punjenje zaustavlja na 80 posto. Uključite je, a isključite samo prije puta.
## Dalje od vrućine
Iznad 35 stupnjeva baterija stari dvostruko brže. Telefon na armaturnoj ploči ili pod jastukom dok se puni najgora je mogućnost. Ako je vruć, izvadite ga iz maske.
## Brzo, ali ne uvijek
Brzo punjenje je sigurno, ali grije. Kod kuće neka bude dovoljan slabiji punjač, a brzi sačuvajte za dane kad vam se doista žuri.
[product:VTIKAC-KOCKA-1]
## Ako vam telefon dugo neće trebati
Spremite ga napola punog i isključenog. Prazna baterija koja pola godine leži u ladici često se više ne probudi.
## Kada je zamijeniti
U postavkama potražite „stanje baterije”. Ispod 80 posto prvotnog kapaciteta zamjena ima smisla: stoji manje od desetine novog telefona. Prema europskim pravilima za novije telefone rezervni dijelovi moraju biti dostupni još sedam godina nakon kraja prodaje.`,
    },
    en: {
      title: 'Making a phone battery last',
      lead: 'After three years the phone still works and the battery no longer does. Four habits keep it going considerably longer.',
      text: `A battery does not wear out because you charge it, but because of two things: heat and extremes. Everything else hardly matters, including whether you charge at night.
## Between 20 and 80 per cent
Lithium cells suffer least in the middle. Most phones have a setting that stops charging at 80 per cent. Switch it on, and off only before a journey.
## Away from heat
Above 35 degrees a battery ages twice as fast. A phone on the dashboard, or under a pillow while it charges, is the worst case. If it is hot, take it out of its cover.
## Fast, but not always
Fast charging is safe, but it heats. At home let a weaker charger do; keep the fast one for days when you really are in a hurry.
[product:VTIKAC-KOCKA-1]
## If you will not need the phone for long
Put it away half full and switched off. An empty battery that lies in a drawer for half a year often does not wake up again.
## When to replace it
Look for “battery health” in the settings. Below 80 per cent of its first capacity a replacement makes sense: it costs less than a tenth of a new phone. European rules demand that spare parts for recent phones be available for seven years after sales end.`,
    },
    de: {
      title: 'Damit der Handyakku lange hält',
      lead: 'Nach drei Jahren läuft das Telefon noch, der Akku nicht mehr. Mit vier Gewohnheiten hält er deutlich länger.',
      text: `Ein Akku verschleißt nicht, weil Sie ihn laden, sondern wegen zweier Dinge: Hitze und Extreme. Alles andere ist fast gleichgültig, auch ob Sie nachts laden.
## Zwischen 20 und 80 Prozent
Lithiumzellen leiden in der Mitte am wenigsten. Die meisten Telefone können das Laden bei 80 Prozent beenden. Schalten Sie das ein und nur vor einer Reise wieder aus.
## Weg von der Hitze
Über 35 Grad altert ein Akku doppelt so schnell. Am schlimmsten ist ein Telefon auf dem Armaturenbrett oder beim Laden unter dem Kissen. Ist es heiß, nehmen Sie es aus der Hülle.
## Schnell, aber nicht immer
Schnellladen ist sicher, erzeugt aber Wärme. Zu Hause genügt ein schwächeres Netzteil; das schnelle heben Sie für Tage auf, an denen Sie es wirklich eilig haben.
[product:VTIKAC-KOCKA-1]
## Wenn Sie das Telefon lange nicht brauchen
Legen Sie es halb voll und ausgeschaltet weg. Ein leerer Akku, der ein halbes Jahr in der Schublade liegt, wacht oft nicht mehr auf.
## Wann er getauscht werden sollte
Suchen Sie in den Einstellungen nach „Akkuzustand“. Unter 80 Prozent der ursprünglichen Kapazität lohnt sich der Tausch: Er kostet weniger als ein Zehntel eines neuen Telefons. Nach europäischen Regeln müssen Ersatzteile für neuere Telefone noch sieben Jahre nach Verkaufsende lieferbar sein.`,
    },
    rs: {
      title: 'Neka baterija u telefonu traje',
      lead: 'Posle tri godine telefon još radi, a baterija više ne. Uz četiri navike možete je zadržati znatno duže.',
      text: `Baterija se ne troši zato što je punite, već zbog dve stvari: vrućine i krajnosti. Sve ostalo gotovo nije važno, pa ni to da li punite noću.
## Između 20 i 80 odsto
Litijumske ćelije najmanje trpe u sredini. Većina telefona ima podešavanje koje punjenje zaustavlja na 80 odsto. Uključite ga, a isključite samo pre puta.
## Dalje od vrućine
Iznad 35 stepeni baterija stari dvostruko brže. Telefon na instrument-tabli ili pod jastukom dok se puni najgora je mogućnost. Ako je vruć, izvadite ga iz maske.
## Brzo, ali ne uvek
Brzo punjenje je bezbedno, ali greje. Kod kuće neka bude dovoljan slabiji punjač, a brzi sačuvajte za dane kada vam se zaista žuri.
[product:VTIKAC-KOCKA-1]
## Ako vam telefon dugo neće trebati
Odložite ga napola punog i isključenog. Prazna baterija koja pola godine leži u fioci često se više ne probudi.
## Kada je zameniti
U podešavanjima potražite „stanje baterije“. Ispod 80 odsto prvobitnog kapaciteta zamena ima smisla: košta manje od desetine novog telefona. U Evropskoj uniji rezervni delovi za novije telefone moraju da budu dostupni još sedam godina posle kraja prodaje.`,
    },
    it: {
      title: 'Far durare la batteria del telefono',
      lead: 'Dopo tre anni il telefono funziona ancora, la batteria no. Con quattro abitudini dura parecchio di più.',
      text: `Una batteria non si consuma perché la si ricarica, ma per due cose: il caldo e gli estremi. Tutto il resto conta poco, anche se si carica di notte.
## Tra il 20 e l’80 per cento
Le celle al litio soffrono meno a metà. La maggior parte dei telefoni può fermare la carica all’80 per cento. Attivi questa impostazione e la tolga solo prima di un viaggio.
## Lontano dal caldo
Sopra i 35 gradi una batteria invecchia il doppio più in fretta. Il telefono sul cruscotto, o sotto il cuscino mentre si carica, è il caso peggiore. Se scotta, lo tolga dalla custodia.
## Veloce, ma non sempre
La ricarica rapida è sicura, ma scalda. A casa basta un caricatore più debole; quello veloce lo tenga per i giorni in cui ha davvero fretta.
[product:VTIKAC-KOCKA-1]
## Se il telefono non servirà per molto
Lo riponga mezzo carico e spento. Una batteria scarica che resta mezzo anno in un cassetto spesso non si risveglia più.
## Quando sostituirla
Cerchi nelle impostazioni lo «stato della batteria». Sotto l’80 per cento della capacità iniziale la sostituzione ha senso: costa meno di un decimo di un telefono nuovo. Le regole europee vogliono che i ricambi dei telefoni recenti restino disponibili per sette anni dalla fine delle vendite.`,
    },
    ba: {
      title: 'Neka baterija u telefonu traje',
      lead: 'Nakon tri godine telefon još radi, a baterija više ne. Uz četiri navike možete je zadržati znatno duže.',
      text: `Baterija se ne troši zato što je punite, nego zbog dvije stvari: vrućine i krajnosti. Sve ostalo gotovo nije važno, pa ni to da li punite noću.
## Između 20 i 80 posto
Litijske ćelije najmanje trpe u sredini. Većina telefona ima postavku koja punjenje zaustavlja na 80 posto. Uključite je, a isključite samo prije puta.
## Dalje od vrućine
Iznad 35 stepeni baterija stari dvostruko brže. Telefon na instrument-tabli ili pod jastukom dok se puni najgora je mogućnost. Ako je vruć, izvadite ga iz maske.
## Brzo, ali ne uvijek
Brzo punjenje je sigurno, ali grije. Kod kuće neka bude dovoljan slabiji punjač, a brzi sačuvajte za dane kad vam se zaista žuri.
[product:VTIKAC-KOCKA-1]
## Ako vam telefon dugo neće trebati
Odložite ga napola punog i isključenog. Prazna baterija koja pola godine leži u ladici često se više ne probudi.
## Kada je zamijeniti
U postavkama potražite „stanje baterije“. Ispod 80 posto prvobitnog kapaciteta zamjena ima smisla: košta manje od desetine novog telefona. U Evropskoj uniji rezervni dijelovi za novije telefone moraju biti dostupni još sedam godina nakon kraja prodaje.`,
    },
    me: {
      title: 'Neka baterija u telefonu traje',
      lead: 'Poslije tri godine telefon još radi, a baterija više ne. Uz četiri navike možete je zadržati znatno duže.',
      text: `Baterija se ne troši zato što je punite, već zbog dvije stvari: vrućine i krajnosti. Sve ostalo gotovo nije važno, pa ni to da li punite noću.
## Između 20 i 80 odsto
Litijumske ćelije najmanje trpe u sredini. Većina telefona ima podešavanje koje punjenje zaustavlja na 80 odsto. Uključite ga, a isključite samo prije puta.
## Dalje od vrućine
Iznad 35 stepeni baterija stari dvostruko brže. Telefon na instrument-tabli ili pod jastukom dok se puni najgora je mogućnost. Ako je vruć, izvadite ga iz maske.
## Brzo, ali ne uvijek
Brzo punjenje je bezbjedno, ali grije. Kod kuće neka bude dovoljan slabiji punjač, a brzi sačuvajte za dane kada vam se zaista žuri.
[product:VTIKAC-KOCKA-1]
## Ako vam telefon dugo neće trebati
Odložite ga napola punog i isključenog. Prazna baterija koja pola godine leži u fioci često se više ne probudi.
## Kada je zamijeniti
U podešavanjima potražite „stanje baterije“. Ispod 80 odsto prvobitnog kapaciteta zamjena ima smisla: košta manje od desetine novog telefona. U Evropskoj uniji rezervni djelovi za novije telefone moraju da budu dostupni još sedam godina poslije kraja prodaje.`,
    },
    es: {
      title: 'Que la batería del teléfono dure',
      lead: 'A los tres años el teléfono aún funciona y la batería ya no. Con cuatro costumbres dura bastante más.',
      text: `Una batería no se gasta por cargarla, sino por dos cosas: el calor y los extremos. Todo lo demás apenas importa, tampoco si se carga de noche.
## Entre el 20 y el 80 por ciento
Las celdas de litio sufren menos en el medio. La mayoría de los teléfonos pueden detener la carga al 80 por ciento. Actívelo y quítelo solo antes de un viaje.
## Lejos del calor
Por encima de 35 grados una batería envejece el doble de rápido. El teléfono en el salpicadero, o bajo la almohada mientras se carga, es el peor caso. Si está caliente, sáquelo de la funda.
## Rápido, pero no siempre
La carga rápida es segura, pero calienta. En casa basta un cargador más débil; guarde el rápido para los días en que tenga prisa de verdad.
[product:VTIKAC-KOCKA-1]
## Si no va a usar el teléfono en mucho tiempo
Guárdelo a media carga y apagado. Una batería vacía que pasa medio año en un cajón a menudo ya no despierta.
## Cuándo cambiarla
Busque en los ajustes la «salud de la batería». Por debajo del 80 por ciento de la capacidad inicial, cambiarla tiene sentido: cuesta menos de la décima parte de un teléfono nuevo. Las normas europeas exigen que haya repuestos para los teléfonos recientes durante siete años tras el fin de la venta.`,
    },
  },
};
