import type { DemoPage } from './page-text.ts';

/** The same as the law's information, told step by step. */
export const returns: DemoPage = {
  code: 'returns',
  texts: {
    si: {
      title: 'Vračilo po korakih',
      short: 'Povejte nam, zapakirajte, oddajte: kako v {days} dneh vrnete izdelek in kdaj dobite denar.',
      body: `
## 1. Povejte nam
Na strani [Odstop od pogodbe](path:webshop/withdrawal/) vpišite številko naročila in e-pošto ter označite izdelke. Razloga vam ni treba navesti.
## 2. Zapakirajte
Priložite vse, kar je bilo v škatli. Izvirna embalaža ni pogoj, izdelek pa naj bo varno zavit. Na telefonih in računalnikih prej izbrišite svoje podatke in se odjavite.
## 3. Oddajte
Brezplačno v naši [trgovini](dir:locations) ali po pošti na naslov Skladiščna ulica 4, 1236 Trzin; poštnino plačate vi. Velik aparat na željo prevzamemo doma, ceno povemo vnaprej.
## 4. Denar
Vrnemo ga v 14 dneh na enak način, kot ste plačali. O vsakem koraku vas obvestimo po e-pošti.
Če ima izdelek napako, to ni vračilo, temveč [reklamacija](complaints): takrat poštnino plačamo mi.`,
    },
    hr: {
      title: 'Povrat korak po korak',
      short: 'Javite nam, zapakirajte, predajte: kako u {days} dana vraćate proizvod i kada dobivate novac.',
      body: `
## 1. Javite nam
Na stranici [Jednostrani raskid ugovora](path:webshop/withdrawal/) upišite broj narudžbe i e-poštu te označite proizvode. Razlog ne morate navesti.
## 2. Zapakirajte
Priložite sve što je bilo u kutiji. Izvorna ambalaža nije uvjet, ali neka proizvod bude sigurno zamotan. Na telefonima i računalima prije toga izbrišite svoje podatke i odjavite se.
## 3. Predajte
Besplatno u našoj [trgovini](dir:locations) ili poštom na adresu Skladiščna ulica 4, 1236 Trzin, Slovenija; poštarinu plaćate vi. Velik uređaj na želju preuzimamo kod kuće, cijenu kažemo unaprijed.
## 4. Novac
Vraćamo ga u roku od 14 dana na isti način na koji ste platili. O svakom koraku javljamo e-poštom.
Ako proizvod ima nedostatak, to nije povrat nego [reklamacija](complaints): tada poštarinu plaćamo mi.`,
    },
    en: {
      title: 'Returns step by step',
      short: 'Tell us, pack it, hand it in: how to return a product within {days} days and when the money comes.',
      body: `
## 1. Tell us
On the page [Withdraw from a contract](path:webshop/withdrawal/) enter the order number and your email and mark the products. You need not give a reason.
## 2. Pack it
Put in everything that was in the box. The original packaging is not required, but wrap the product safely. Erase your data on phones and computers first and log out.
## 3. Hand it in
Free of charge in one of our [shops](dir:locations), or by post to Skladiščna ulica 4, 1236 Trzin, Slovenia; you pay the postage. We collect large appliances at your home on request and tell you the price beforehand.
## 4. The money
We refund it within 14 days in the way you paid, and tell you by email about every step.
If the product is faulty this is not a return but a [complaint](complaints): then we pay the postage.`,
    },
    de: {
      title: 'Rückgabe Schritt für Schritt',
      slug: 'rueckgabe',
      short: 'Melden, verpacken, abgeben: wie Sie ein Produkt binnen {days} Tagen zurückgeben und wann das Geld kommt.',
      body: `
## 1. Melden
Geben Sie auf der Seite [Vertrag widerrufen](path:webshop/withdrawal/) Bestellnummer und E-Mail an und wählen Sie die Produkte aus. Einen Grund müssen Sie nicht nennen.
## 2. Verpacken
Legen Sie alles bei, was im Karton war. Die Originalverpackung ist keine Bedingung, das Produkt sollte aber sicher verpackt sein. Löschen Sie auf Telefonen und Computern vorher Ihre Daten und melden Sie sich ab.
## 3. Abgeben
Kostenlos in einer unserer [Filialen](dir:locations) oder per Post an Skladiščna ulica 4, 1236 Trzin, Slowenien; das Porto zahlen Sie. Große Geräte holen wir auf Wunsch bei Ihnen ab und nennen den Preis vorher.
## 4. Das Geld
Wir erstatten es binnen 14 Tagen auf dem Weg, auf dem Sie gezahlt haben, und melden uns bei jedem Schritt per E-Mail.
Hat das Produkt einen Mangel, ist das keine Rückgabe, sondern eine [Reklamation](complaints): Dann zahlen wir das Porto.`,
    },
    rs: {
      title: 'Povraćaj korak po korak',
      short: 'Javite nam, zapakujte, predajte: kako u roku od {days} dana vraćate proizvod i kada dobijate novac.',
      body: `
## 1. Javite nam
Na stranici [Odustanak od ugovora](path:webshop/withdrawal/) upišite broj porudžbine i e-poštu i označite proizvode. Razlog ne morate da navedete.
## 2. Zapakujte
Priložite sve što je bilo u kutiji. Originalna ambalaža nije uslov, ali neka proizvod bude bezbedno zapakovan. Na telefonima i računarima pre toga izbrišite svoje podatke i odjavite se.
## 3. Predajte
Besplatno u našoj [prodavnici](dir:locations) ili poštom na adresu Skladiščna ulica 4, 1236 Trzin, Slovenija; poštarinu plaćate vi. Veliki aparat na zahtev preuzimamo kod kuće, cenu kažemo unapred.
## 4. Novac
Vraćamo ga u roku od 14 dana na isti način na koji ste platili. O svakom koraku javljamo e-poštom.
Ako proizvod ima nedostatak, to nije povraćaj nego [reklamacija](complaints): tada poštarinu plaćamo mi.`,
    },
    it: {
      title: 'Restituzione passo per passo',
      short: 'Ci avvisi, imballi, riconsegni: come rendere un prodotto entro {days} giorni e quando arriva il denaro.',
      body: `
## 1. Ci avvisi
Nella pagina [Recesso dal contratto](path:webshop/withdrawal/) inserisca il numero d’ordine e l’e-mail e segni i prodotti. Non deve indicare il motivo.
## 2. Imballi
Metta tutto ciò che era nella scatola. L’imballaggio originale non è una condizione, ma il prodotto deve essere ben protetto. Da telefoni e computer cancelli prima i Suoi dati e si disconnetta.
## 3. Riconsegni
Gratis in un nostro [negozio](dir:locations) o per posta a Skladiščna ulica 4, 1236 Trzin, Slovenia; la spedizione è a Suo carico. Su richiesta ritiriamo i grandi elettrodomestici a casa Sua e diciamo prima il prezzo.
## 4. Il denaro
Lo rimborsiamo entro 14 giorni con lo stesso mezzo di pagamento e La avvisiamo per e-mail a ogni passo.
Se il prodotto ha un difetto non è una restituzione ma un [reclamo](complaints): allora la spedizione la paghiamo noi.`,
    },
    ba: {
      title: 'Povrat korak po korak',
      short: 'Javite nam, zapakujte, predajte: kako u roku od {days} dana vraćate proizvod i kada dobijate novac.',
      body: `
## 1. Javite nam
Na stranici [Jednostrani raskid ugovora](path:webshop/withdrawal/) upišite broj narudžbe i e-poštu te označite proizvode. Razlog ne morate navesti.
## 2. Zapakujte
Priložite sve što je bilo u kutiji. Originalna ambalaža nije uslov, ali neka proizvod bude sigurno zapakovan. Na telefonima i računarima prije toga izbrišite svoje podatke i odjavite se.
## 3. Predajte
Besplatno u našoj [prodavnici](dir:locations) ili poštom na adresu Skladiščna ulica 4, 1236 Trzin, Slovenija; poštarinu plaćate vi. Veliki aparat na zahtjev preuzimamo kod kuće, cijenu kažemo unaprijed.
## 4. Novac
Vraćamo ga u roku od 14 dana na isti način na koji ste platili. O svakom koraku javljamo e-poštom.
Ako proizvod ima nedostatak, to nije povrat nego [reklamacija](complaints): tada poštarinu plaćamo mi.`,
    },
    me: {
      title: 'Povraćaj korak po korak',
      short: 'Javite nam, zapakujte, predajte: kako u roku od {days} dana vraćate proizvod i kada dobijate novac.',
      body: `
## 1. Javite nam
Na stranici [Jednostrani raskid ugovora](path:webshop/withdrawal/) upišite broj porudžbine i e-poštu i označite proizvode. Razlog ne morate da navedete.
## 2. Zapakujte
Priložite sve što je bilo u kutiji. Originalna ambalaža nije uslov, ali neka proizvod bude bezbjedno zapakovan. Na telefonima i računarima prije toga izbrišite svoje podatke i odjavite se.
## 3. Predajte
Besplatno u našoj [prodavnici](dir:locations) ili poštom na adresu Skladiščna ulica 4, 1236 Trzin, Slovenija; poštarinu plaćate vi. Veliki aparat na zahtjev preuzimamo kod kuće, cijenu kažemo unaprijed.
## 4. Novac
Vraćamo ga u roku od 14 dana na isti način na koji ste platili. O svakom koraku javljamo e-poštom.
Ako proizvod ima nedostatak, to nije povraćaj nego [reklamacija](complaints): tada poštarinu plaćamo mi.`,
    },
    es: {
      title: 'Devolución paso a paso',
      short: 'Avísenos, embale, entregue: cómo devolver un producto en {days} días y cuándo llega el dinero.',
      body: `
## 1. Avísenos
En la página [Desistir del contrato](path:webshop/withdrawal/) escriba el número de pedido y su correo y marque los productos. No tiene que dar motivos.
## 2. Embale
Incluya todo lo que venía en la caja. El embalaje original no es condición, pero el producto debe ir bien protegido. Borre antes sus datos de teléfonos y ordenadores y cierre la sesión.
## 3. Entregue
Gratis en una de nuestras [tiendas](dir:locations) o por correo a Skladiščna ulica 4, 1236 Trzin, Eslovenia; el envío corre de su cuenta. Si lo pide, recogemos los aparatos grandes en su casa y le decimos antes el precio.
## 4. El dinero
Lo devolvemos en 14 días por el mismo medio de pago y le avisamos por correo de cada paso.
Si el producto tiene un defecto, no es una devolución sino una [reclamación](complaints): entonces el envío lo pagamos nosotros.`,
    },
  },
};
