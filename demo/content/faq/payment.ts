import type { DemoFaqGroup } from './types.ts';

/** How an order is paid. */
export const payment: DemoFaqGroup = {
  code: 'payment',
  title: {
    si: 'Plačilo in računi',
    hr: 'Plaćanje i računi',
    en: 'Payment and invoices',
    de: 'Zahlung und Rechnung',
    rs: 'Plaćanje i računi',
    it: 'Pagamento e fatture',
    ba: 'Plaćanje i računi',
    me: 'Plaćanje i računi',
    es: 'Pago y facturas',
  },
  short: {
    si: 'Načini plačila, kaj storiti, če plačilo ne uspe, in nakup za podjetje.',
    hr: 'Načini plaćanja, što učiniti ako plaćanje ne uspije i kupnja za tvrtku.',
    en: 'Ways to pay, what to do when a payment fails, and buying for a company.',
    de: 'Zahlungsarten, was zu tun ist, wenn eine Zahlung scheitert, und der Kauf für eine Firma.',
    rs: 'Načini plaćanja, šta uraditi ako plaćanje ne uspe i kupovina za firmu.',
    it: 'Modi di pagare, che cosa fare se un pagamento non riesce e acquisti per un’azienda.',
    ba: 'Načini plaćanja, šta uraditi ako plaćanje ne uspije i kupovina za firmu.',
    me: 'Načini plaćanja, šta uraditi ako plaćanje ne uspije i kupovina za firmu.',
    es: 'Formas de pago, qué hacer si un pago falla y compras para una empresa.',
  },
  questions: [
    {
      code: 'ways-to-pay',
      texts: {
        si: [
          'Kako lahko plačam?',
          'S plačilno kartico, z nakazilom ali po povzetju. Pri kartici znesek ob naročilu rezerviramo. Za nakazilo dobite podatke in kodo za plačilo ter nalog, ki ga lahko natisnete; denar čakamo sedem dni. Pri povzetju plačate dostavljavcu, doplačilo je {cod}. Vse je opisano na strani [Dostava in plačilo](delivery).',
        ],
        hr: [
          'Kako mogu platiti?',
          'Karticom, uplatom na račun ili pouzećem. Kod kartice iznos rezerviramo pri narudžbi. Za uplatu dobivate podatke, kod za plaćanje i uplatnicu koju možete ispisati; novac čekamo sedam dana. Kod pouzeća plaćate dostavljaču, a nadoplata iznosi {cod}. Sve je opisano na stranici [Dostava i plaćanje](delivery).',
        ],
        en: [
          'How can I pay?',
          'By card, by bank transfer or in cash on delivery. With a card we reserve the amount when you order. For a transfer you get the details, a payment code and a slip you can print; we wait seven days for the money. On delivery you pay the courier, and the fee is {cod}. Everything is explained under [Delivery and payment](delivery).',
        ],
        de: [
          'Wie kann ich bezahlen?',
          'Mit Karte, per Überweisung oder per Nachnahme. Bei der Karte reservieren wir den Betrag mit der Bestellung. Für die Überweisung erhalten Sie die Daten, einen Zahlungscode und einen Beleg zum Ausdrucken; auf das Geld warten wir sieben Tage. Bei Nachnahme zahlen Sie dem Zusteller, das Entgelt beträgt {cod}. Alles dazu: [Versand und Zahlung](delivery).',
        ],
        rs: [
          'Kako mogu da platim?',
          'Karticom, uplatom na račun ili pouzećem. Kod kartice iznos rezervišemo pri poručivanju. Za uplatu dobijate podatke, kod za plaćanje i nalog koji možete da odštampate; novac čekamo sedam dana. Kod pouzeća plaćate kuriru, a doplata iznosi {cod}. Sve je opisano na strani [Dostava i plaćanje](delivery).',
        ],
        it: [
          'Come posso pagare?',
          'Con carta, con bonifico o in contrassegno. Con la carta riserviamo l’importo al momento dell’ordine. Per il bonifico riceve i dati, un codice di pagamento e un modulo da stampare; aspettiamo il denaro sette giorni. In contrassegno paga al corriere, con un supplemento di {cod}. Tutto è spiegato alla pagina [Consegna e pagamento](delivery).',
        ],
        ba: [
          'Kako mogu platiti?',
          'Karticom, uplatom na račun ili pouzećem. Kod kartice iznos rezervišemo pri narudžbi. Za uplatu dobijate podatke, kod za plaćanje i nalog koji možete odštampati; novac čekamo sedam dana. Kod pouzeća plaćate kuriru, a doplata iznosi {cod}. Sve je opisano na stranici [Dostava i plaćanje](delivery).',
        ],
        me: [
          'Kako mogu da platim?',
          'Karticom, uplatom na račun ili pouzećem. Kod kartice iznos rezervišemo pri poručivanju. Za uplatu dobijate podatke, kod za plaćanje i nalog koji možete da odštampate; novac čekamo sedam dana. Kod pouzeća plaćate kuriru, a doplata iznosi {cod}. Sve je opisano na strani [Dostava i plaćanje](delivery).',
        ],
        es: [
          '¿Cómo puedo pagar?',
          'Con tarjeta, por transferencia o contra reembolso. Con tarjeta reservamos el importe al hacer el pedido. Para la transferencia recibe los datos, un código de pago y un impreso para imprimir; esperamos el dinero siete días. Contra reembolso paga al repartidor, con un recargo de {cod}. Todo se explica en la página [Entrega y pago](delivery).',
        ],
      },
    },
    {
      code: 'failed-payment',
      texts: {
        si: [
          'Plačilo s kartico ni uspelo. Kaj zdaj?',
          'Naročilo ostane, izdelki pa so za vas rezervirani. Odprite stran naročila iz potrditve in poskusite znova ali izberite drug način plačila. Za neuspelo plačilo ne bremenimo kartice. Če banka zavrne več poskusov, izberite nakazilo ali nas [pokličite](contact).',
        ],
        hr: [
          'Plaćanje karticom nije uspjelo. Što sada?',
          'Narudžba ostaje, a proizvodi su za vas rezervirani. Otvorite stranicu narudžbe iz potvrde i pokušajte ponovno ili odaberite drugi način plaćanja. Za neuspjelo plaćanje karticu ne teretimo. Ako banka odbije više pokušaja, odaberite uplatu na račun ili nas [nazovite](contact).',
        ],
        en: [
          'My card payment failed. What now?',
          'The order stands and the products are reserved for you. Open the page of your order from the confirmation and try again, or choose another way to pay. A payment that failed is not charged to your card. If your bank keeps refusing, choose a bank transfer or [call us](contact).',
        ],
        de: [
          'Die Kartenzahlung ist fehlgeschlagen. Was nun?',
          'Die Bestellung bleibt bestehen, und die Produkte sind für Sie reserviert. Öffnen Sie die Seite Ihrer Bestellung aus der Bestätigung und versuchen Sie es noch einmal oder wählen Sie eine andere Zahlungsart. Eine gescheiterte Zahlung wird nicht abgebucht. Lehnt die Bank wiederholt ab, wählen Sie die Überweisung oder [rufen Sie an](contact).',
        ],
        rs: [
          'Plaćanje karticom nije uspelo. Šta sada?',
          'Porudžbina ostaje, a proizvodi su za vas rezervisani. Otvorite stranu porudžbine iz potvrde i pokušajte ponovo ili izaberite drugi način plaćanja. Za neuspelo plaćanje karticu ne teretimo. Ako banka odbije više pokušaja, izaberite uplatu na račun ili nas [pozovite](contact).',
        ],
        it: [
          'Il pagamento con carta non è riuscito. Che cosa faccio?',
          'L’ordine resta e i prodotti sono riservati per Lei. Apra la pagina dell’ordine dalla conferma e riprovi, oppure scelga un altro modo di pagare. Un pagamento non riuscito non viene addebitato. Se la banca continua a rifiutare, scelga il bonifico o [ci chiami](contact).',
        ],
        ba: [
          'Plaćanje karticom nije uspjelo. Šta sada?',
          'Narudžba ostaje, a proizvodi su za vas rezervisani. Otvorite stranicu narudžbe iz potvrde i pokušajte ponovo ili odaberite drugi način plaćanja. Za neuspjelo plaćanje karticu ne teretimo. Ako banka odbije više pokušaja, odaberite uplatu na račun ili nas [nazovite](contact).',
        ],
        me: [
          'Plaćanje karticom nije uspjelo. Šta sada?',
          'Porudžbina ostaje, a proizvodi su za vas rezervisani. Otvorite stranu porudžbine iz potvrde i pokušajte ponovo ili izaberite drugi način plaćanja. Za neuspjelo plaćanje karticu ne teretimo. Ako banka odbije više pokušaja, izaberite uplatu na račun ili nas [pozovite](contact).',
        ],
        es: [
          'El pago con tarjeta ha fallado. ¿Qué hago?',
          'El pedido sigue en pie y los productos están reservados para usted. Abra la página del pedido desde la confirmación e inténtelo de nuevo o elija otra forma de pago. Un pago fallido no se carga en su tarjeta. Si el banco lo rechaza varias veces, elija la transferencia o [llámenos](contact).',
        ],
      },
    },
    {
      code: 'company',
      texts: {
        si: [
          'Ali lahko kupim za podjetje?',
          'Da. V koraku s podatki označite, da kupujete za podjetje, ter vpišite naziv in davčno številko; obliko številke preverimo sproti. Podatki so nato zapisani na naročilu in na računu. Zakonske pravice potrošnikov, kot je odstop brez razloga, za nakupe podjetij ne veljajo.',
        ],
        hr: [
          'Mogu li kupiti za tvrtku?',
          'Da. U koraku s podacima označite da kupujete za tvrtku te upišite naziv i porezni broj; oblik broja provjeravamo odmah. Podaci su zatim na narudžbi i na računu. Zakonska prava potrošača, kao što je raskid bez razloga, za kupnje tvrtki ne vrijede.',
        ],
        en: [
          'Can I buy for a company?',
          'Yes. In the step with your details, tick that you are buying for a company and enter its name and tax number; we check the form of the number at once. The details then appear on the order and on the invoice. Consumer rights by law, such as withdrawing without a reason, do not apply to companies.',
        ],
        de: [
          'Kann ich für eine Firma kaufen?',
          'Ja. Kreuzen Sie im Schritt mit Ihren Angaben an, dass Sie für eine Firma kaufen, und tragen Sie Firmenname und Steuernummer ein; die Form der Nummer prüfen wir sofort. Die Angaben stehen dann auf Bestellung und Rechnung. Gesetzliche Verbraucherrechte wie der Widerruf gelten für Firmen nicht.',
        ],
        rs: [
          'Mogu li da kupim za firmu?',
          'Da. U koraku s podacima označite da kupujete za firmu i upišite naziv i poreski broj; oblik broja proveravamo odmah. Podaci su zatim na porudžbini i na računu. Zakonska prava potrošača, kao što je odustanak bez razloga, za kupovine firmi ne važe.',
        ],
        it: [
          'Posso comprare per un’azienda?',
          'Sì. Al passo con i Suoi dati indichi che compra per un’azienda e inserisca ragione sociale e partita IVA; ne controlliamo subito la forma. I dati compaiono poi sull’ordine e sulla fattura. I diritti che la legge dà ai consumatori, come il recesso senza motivo, non valgono per le aziende.',
        ],
        ba: [
          'Mogu li kupiti za firmu?',
          'Da. U koraku s podacima označite da kupujete za firmu te upišite naziv i porezni broj; oblik broja provjeravamo odmah. Podaci su zatim na narudžbi i na računu. Zakonska prava potrošača, kao što je raskid bez razloga, za kupovine firmi ne važe.',
        ],
        me: [
          'Mogu li da kupim za firmu?',
          'Da. U koraku s podacima označite da kupujete za firmu i upišite naziv i poreski broj; oblik broja provjeravamo odmah. Podaci su zatim na porudžbini i na računu. Zakonska prava potrošača, kao što je raskid bez razloga, za kupovine firmi ne važe.',
        ],
        es: [
          '¿Puedo comprar para una empresa?',
          'Sí. En el paso con sus datos indique que compra para una empresa y escriba la razón social y el NIF; comprobamos enseguida la forma del número. Los datos figuran después en el pedido y en la factura. Los derechos que la ley da a los consumidores, como desistir sin motivo, no valen para las empresas.',
        ],
      },
    },
    {
      code: 'coupon',
      texts: {
        si: [
          'Kam vpišem kodo kupona?',
          'V košarico, pod seznam izdelkov. Popust se pokaže takoj, prav tako razlog, če koda ne velja: lahko je potekla, zahteva višji znesek ali pa ste jo že porabili. Kodo napišite z velikimi ali malimi črkami, vseeno je. Kuponi, ki so samo vaši, so v računu pod [mojimi kuponi](path:auth/my_coupons/).',
        ],
        hr: [
          'Gdje upisujem kod kupona?',
          'U košaricu, ispod popisa proizvoda. Popust se vidi odmah, kao i razlog ako kod ne vrijedi: možda je istekao, traži viši iznos ili ste ga već iskoristili. Velika i mala slova nisu važna. Kuponi koji su samo vaši nalaze se u korisničkom računu među [mojim kuponima](path:auth/my_coupons/).',
        ],
        en: [
          'Where do I enter a coupon code?',
          'In the cart, below the list of products. You see the discount at once, and also the reason if a code is not valid: it may have ended, ask for a higher amount, or be used up. Capital or small letters make no difference. Coupons that are yours alone are in your account under [my coupons](path:auth/my_coupons/).',
        ],
        de: [
          'Wo gebe ich einen Gutscheincode ein?',
          'Im Warenkorb, unter der Liste der Produkte. Den Rabatt sehen Sie sofort, ebenso den Grund, wenn ein Code nicht gilt: Er kann abgelaufen sein, einen höheren Betrag verlangen oder schon eingelöst sein. Groß- und Kleinschreibung ist egal. Gutscheine nur für Sie stehen im Konto unter [Meine Gutscheine](path:auth/my_coupons/).',
        ],
        rs: [
          'Gde upisujem kod kupona?',
          'U korpu, ispod spiska proizvoda. Popust se vidi odmah, kao i razlog ako kod ne važi: možda je istekao, traži viši iznos ili ste ga već iskoristili. Velika i mala slova nisu važna. Kuponi koji su samo vaši nalaze se u nalogu među [mojim kuponima](path:auth/my_coupons/).',
        ],
        it: [
          'Dove inserisco il codice di un buono?',
          'Nel carrello, sotto l’elenco dei prodotti. Lo sconto si vede subito, e così il motivo se il codice non vale: può essere scaduto, richiedere un importo più alto o essere già stato usato. Maiuscole e minuscole non contano. I buoni solo Suoi sono nel profilo, tra [i miei buoni](path:auth/my_coupons/).',
        ],
        ba: [
          'Gdje upisujem kod kupona?',
          'U korpu, ispod spiska proizvoda. Popust se vidi odmah, kao i razlog ako kod ne važi: možda je istekao, traži viši iznos ili ste ga već iskoristili. Velika i mala slova nisu važna. Kuponi koji su samo vaši nalaze se u korisničkom računu među [mojim kuponima](path:auth/my_coupons/).',
        ],
        me: [
          'Gdje upisujem kod kupona?',
          'U korpu, ispod spiska proizvoda. Popust se vidi odmah, kao i razlog ako kod ne važi: možda je istekao, traži viši iznos ili ste ga već iskoristili. Velika i mala slova nijesu važna. Kuponi koji su samo vaši nalaze se u nalogu među [mojim kuponima](path:auth/my_coupons/).',
        ],
        es: [
          '¿Dónde escribo el código de un cupón?',
          'En el carrito, debajo de la lista de productos. El descuento se ve enseguida, y también el motivo si el código no vale: puede haber caducado, pedir un importe mayor o estar ya usado. Da igual escribirlo en mayúsculas o minúsculas. Los cupones que son solo suyos están en su cuenta, en [mis cupones](path:auth/my_coupons/).',
        ],
      },
    },
  ],
};
