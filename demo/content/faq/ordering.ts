import type { DemoFaqGroup } from './types.ts';

/** Before the order is sent, and just after. */
export const ordering: DemoFaqGroup = {
  code: 'ordering',
  title: {
    si: 'Naročanje',
    hr: 'Naručivanje',
    en: 'Ordering',
    de: 'Bestellen',
    rs: 'Poručivanje',
    it: 'Ordinare',
    ba: 'Naručivanje',
    me: 'Poručivanje',
    es: 'Pedidos',
  },
  short: {
    si: 'Kako oddate naročilo, ga spremenite ali prekličete in kje vidite, kaj je z njim.',
    hr: 'Kako šaljete narudžbu, mijenjate je ili otkazujete i gdje vidite što je s njom.',
    en: 'How to place an order, change or cancel it, and where to see how it stands.',
    de: 'Wie Sie bestellen, eine Bestellung ändern oder stornieren und wo Sie ihren Stand sehen.',
    rs: 'Kako šaljete porudžbinu, menjate je ili otkazujete i gde vidite šta je s njom.',
    it: 'Come fare un ordine, modificarlo o annullarlo e dove vedere a che punto è.',
    ba: 'Kako šaljete narudžbu, mijenjate je ili otkazujete i gdje vidite šta je s njom.',
    me: 'Kako šaljete porudžbinu, mijenjate je ili otkazujete i gdje vidite šta je s njom.',
    es: 'Cómo hacer un pedido, cambiarlo o cancelarlo y dónde ver su estado.',
  },
  questions: [
    {
      code: 'without-account',
      texts: {
        si: [
          'Ali za nakup potrebujem račun?',
          'Ne. V prvem koraku izberete nakup kot gost; potrebujemo le podatke za dostavo in račun. Po naročilu si lahko nastavite geslo in naročilo se shrani v vaš [račun](path:auth/). Z računom je naslov ob naslednjem nakupu že vpisan, vsa naročila pa so na enem mestu.',
        ],
        hr: [
          'Trebam li korisnički račun za kupnju?',
          'Ne. U prvom koraku odaberete kupnju kao gost; trebamo samo podatke za dostavu i račun. Nakon narudžbe možete postaviti lozinku i narudžba se sprema u vaš [korisnički račun](path:auth/). S njim je adresa pri sljedećoj kupnji već upisana, a sve su narudžbe na jednom mjestu.',
        ],
        en: [
          'Do I need an account to buy?',
          'No. In the first step you choose to buy as a guest; we only need the details for delivery and the invoice. After ordering you can set a password, and the order is saved in your [account](path:auth/). With an account your address is filled in next time and all orders are in one place.',
        ],
        de: [
          'Brauche ich ein Konto, um zu kaufen?',
          'Nein. Im ersten Schritt wählen Sie den Kauf als Gast; wir brauchen nur die Angaben für Lieferung und Rechnung. Nach der Bestellung können Sie ein Passwort setzen, dann liegt sie in Ihrem [Konto](path:auth/). Mit Konto ist die Adresse beim nächsten Kauf schon ausgefüllt, und alle Bestellungen stehen beisammen.',
        ],
        rs: [
          'Da li mi je za kupovinu potreban nalog?',
          'Ne. U prvom koraku izaberete kupovinu kao gost; potrebni su nam samo podaci za dostavu i račun. Posle porudžbine možete da postavite lozinku i porudžbina se čuva u vašem [nalogu](path:auth/). S nalogom je adresa pri sledećoj kupovini već upisana, a sve porudžbine su na jednom mestu.',
        ],
        it: [
          'Serve un profilo per comprare?',
          'No. Al primo passo può scegliere di comprare come ospite: ci servono solo i dati per la consegna e la fattura. Dopo l’ordine può impostare una password e l’ordine resta nel Suo [profilo](path:auth/). Con un profilo l’indirizzo è già compilato la volta successiva e tutti gli ordini stanno in un posto solo.',
        ],
        ba: [
          'Treba li mi korisnički račun za kupovinu?',
          'Ne. U prvom koraku odaberete kupovinu kao gost; trebamo samo podatke za dostavu i račun. Nakon narudžbe možete postaviti lozinku i narudžba se čuva u vašem [korisničkom računu](path:auth/). S njim je adresa pri sljedećoj kupovini već upisana, a sve narudžbe su na jednom mjestu.',
        ],
        me: [
          'Da li mi je za kupovinu potreban nalog?',
          'Ne. U prvom koraku izaberete kupovinu kao gost; potrebni su nam samo podaci za dostavu i račun. Poslije porudžbine možete da postavite lozinku i porudžbina se čuva u vašem [nalogu](path:auth/). S nalogom je adresa pri sljedećoj kupovini već upisana, a sve porudžbine su na jednom mjestu.',
        ],
        es: [
          '¿Necesito una cuenta para comprar?',
          'No. En el primer paso puede elegir comprar como invitado: solo necesitamos los datos para la entrega y la factura. Después del pedido puede crear una contraseña y el pedido queda en su [cuenta](path:auth/). Con cuenta, la dirección ya aparece escrita la próxima vez y todos los pedidos están en un mismo lugar.',
        ],
      },
    },
    {
      code: 'where-is-my-order',
      texts: {
        si: [
          'Kje vidim, kaj je z mojim naročilom?',
          'V potrditvi po e-pošti je povezava na stran naročila. Tam so stanje, predvideni dan dostave, plačilo in vse, kar se je z naročilom že zgodilo; za to vam ni treba imeti računa. Če račun imate, so vsa naročila tudi med [mojimi naročili](path:auth/my_orders/). O vsakem večjem koraku vam pišemo.',
        ],
        hr: [
          'Gdje vidim što je s mojom narudžbom?',
          'U potvrdi koju šaljemo e-poštom nalazi se poveznica na stranicu narudžbe. Na njoj su status, predviđeni dan dostave, plaćanje i sve što se s narudžbom već dogodilo; za to ne trebate korisnički račun. Ako ga imate, sve su narudžbe i među [mojim narudžbama](path:auth/my_orders/). O svakom većem koraku vam pišemo.',
        ],
        en: [
          'Where do I see how my order stands?',
          'The confirmation email has a link to the page of your order. It shows the status, the expected day of delivery, the payment and everything that has happened so far; you need no account for it. If you have one, all your orders are also listed under [my orders](path:auth/my_orders/). We write to you at every major step.',
        ],
        de: [
          'Wo sehe ich den Stand meiner Bestellung?',
          'In der Bestätigung per E-Mail steht der Link zur Seite Ihrer Bestellung. Dort finden Sie den Stand, den voraussichtlichen Liefertag, die Zahlung und alles, was bisher geschehen ist; ein Konto brauchen Sie dafür nicht. Mit Konto stehen alle Bestellungen auch unter [Meine Bestellungen](path:auth/my_orders/). Bei jedem größeren Schritt schreiben wir Ihnen.',
        ],
        rs: [
          'Gde vidim šta je s mojom porudžbinom?',
          'U potvrdi koju šaljemo e-poštom nalazi se link ka strani porudžbine. Na njoj su status, predviđeni dan dostave, plaćanje i sve što se s porudžbinom već dogodilo; za to vam ne treba nalog. Ako ga imate, sve porudžbine su i među [mojim porudžbinama](path:auth/my_orders/). O svakom većem koraku vam pišemo.',
        ],
        it: [
          'Dove vedo a che punto è il mio ordine?',
          'Nella conferma via e-mail trova il collegamento alla pagina dell’ordine. Lì vede lo stato, il giorno di consegna previsto, il pagamento e tutto ciò che è già avvenuto; non serve un profilo. Se ne ha uno, gli ordini sono anche tra [i miei ordini](path:auth/my_orders/). Le scriviamo a ogni passaggio importante.',
        ],
        ba: [
          'Gdje vidim šta je s mojom narudžbom?',
          'U potvrdi koju šaljemo e-poštom nalazi se link na stranicu narudžbe. Na njoj su status, predviđeni dan dostave, plaćanje i sve što se s narudžbom već dogodilo; za to vam ne treba korisnički račun. Ako ga imate, sve narudžbe su i među [mojim narudžbama](path:auth/my_orders/). O svakom većem koraku vam pišemo.',
        ],
        me: [
          'Gdje vidim šta je s mojom porudžbinom?',
          'U potvrdi koju šaljemo e-poštom nalazi se link ka strani porudžbine. Na njoj su status, predviđeni dan dostave, plaćanje i sve što se s porudžbinom već dogodilo; za to vam ne treba nalog. Ako ga imate, sve porudžbine su i među [mojim porudžbinama](path:auth/my_orders/). O svakom većem koraku vam pišemo.',
        ],
        es: [
          '¿Dónde veo cómo va mi pedido?',
          'En el correo de confirmación hay un enlace a la página del pedido. Allí verá el estado, el día de entrega previsto, el pago y todo lo que ya ha ocurrido; no necesita cuenta. Si la tiene, todos los pedidos están también en [mis pedidos](path:auth/my_orders/). Le escribimos en cada paso importante.',
        ],
      },
    },
    {
      code: 'cancel-order',
      texts: {
        si: [
          'Kako prekličem ali spremenim naročilo?',
          'Na strani naročila je gumb za preklic, dokler paket ni pripravljen. Če ste že plačali, vam ves denar vrnemo po isti poti. Naročila ne moremo predelati; najhitreje je, da ga prekličete in oddate novo. Ko je paket že na poti, ga lahko vrnete kot [odstop od pogodbe](withdrawal).',
        ],
        hr: [
          'Kako otkazujem ili mijenjam narudžbu?',
          'Na stranici narudžbe je gumb za otkazivanje sve dok paket nije pripremljen. Ako ste već platili, sav novac vraćamo istim putem. Narudžbu ne možemo prepraviti; najbrže je otkazati je i poslati novu. Kad je paket već na putu, možete ga vratiti kao [raskid ugovora](withdrawal).',
        ],
        en: [
          'How do I cancel or change an order?',
          'The page of your order has a button to cancel until the parcel is packed. If you have paid already, all of your money goes back the same way. We cannot rewrite an order; the quickest way is to cancel it and place a new one. Once the parcel is on its way you can return it under the [right of withdrawal](withdrawal).',
        ],
        de: [
          'Wie storniere oder ändere ich eine Bestellung?',
          'Auf der Seite Ihrer Bestellung finden Sie eine Schaltfläche zum Stornieren, solange das Paket nicht gepackt ist. Haben Sie schon bezahlt, geht der ganze Betrag auf demselben Weg zurück. Umschreiben können wir eine Bestellung nicht: Am schnellsten stornieren Sie und bestellen neu. Ist das Paket unterwegs, gilt das [Widerrufsrecht](withdrawal).',
        ],
        rs: [
          'Kako otkazujem ili menjam porudžbinu?',
          'Na strani porudžbine je dugme za otkazivanje sve dok paket nije spakovan. Ako ste već platili, sav novac vraćamo istim putem. Porudžbinu ne možemo da prepravimo; najbrže je da je otkažete i pošaljete novu. Kad je paket već na putu, možete da ga vratite kao [odustanak od ugovora](withdrawal).',
        ],
        it: [
          'Come annullo o modifico un ordine?',
          'Sulla pagina dell’ordine c’è un pulsante per annullarlo finché il pacco non è pronto. Se ha già pagato, Le restituiamo tutto con lo stesso mezzo. Non possiamo riscrivere un ordine: la via più rapida è annullarlo e farne uno nuovo. Quando il pacco è già in viaggio può usare il [diritto di recesso](withdrawal).',
        ],
        ba: [
          'Kako otkazujem ili mijenjam narudžbu?',
          'Na stranici narudžbe je dugme za otkazivanje sve dok paket nije spakovan. Ako ste već platili, sav novac vraćamo istim putem. Narudžbu ne možemo prepraviti; najbrže je da je otkažete i pošaljete novu. Kad je paket već na putu, možete ga vratiti kao [raskid ugovora](withdrawal).',
        ],
        me: [
          'Kako otkazujem ili mijenjam porudžbinu?',
          'Na strani porudžbine je dugme za otkazivanje sve dok paket nije spakovan. Ako ste već platili, sav novac vraćamo istim putem. Porudžbinu ne možemo da prepravimo; najbrže je da je otkažete i pošaljete novu. Kad je paket već na putu, možete da ga vratite kao [raskid ugovora](withdrawal).',
        ],
        es: [
          '¿Cómo cancelo o cambio un pedido?',
          'En la página del pedido hay un botón para cancelarlo mientras el paquete no esté preparado. Si ya pagó, le devolvemos todo el dinero por el mismo medio. No podemos reescribir un pedido: lo más rápido es cancelarlo y hacer otro. Si el paquete ya va de camino, puede ejercer el [derecho de desistimiento](withdrawal).',
        ],
      },
    },
    {
      code: 'in-stock',
      texts: {
        si: [
          'Kako vem, ali je izdelek na zalogi?',
          'Pri vsakem izdelku piše, koliko časa potrebujemo, da pride do vas, in v katerih [trgovinah](dir:locations) ga lahko prevzamete. Če je zaloga pošla, vpišite svoj e-naslov in pisali vam bomo, ko spet pride. Zalogo rezerviramo, ko oddate naročilo, ne že v košarici.',
        ],
        hr: [
          'Kako znam je li proizvod na zalihi?',
          'Uz svaki proizvod piše kada stiže do vas i u kojim ga [trgovinama](dir:locations) možete preuzeti. Ako je rasprodan, upišite svoju e-adresu i javit ćemo vam kad ponovno stigne. Proizvod rezerviramo kad pošaljete narudžbu, a ne već u košarici.',
        ],
        en: [
          'How do I know whether a product is in stock?',
          'Each product says when it can be with you and in which [shops](dir:locations) you can collect it. If it has run out, leave your email address and we write when it is back. A product is reserved for you when you place the order, not while it lies in the cart.',
        ],
        de: [
          'Woran erkenne ich, ob ein Produkt vorrätig ist?',
          'Bei jedem Produkt steht, wann es bei Ihnen ist und in welchen [Filialen](dir:locations) Sie es abholen können. Ist es ausverkauft, tragen Sie Ihre E-Mail-Adresse ein, und wir schreiben, sobald es wieder da ist. Reserviert wird mit der Bestellung, nicht schon im Warenkorb.',
        ],
        rs: [
          'Kako znam da li je proizvod na stanju?',
          'Uz svaki proizvod piše kada stiže do vas i u kojim [prodavnicama](dir:locations) možete da ga preuzmete. Ako je rasprodat, upišite svoju e-adresu i javićemo vam kad ponovo stigne. Proizvod rezervišemo kad pošaljete porudžbinu, a ne već u korpi.',
        ],
        it: [
          'Come so se un prodotto è disponibile?',
          'Accanto a ogni prodotto è indicato quando può arrivare da Lei e in quali [negozi](dir:locations) può ritirarlo. Se è esaurito, lasci il Suo indirizzo e-mail e Le scriviamo quando torna. Il prodotto è riservato quando invia l’ordine, non già nel carrello.',
        ],
        ba: [
          'Kako znam je li proizvod na stanju?',
          'Uz svaki proizvod piše kada stiže do vas i u kojim ga [prodavnicama](dir:locations) možete preuzeti. Ako je rasprodan, upišite svoju e-adresu i javit ćemo vam kad ponovo stigne. Proizvod rezervišemo kad pošaljete narudžbu, a ne već u korpi.',
        ],
        me: [
          'Kako znam da li je proizvod na stanju?',
          'Uz svaki proizvod piše kada stiže do vas i u kojim [prodavnicama](dir:locations) možete da ga preuzmete. Ako je rasprodat, upišite svoju e-adresu i javićemo vam kad ponovo stigne. Proizvod rezervišemo kad pošaljete porudžbinu, a ne već u korpi.',
        ],
        es: [
          '¿Cómo sé si un producto está disponible?',
          'Junto a cada producto se indica cuándo puede llegarle y en qué [tiendas](dir:locations) puede recogerlo. Si está agotado, déjenos su correo electrónico y le escribimos cuando vuelva. El producto se reserva al hacer el pedido, no mientras está en el carrito.',
        ],
      },
    },
  ],
};
