import type { Texts } from './texts.ts';

/** Where a shop stands; its address comes before. */
export const SETTINGS = {
  mall: {
    si: 'Trgovina je v pritličju nakupovalnega središča, nekaj korakov od glavnega vhoda.',
    hr: 'Trgovina je u prizemlju trgovačkog centra, nekoliko koraka od glavnog ulaza.',
    en: 'The shop is on the ground floor of the shopping centre, a few steps from the main entrance.',
    de: 'Die Filiale liegt im Erdgeschoss des Einkaufszentrums, wenige Schritte vom Haupteingang.',
    rs: 'Prodavnica je u prizemlju tržnog centra, nekoliko koraka od glavnog ulaza.',
    it: 'Il negozio è al piano terra del centro commerciale, a pochi passi dall’ingresso principale.',
    ba: 'Prodavnica je u prizemlju tržnog centra, nekoliko koraka od glavnog ulaza.',
    me: 'Prodavnica je u prizemlju tržnog centra, nekoliko koraka od glavnog ulaza.',
    es: 'La tienda está en la planta baja del centro comercial, a pocos pasos de la entrada principal.',
  },
  street: {
    si: 'Trgovina ima vhod z ulice in veliko izložbo; znak s svetlim okvirjem se vidi že od daleč.',
    hr: 'Trgovina ima ulaz s ulice i veliki izlog; znak sa svijetlim okvirom vidi se izdaleka.',
    en: 'The shop has its entrance on the street and a large window; you see the sign with the bright frame from afar.',
    de: 'Der Eingang liegt an der Straße, daneben ein großes Schaufenster; das Schild mit dem hellen Rahmen sehen Sie schon von Weitem.',
    rs: 'Prodavnica ima ulaz sa ulice i veliki izlog; znak sa svetlim okvirom vidi se izdaleka.',
    it: 'Il negozio ha l’ingresso sulla strada e una grande vetrina; l’insegna con la cornice chiara si vede da lontano.',
    ba: 'Prodavnica ima ulaz s ulice i veliki izlog; znak sa svijetlim okvirom vidi se izdaleka.',
    me: 'Prodavnica ima ulaz sa ulice i veliki izlog; znak sa svijetlim okvirom vidi se izdaleka.',
    es: 'La tienda tiene la entrada por la calle y un gran escaparate; el letrero con el marco claro se ve desde lejos.',
  },
  water: {
    si: 'Trgovina je ob vodi, v pritličju nove stavbe s steklenim pročeljem.',
    hr: 'Trgovina je uz vodu, u prizemlju nove zgrade sa staklenim pročeljem.',
    en: 'The shop is by the water, on the ground floor of a new building with a glass front.',
    de: 'Die Filiale liegt am Wasser, im Erdgeschoss eines neuen Hauses mit Glasfront.',
    rs: 'Prodavnica je pored vode, u prizemlju nove zgrade sa staklenom fasadom.',
    it: 'Il negozio è vicino all’acqua, al piano terra di un edificio nuovo con la facciata di vetro.',
    ba: 'Prodavnica je pored vode, u prizemlju nove zgrade sa staklenom fasadom.',
    me: 'Prodavnica je pored vode, u prizemlju nove zgrade sa staklenom fasadom.',
    es: 'La tienda está junto al agua, en la planta baja de un edificio nuevo con fachada de vidrio.',
  },
} as const satisfies Record<string, Texts>;

