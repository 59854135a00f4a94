import type { DemoPage } from './page-text.ts';

export interface DemoService extends DemoPage {
  /** Gross, minor units by currency; `null`: on request. */
  prices: { EUR: number; RSD: number; BAM: number } | null;
}

const FREE = { EUR: 0, RSD: 0, BAM: 0 };

/** What the shop does besides selling. None of it is put in a cart by itself. */
export const services: readonly DemoService[] = [
  {
    code: 'old-appliance',
    prices: FREE,
    texts: {
      si: {
        title: 'Prevzem stare naprave',
        short: 'Ko pripeljemo novo, staro enake vrste odpeljemo brezplačno.',
        body: 'Staro napravo izklopite, izpraznite in pripravite za odvoz: vodo zaprite, hladilnik odtalite. Odpeljemo eno staro napravo za vsako novo. Več o tem, kam gredo, je na strani [Odslužene naprave in baterije](recycling).',
      },
      hr: {
        title: 'Odvoz starog uređaja',
        short: 'Kada dovezemo novi, stari iste vrste odvozimo besplatno.',
        body: 'Stari uređaj isključite, ispraznite i pripremite za odvoz: zatvorite vodu, odledite hladnjak. Odvozimo jedan stari uređaj za svaki novi. Više o tome kamo idu piše na stranici [Stari uređaji i baterije](recycling).',
      },
      en: {
        title: 'Taking away the old appliance',
        short: 'When we bring the new one we take away an old one of the same kind free of charge.',
        body: 'Switch the old appliance off, empty it and have it ready: turn off the water, defrost the fridge. We take one old appliance for each new one. Where they go is explained on the page [Old appliances and batteries](recycling).',
      },
      de: {
        title: 'Mitnahme des Altgeräts',
        slug: 'altgeraet-mitnahme',
        short: 'Wenn wir das neue Gerät bringen, nehmen wir ein altes der gleichen Art kostenlos mit.',
        body: 'Schalten Sie das alte Gerät aus, leeren Sie es und stellen Sie es bereit: Wasser abdrehen, Kühlschrank abtauen. Für jedes neue nehmen wir ein altes Gerät mit. Wohin sie gehen, steht unter [Altgeräte und Batterien](recycling).',
      },
      rs: {
        title: 'Odvoz starog uređaja',
        short: 'Kada dovezemo novi, stari iste vrste odvozimo besplatno.',
        body: 'Stari uređaj isključite, ispraznite i pripremite za odvoz: zatvorite vodu, odledite frižider. Odvozimo jedan stari uređaj za svaki novi. Više o tome kuda idu piše na stranici [Stari uređaji i baterije](recycling).',
      },
      it: {
        title: 'Ritiro del vecchio apparecchio',
        short: 'Quando portiamo quello nuovo ritiriamo gratis uno vecchio dello stesso tipo.',
        body: 'Spenga il vecchio apparecchio, lo svuoti e lo prepari: chiuda l’acqua, sbrini il frigorifero. Ritiriamo un vecchio apparecchio per ogni nuovo. Dove finiscono è scritto nella pagina [Vecchi apparecchi e batterie](recycling).',
      },
      ba: {
        title: 'Odvoz starog uređaja',
        short: 'Kada dovezemo novi, stari iste vrste odvozimo besplatno.',
        body: 'Stari uređaj isključite, ispraznite i pripremite za odvoz: zatvorite vodu, odledite frižider. Odvozimo jedan stari uređaj za svaki novi. Više o tome kuda idu piše na stranici [Stari uređaji i baterije](recycling).',
      },
      me: {
        title: 'Odvoz starog uređaja',
        short: 'Kada dovezemo novi, stari iste vrste odvozimo besplatno.',
        body: 'Stari uređaj isključite, ispraznite i pripremite za odvoz: zatvorite vodu, odledite frižider. Odvozimo jedan stari uređaj za svaki novi. Više o tome kuda idu piše na stranici [Stari uređaji i baterije](recycling).',
      },
      es: {
        title: 'Retirada del aparato viejo',
        short: 'Cuando llevamos el nuevo, retiramos gratis uno viejo del mismo tipo.',
        body: 'Apague el aparato viejo, vacíelo y téngalo listo: cierre el agua, descongele el frigorífico. Retiramos un aparato viejo por cada nuevo. Adónde van se cuenta en la página [Aparatos viejos y pilas](recycling).',
      },
    },
  },
  {
    code: 'installation',
    prices: { EUR: 4900, RSD: 575_000, BAM: 9600 },
    texts: {
      si: {
        title: 'Priklop bele tehnike',
        short: 'Pralni, pomivalni ali sušilni stroj priklopimo, uravnamo in preizkusimo.',
        body: `
## Kaj je v ceni
Odstranitev transportnih varoval, priklop na obstoječe priključke za vodo, odtok in elektriko, uravnavanje in preizkus.
## Česa ni
Novih priključkov, vgradnje v pohištvo in plina ne delamo; za plin potrebujete pooblaščenega monterja. Če priključki niso primerni, vam to povemo in priklopa ne zaračunamo.`,
      },
      hr: {
        title: 'Priključenje bijele tehnike',
        short: 'Perilicu rublja, perilicu posuđa ili sušilicu priključujemo, poravnavamo i isprobavamo.',
        body: `
## Što je u cijeni
Skidanje transportnih osigurača, priključenje na postojeće priključke za vodu, odvod i struju, poravnanje i proba.
## Čega nema
Nove priključke, ugradnju u namještaj i plin ne radimo; za plin trebate ovlaštenog instalatera. Ako priključci nisu prikladni, to vam kažemo i priključenje ne naplaćujemo.`,
      },
      en: {
        title: 'Connecting large appliances',
        short: 'We connect, level and test a washing machine, dishwasher or dryer.',
        body: `
## What is included
Taking out the transport locks, connecting to existing water, drain and electricity, levelling and a test run.
## What is not
We do not make new connections, build appliances into furniture or connect gas; for gas you need a licensed fitter. If the connections do not fit we tell you and charge nothing.`,
      },
      de: {
        title: 'Anschluss von Großgeräten',
        slug: 'anschluss-grossgeraete',
        short: 'Waschmaschine, Geschirrspüler oder Trockner schließen wir an, richten sie aus und prüfen sie.',
        body: `
## Was im Preis ist
Transportsicherungen entfernen, an vorhandene Anschlüsse für Wasser, Abfluss und Strom anschließen, ausrichten und Probelauf.
## Was nicht
Neue Anschlüsse, Einbau in Möbel und Gas machen wir nicht; für Gas brauchen Sie einen zugelassenen Installateur. Passen die Anschlüsse nicht, sagen wir es und berechnen nichts.`,
      },
      rs: {
        title: 'Priključenje bele tehnike',
        short: 'Veš-mašinu, mašinu za sudove ili sušilicu priključujemo, nivelišemo i isprobavamo.',
        body: `
## Šta je u ceni
Skidanje transportnih osigurača, priključenje na postojeće priključke za vodu, odvod i struju, nivelisanje i proba.
## Čega nema
Nove priključke, ugradnju u nameštaj i gas ne radimo; za gas vam treba ovlašćeni monter. Ako priključci nisu odgovarajući, to vam kažemo i priključenje ne naplaćujemo.`,
      },
      it: {
        title: 'Collegamento di grandi elettrodomestici',
        short: 'Colleghiamo, livelliamo e proviamo lavatrice, lavastoviglie o asciugatrice.',
        body: `
## Che cosa comprende
Rimozione dei fermi di trasporto, collegamento agli attacchi esistenti di acqua, scarico ed elettricità, livellamento e prova.
## Che cosa non comprende
Non facciamo attacchi nuovi, incasso nei mobili né gas; per il gas serve un tecnico abilitato. Se gli attacchi non vanno bene lo diciamo e non addebitiamo nulla.`,
      },
      ba: {
        title: 'Priključenje bijele tehnike',
        short: 'Veš-mašinu, mašinu za suđe ili sušilicu priključujemo, nivelišemo i isprobavamo.',
        body: `
## Šta je u cijeni
Skidanje transportnih osigurača, priključenje na postojeće priključke za vodu, odvod i struju, nivelisanje i proba.
## Čega nema
Nove priključke, ugradnju u namještaj i plin ne radimo; za plin vam treba ovlašteni monter. Ako priključci nisu odgovarajući, to vam kažemo i priključenje ne naplaćujemo.`,
      },
      me: {
        title: 'Priključenje bijele tehnike',
        short: 'Veš-mašinu, mašinu za sudove ili sušilicu priključujemo, nivelišemo i isprobavamo.',
        body: `
## Šta je u cijeni
Skidanje transportnih osigurača, priključenje na postojeće priključke za vodu, odvod i struju, nivelisanje i proba.
## Čega nema
Nove priključke, ugradnju u namještaj i gas ne radimo; za gas vam treba ovlašćeni monter. Ako priključci nijesu odgovarajući, to vam kažemo i priključenje ne naplaćujemo.`,
      },
      es: {
        title: 'Conexión de grandes electrodomésticos',
        short: 'Conectamos, nivelamos y probamos la lavadora, el lavavajillas o la secadora.',
        body: `
## Qué incluye
Retirada de los seguros de transporte, conexión a las tomas existentes de agua, desagüe y electricidad, nivelado y prueba.
## Qué no incluye
No hacemos tomas nuevas, montaje en muebles ni gas; para el gas hace falta un instalador autorizado. Si las tomas no sirven, se lo decimos y no cobramos nada.`,
      },
    },
  },
  {
    code: 'extended-guarantee',
    prices: null,
    texts: {
      si: {
        title: 'Podaljšana garancija',
        short: 'Dodatno leto garancije za napake naprave. Preberite, kdaj je ne potrebujete.',
        body: `
## Kaj imate že brez nje
Dve leti velja zakonsko jamstvo za skladnost, pri tehničnem blagu pa še obvezna garancija. Oboje je brezplačno in podaljšana garancija tega ne nadomesti.
## Kaj doda
V tretjem letu popravilo napak, ki niso posledica padca, vode ali obrabe. Cena je odvisna od naprave; povemo jo vnaprej in je zapisana na računu.
## Kdaj je ne potrebujete
Pri poceni napravah in pri tistih, ki jim proizvajalec sam daje daljšo garancijo. Nakup lahko v {days} dneh prekličete.`,
      },
      hr: {
        title: 'Produljeno jamstvo',
        short: 'Dodatna godina jamstva za kvarove uređaja. Pročitajte kada vam ne treba.',
        body: `
## Što imate i bez njega
Dvije godine prodavatelj po zakonu odgovara za nedostatke. To je besplatno i produljeno jamstvo to ne zamjenjuje.
## Što dodaje
U trećoj godini popravak kvarova koji nisu posljedica pada, vode ili trošenja. Cijena ovisi o uređaju; kažemo je unaprijed i stoji na računu.
## Kada vam ne treba
Kod jeftinih uređaja i onih kojima proizvođač sam daje dulje jamstvo. Kupnju možete otkazati u roku od {days} dana.`,
      },
      en: {
        title: 'Extended guarantee',
        short: 'One more year of guarantee against faults. Read when you do not need it.',
        body: `
## What you have without it
By law the seller is liable for conformity for two years. That is free, and an extended guarantee does not replace it.
## What it adds
In the third year, repair of faults that do not come from a fall, water or wear. The price depends on the appliance; we tell you beforehand and it is on the invoice.
## When you do not need it
For cheap appliances and for those that the maker guarantees longer anyway. You can cancel it within {days} days.`,
      },
      de: {
        title: 'Garantieverlängerung',
        slug: 'garantieverlaengerung',
        short: 'Ein Jahr mehr Garantie gegen Gerätefehler. Lesen Sie, wann Sie sie nicht brauchen.',
        body: `
## Was Sie ohne sie haben
Zwei Jahre lang gilt die gesetzliche Gewährleistung. Sie ist kostenlos, und eine Garantieverlängerung ersetzt sie nicht.
## Was sie hinzufügt
Im dritten Jahr die Reparatur von Fehlern, die nicht von Sturz, Wasser oder Verschleiß kommen. Der Preis hängt vom Gerät ab; wir nennen ihn vorher, und er steht auf der Rechnung.
## Wann Sie sie nicht brauchen
Bei billigen Geräten und bei solchen, für die der Hersteller ohnehin länger garantiert. Sie können sie {days} Tage lang widerrufen.`,
      },
      rs: {
        title: 'Produžena garancija',
        short: 'Dodatna godina garancije za kvarove uređaja. Pročitajte kada vam ne treba.',
        body: `
## Šta imate i bez nje
Dve godine prodavac po zakonu odgovara za saobraznost. To je besplatno i produžena garancija to ne zamenjuje.
## Šta dodaje
U trećoj godini popravku kvarova koji nisu posledica pada, vode ili habanja. Cena zavisi od uređaja; kažemo je unapred i stoji na računu.
## Kada vam ne treba
Kod jeftinih uređaja i onih kojima proizvođač sam daje dužu garanciju. Kupovinu možete da otkažete u roku od {days} dana.`,
      },
      it: {
        title: 'Estensione di garanzia',
        short: 'Un anno in più contro i guasti. Legga quando non Le serve.',
        body: `
## Che cosa ha anche senza
Per due anni il venditore risponde per legge della conformità. È gratis, e l’estensione non la sostituisce.
## Che cosa aggiunge
Nel terzo anno la riparazione dei guasti che non dipendono da cadute, acqua o usura. Il prezzo dipende dall’apparecchio; lo diciamo prima ed è scritto in fattura.
## Quando non serve
Per gli apparecchi economici e per quelli a cui il produttore dà già una garanzia più lunga. Può recedere entro {days} giorni.`,
      },
      ba: {
        title: 'Produžena garancija',
        short: 'Dodatna godina garancije za kvarove uređaja. Pročitajte kada vam ne treba.',
        body: `
## Šta imate i bez nje
Prodavač po zakonu odgovara za nedostatke. To je besplatno i produžena garancija to ne zamjenjuje.
## Šta dodaje
Dodatnu godinu popravke kvarova koji nisu posljedica pada, vode ili habanja. Cijena zavisi od uređaja; kažemo je unaprijed i stoji na računu.
## Kada vam ne treba
Kod jeftinih uređaja i onih kojima proizvođač sam daje dužu garanciju. Kupovinu možete otkazati u roku od {days} dana.`,
      },
      me: {
        title: 'Produžena garancija',
        short: 'Dodatna godina garancije za kvarove uređaja. Pročitajte kada vam ne treba.',
        body: `
## Šta imate i bez nje
Dvije godine prodavac po zakonu odgovara za saobraznost. To je besplatno i produžena garancija to ne zamjenjuje.
## Šta dodaje
U trećoj godini popravku kvarova koji nijesu posljedica pada, vode ili habanja. Cijena zavisi od uređaja; kažemo je unaprijed i stoji na računu.
## Kada vam ne treba
Kod jeftinih uređaja i onih kojima proizvođač sam daje dužu garanciju. Kupovinu možete da otkažete u roku od {days} dana.`,
      },
      es: {
        title: 'Ampliación de garantía',
        short: 'Un año más contra averías. Lea cuándo no la necesita.',
        body: `
## Qué tiene sin ella
Durante tres años el vendedor responde por ley de la conformidad. Es gratis, y la ampliación no la sustituye.
## Qué añade
En el cuarto año, la reparación de averías que no vengan de caídas, agua o desgaste. El precio depende del aparato; lo decimos antes y figura en la factura.
## Cuándo no la necesita
En aparatos baratos y en los que el fabricante ya garantiza más tiempo. Puede desistir en {days} días.`,
      },
    },
  },
  {
    code: 'data-transfer',
    prices: { EUR: 2900, RSD: 340_000, BAM: 5700 },
    texts: {
      si: {
        title: 'Prenos podatkov',
        short: 'Slike, stike in sporočila prenesemo s starega telefona ali računalnika na novega.',
        body: 'Obe napravi prinesite v trgovino in počakajte ob nas: gesel ne zapisujemo in podatkov ne hranimo. Prenos traja od ene do treh ur. Preden začnemo, se prepričajte, da imate varnostno kopijo. Programov, ki jih na novi napravi ni, ne moremo prenesti.',
      },
      hr: {
        title: 'Prijenos podataka',
        short: 'Slike, kontakte i poruke prenosimo sa starog telefona ili računala na novi.',
        body: 'Oba uređaja donesite u trgovinu i pričekajte uz nas: lozinke ne zapisujemo i podatke ne čuvamo. Prijenos traje od jednog do tri sata. Prije početka provjerite imate li sigurnosnu kopiju. Programe kojih na novom uređaju nema ne možemo prenijeti.',
      },
      en: {
        title: 'Data transfer',
        short: 'We move pictures, contacts and messages from the old phone or computer to the new one.',
        body: 'Bring both devices to a shop and wait beside us: we write down no passwords and keep no data. It takes one to three hours. Make sure that you have a backup before we begin. Programs that do not exist on the new device cannot be moved.',
      },
      de: {
        title: 'Datenübertragung',
        slug: 'datenuebertragung',
        short: 'Bilder, Kontakte und Nachrichten übertragen wir vom alten Telefon oder Computer auf den neuen.',
        body: 'Bringen Sie beide Geräte in eine Filiale und warten Sie bei uns: Wir schreiben keine Passwörter auf und behalten keine Daten. Es dauert eine bis drei Stunden. Sorgen Sie vorher für eine Sicherung. Programme, die es auf dem neuen Gerät nicht gibt, lassen sich nicht übertragen.',
      },
      rs: {
        title: 'Prenos podataka',
        short: 'Slike, kontakte i poruke prenosimo sa starog telefona ili računara na novi.',
        body: 'Oba uređaja donesite u prodavnicu i sačekajte uz nas: lozinke ne zapisujemo i podatke ne čuvamo. Prenos traje od jednog do tri sata. Pre početka proverite da li imate rezervnu kopiju. Programe kojih na novom uređaju nema ne možemo da prenesemo.',
      },
      it: {
        title: 'Trasferimento dei dati',
        short: 'Passiamo immagini, contatti e messaggi dal vecchio telefono o computer a quello nuovo.',
        body: 'Porti i due apparecchi in negozio e aspetti accanto a noi: non annotiamo password e non conserviamo dati. Ci vogliono da una a tre ore. Prima di iniziare si assicuri di avere una copia di sicurezza. I programmi che non esistono sul nuovo apparecchio non si possono trasferire.',
      },
      ba: {
        title: 'Prenos podataka',
        short: 'Slike, kontakte i poruke prenosimo sa starog telefona ili računara na novi.',
        body: 'Oba uređaja donesite u prodavnicu i sačekajte uz nas: lozinke ne zapisujemo i podatke ne čuvamo. Prenos traje od jednog do tri sata. Prije početka provjerite imate li rezervnu kopiju. Programe kojih na novom uređaju nema ne možemo prenijeti.',
      },
      me: {
        title: 'Prenos podataka',
        short: 'Slike, kontakte i poruke prenosimo sa starog telefona ili računara na novi.',
        body: 'Oba uređaja donesite u prodavnicu i sačekajte uz nas: lozinke ne zapisujemo i podatke ne čuvamo. Prenos traje od jednog do tri sata. Prije početka provjerite da li imate rezervnu kopiju. Programe kojih na novom uređaju nema ne možemo da prenesemo.',
      },
      es: {
        title: 'Traspaso de datos',
        short: 'Pasamos imágenes, contactos y mensajes del teléfono u ordenador viejo al nuevo.',
        body: 'Traiga los dos aparatos a una tienda y espere a nuestro lado: no anotamos contraseñas ni guardamos datos. Se tarda de una a tres horas. Antes de empezar asegúrese de tener una copia. Los programas que no existen en el aparato nuevo no se pueden pasar.',
      },
    },
  },
  {
    code: 'calibration',
    prices: { EUR: 6900, RSD: 810_000, BAM: 13_500 },
    texts: {
      si: {
        title: 'Umerjanje zaslona',
        short: 'Televizor ali monitor izmerimo s sondo in nastavimo prave barve.',
        body: 'Pridemo na dom, izmerimo barve, svetlost in gama krivuljo ter nastavimo dnevni in nočni način. Dobite izpis meritev pred in po nastavitvi. Smiselno je pri televizorjih OLED in monitorjih za fotografijo; pri cenejših zaslonih je razlika majhna in vam to povemo.',
      },
      hr: {
        title: 'Kalibracija zaslona',
        short: 'Televizor ili monitor mjerimo sondom i podešavamo prave boje.',
        body: 'Dolazimo kući, mjerimo boje, svjetlinu i gama krivulju te podešavamo dnevni i noćni način. Dobivate ispis mjerenja prije i poslije. Ima smisla kod televizora OLED i monitora za fotografiju; kod jeftinijih zaslona razlika je mala i to vam kažemo.',
      },
      en: {
        title: 'Screen calibration',
        short: 'We measure a television or monitor with a probe and set true colours.',
        body: 'We come to your home, measure colours, brightness and the gamma curve and set a day and a night mode. You get the readings from before and after. It makes sense for OLED televisions and monitors for photography; with cheaper screens the difference is small, and we say so.',
      },
      de: {
        title: 'Bildschirmkalibrierung',
        short: 'Fernseher oder Monitor messen wir mit einer Sonde und stellen die richtigen Farben ein.',
        body: 'Wir kommen zu Ihnen, messen Farben, Helligkeit und Gammakurve und stellen einen Tag- und einen Nachtmodus ein. Sie erhalten die Messwerte von vorher und nachher. Sinnvoll ist das bei OLED-Fernsehern und Monitoren für Fotografie; bei billigeren Bildschirmen ist der Unterschied klein, und wir sagen das.',
      },
      rs: {
        title: 'Kalibracija ekrana',
        short: 'Televizor ili monitor merimo sondom i podešavamo prave boje.',
        body: 'Dolazimo kući, merimo boje, osvetljenost i gama krivu i podešavamo dnevni i noćni režim. Dobijate ispis merenja pre i posle. Ima smisla kod televizora OLED i monitora za fotografiju; kod jeftinijih ekrana razlika je mala i to vam kažemo.',
      },
      it: {
        title: 'Calibrazione dello schermo',
        short: 'Misuriamo con una sonda il televisore o il monitor e impostiamo i colori giusti.',
        body: 'Veniamo a casa Sua, misuriamo colori, luminosità e curva gamma e impostiamo una modalità per il giorno e una per la notte. Riceve le misure di prima e di dopo. Ha senso per i televisori OLED e i monitor per la fotografia; con gli schermi più economici la differenza è piccola, e lo diciamo.',
      },
      ba: {
        title: 'Kalibracija ekrana',
        short: 'Televizor ili monitor mjerimo sondom i podešavamo prave boje.',
        body: 'Dolazimo kući, mjerimo boje, osvijetljenost i gama krivu te podešavamo dnevni i noćni režim. Dobijate ispis mjerenja prije i poslije. Ima smisla kod televizora OLED i monitora za fotografiju; kod jeftinijih ekrana razlika je mala i to vam kažemo.',
      },
      me: {
        title: 'Kalibracija ekrana',
        short: 'Televizor ili monitor mjerimo sondom i podešavamo prave boje.',
        body: 'Dolazimo kući, mjerimo boje, osvijetljenost i gama krivu i podešavamo dnevni i noćni režim. Dobijate ispis mjerenja prije i poslije. Ima smisla kod televizora OLED i monitora za fotografiju; kod jeftinijih ekrana razlika je mala i to vam kažemo.',
      },
      es: {
        title: 'Calibración de pantalla',
        short: 'Medimos con una sonda el televisor o el monitor y ajustamos los colores correctos.',
        body: 'Vamos a su casa, medimos colores, brillo y curva gamma y ajustamos un modo de día y otro de noche. Recibe las mediciones de antes y de después. Tiene sentido en televisores OLED y monitores para fotografía; en pantallas más baratas la diferencia es pequeña, y lo decimos.',
      },
    },
  },
];
