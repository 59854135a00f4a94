import type { DemoFaqGroup } from './types.ts';

/** When somebody changes their mind. */
export const returns: DemoFaqGroup = {
  code: 'returns',
  title: {
    si: 'Vračilo in odstop od pogodbe',
    hr: 'Povrat i raskid ugovora',
    en: 'Returns and withdrawal',
    de: 'Rückgabe und Widerruf',
    rs: 'Povraćaj i odustanak od ugovora',
    it: 'Resi e recesso',
    ba: 'Povrat i raskid ugovora',
    me: 'Povraćaj i raskid ugovora',
    es: 'Devoluciones y desistimiento',
  },
  short: {
    si: 'Kako vrnete izdelek, ki vam ne ustreza, in kdaj dobite denar.',
    hr: 'Kako vraćate proizvod koji vam ne odgovara i kad dobivate novac.',
    en: 'How to return a product that does not suit you, and when the money comes.',
    de: 'Wie Sie ein Produkt zurückgeben, das Ihnen nicht zusagt, und wann das Geld kommt.',
    rs: 'Kako vraćate proizvod koji vam ne odgovara i kada dobijate novac.',
    it: 'Come restituire un prodotto che non va bene e quando arriva il denaro.',
    ba: 'Kako vraćate proizvod koji vam ne odgovara i kad dobijate novac.',
    me: 'Kako vraćate proizvod koji vam ne odgovara i kada dobijate novac.',
    es: 'Cómo devolver un producto que no le conviene y cuándo llega el dinero.',
  },
  questions: [
    {
      code: 'how-many-days',
      texts: {
        si: [
          'Koliko časa imam, da si premislim?',
          'Kot potrošnik {days} dni od prejema, brez razloga; zakon jih zahteva 14. Dovolj je, da v tem roku oddate izjavo na strani [Odstop od pogodbe](path:webshop/withdrawal/), izdelek pa nato vrnete v 14 dneh. Izdelek smete odpreti in preizkusiti, kot bi ga v trgovini.',
        ],
        hr: [
          'Koliko vremena imam da se predomislim?',
          'Kao potrošač {days} dana od primitka, bez navođenja razloga; zakon traži 14. Dovoljno je da u tom roku pošaljete izjavu na stranici [Jednostrani raskid ugovora](path:webshop/withdrawal/), a proizvod zatim vratite u roku od 14 dana. Proizvod smijete otvoriti i isprobati kao u trgovini.',
        ],
        en: [
          'How long can I change my mind?',
          'As a consumer you have {days} days from receipt and need give no reason; the law requires 14. It is enough to submit the statement on the page [Withdraw from contract](path:webshop/withdrawal/) in that time and to send the product within 14 days after it. You may open the product and try it as you would in a shop.',
        ],
        de: [
          'Wie lange kann ich es mir anders überlegen?',
          'Als Verbraucherin oder Verbraucher {days} Tage ab Erhalt, ohne Angabe von Gründen; das Gesetz verlangt 14. Es genügt, die Erklärung in dieser Zeit auf der Seite [Vertrag widerrufen](path:webshop/withdrawal/) abzugeben und das Produkt binnen 14 Tagen danach zu senden. Öffnen und ausprobieren dürfen Sie es wie im Geschäft.',
        ],
        rs: [
          'Koliko vremena imam da se predomislim?',
          'Kao potrošač {days} dana od prijema, bez navođenja razloga; zakon traži 14. Dovoljno je da u tom roku pošaljete izjavu na strani [Odustanak od ugovora](path:webshop/withdrawal/), a proizvod zatim vratite u roku od 14 dana. Proizvod smete da otvorite i isprobate kao u prodavnici.',
        ],
        it: [
          'Quanto tempo ho per cambiare idea?',
          'Come consumatore {days} giorni dal ricevimento, senza indicare un motivo; la legge ne chiede 14. Basta inviare la dichiarazione in questo termine dalla pagina [Recesso dal contratto](path:webshop/withdrawal/) e spedire il prodotto entro i 14 giorni seguenti. Può aprirlo e provarlo come farebbe in negozio.',
        ],
        ba: [
          'Koliko vremena imam da se predomislim?',
          'Kao potrošač {days} dana od prijema, bez navođenja razloga. Dovoljno je da u tom roku pošaljete izjavu na stranici [Jednostrani raskid ugovora](path:webshop/withdrawal/), a proizvod zatim vratite u roku od 14 dana. Proizvod smijete otvoriti i isprobati kao u prodavnici.',
        ],
        me: [
          'Koliko vremena imam da se predomislim?',
          'Kao potrošač {days} dana od prijema, bez navođenja razloga; zakon traži 14. Dovoljno je da u tom roku pošaljete izjavu na strani [Jednostrani raskid ugovora](path:webshop/withdrawal/), a proizvod zatim vratite u roku od 14 dana. Proizvod smijete da otvorite i isprobate kao u prodavnici.',
        ],
        es: [
          '¿Cuánto tiempo tengo para cambiar de opinión?',
          'Como consumidor, {days} días desde la recepción y sin dar motivos; la ley pide 14. Basta con enviar la declaración en ese plazo desde la página [Desistir del contrato](path:webshop/withdrawal/) y mandar el producto en los 14 días siguientes. Puede abrirlo y probarlo como lo haría en una tienda.',
        ],
      },
    },
    {
      code: 'who-pays',
      texts: {
        si: [
          'Kdo plača vračilo?',
          'V naših [trgovinah](dir:locations) izdelek oddate brezplačno. Če ga pošljete po pošti, plačate poštnino sami. Velike aparate na željo pridemo iskat in ceno povemo vnaprej. Če ima izdelek napako, to ni vračilo, ampak [reklamacija](complaints), in vse stroške nosimo mi.',
        ],
        hr: [
          'Tko plaća povrat?',
          'U našim [trgovinama](dir:locations) proizvod predajete besplatno. Ako ga šaljete poštom, poštarinu plaćate sami. Po velike uređaje na želju dolazimo i cijenu kažemo unaprijed. Ako proizvod ima nedostatak, to nije povrat nego [reklamacija](complaints) i sve troškove snosimo mi.',
        ],
        en: [
          'Who pays for the return?',
          'Handing it in at one of our [shops](dir:locations) is free. If you send it by post you pay the postage. We collect large appliances on request and tell you the price beforehand. If a product is faulty this is not a return but a [complaint](complaints), and all costs are ours.',
        ],
        de: [
          'Wer zahlt die Rücksendung?',
          'In unseren [Filialen](dir:locations) geben Sie das Produkt kostenlos ab. Schicken Sie es per Post, zahlen Sie das Porto. Große Geräte holen wir auf Wunsch ab und nennen den Preis vorher. Hat das Produkt einen Mangel, ist das keine Rückgabe, sondern eine [Reklamation](complaints), und alle Kosten tragen wir.',
        ],
        rs: [
          'Ko plaća povraćaj?',
          'U našim [prodavnicama](dir:locations) proizvod predajete besplatno. Ako ga šaljete poštom, poštarinu plaćate sami. Po velike aparate na želju dolazimo i cenu kažemo unapred. Ako proizvod ima kvar, to nije povraćaj nego [reklamacija](complaints) i sve troškove snosimo mi.',
        ],
        it: [
          'Chi paga la restituzione?',
          'Nei nostri [negozi](dir:locations) può consegnare il prodotto gratis. Se lo spedisce, le spese sono a Suo carico. I grandi elettrodomestici li ritiriamo su richiesta e diciamo prima il prezzo. Se il prodotto è difettoso non è un reso ma un [reclamo](complaints), e paghiamo tutto noi.',
        ],
        ba: [
          'Ko plaća povrat?',
          'U našim [prodavnicama](dir:locations) proizvod predajete besplatno. Ako ga šaljete poštom, poštarinu plaćate sami. Po velike aparate na želju dolazimo i cijenu kažemo unaprijed. Ako proizvod ima kvar, to nije povrat nego [reklamacija](complaints) i sve troškove snosimo mi.',
        ],
        me: [
          'Ko plaća povraćaj?',
          'U našim [prodavnicama](dir:locations) proizvod predajete besplatno. Ako ga šaljete poštom, poštarinu plaćate sami. Po velike aparate na želju dolazimo i cijenu kažemo unaprijed. Ako proizvod ima kvar, to nije povraćaj nego [reklamacija](complaints) i sve troškove snosimo mi.',
        ],
        es: [
          '¿Quién paga la devolución?',
          'En nuestras [tiendas](dir:locations) la entrega es gratuita. Si lo envía por correo, paga usted el envío. Los aparatos grandes los recogemos si lo pide y le decimos antes el precio. Si el producto tiene un defecto no es una devolución sino una [reclamación](complaints), y pagamos todo nosotros.',
        ],
      },
    },
    {
      code: 'money-back',
      texts: {
        si: [
          'Kdaj dobim denar nazaj?',
          'V 14 dneh po izjavi, po isti poti, kot ste plačali, vključno z najcenejšo običajno dostavo. Z vračilom lahko počakamo, dokler izdelka ne dobimo ali ne dokažete, da ste ga poslali. O vsakem koraku vam pišemo; vse po vrsti je na strani [Vračilo po korakih](returns).',
        ],
        hr: [
          'Kad dobivam novac natrag?',
          'U roku od 14 dana od izjave, istim putem kojim ste platili, uključujući najjeftiniju običnu dostavu. S povratom možemo pričekati dok proizvod ne dobijemo ili dok ne dokažete da ste ga poslali. O svakom koraku vam pišemo; sve je po redu na stranici [Povrat korak po korak](returns).',
        ],
        en: [
          'When do I get my money back?',
          'Within 14 days of your statement, the way you paid, including the cheapest ordinary delivery. We may wait until we have the product back or you show that you sent it. We write to you at each step; everything in order is on the page [Returns step by step](returns).',
        ],
        de: [
          'Wann bekomme ich mein Geld zurück?',
          'Binnen 14 Tagen nach Ihrer Erklärung und auf dem Weg, auf dem Sie gezahlt haben, einschließlich der günstigsten Standardlieferung. Wir können warten, bis das Produkt bei uns ist oder Sie den Versand nachweisen. Bei jedem Schritt schreiben wir Ihnen; der Reihe nach steht alles unter [Rückgabe Schritt für Schritt](returns).',
        ],
        rs: [
          'Kada dobijam novac nazad?',
          'U roku od 14 dana od izjave, istim putem kojim ste platili, uključujući najjeftiniju običnu dostavu. S povraćajem možemo da sačekamo dok proizvod ne dobijemo ili dok ne dokažete da ste ga poslali. O svakom koraku vam pišemo; sve je po redu na strani [Povraćaj korak po korak](returns).',
        ],
        it: [
          'Quando mi viene restituito il denaro?',
          'Entro 14 giorni dalla dichiarazione, con lo stesso mezzo con cui ha pagato, compresa la consegna ordinaria più economica. Possiamo aspettare finché il prodotto è tornato o Lei prova di averlo spedito. Le scriviamo a ogni passaggio; tutto in ordine alla pagina [Restituzione passo per passo](returns).',
        ],
        ba: [
          'Kad dobijam novac nazad?',
          'U roku od 14 dana od izjave, istim putem kojim ste platili, uključujući najjeftiniju običnu dostavu. S povratom možemo sačekati dok proizvod ne dobijemo ili dok ne dokažete da ste ga poslali. O svakom koraku vam pišemo; sve je po redu na stranici [Povrat korak po korak](returns).',
        ],
        me: [
          'Kada dobijam novac nazad?',
          'U roku od 14 dana od izjave, istim putem kojim ste platili, uključujući najjeftiniju običnu dostavu. S povraćajem možemo da sačekamo dok proizvod ne dobijemo ili dok ne dokažete da ste ga poslali. O svakom koraku vam pišemo; sve je po redu na strani [Povraćaj korak po korak](returns).',
        ],
        es: [
          '¿Cuándo me devuelven el dinero?',
          'En los 14 días siguientes a la declaración, por el mismo medio con que pagó, incluida la entrega ordinaria más barata. Podemos esperar hasta tener el producto o hasta que demuestre que lo envió. Le escribimos en cada paso; todo en orden está en la página [Devolución paso a paso](returns).',
        ],
      },
    },
    {
      code: 'opened-product',
      texts: {
        si: [
          'Ali lahko vrnem odprt ali preizkušen izdelek?',
          'Da. Škatla sme biti odprta, izvirna embalaža ni pogoj. Če ste izdelek uporabljali več, kot je potrebno za preizkus, odgovarjate za manjšo vrednost. Vrniti ni mogoče odpečatenih izdelkov, pri katerih gre za higieno, odpečatene programske opreme in izdelkov po vašem naročilu. Podrobnosti so med [pogoji odstopa](withdrawal).',
        ],
        hr: [
          'Mogu li vratiti otvoren ili isproban proizvod?',
          'Da. Kutija smije biti otvorena, izvorna ambalaža nije uvjet. Ako ste proizvod koristili više nego što je potrebno za probu, odgovarate za umanjenu vrijednost. Ne mogu se vratiti otpečaćeni proizvodi kod kojih je riječ o higijeni, otpečaćeni programi ni proizvodi po vašoj narudžbi. Pojedinosti su u [uvjetima raskida](withdrawal).',
        ],
        en: [
          'Can I return a product that I opened or tried?',
          'Yes. The box may be open, and the original packaging is not required. If you used the product more than trying it needs, you are liable for the loss in value. Products that were sealed for hygiene, sealed software once opened and goods made to your order cannot be returned. The details are in the [right of withdrawal](withdrawal).',
        ],
        de: [
          'Kann ich ein geöffnetes oder getestetes Produkt zurückgeben?',
          'Ja. Der Karton darf offen sein, die Originalverpackung ist keine Bedingung. Haben Sie das Produkt mehr benutzt, als zum Prüfen nötig ist, kommen Sie für den Wertverlust auf. Ausgenommen sind geöffnete Waren, die aus Gründen der Hygiene versiegelt waren, entsiegelte Software und Sonderanfertigungen. Näheres: [Widerrufsbelehrung](withdrawal).',
        ],
        rs: [
          'Mogu li da vratim otvoren ili isproban proizvod?',
          'Da. Kutija sme da bude otvorena, originalna ambalaža nije uslov. Ako ste proizvod koristili više nego što je potrebno za probu, odgovarate za umanjenu vrednost. Ne mogu da se vrate otpečaćeni proizvodi kod kojih je reč o higijeni, otpečaćeni programi ni proizvodi po vašoj porudžbini. Pojedinosti su u [pravu na odustanak](withdrawal).',
        ],
        it: [
          'Posso restituire un prodotto aperto o provato?',
          'Sì. La scatola può essere aperta e l’imballo originale non è una condizione. Se ha usato il prodotto più di quanto serve per provarlo, risponde della perdita di valore. Non si possono restituire prodotti sigillati per igiene e aperti, programmi senza sigillo e prodotti su misura. I dettagli sono nel [diritto di recesso](withdrawal).',
        ],
        ba: [
          'Mogu li vratiti otvoren ili isproban proizvod?',
          'Da. Kutija smije biti otvorena, originalna ambalaža nije uslov. Ako ste proizvod koristili više nego što je potrebno za probu, odgovarate za umanjenu vrijednost. Ne mogu se vratiti otpečaćeni proizvodi kod kojih je riječ o higijeni, otpečaćeni programi ni proizvodi po vašoj narudžbi. Pojedinosti su u [pravu na raskid](withdrawal).',
        ],
        me: [
          'Mogu li da vratim otvoren ili isproban proizvod?',
          'Da. Kutija smije da bude otvorena, originalna ambalaža nije uslov. Ako ste proizvod koristili više nego što je potrebno za probu, odgovarate za umanjenu vrijednost. Ne mogu da se vrate otpečaćeni proizvodi kod kojih je riječ o higijeni, otpečaćeni programi ni proizvodi po vašoj porudžbini. Pojedinosti su u [pravu na raskid](withdrawal).',
        ],
        es: [
          '¿Puedo devolver un producto abierto o probado?',
          'Sí. La caja puede estar abierta y el embalaje original no es condición. Si usó el producto más de lo necesario para probarlo, responde de la pérdida de valor. No se pueden devolver productos precintados por higiene ya abiertos, programas sin precinto ni productos hechos a medida. Los detalles están en el [derecho de desistimiento](withdrawal).',
        ],
      },
    },
  ],
};