/** How to come without a car. `{lines}`: numbers of the lines. */
export const TRANSPORT = {
  bus: {
    si: 'Avtobus: linije {lines} ustavljajo pred vhodom.',
    hr: 'Autobus: linije {lines} staju pred ulazom.',
    en: 'By bus: lines {lines} stop in front of the entrance.',
    de: 'Mit dem Bus: Die Linien {lines} halten vor dem Eingang.',
    rs: 'Autobus: linije {lines} staju ispred ulaza.',
    it: 'In autobus: le linee {lines} fermano davanti all’ingresso.',
    ba: 'Autobus: linije {lines} staju ispred ulaza.',
    me: 'Autobus: linije {lines} staju ispred ulaza.',
    es: 'En autobús: las líneas {lines} paran delante de la entrada.',
  },
  tram: {
    si: 'Tramvaj: linije {lines}, od postaje je minuta hoje.',
    hr: 'Tramvaj: linije {lines}, od stanice je minuta hoda.',
    en: 'By tram: lines {lines}, a minute’s walk from the stop.',
    de: 'Mit der Straßenbahn: Linien {lines}, von der Haltestelle eine Minute zu Fuß.',
    rs: 'Tramvaj: linije {lines}, od stanice je minut hoda.',
    it: 'In tram: linee {lines}, a un minuto a piedi dalla fermata.',
    ba: 'Tramvaj: linije {lines}, od stanice je minuta hoda.',
    me: 'Tramvaj: linije {lines}, od stanice je minut hoda.',
    es: 'En tranvía: líneas {lines}, a un minuto a pie de la parada.',
  },
} as const satisfies Record<string, Texts>;

/** `{places}`: how many cars. */
export const PARKING = {
  free: {
    si: 'Pred trgovino je {places} brezplačnih parkirnih mest, tudi za polnjenje električnih avtomobilov.',
    hr: 'Pred trgovinom je {places} besplatnih parkirnih mjesta, i za punjenje električnih automobila.',
    en: 'In front of the shop there are {places} free parking spaces, some with chargers for electric cars.',
    de: 'Vor dem Haus gibt es {places} kostenlose Parkplätze, einige mit Ladesäule für Elektroautos.',
    rs: 'Ispred prodavnice je {places} besplatnih parking mesta, i za punjenje električnih automobila.',
    it: 'Davanti al negozio ci sono {places} posti auto gratuiti, alcuni con ricarica per auto elettriche.',
    ba: 'Ispred prodavnice je {places} besplatnih parking mjesta, i za punjenje električnih automobila.',
    me: 'Ispred prodavnice je {places} besplatnih parking mjesta, i za punjenje električnih automobila.',
    es: 'Delante de la tienda hay {places} plazas de aparcamiento gratuitas, algunas con cargador para coches eléctricos.',
  },
  hour: {
    si: 'V garaži pod stavbo je {places} mest; prvo uro parkirate brezplačno.',
    hr: 'U garaži ispod zgrade je {places} mjesta; prvi sat parkiranja je besplatan.',
    en: 'The garage below the building has {places} spaces; the first hour is free.',
    de: 'In der Garage unter dem Haus gibt es {places} Plätze; die erste Stunde ist kostenlos.',
    rs: 'U garaži ispod zgrade je {places} mesta; prvi sat parkiranja je besplatan.',
    it: 'Nel garage sotto l’edificio ci sono {places} posti; la prima ora è gratuita.',
    ba: 'U garaži ispod zgrade je {places} mjesta; prvi sat parkiranja je besplatan.',
    me: 'U garaži ispod zgrade je {places} mjesta; prvi sat parkiranja je besplatan.',
    es: 'El garaje bajo el edificio tiene {places} plazas; la primera hora es gratuita.',
  },
} as const satisfies Record<string, Texts>;

