import type { DemoFaqGroup } from './types.ts';

/** How an order comes to its buyer. */
export const delivery: DemoFaqGroup = {
  code: 'delivery',
  title: {
    si: 'Dostava in prevzem',
    hr: 'Dostava i preuzimanje',
    en: 'Delivery and collection',
    de: 'Lieferung und Abholung',
    rs: 'Dostava i preuzimanje',
    it: 'Consegna e ritiro',
    ba: 'Dostava i preuzimanje',
    me: 'Dostava i preuzimanje',
    es: 'Entrega y recogida',
  },
  short: {
    si: 'Koliko stane dostava, kdaj pride paket in kako ga prevzamete v trgovini ali paketomatu.',
    hr: 'Koliko stoji dostava, kad stiže paket i kako ga preuzimate u trgovini ili paketomatu.',
    en: 'What delivery costs, when the parcel comes and how to collect it in a shop or a locker.',
    de: 'Was die Lieferung kostet, wann das Paket kommt und wie Sie es in einer Filiale oder Paketstation abholen.',
    rs: 'Koliko košta dostava, kada stiže paket i kako ga preuzimate u prodavnici ili paketomatu.',
    it: 'Quanto costa la consegna, quando arriva il pacco e come ritirarlo in negozio o in un armadietto automatico.',
    ba: 'Koliko košta dostava, kad stiže paket i kako ga preuzimate u prodavnici ili paketomatu.',
    me: 'Koliko košta dostava, kada stiže paket i kako ga preuzimate u prodavnici ili paketomatu.',
    es: 'Cuánto cuesta la entrega, cuándo llega el paquete y cómo recogerlo en una tienda o en una taquilla.',
  },
  questions: [
    {
      code: 'delivery-price',
      texts: {
        si: [
          'Koliko stane dostava?',
          'Dostava na dom stane {delivery}, v paketomat {locker}, prevzem v trgovini je brezplačen. Od vrednosti izdelkov {free} je brezplačna vsaka dostava. Če naročilo pride v več paketih, za to ne plačate nič več. Vse cene so na strani [Dostava in plačilo](delivery), znesek pa vidite pred oddajo naročila.',
        ],
        hr: [
          'Koliko stoji dostava?',
          'Dostava na kućnu adresu stoji {delivery}, u paketomat {locker}, a preuzimanje u trgovini je besplatno. Od vrijednosti proizvoda {free} besplatna je svaka dostava. Ako narudžba stigne u više paketa, za to ne plaćate ništa više. Sve cijene su na stranici [Dostava i plaćanje](delivery), a iznos vidite prije slanja narudžbe.',
        ],
        en: [
          'What does delivery cost?',
          'Home delivery costs {delivery}, a parcel locker {locker}, and collection in a shop is free. For goods worth {free} or more every delivery is free. If an order comes in several parcels you pay nothing extra. All prices are on the page [Delivery and payment](delivery), and you see the amount before you place the order.',
        ],
        de: [
          'Was kostet die Lieferung?',
          'Die Lieferung nach Hause kostet {delivery}, in eine Paketstation {locker}, die Abholung ist, wo wir Filialen haben, kostenlos. Ab einem Warenwert von {free} ist jede Lieferung kostenlos. Kommt eine Bestellung in mehreren Paketen, zahlen Sie nichts zusätzlich. Alle Preise stehen unter [Versand und Zahlung](delivery); den Betrag sehen Sie vor dem Absenden.',
        ],
        rs: [
          'Koliko košta dostava?',
          'Dostava na kućnu adresu košta {delivery}, u paketomat {locker}, a preuzimanje u prodavnici je besplatno. Od vrednosti proizvoda {free} besplatna je svaka dostava. Ako porudžbina stigne u više paketa, za to ne plaćate ništa više. Sve cene su na strani [Dostava i plaćanje](delivery), a iznos vidite pre slanja porudžbine.',
        ],
        it: [
          'Quanto costa la consegna?',
          'La consegna a domicilio costa {delivery}, in un armadietto automatico {locker}, il ritiro, nei Paesi in cui abbiamo negozi, è gratuito. Da {free} di merce ogni consegna è gratuita. Se l’ordine arriva in più pacchi non paga nulla in più. Tutti i prezzi sono alla pagina [Consegna e pagamento](delivery); l’importo si vede prima di inviare l’ordine.',
        ],
        ba: [
          'Koliko košta dostava?',
          'Dostava na kućnu adresu košta {delivery}, u paketomat {locker}, a preuzimanje u prodavnici je besplatno. Od vrijednosti proizvoda {free} besplatna je svaka dostava. Ako narudžba stigne u više paketa, za to ne plaćate ništa više. Sve cijene su na stranici [Dostava i plaćanje](delivery), a iznos vidite prije slanja narudžbe.',
        ],
        me: [
          'Koliko košta dostava?',
          'Dostava na kućnu adresu košta {delivery}, u paketomat {locker}, a preuzimanje u prodavnici je besplatno. Od vrijednosti proizvoda {free} besplatna je svaka dostava. Ako porudžbina stigne u više paketa, za to ne plaćate ništa više. Sve cijene su na strani [Dostava i plaćanje](delivery), a iznos vidite prije slanja porudžbine.',
        ],
        es: [
          '¿Cuánto cuesta la entrega?',
          'La entrega a domicilio cuesta {delivery}, en una taquilla {locker} y la recogida, en los países donde tenemos tiendas, es gratuita. A partir de {free} de compra toda entrega es gratuita. Si el pedido llega en varios paquetes no paga nada más. Todos los precios están en la página [Entrega y pago](delivery) y verá el importe antes de confirmar.',
        ],
      },
    },
    {
      code: 'delivery-day',
      texts: {
        si: [
          'Kdaj bo paket pri meni?',
          'Predvideni dan je zapisan pri izdelku, v zadnjem koraku naročila in nato na strani naročila. Pri nakazilu začne teči, ko prejmemo denar. Ko paket oddamo dostavni službi, vam po e-pošti pošljemo številko za sledenje. Če se dan spremeni, vam pišemo, še preden mine.',
        ],
        hr: [
          'Kada će paket biti kod mene?',
          'Predviđeni dan piše uz proizvod, u zadnjem koraku narudžbe, a zatim na stranici narudžbe. Kod plaćanja uplatnicom rok počinje kad primimo novac. Kad paket predamo dostavnoj službi, e-poštom vam šaljemo broj za praćenje. Ako se dan promijeni, pišemo vam prije nego što prođe.',
        ],
        en: [
          'When will the parcel be with me?',
          'The expected day is shown next to the product, in the last step of the order and then on the page of your order. With a bank transfer it counts from the day the money arrives. When we hand the parcel to the courier we email you the tracking number. If the day changes, we tell you before it has passed.',
        ],
        de: [
          'Wann kommt mein Paket?',
          'Der voraussichtliche Tag steht beim Produkt, im letzten Schritt der Bestellung und danach auf der Seite Ihrer Bestellung. Bei Überweisung zählt er ab dem Eingang des Geldes. Sobald wir das Paket dem Lieferdienst übergeben, schicken wir Ihnen die Sendungsnummer per E-Mail. Verschiebt sich der Tag, melden wir uns vorher.',
        ],
        rs: [
          'Kada će paket biti kod mene?',
          'Predviđeni dan piše uz proizvod, u poslednjem koraku porudžbine, a zatim na strani porudžbine. Kod uplate na račun rok počinje kad primimo novac. Kad paket predamo kurirskoj službi, e-poštom vam šaljemo broj za praćenje. Ako se dan promeni, pišemo vam pre nego što prođe.',
        ],
        it: [
          'Quando arriva il mio pacco?',
          'Il giorno previsto è indicato accanto al prodotto, nell’ultimo passo dell’ordine e poi sulla pagina dell’ordine. Con il bonifico si conta da quando riceviamo il denaro. Quando affidiamo il pacco al corriere Le inviamo via e-mail il numero di tracciamento. Se il giorno cambia, La avvisiamo prima.',
        ],
        ba: [
          'Kada će paket biti kod mene?',
          'Predviđeni dan piše uz proizvod, u zadnjem koraku narudžbe, a zatim na stranici narudžbe. Kod uplate na račun rok počinje kad primimo novac. Kad paket predamo kurirskoj službi, e-poštom vam šaljemo broj za praćenje. Ako se dan promijeni, pišemo vam prije nego što prođe.',
        ],
        me: [
          'Kada će paket biti kod mene?',
          'Predviđeni dan piše uz proizvod, u posljednjem koraku porudžbine, a zatim na strani porudžbine. Kod uplate na račun rok počinje kad primimo novac. Kad paket predamo kurirskoj službi, e-poštom vam šaljemo broj za praćenje. Ako se dan promijeni, pišemo vam prije nego što prođe.',
        ],
        es: [
          '¿Cuándo llegará mi paquete?',
          'El día previsto aparece junto al producto, en el último paso del pedido y después en la página del pedido. Con transferencia se cuenta desde que recibimos el dinero. Cuando entregamos el paquete a la empresa de transporte le enviamos por correo el número de seguimiento. Si el día cambia, le avisamos antes.',
        ],
      },
    },
    {
      code: 'collect-in-shop',
      texts: {
        si: [
          'Kako prevzamem naročilo v trgovini?',
          'V koraku dostave izberete prevzem in eno od naših [trgovin](dir:locations). Ko je naročilo pripravljeno, vam pišemo; pri izdelkih, ki so v trgovini na polici, je to pogosto še isti dan. S seboj prinesite številko naročila. Prevzem je vedno brezplačen, vračilo v isti trgovini prav tako.',
        ],
        hr: [
          'Kako preuzimam narudžbu u trgovini?',
          'U koraku dostave odaberete preuzimanje i jednu od naših [trgovina](dir:locations). Kad je narudžba spremna, pišemo vam; za proizvode koji su u trgovini na polici to je često još isti dan. Ponesite broj narudžbe. Preuzimanje je uvijek besplatno, a povrat u istoj trgovini također.',
        ],
        en: [
          'How do I collect an order in a shop?',
          'In the delivery step choose collection and one of our [shops](dir:locations). We write when the order is ready; for products on that shop’s shelf this is often the same day. Bring the order number with you. Collection is always free, and so is handing a return in at the same counter.',
        ],
        de: [
          'Wie hole ich eine Bestellung in der Filiale ab?',
          'In Ländern, in denen wir [Filialen](dir:locations) haben, wählen Sie im Schritt Lieferung die Abholung und eine davon. Wir schreiben Ihnen, sobald alles bereitliegt; bei Produkten, die dort im Regal stehen, ist das oft noch am selben Tag. Bringen Sie die Bestellnummer mit. Die Abholung ist immer kostenlos, die Rückgabe in der Filiale ebenso.',
        ],
        rs: [
          'Kako preuzimam porudžbinu u prodavnici?',
          'U koraku dostave izaberete preuzimanje i jednu od naših [prodavnica](dir:locations). Kad je porudžbina spremna, pišemo vam; za proizvode koji su u prodavnici na polici to je često još istog dana. Ponesite broj porudžbine. Preuzimanje je uvek besplatno, a povraćaj u istoj prodavnici takođe.',
        ],
        it: [
          'Come ritiro un ordine in negozio?',
          'Nei Paesi in cui abbiamo [negozi](dir:locations), al passo della consegna scelga il ritiro e uno di essi. Le scriviamo quando l’ordine è pronto; per i prodotti che sono già sullo scaffale di quel negozio spesso è il giorno stesso. Porti con sé il numero d’ordine. Il ritiro è sempre gratuito, e così la restituzione in negozio.',
        ],
        ba: [
          'Kako preuzimam narudžbu u prodavnici?',
          'U koraku dostave odaberete preuzimanje i jednu od naših [prodavnica](dir:locations). Kad je narudžba spremna, pišemo vam; za proizvode koji su u prodavnici na polici to je često još isti dan. Ponesite broj narudžbe. Preuzimanje je uvijek besplatno, a povrat u istoj prodavnici također.',
        ],
        me: [
          'Kako preuzimam porudžbinu u prodavnici?',
          'U koraku dostave izaberete preuzimanje i jednu od naših [prodavnica](dir:locations). Kad je porudžbina spremna, pišemo vam; za proizvode koji su u prodavnici na polici to je često još istog dana. Ponesite broj porudžbine. Preuzimanje je uvijek besplatno, a povraćaj u istoj prodavnici takođe.',
        ],
        es: [
          '¿Cómo recojo un pedido en la tienda?',
          'En los países donde tenemos [tiendas](dir:locations), en el paso de entrega elija la recogida y una de ellas. Le escribimos cuando el pedido está listo; si los productos están en el estante de esa tienda, suele ser el mismo día. Traiga el número de pedido. La recogida es siempre gratuita, y la devolución en la tienda también.',
        ],
      },
    },
    {
      code: 'parcel-locker',
      texts: {
        si: [
          'Kako deluje prevzem v paketomatu?',
          'Pri naročilu izberete paketomat blizu doma ali službe; odprti so dan in noč. Ko paket prispe, dobite sporočilo s kodo, s katero odprete predal. Za dostavo v paketomat plačate {locker}, od {free} je brezplačna. Velikih aparatov ta možnost ne zajema; te pripeljemo na dom.',
        ],
        hr: [
          'Kako radi preuzimanje u paketomatu?',
          'Pri narudžbi odaberete paketomat blizu doma ili posla; otvoreni su dan i noć. Kad paket stigne, dobivate poruku s kodom kojim otvarate pretinac. Dostava u paketomat stoji {locker}, a od {free} je besplatna. Veliki uređaji u pretinac ne stanu; njih dovozimo na kućnu adresu.',
        ],
        en: [
          'How does a parcel locker work?',
          'When ordering you choose a locker near your home or work; they are open day and night. When the parcel is there you get a message with the code that opens your box. A locker costs {locker} and is free from {free}. Large appliances do not fit into one; we bring those to your door.',
        ],
        de: [
          'Wie funktioniert die Paketstation?',
          'Beim Bestellen wählen Sie eine Paketstation in der Nähe; sie sind Tag und Nacht zugänglich. Ist das Paket da, erhalten Sie eine Nachricht mit dem Code für Ihr Fach. Die Lieferung kostet {locker} und ist ab {free} kostenlos. Große Geräte passen nicht hinein; die bringen wir Ihnen nach Hause.',
        ],
        rs: [
          'Kako radi preuzimanje u paketomatu?',
          'Pri poručivanju izaberete paketomat blizu kuće ili posla; otvoreni su dan i noć. Kad paket stigne, dobijate poruku s kodom kojim otvarate pregradu. Dostava u paketomat košta {locker}, a od {free} je besplatna. Veliki aparati u pregradu ne staju; njih dovozimo na kućnu adresu.',
        ],
        it: [
          'Come funziona l’armadietto automatico?',
          'Nell’ordine sceglie un armadietto vicino a casa o al lavoro; sono aperti giorno e notte. Quando il pacco arriva riceve un messaggio con il codice che apre lo sportello. Questa consegna costa {locker} ed è gratuita da {free}. I grandi elettrodomestici non ci stanno: quelli li portiamo a casa.',
        ],
        ba: [
          'Kako radi preuzimanje u paketomatu?',
          'Pri narudžbi odaberete paketomat blizu kuće ili posla; otvoreni su dan i noć. Kad paket stigne, dobijate poruku s kodom kojim otvarate pretinac. Dostava u paketomat košta {locker}, a od {free} je besplatna. Veliki aparati u pretinac ne stanu; njih dovozimo na kućnu adresu.',
        ],
        me: [
          'Kako radi preuzimanje u paketomatu?',
          'Pri poručivanju izaberete paketomat blizu kuće ili posla; otvoreni su dan i noć. Kad paket stigne, dobijate poruku s kodom kojim otvarate pregradu. Dostava u paketomat košta {locker}, a od {free} je besplatna. Veliki aparati u pregradu ne staju; njih dovozimo na kućnu adresu.',
        ],
        es: [
          '¿Cómo funciona la taquilla?',
          'Al hacer el pedido elige una taquilla cerca de casa o del trabajo; están abiertas día y noche. Cuando llega el paquete recibe un mensaje con el código que abre la puerta. Esta entrega cuesta {locker} y es gratuita desde {free}. Los aparatos grandes no caben: esos los llevamos a casa.',
        ],
      },
    },
  ],
};
