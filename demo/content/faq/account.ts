import type { DemoFaqGroup } from './types.ts';

/** What the shop knows of its buyers. */
export const account: DemoFaqGroup = {
  code: 'account',
  title: {
    si: 'Uporabniški račun in zasebnost',
    hr: 'Korisnički račun i privatnost',
    en: 'Account and privacy',
    de: 'Konto und Datenschutz',
    rs: 'Nalog i privatnost',
    it: 'Profilo e privacy',
    ba: 'Korisnički račun i privatnost',
    me: 'Nalog i privatnost',
    es: 'Cuenta y privacidad',
  },
  short: {
    si: 'Prijava, pozabljeno geslo in vaši podatki.',
    hr: 'Prijava, zaboravljena lozinka i vaši podaci.',
    en: 'Logging in, a forgotten password and your data.',
    de: 'Anmeldung, vergessenes Passwort und Ihre Daten.',
    rs: 'Prijava, zaboravljena lozinka i vaši podaci.',
    it: 'Accesso, password dimenticata e i Suoi dati.',
    ba: 'Prijava, zaboravljena lozinka i vaši podaci.',
    me: 'Prijava, zaboravljena lozinka i vaši podaci.',
    es: 'Acceso, contraseña olvidada y sus datos.',
  },
  questions: [
    {
      code: 'forgotten-password',
      texts: {
        si: [
          'Pozabil sem geslo. Kaj naj naredim?',
          'Na strani [Pozabljeno geslo](path:auth/forgotten_password/) vpišite svoj e-naslov in poslali vam bomo povezavo, s katero nastavite novo. Velja dve uri. Če sporočila ni, poglejte med neželeno pošto. Ko geslo spremenite, vas na vseh drugih napravah odjavimo.',
        ],
        hr: [
          'Zaboravio sam lozinku. Što da učinim?',
          'Na stranici [Zaboravljena lozinka](path:auth/forgotten_password/) upišite svoju e-adresu i poslat ćemo vam poveznicu kojom postavljate novu. Vrijedi dva sata. Ako poruke nema, pogledajte među neželjenom poštom. Kad lozinku promijenite, na svim drugim uređajima vas odjavljujemo.',
        ],
        en: [
          'I forgot my password. What should I do?',
          'Enter your email address on the page [Forgotten password](path:auth/forgotten_password/) and we send you a link to set a new one. It is valid for two hours. If no message comes, look in the junk folder. When you change the password we log you out on all other devices.',
        ],
        de: [
          'Ich habe mein Passwort vergessen. Was tun?',
          'Geben Sie auf der Seite [Passwort vergessen](path:auth/forgotten_password/) Ihre E-Mail-Adresse ein, dann senden wir Ihnen einen Link für ein neues. Er gilt zwei Stunden. Kommt keine Nachricht, sehen Sie im Spam-Ordner nach. Nach der Änderung melden wir Sie auf allen anderen Geräten ab.',
        ],
        rs: [
          'Zaboravio sam lozinku. Šta da uradim?',
          'Na strani [Zaboravljena lozinka](path:auth/forgotten_password/) upišite svoju e-adresu i poslaćemo vam link kojim postavljate novu. Važi dva sata. Ako poruke nema, pogledajte među neželjenom poštom. Kad lozinku promenite, na svim drugim uređajima vas odjavljujemo.',
        ],
        it: [
          'Ho dimenticato la password. Che cosa faccio?',
          'Alla pagina [Password dimenticata](path:auth/forgotten_password/) inserisca il Suo indirizzo e-mail e Le inviamo un collegamento per impostarne una nuova. Vale due ore. Se il messaggio non arriva, guardi nella posta indesiderata. Dopo il cambio La disconnettiamo da tutti gli altri dispositivi.',
        ],
        ba: [
          'Zaboravio sam lozinku. Šta da uradim?',
          'Na stranici [Zaboravljena lozinka](path:auth/forgotten_password/) upišite svoju e-adresu i poslat ćemo vam link kojim postavljate novu. Važi dva sata. Ako poruke nema, pogledajte među neželjenom poštom. Kad lozinku promijenite, na svim drugim uređajima vas odjavljujemo.',
        ],
        me: [
          'Zaboravio sam lozinku. Šta da uradim?',
          'Na strani [Zaboravljena lozinka](path:auth/forgotten_password/) upišite svoju e-adresu i poslaćemo vam link kojim postavljate novu. Važi dva sata. Ako poruke nema, pogledajte među neželjenom poštom. Kad lozinku promijenite, na svim drugim uređajima vas odjavljujemo.',
        ],
        es: [
          'He olvidado la contraseña. ¿Qué hago?',
          'En la página [Contraseña olvidada](path:auth/forgotten_password/) escriba su correo electrónico y le enviamos un enlace para crear otra. Vale dos horas. Si el mensaje no llega, mire en el correo no deseado. Al cambiarla cerramos su sesión en todos los demás dispositivos.',
        ],
      },
    },
    {
      code: 'passkey',
      texts: {
        si: [
          'Kaj je prijava s ključem za dostop?',
          'Namesto gesla uporabite prstni odtis, obraz ali kodo svoje naprave. Ključ ostane na napravi, mi hranimo le njegov javni del, zato ga ni mogoče ukrasti iz naše baze ali z lažno stranjo. Dodate ga v [nastavitvah računa](path:auth/edit/), geslo pa lahko obdržite za vsak primer.',
        ],
        hr: [
          'Što je prijava pristupnim ključem?',
          'Umjesto lozinke koristite otisak prsta, lice ili kod svojeg uređaja. Ključ ostaje na uređaju, mi čuvamo samo njegov javni dio, pa ga nije moguće ukrasti iz naše baze ni lažnom stranicom. Dodajete ga u [postavkama računa](path:auth/edit/), a lozinku možete zadržati za svaki slučaj.',
        ],
        en: [
          'What is logging in with a passkey?',
          'Instead of a password you use your fingerprint, your face or the code of your device. The key stays on the device and we keep only its public half, so nobody can steal it from our database or with a fake page. You add one in the [settings of your account](path:auth/edit/) and may keep the password as well.',
        ],
        de: [
          'Was ist die Anmeldung mit Passkey?',
          'Statt eines Passworts nutzen Sie Fingerabdruck, Gesicht oder den Code Ihres Geräts. Der Schlüssel bleibt auf dem Gerät, wir speichern nur seinen öffentlichen Teil; er lässt sich also weder aus unserer Datenbank noch mit einer falschen Seite stehlen. Sie fügen ihn in den [Kontoeinstellungen](path:auth/edit/) hinzu und dürfen das Passwort behalten.',
        ],
        rs: [
          'Šta je prijava pristupnim ključem?',
          'Umesto lozinke koristite otisak prsta, lice ili kod svog uređaja. Ključ ostaje na uređaju, mi čuvamo samo njegov javni deo, pa ne može da se ukrade iz naše baze ni lažnom stranicom. Dodajete ga u [podešavanjima naloga](path:auth/edit/), a lozinku možete da zadržite za svaki slučaj.',
        ],
        it: [
          'Che cos’è l’accesso con passkey?',
          'Al posto della password usa l’impronta, il volto o il codice del dispositivo. La chiave resta sul dispositivo e noi conserviamo solo la sua parte pubblica, quindi non si può rubare dal nostro archivio né con una pagina falsa. La aggiunge nelle [impostazioni del profilo](path:auth/edit/) e può tenere anche la password.',
        ],
        ba: [
          'Šta je prijava pristupnim ključem?',
          'Umjesto lozinke koristite otisak prsta, lice ili kod svog uređaja. Ključ ostaje na uređaju, mi čuvamo samo njegov javni dio, pa ga nije moguće ukrasti iz naše baze ni lažnom stranicom. Dodajete ga u [postavkama računa](path:auth/edit/), a lozinku možete zadržati za svaki slučaj.',
        ],
        me: [
          'Šta je prijava pristupnim ključem?',
          'Umjesto lozinke koristite otisak prsta, lice ili kod svog uređaja. Ključ ostaje na uređaju, mi čuvamo samo njegov javni dio, pa ne može da se ukrade iz naše baze ni lažnom stranicom. Dodajete ga u [podešavanjima naloga](path:auth/edit/), a lozinku možete da zadržite za svaki slučaj.',
        ],
        es: [
          '¿Qué es entrar con una llave de acceso?',
          'En lugar de contraseña usa la huella, la cara o el código de su dispositivo. La llave se queda en el dispositivo y nosotros guardamos solo su parte pública, así que no se puede robar de nuestra base de datos ni con una página falsa. La añade en los [ajustes de la cuenta](path:auth/edit/) y puede conservar la contraseña.',
        ],
      },
    },
    {
      code: 'delete-account',
      texts: {
        si: [
          'Kako prenesem svoje podatke ali izbrišem račun?',
          'Oboje naredite sami v [nastavitvah računa](path:auth/edit/). Prenos vsebuje vse, kar o vas hranimo. Izbris velja takoj in za vedno; naročila in račune hranimo naprej samo toliko, kot zahteva zakon, brez povezave z računom. Kaj zbiramo in zakaj, piše v [varstvu osebnih podatkov](privacy).',
        ],
        hr: [
          'Kako preuzimam svoje podatke ili brišem korisnički račun?',
          'Oboje radite sami u [postavkama računa](path:auth/edit/). Preuzimanje sadrži sve što o vama čuvamo. Brisanje vrijedi odmah i zauvijek; narudžbe i račune čuvamo dalje samo koliko traži zakon, bez veze s korisničkim računom. Što prikupljamo i zašto, piše u [zaštiti podataka](privacy).',
        ],
        en: [
          'How do I download my data or delete my account?',
          'You do both yourself in the [settings of your account](path:auth/edit/). The download holds everything we keep about you. Deletion takes effect at once and for good; we keep orders and invoices only as long as the law demands, no longer tied to you as an account. What we collect and why is in the [privacy policy](privacy).',
        ],
        de: [
          'Wie lade ich meine Daten herunter oder lösche mein Konto?',
          'Beides machen Sie selbst in den [Kontoeinstellungen](path:auth/edit/). Der Download enthält alles, was wir über Sie speichern. Gelöscht wird sofort und für immer; Bestellungen und Rechnungen bewahren wir nur so lange auf, wie das Gesetz es verlangt, ohne Bezug zum Konto. Was wir erheben und warum, steht im [Datenschutz](privacy).',
        ],
        rs: [
          'Kako preuzimam svoje podatke ili brišem nalog?',
          'Oboje radite sami u [podešavanjima naloga](path:auth/edit/). Preuzimanje sadrži sve što o vama čuvamo. Brisanje važi odmah i zauvek; porudžbine i račune čuvamo dalje samo koliko traži zakon, bez veze s nalogom. Šta prikupljamo i zašto, piše u [zaštiti podataka](privacy).',
        ],
        it: [
          'Come scarico i miei dati o cancello il profilo?',
          'Fa entrambe le cose da solo nelle [impostazioni del profilo](path:auth/edit/). Il file contiene tutto ciò che conserviamo su di Lei. La cancellazione è immediata e definitiva; conserviamo ordini e fatture solo per il tempo richiesto dalla legge, senza legame con il profilo. Che cosa raccogliamo e perché è nell’[informativa sulla privacy](privacy).',
        ],
        ba: [
          'Kako preuzimam svoje podatke ili brišem korisnički račun?',
          'Oboje radite sami u [postavkama računa](path:auth/edit/). Preuzimanje sadrži sve što o vama čuvamo. Brisanje važi odmah i zauvijek; narudžbe i račune čuvamo dalje samo koliko traži zakon, bez veze s korisničkim računom. Šta prikupljamo i zašto, piše u [zaštiti podataka](privacy).',
        ],
        me: [
          'Kako preuzimam svoje podatke ili brišem nalog?',
          'Oboje radite sami u [podešavanjima naloga](path:auth/edit/). Preuzimanje sadrži sve što o vama čuvamo. Brisanje važi odmah i zauvijek; porudžbine i račune čuvamo dalje samo koliko traži zakon, bez veze s nalogom. Šta prikupljamo i zašto, piše u [zaštiti podataka](privacy).',
        ],
        es: [
          '¿Cómo descargo mis datos o elimino la cuenta?',
          'Ambas cosas las hace usted en los [ajustes de la cuenta](path:auth/edit/). La descarga contiene todo lo que guardamos sobre usted. La eliminación es inmediata y definitiva; guardamos pedidos y facturas solo el tiempo que exige la ley, sin relación con la cuenta. Qué recogemos y por qué figura en la [política de privacidad](privacy).',
        ],
      },
    },
    {
      code: 'which-mail',
      texts: {
        si: [
          'Katera sporočila mi pošiljate?',
          'O naročilu vedno: potrditev, plačilo, odprema in vračilo. Novice, obvestila o zalogi in ceni ter opomnik na košarico pošiljamo le, če ste jih naročili; v vsakem sporočilu je povezava, s katero se odjavite z enim klikom. O piškotkih za oglase odločate posebej v [nastavitvah piškotkov](dir:consents).',
        ],
        hr: [
          'Koje mi poruke šaljete?',
          'O narudžbi uvijek: potvrdu, plaćanje, otpremu i povrat. Novosti, obavijesti o zalihi i cijeni te podsjetnik na košaricu šaljemo samo ako ste ih zatražili; u svakoj je poruci poveznica za odjavu jednim klikom. O kolačićima za oglase odlučujete posebno u [postavkama kolačića](dir:consents).',
        ],
        en: [
          'Which messages do you send me?',
          'About an order always: confirmation, payment, dispatch and return. Newsletters, notices about stock and price and cart reminders come only if you asked for them, and every one has a link to stop them with one click. Advertising cookies are a separate choice in the [cookie settings](dir:consents).',
        ],
        de: [
          'Welche Nachrichten schicken Sie mir?',
          'Zu einer Bestellung immer: Bestätigung, Zahlung, Versand und Rückgabe. Newsletter, Hinweise zu Bestand und Preis und die Erinnerung an den Warenkorb kommen nur, wenn Sie sie bestellt haben; jede enthält einen Link zum Abmelden mit einem Klick. Über Werbe-Cookies entscheiden Sie eigens in den [Cookie-Einstellungen](dir:consents).',
        ],
        rs: [
          'Koje mi poruke šaljete?',
          'O porudžbini uvek: potvrdu, plaćanje, otpremu i povraćaj. Novosti, obaveštenja o zalihama i ceni i podsetnik na korpu šaljemo samo ako ste ih zatražili; u svakoj poruci je link za odjavu jednim klikom. O kolačićima za oglase odlučujete posebno u [podešavanjima kolačića](dir:consents).',
        ],
        it: [
          'Quali messaggi mi inviate?',
          'Su un ordine sempre: conferma, pagamento, spedizione e reso. Newsletter, avvisi su disponibilità e prezzo e promemoria del carrello arrivano solo se li ha chiesti, e in ognuno c’è un collegamento per disiscriversi con un clic. I cookie pubblicitari si scelgono a parte nelle [impostazioni dei cookie](dir:consents).',
        ],
        ba: [
          'Koje mi poruke šaljete?',
          'O narudžbi uvijek: potvrdu, plaćanje, otpremu i povrat. Novosti, obavijesti o zalihama i cijeni te podsjetnik na korpu šaljemo samo ako ste ih zatražili; u svakoj poruci je link za odjavu jednim klikom. O kolačićima za oglase odlučujete posebno u [postavkama kolačića](dir:consents).',
        ],
        me: [
          'Koje mi poruke šaljete?',
          'O porudžbini uvijek: potvrdu, plaćanje, otpremu i povraćaj. Novosti, obavještenja o zalihama i cijeni i podsjetnik na korpu šaljemo samo ako ste ih zatražili; u svakoj poruci je link za odjavu jednim klikom. O kolačićima za oglase odlučujete posebno u [podešavanjima kolačića](dir:consents).',
        ],
        es: [
          '¿Qué mensajes me envían?',
          'Sobre un pedido siempre: confirmación, pago, envío y devolución. Boletines, avisos de existencias y precio y recordatorios del carrito llegan solo si los pidió, y en cada uno hay un enlace para darse de baja con un clic. Las cookies publicitarias se eligen aparte en la [configuración de cookies](dir:consents).',
        ],
      },
    },
  ],
};