/** What a shop has that others have not: in one sentence, and more of it. */
export const SPECIALS = {
  sound: {
    short: {
      si: 'Trgovina s sobo za zvok, v kateri v miru primerjate zvočnike in slušalke.',
      hr: 'Trgovina sa sobom za zvuk u kojoj u miru uspoređujete zvučnike i slušalice.',
      en: 'A shop with a sound room where you compare speakers and headphones in peace.',
      de: 'Eine Filiale mit Hörraum, in dem Sie Lautsprecher und Kopfhörer in Ruhe vergleichen.',
      rs: 'Prodavnica sa sobom za zvuk u kojoj na miru poredite zvučnike i slušalice.',
      it: 'Un negozio con la sala d’ascolto, dove confrontare con calma casse e cuffie.',
      ba: 'Prodavnica sa sobom za zvuk u kojoj na miru poredite zvučnike i slušalice.',
      me: 'Prodavnica sa sobom za zvuk u kojoj na miru poredite zvučnike i slušalice.',
      es: 'Una tienda con sala de escucha para comparar con calma altavoces y auriculares.',
    },
    more: {
      si: 'Soba za zvok je ločena od prodajnega prostora. Prinesite svojo glasbo in poslušajte, dokler niste prepričani; na mirnejše ure vas opozorimo po telefonu.',
      hr: 'Soba za zvuk odvojena je od prodajnog prostora. Donesite svoju glazbu i slušajte dok ne budete sigurni; kada je mirnije, reći ćemo vam telefonom.',
      en: 'The sound room is apart from the sales floor. Bring your own music and listen until you are sure; call us and we tell you the quieter hours.',
      de: 'Der Hörraum ist vom Verkaufsraum getrennt. Bringen Sie Ihre eigene Musik mit und hören Sie, bis Sie sicher sind; die ruhigeren Stunden nennen wir Ihnen am Telefon.',
      rs: 'Soba za zvuk odvojena je od prodajnog prostora. Donesite svoju muziku i slušajte dok ne budete sigurni; kada je mirnije, reći ćemo vam telefonom.',
      it: 'La sala d’ascolto è separata dal negozio. Porti la Sua musica e ascolti finché è convinto; ci telefoni e Le diciamo le ore più tranquille.',
      ba: 'Soba za zvuk odvojena je od prodajnog prostora. Donesite svoju muziku i slušajte dok ne budete sigurni; kada je mirnije, reći ćemo vam telefonom.',
      me: 'Soba za zvuk odvojena je od prodajnog prostora. Donesite svoju muziku i slušajte dok ne budete sigurni; kada je mirnije, reći ćemo vam telefonom.',
      es: 'La sala de escucha está separada de la tienda. Traiga su música y escuche hasta estar seguro; llámenos y le decimos las horas más tranquilas.',
    },
  },
  repair: {
    short: {
      si: 'Trgovina s servisnim pultom, kjer manjša popravila opravimo, medtem ko čakate.',
      hr: 'Trgovina sa servisnim pultom na kojem manje popravke obavljamo dok čekate.',
      en: 'A shop with a repair desk where smaller repairs are done while you wait.',
      de: 'Eine Filiale mit Reparaturtheke, an der wir kleinere Reparaturen gleich erledigen.',
      rs: 'Prodavnica sa servisnim pultom na kojem manje popravke obavljamo dok čekate.',
      it: 'Un negozio con il banco riparazioni: i lavori più piccoli si fanno mentre aspetta.',
      ba: 'Prodavnica sa servisnim pultom na kojem manje popravke obavljamo dok čekate.',
      me: 'Prodavnica sa servisnim pultom na kojem manje popravke obavljamo dok čekate.',
      es: 'Una tienda con mostrador de reparaciones: los arreglos pequeños se hacen mientras espera.',
    },
    more: {
      si: 'Pri servisnem pultu zamenjamo baterije in zaščitna stekla telefonov ter očistimo prenosnike. Za večja popravila napravo prevzamemo, ceno pa povemo, preden začnemo.',
      hr: 'Na servisnom pultu mijenjamo baterije i zaštitna stakla telefona te čistimo prijenosnike. Za veće popravke uređaj preuzimamo, a cijenu kažemo prije početka.',
      en: 'At the repair desk we change batteries and screen protectors of phones and clean laptops. For larger repairs we take the device in and tell you the price before we begin.',
      de: 'An der Reparaturtheke tauschen wir Akkus und Schutzgläser von Telefonen und reinigen Notebooks. Für größere Reparaturen nehmen wir das Gerät an und nennen den Preis, bevor wir beginnen.',
      rs: 'Na servisnom pultu menjamo baterije i zaštitna stakla telefona i čistimo laptopove. Za veće popravke uređaj preuzimamo, a cenu kažemo pre početka.',
      it: 'Al banco riparazioni cambiamo batterie e vetri protettivi dei telefoni e puliamo i portatili. Per i lavori più grandi prendiamo in consegna l’apparecchio e diciamo il prezzo prima di cominciare.',
      ba: 'Na servisnom pultu mijenjamo baterije i zaštitna stakla telefona te čistimo laptope. Za veće popravke uređaj preuzimamo, a cijenu kažemo prije početka.',
      me: 'Na servisnom pultu mijenjamo baterije i zaštitna stakla telefona i čistimo laptopove. Za veće popravke uređaj preuzimamo, a cijenu kažemo prije početka.',
      es: 'En el mostrador cambiamos baterías y cristales protectores de teléfonos y limpiamos portátiles. Para arreglos mayores recogemos el aparato y decimos el precio antes de empezar.',
    },
  },
  kitchen: {
    short: {
      si: 'Trgovina s pravo kuhinjo, v kateri gospodinjske aparate vidite pri delu.',
      hr: 'Trgovina s pravom kuhinjom u kojoj kućanske uređaje vidite na djelu.',
      en: 'A shop with a real kitchen where you see household appliances at work.',
      de: 'Eine Filiale mit echter Küche, in der Sie Haushaltsgeräte bei der Arbeit sehen.',
      rs: 'Prodavnica s pravom kuhinjom u kojoj kućne aparate vidite na delu.',
      it: 'Un negozio con una vera cucina, dove vedere gli elettrodomestici al lavoro.',
      ba: 'Prodavnica s pravom kuhinjom u kojoj kućanske aparate vidite na djelu.',
      me: 'Prodavnica s pravom kuhinjom u kojoj kućne aparate vidite na djelu.',
      es: 'Una tienda con una cocina de verdad donde ver trabajar los electrodomésticos.',
    },
    more: {
      si: 'Pečice, plošče in kavni aparati v naši kuhinji so priključeni. Ob sobotah dopoldne na njih kuhamo, vi pa vprašate, kar koli želite.',
      hr: 'Pećnice, ploče i aparati za kavu u našoj kuhinji su priključeni. Subotom prijepodne na njima kuhamo, a vi pitate što god želite.',
      en: 'The ovens, hobs and coffee machines in our kitchen are plugged in. On Saturday mornings we cook on them, and you ask whatever you like.',
      de: 'Backöfen, Kochfelder und Kaffeemaschinen in unserer Küche sind angeschlossen. Samstagvormittag kochen wir damit, und Sie fragen, was Sie möchten.',
      rs: 'Rerne, ploče i aparati za kafu u našoj kuhinji su priključeni. Subotom pre podne na njima kuvamo, a vi pitate šta god želite.',
      it: 'Forni, piani cottura e macchine da caffè della nostra cucina sono collegati. Il sabato mattina li usiamo per cucinare e Lei può chiedere tutto quello che vuole.',
      ba: 'Rerne, ploče i aparati za kafu u našoj kuhinji su priključeni. Subotom prijepodne na njima kuhamo, a vi pitate šta god želite.',
      me: 'Rerne, ploče i aparati za kafu u našoj kuhinji su priključeni. Subotom prije podne na njima kuvamo, a vi pitate šta god želite.',
      es: 'Los hornos, las placas y las cafeteras de nuestra cocina están conectados. Los sábados por la mañana cocinamos con ellos y usted pregunta lo que quiera.',
    },
  },
  photo: {
    short: {
      si: 'Trgovina s fotografskim kotičkom, kjer fotoaparate in objektive preizkusite sami.',
      hr: 'Trgovina s fotografskim kutkom u kojem fotoaparate i objektive isprobavate sami.',
      en: 'A shop with a photo corner where you try cameras and lenses yourself.',
      de: 'Eine Filiale mit Fotoecke, in der Sie Kameras und Objektive selbst ausprobieren.',
      rs: 'Prodavnica s foto-kutkom u kojem fotoaparate i objektive isprobavate sami.',
      it: 'Un negozio con l’angolo fotografia, dove provare di persona fotocamere e obiettivi.',
      ba: 'Prodavnica s foto-kutkom u kojem fotoaparate i objektive isprobavate sami.',
      me: 'Prodavnica s foto-kutkom u kojem fotoaparate i objektive isprobavate sami.',
      es: 'Una tienda con rincón de fotografía donde probar usted mismo cámaras y objetivos.',
    },
    more: {
      si: 'V fotografskem kotičku so luči in ozadja. Vstavite svojo pomnilniško kartico, posnemite nekaj slik in jih primerjajte doma na svojem zaslonu.',
      hr: 'U fotografskom kutku su svjetla i pozadine. Umetnite svoju memorijsku karticu, snimite nekoliko slika i usporedite ih kod kuće na svojem zaslonu.',
      en: 'The photo corner has lamps and backdrops. Put in your own memory card, take a few pictures and compare them at home on your own display.',
      de: 'In der Fotoecke stehen Leuchten und Hintergründe. Legen Sie Ihre eigene Speicherkarte ein, machen Sie ein paar Bilder und vergleichen Sie sie zu Hause am eigenen Bildschirm.',
      rs: 'U foto-kutku su svetla i pozadine. Ubacite svoju memorijsku karticu, snimite nekoliko slika i uporedite ih kod kuće na svom ekranu.',
      it: 'Nell’angolo fotografia ci sono luci e fondali. Inserisca la Sua scheda di memoria, scatti qualche foto e le confronti a casa sul Suo schermo.',
      ba: 'U foto-kutku su svjetla i pozadine. Ubacite svoju memorijsku karticu, snimite nekoliko slika i uporedite ih kod kuće na svom ekranu.',
      me: 'U foto-kutku su svjetla i pozadine. Ubacite svoju memorijsku karticu, snimite nekoliko slika i uporedite ih kod kuće na svom ekranu.',
      es: 'En el rincón de fotografía hay luces y fondos. Ponga su propia tarjeta de memoria, haga unas fotos y compárelas en casa en su pantalla.',
    },
  },
} as const satisfies Record<string, { short: Texts; more: Texts }>;

