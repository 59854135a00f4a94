import type { DemoPage } from './page-text.ts';

/** What the shop does with personal data; true to what it keeps. */
export const privacy: DemoPage = {
  code: 'privacy',
  texts: {
    si: {
      title: 'Varstvo osebnih podatkov',
      short: 'Katere podatke hranimo, zakaj, koliko časa, komu jih damo in kako jih sami vidite, prenesete ali izbrišete.',
      body: `
## Upravljavec
Upravljavec je Vitrina, d. o. o., Slovenska cesta 1, 1000 Ljubljana, pomoc@vitrina.test, +386 1 200 00 00.
## Kaj obdelujemo in zakaj
- **Naročilo**: ime, naslov, e-pošta, telefon, vsebina in plačilo, da izpolnimo pogodbo in vodimo računovodstvo.
- **Račun**: e-pošta, geslo (shranjeno le kot zgoščena vrednost) ali ključ za prijavo, seznami želja, prijave naprav; na podlagi pogodbe o računu.
- **Košarica in primerjava** gosta: brez imena, po naključni številki piškotka.
- **Obvestila o zalogi in ceni, opomnik na košarico, novice**: samo z vašo privolitvijo, ki jo prekličete s povezavo v vsakem sporočilu.
- **Mnenja**: prikazno ime in besedilo, ker jih objavite sami.
- **Varnost**: naslov IP pri prijavah in oddajah obrazcev, da omejimo zlorabe; zakoniti interes.
## Koliko časa
Račune in podatke o naročilih hranimo deset let, kot zahtevajo davčni predpisi. Prazno gostovo košarico izbrišemo po 30 dneh, polno po 400 dneh. Nepotrjene prijave izbrišemo v nekaj dneh, račun takrat, ko ga zaprete.
## Komu jih damo
Dostavni službi podatke za dostavo, ponudniku plačil podatke za plačilo, prodajalcu, ki je izdelek prodal, in gostovanju strežnikov v Evropski uniji. Podatkov ne prodajamo in jih ne pošiljamo zunaj EU.
## Vaše pravice
V računu lahko svoje podatke popravite, prenesete in račun izbrišete. Imate pravico do dostopa, popravka, izbrisa, omejitve, ugovora in prenosljivosti; pišite nam in odgovorimo v enem mesecu. Pritožite se lahko Informacijskemu pooblaščencu Republike Slovenije.
## Piškotki
Kateri so nujni in kateri potrebujejo privolitev, piše na strani [Piškotki](cookies). O vas ne odločamo samodejno in vas ne profiliramo.`,
    },
    hr: {
      title: 'Zaštita osobnih podataka',
      short: 'Koje podatke čuvamo, zašto, koliko dugo, kome ih dajemo i kako ih sami vidite, preuzmete ili izbrišete.',
      body: `
## Voditelj obrade
Voditelj obrade je Vitrina, d. o. o., Slovenska cesta 1, 1000 Ljubljana, Slovenija, pomoc@vitrina.test, +386 1 200 00 00.
## Što obrađujemo i zašto
- **Narudžba**: ime, adresa, e-pošta, telefon, sadržaj i plaćanje, radi ispunjenja ugovora i računovodstva.
- **Račun**: e-pošta, lozinka (spremljena samo kao sažetak) ili ključ za prijavu, popisi želja, prijave uređaja; na temelju ugovora o računu.
- **Košarica i usporedba** gosta: bez imena, prema nasumičnom broju kolačića.
- **Obavijesti o zalihi i cijeni, podsjetnik na košaricu, novosti**: samo uz vašu privolu, koju povlačite poveznicom u svakoj poruci.
- **Mišljenja**: prikazano ime i tekst, jer ih objavljujete sami.
- **Sigurnost**: IP adresa pri prijavama i slanju obrazaca, radi sprječavanja zlouporabe; legitimni interes.
## Koliko dugo
Račune i podatke o narudžbama čuvamo deset godina, kako traže porezni propisi. Praznu košaricu gosta brišemo nakon 30 dana, punu nakon 400 dana. Nepotvrđene prijave brišemo za nekoliko dana, a račun kada ga zatvorite.
## Kome ih dajemo
Dostavnoj službi podatke za dostavu, pružatelju plaćanja podatke za plaćanje, prodavatelju koji je proizvod prodao i smještaju poslužitelja u Europskoj uniji. Podatke ne prodajemo i ne šaljemo izvan EU-a.
## Vaša prava
U računu možete svoje podatke ispraviti, preuzeti i račun izbrisati. Imate pravo na pristup, ispravak, brisanje, ograničenje, prigovor i prenosivost; pišite nam i odgovaramo u roku od mjesec dana. Pritužbu možete podnijeti Agenciji za zaštitu osobnih podataka.
## Kolačići
Koji su nužni, a koji traže privolu, piše na stranici [Kolačići](cookies). O vama ne odlučujemo automatski i ne profiliramo vas.`,
    },
    en: {
      title: 'Privacy policy',
      short: 'Which data we keep, why, for how long, whom we give them to, and how you see, download or erase them yourself.',
      body: `
## Controller
The controller is Vitrina, d. o. o., Slovenska cesta 1, 1000 Ljubljana, Slovenia, pomoc@vitrina.test, +386 1 200 00 00.
## What we process and why
- **Order**: name, address, email, phone, contents and payment, to perform the contract and keep the books.
- **Account**: email, password (kept only as a hash) or passkey, wish lists, devices you logged in with; on the basis of the account contract.
- **Cart and comparison** of a guest: without a name, by the random number in a cookie.
- **Notices about stock and price, reminders of a cart, newsletters**: only with your consent, which you withdraw by a link in every message.
- **Reviews**: the name you show and the text, because you publish them yourself.
- **Security**: the IP address of logins and forms, to limit abuse; our legitimate interest.
## For how long
Invoices and orders are kept for ten years, as tax law demands. A guest’s empty cart is erased after 30 days, a full one after 400 days. Sign-ups that were never confirmed go within days, an account when you close it.
## Whom we give them to
The courier gets what delivery needs, the payment provider what payment needs, the seller of the product the order, and our servers are hosted in the European Union. We sell no data and send none outside the EU.
## Your rights
In your account you can correct and download your data and delete the account. You have the right of access, rectification, erasure, restriction, objection and portability; write to us and we answer within a month. You may complain to the Information Commissioner of Slovenia or to the authority of your country.
## Cookies
Which are necessary and which need consent is explained on the page [Cookies](cookies). We take no automated decisions about you and do not profile you.`,
    },
    de: {
      title: 'Datenschutz',
      short: 'Welche Daten wir speichern, warum, wie lange, an wen wir sie geben und wie Sie sie selbst einsehen, herunterladen oder löschen.',
      body: `
## Verantwortlicher
Verantwortlich ist die Vitrina, d. o. o., Slovenska cesta 1, 1000 Ljubljana, Slowenien, pomoc@vitrina.test, +386 1 200 00 00.
## Was wir verarbeiten und warum
- **Bestellung**: Name, Anschrift, E-Mail, Telefon, Inhalt und Zahlung, um den Vertrag zu erfüllen und Buch zu führen (Art. 6 Abs. 1 lit. b und c DSGVO).
- **Konto**: E-Mail, Passwort (nur als Hashwert gespeichert) oder Passkey, Wunschlisten, angemeldete Geräte; auf Grundlage des Nutzungsvertrags.
- **Warenkorb und Vergleich** eines Gastes: ohne Namen, nach der Zufallsnummer eines Cookies.
- **Nachrichten zu Bestand und Preis, Erinnerung an den Warenkorb, Newsletter**: nur mit Ihrer Einwilligung, die Sie über einen Link in jeder Nachricht widerrufen.
- **Bewertungen**: angezeigter Name und Text, weil Sie beides selbst veröffentlichen.
- **Sicherheit**: die IP-Adresse bei Anmeldungen und Formularen, um Missbrauch zu begrenzen; berechtigtes Interesse (Art. 6 Abs. 1 lit. f DSGVO).
## Wie lange
Rechnungen und Bestelldaten bewahren wir nach den Steuervorschriften zehn Jahre auf. Den leeren Warenkorb eines Gastes löschen wir nach 30, einen vollen nach 400 Tagen. Nicht bestätigte Anmeldungen löschen wir binnen Tagen, ein Konto, wenn Sie es schließen.
## An wen wir sie geben
An den Zustelldienst die Daten für die Lieferung, an den Zahlungsdienst die Daten für die Zahlung, an den Händler des Produkts die Bestellung; unsere Server stehen in der Europäischen Union. Wir verkaufen keine Daten und geben sie nicht außerhalb der EU weiter.
## Ihre Rechte
In Ihrem Konto können Sie Ihre Daten berichtigen, herunterladen und das Konto löschen. Sie haben das Recht auf Auskunft, Berichtigung, Löschung, Einschränkung, Widerspruch und Übertragbarkeit; schreiben Sie uns, wir antworten binnen eines Monats. Beschweren können Sie sich bei der Datenschutzbehörde Ihres Wohnorts.
## Cookies
Welche notwendig sind und welche Ihre Einwilligung brauchen, steht auf der Seite [Cookies](cookies). Wir treffen keine automatisierten Entscheidungen über Sie und erstellen kein Profil.`,
    },
    rs: {
      title: 'Zaštita podataka o ličnosti',
      short: 'Koje podatke čuvamo, zašto, koliko dugo, kome ih dajemo i kako ih sami vidite, preuzmete ili izbrišete.',
      body: `
## Rukovalac
Rukovalac podacima je Vitrina, d. o. o., Slovenska cesta 1, 1000 Ljubljana, Slovenija, pomoc@vitrina.test, +386 1 200 00 00.
## Šta obrađujemo i zašto
- **Porudžbina**: ime, adresa, e-pošta, telefon, sadržaj i plaćanje, radi izvršenja ugovora i računovodstva.
- **Nalog**: e-pošta, lozinka (sačuvana samo kao heš vrednost) ili ključ za prijavu, liste želja, prijave uređaja; na osnovu ugovora o nalogu.
- **Korpa i poređenje** gosta: bez imena, prema nasumičnom broju kolačića.
- **Obaveštenja o zalihama i ceni, podsetnik na korpu, novosti**: samo uz vaš pristanak, koji povlačite linkom u svakoj poruci.
- **Mišljenja**: prikazano ime i tekst, jer ih objavljujete sami.
- **Bezbednost**: IP adresa pri prijavama i slanju obrazaca, radi sprečavanja zloupotrebe; legitimni interes.
## Koliko dugo
Račune i podatke o porudžbinama čuvamo deset godina, kako traže poreski propisi. Praznu korpu gosta brišemo posle 30 dana, punu posle 400 dana. Nepotvrđene prijave brišemo za nekoliko dana, a nalog kada ga zatvorite.
## Kome ih dajemo
Kurirskoj službi podatke za dostavu, pružaocu platnih usluga podatke za plaćanje, prodavcu koji je proizvod prodao i smeštaju servera u Evropskoj uniji. Podatke ne prodajemo.
## Vaša prava
U nalogu možete svoje podatke da ispravite i preuzmete, a nalog da izbrišete. Imate pravo na pristup, ispravku, brisanje, ograničenje, prigovor i prenosivost; pišite nam i odgovaramo u roku od mesec dana. Pritužbu možete da podnesete Povereniku za informacije od javnog značaja i zaštitu podataka o ličnosti.
## Kolačići
Koji su neophodni, a koji traže pristanak, piše na stranici [Kolačići](cookies). O vama ne odlučujemo automatski i ne profilišemo vas.`,
    },
    it: {
      title: 'Protezione dei dati personali',
      short: 'Quali dati conserviamo, perché, per quanto tempo, a chi li diamo e come può vederli, scaricarli o cancellarli.',
      body: `
## Titolare del trattamento
Il titolare è Vitrina, d. o. o., Slovenska cesta 1, 1000 Lubiana, Slovenia, pomoc@vitrina.test, +386 1 200 00 00.
## Che cosa trattiamo e perché
- **Ordine**: nome, indirizzo, e-mail, telefono, contenuto e pagamento, per eseguire il contratto e tenere la contabilità.
- **Profilo**: e-mail, password (conservata solo come impronta) o passkey, liste dei desideri, dispositivi collegati; in base al contratto sul profilo.
- **Carrello e confronto** di un ospite: senza nome, con il numero casuale di un cookie.
- **Avvisi su scorte e prezzo, promemoria del carrello, notizie**: solo con il Suo consenso, che revoca con un link in ogni messaggio.
- **Recensioni**: il nome mostrato e il testo, perché è Lei a pubblicarli.
- **Sicurezza**: l’indirizzo IP di accessi e moduli, per limitare gli abusi; legittimo interesse.
## Per quanto tempo
Conserviamo fatture e ordini per dieci anni, come chiedono le norme fiscali. Il carrello vuoto di un ospite si cancella dopo 30 giorni, quello pieno dopo 400 giorni. Le iscrizioni mai confermate si cancellano in pochi giorni, il profilo quando Lei lo chiude.
## A chi li diamo
Al corriere i dati per la consegna, al gestore dei pagamenti quelli per il pagamento, al venditore del prodotto l’ordine; i nostri server sono nell’Unione europea. Non vendiamo dati e non li inviamo fuori dall’UE.
## I Suoi diritti
Nel Suo profilo può correggere e scaricare i dati ed eliminare il profilo. Ha diritto di accesso, rettifica, cancellazione, limitazione, opposizione e portabilità; ci scriva e rispondiamo entro un mese. Può presentare reclamo al Garante per la protezione dei dati personali.
## Cookie
Quali sono necessari e quali richiedono il consenso è spiegato nella pagina [Cookie](cookies). Non prendiamo decisioni automatizzate su di Lei e non La profiliamo.`,
    },
    ba: {
      title: 'Zaštita ličnih podataka',
      short: 'Koje podatke čuvamo, zašto, koliko dugo, kome ih dajemo i kako ih sami vidite, preuzmete ili izbrišete.',
      body: `
## Kontrolor podataka
Kontrolor podataka je Vitrina, d. o. o., Slovenska cesta 1, 1000 Ljubljana, Slovenija, pomoc@vitrina.test, +386 1 200 00 00.
## Šta obrađujemo i zašto
- **Narudžba**: ime, adresa, e-pošta, telefon, sadržaj i plaćanje, radi izvršenja ugovora i računovodstva.
- **Račun**: e-pošta, lozinka (sačuvana samo kao heš vrijednost) ili ključ za prijavu, liste želja, prijave uređaja; na osnovu ugovora o računu.
- **Korpa i poređenje** gosta: bez imena, prema nasumičnom broju kolačića.
- **Obavještenja o zalihama i cijeni, podsjetnik na korpu, novosti**: samo uz vašu saglasnost, koju povlačite linkom u svakoj poruci.
- **Mišljenja**: prikazano ime i tekst, jer ih objavljujete sami.
- **Sigurnost**: IP adresa pri prijavama i slanju obrazaca, radi sprečavanja zloupotrebe; legitimni interes.
## Koliko dugo
Račune i podatke o narudžbama čuvamo deset godina, kako traže porezni propisi. Praznu korpu gosta brišemo nakon 30 dana, punu nakon 400 dana. Nepotvrđene prijave brišemo za nekoliko dana, a račun kada ga zatvorite.
## Kome ih dajemo
Kurirskoj službi podatke za dostavu, pružaocu platnih usluga podatke za plaćanje, prodavaču koji je proizvod prodao i smještaju servera u Evropskoj uniji. Podatke ne prodajemo.
## Vaša prava
U računu možete svoje podatke ispraviti i preuzeti, a račun izbrisati. Imate pravo na pristup, ispravku, brisanje, ograničenje, prigovor i prenosivost; pišite nam i odgovaramo u roku od mjesec dana. Prigovor možete podnijeti Agenciji za zaštitu ličnih podataka u Bosni i Hercegovini.
## Kolačići
Koji su neophodni, a koji traže saglasnost, piše na stranici [Kolačići](cookies). O vama ne odlučujemo automatski i ne profiliramo vas.`,
    },
    me: {
      title: 'Zaštita podataka o ličnosti',
      short: 'Koje podatke čuvamo, zašto, koliko dugo, kome ih dajemo i kako ih sami vidite, preuzmete ili izbrišete.',
      body: `
## Rukovalac
Rukovalac podacima je Vitrina, d. o. o., Slovenska cesta 1, 1000 Ljubljana, Slovenija, pomoc@vitrina.test, +386 1 200 00 00.
## Šta obrađujemo i zašto
- **Porudžbina**: ime, adresa, e-pošta, telefon, sadržaj i plaćanje, radi izvršenja ugovora i računovodstva.
- **Nalog**: e-pošta, lozinka (sačuvana samo kao heš vrijednost) ili ključ za prijavu, liste želja, prijave uređaja; na osnovu ugovora o nalogu.
- **Korpa i poređenje** gosta: bez imena, prema nasumičnom broju kolačića.
- **Obavještenja o zalihama i cijeni, podsjetnik na korpu, novosti**: samo uz vašu saglasnost, koju povlačite linkom u svakoj poruci.
- **Mišljenja**: prikazano ime i tekst, jer ih objavljujete sami.
- **Bezbjednost**: IP adresa pri prijavama i slanju obrazaca, radi sprečavanja zloupotrebe; legitimni interes.
## Koliko dugo
Račune i podatke o porudžbinama čuvamo deset godina, kako traže poreski propisi. Praznu korpu gosta brišemo poslije 30 dana, punu poslije 400 dana. Nepotvrđene prijave brišemo za nekoliko dana, a nalog kada ga zatvorite.
## Kome ih dajemo
Kurirskoj službi podatke za dostavu, pružaocu platnih usluga podatke za plaćanje, prodavcu koji je proizvod prodao i smještaju servera u Evropskoj uniji. Podatke ne prodajemo.
## Vaša prava
U nalogu možete svoje podatke da ispravite i preuzmete, a nalog da izbrišete. Imate pravo na pristup, ispravku, brisanje, ograničenje, prigovor i prenosivost; pišite nam i odgovaramo u roku od mjesec dana. Prigovor možete da podnesete Agenciji za zaštitu ličnih podataka i slobodan pristup informacijama.
## Kolačići
Koji su neophodni, a koji traže saglasnost, piše na stranici [Kolačići](cookies). O vama ne odlučujemo automatski i ne profilišemo vas.`,
    },
    es: {
      title: 'Protección de datos',
      short: 'Qué datos guardamos, por qué, cuánto tiempo, a quién los damos y cómo puede verlos, descargarlos o borrarlos.',
      body: `
## Responsable
El responsable es Vitrina, d. o. o., Slovenska cesta 1, 1000 Liubliana, Eslovenia, pomoc@vitrina.test, +386 1 200 00 00.
## Qué tratamos y por qué
- **Pedido**: nombre, dirección, correo, teléfono, contenido y pago, para cumplir el contrato y llevar la contabilidad.
- **Cuenta**: correo, contraseña (guardada solo como huella) o llave de acceso, listas de deseos, dispositivos; en virtud del contrato de la cuenta.
- **Carrito y comparación** de un invitado: sin nombre, por el número aleatorio de una cookie.
- **Avisos de existencias y precio, recordatorios del carrito, boletines**: solo con su consentimiento, que retira con un enlace en cada mensaje.
- **Opiniones**: el nombre que muestra y el texto, porque los publica usted.
- **Seguridad**: la dirección IP de accesos y formularios, para limitar abusos; interés legítimo.
## Cuánto tiempo
Guardamos facturas y pedidos diez años, como exigen las normas fiscales. El carrito vacío de un invitado se borra a los 30 días y uno lleno a los 400 días. Las altas sin confirmar se borran en pocos días, y la cuenta cuando usted la cierra.
## A quién los damos
A la empresa de reparto lo necesario para la entrega, al proveedor de pagos lo necesario para el pago, al vendedor del producto el pedido; nuestros servidores están en la Unión Europea. No vendemos datos ni los enviamos fuera de la UE.
## Sus derechos
En su cuenta puede corregir y descargar sus datos y eliminar la cuenta. Tiene derecho de acceso, rectificación, supresión, limitación, oposición y portabilidad; escríbanos y respondemos en un mes. Puede reclamar ante la Agencia Española de Protección de Datos.
## Cookies
Cuáles son necesarias y cuáles piden consentimiento se explica en la página [Cookies](cookies). No tomamos decisiones automatizadas sobre usted ni elaboramos perfiles.`,
    },
  },
};