/** Of every shop. */
export const COLLECTING: Texts = {
  si: 'Spletna naročila prevzamete pri pultu levo od vhoda, tam oddate tudi vračila in odsluženo elektroniko. Po nasvet pridite brez napovedi.',
  hr: 'Internetske narudžbe preuzimate na pultu lijevo od ulaza; ondje predajete i povrate i staru elektroniku. Po savjet dođite bez najave.',
  en: 'You collect online orders at the counter to the left of the entrance, where you also hand in returns and old electronics. For advice just come in.',
  de: 'Online-Bestellungen holen Sie an der Theke links vom Eingang ab; dort geben Sie auch Rücksendungen und Altgeräte ab. Zur Beratung kommen Sie einfach vorbei.',
  rs: 'Porudžbine sa sajta preuzimate na pultu levo od ulaza; tamo predajete i povraćaje i staru elektroniku. Po savet dođite bez najave.',
  it: 'Gli ordini fatti sul sito si ritirano al banco a sinistra dell’ingresso; lì si consegnano anche i resi e i vecchi apparecchi. Per un consiglio passi senza appuntamento.',
  ba: 'Narudžbe sa stranice preuzimate na pultu lijevo od ulaza; tamo predajete i povrate i staru elektroniku. Po savjet dođite bez najave.',
  me: 'Porudžbine sa sajta preuzimate na pultu lijevo od ulaza; tamo predajete i povraćaje i staru elektroniku. Po savjet dođite bez najave.',
  es: 'Los pedidos de la web se recogen en el mostrador a la izquierda de la entrada; allí se entregan también las devoluciones y los aparatos viejos. Para pedir consejo, venga sin cita.',
};

/** Of the shop that is not open yet. */
export const SOON: Texts = {
  si: 'Trgovina v pripravi; vidijo jo samo zaposleni.',
  hr: 'Trgovina u pripremi; vide je samo zaposlenici.',
  en: 'A shop in preparation; only staff see it.',
  de: 'Eine Filiale in Vorbereitung; nur Mitarbeiter sehen sie.',
  rs: 'Prodavnica u pripremi; vide je samo zaposleni.',
  it: 'Un negozio in preparazione; lo vedono solo i dipendenti.',
  ba: 'Prodavnica u pripremi; vide je samo zaposleni.',
  me: 'Prodavnica u pripremi; vide je samo zaposleni.',
  es: 'Una tienda en preparación; solo la ven los empleados.',
};
