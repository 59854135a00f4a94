import type { DemoPage } from './page-text.ts';

const PHONE = '[+386 1 200 00 00](tel:+38612000000)';
const MAIL = '[pomoc@vitrina.test](mailto:pomoc@vitrina.test)';

/** How to reach the shop. */
export const contact: DemoPage = {
  code: 'contact',
  texts: {
    si: {
      title: 'Stik',
      short: 'Pokličite, pišite ali pridite. Dosegljivi smo od ponedeljka do petka, od 8. do 20. ure.',
      body: `
- Telefon: ${PHONE}, od ponedeljka do petka, od 8. do 20. ure
- E-pošta: ${MAIL}; odgovorimo najpozneje naslednji delovni dan
- Pošta: Vitrina, d. o. o., Slovenska cesta 1, 1000 Ljubljana
- Osebno: v naših [trgovinah](dir:locations)
Pri vprašanju o naročilu navedite njegovo številko. Veliko odgovorov je že med [pogostimi vprašanji](dir:faq), naročilo pa najdete v [računu](path:auth/).`,
    },
    hr: {
      title: 'Kontakt',
      short: 'Nazovite, pišite ili dođite. Dostupni smo od ponedjeljka do petka, od 8 do 20 sati.',
      body: `
- Telefon: ${PHONE}, od ponedjeljka do petka, od 8 do 20 sati
- E-pošta: ${MAIL}; odgovaramo najkasnije sljedeći radni dan
- Pošta: Vitrina, d. o. o., Slovenska cesta 1, 1000 Ljubljana, Slovenija
- Osobno: u našim [trgovinama](dir:locations)
Uz pitanje o narudžbi navedite njezin broj. Mnogi odgovori već su među [čestim pitanjima](dir:faq), a narudžbu nalazite u [računu](path:auth/).`,
    },
    en: {
      title: 'Contact',
      short: 'Call, write or come by. You can reach us Monday to Friday, 8:00 to 20:00.',
      body: `
- Phone: ${PHONE}, Monday to Friday, 8:00 to 20:00
- Email: ${MAIL}; we answer by the next working day
- Post: Vitrina, d. o. o., Slovenska cesta 1, 1000 Ljubljana, Slovenia
- In person: in our [shops](dir:locations)
When you ask about an order please give its number. Many answers are among the [frequent questions](dir:faq), and your order is in your [account](path:auth/).`,
    },
    de: {
      title: 'Kontakt',
      short: 'Rufen Sie an, schreiben Sie oder kommen Sie vorbei. Wir sind Montag bis Freitag von 8 bis 20 Uhr erreichbar.',
      body: `
- Telefon: ${PHONE}, Montag bis Freitag, 8 bis 20 Uhr
- E-Mail: ${MAIL}; wir antworten spätestens am nächsten Werktag
- Post: Vitrina, d. o. o., Slovenska cesta 1, 1000 Ljubljana, Slowenien
- Persönlich: in unseren [Filialen](dir:locations)
Nennen Sie bei Fragen zu einer Bestellung bitte ihre Nummer. Viele Antworten stehen schon unter [Häufige Fragen](dir:faq), Ihre Bestellung finden Sie im [Konto](path:auth/).`,
    },
    rs: {
      title: 'Kontakt',
      short: 'Pozovite, pišite ili dođite. Dostupni smo od ponedeljka do petka, od 8 do 20 časova.',
      body: `
- Telefon: ${PHONE}, od ponedeljka do petka, od 8 do 20 časova
- E-pošta: ${MAIL}; odgovaramo najkasnije sledećeg radnog dana
- Pošta: Vitrina, d. o. o., Slovenska cesta 1, 1000 Ljubljana, Slovenija
- Lično: u našim [prodavnicama](dir:locations)
Uz pitanje o porudžbini navedite njen broj. Mnogi odgovori su već među [čestim pitanjima](dir:faq), a porudžbinu nalazite u [nalogu](path:auth/).`,
    },
    it: {
      title: 'Contatti',
      short: 'Chiami, scriva o venga a trovarci. Rispondiamo dal lunedì al venerdì, dalle 8 alle 20.',
      body: `
- Telefono: ${PHONE}, dal lunedì al venerdì, dalle 8 alle 20
- E-mail: ${MAIL}; rispondiamo al più tardi il giorno lavorativo seguente
- Posta: Vitrina, d. o. o., Slovenska cesta 1, 1000 Lubiana, Slovenia
- Di persona: nei nostri [negozi](dir:locations)
Per domande su un ordine indichi il suo numero. Molte risposte sono già tra le [domande frequenti](dir:faq), e l’ordine si trova nel Suo [profilo](path:auth/).`,
    },
    ba: {
      title: 'Kontakt',
      short: 'Nazovite, pišite ili dođite. Dostupni smo od ponedjeljka do petka, od 8 do 20 sati.',
      body: `
- Telefon: ${PHONE}, od ponedjeljka do petka, od 8 do 20 sati
- E-pošta: ${MAIL}; odgovaramo najkasnije sljedeći radni dan
- Pošta: Vitrina, d. o. o., Slovenska cesta 1, 1000 Ljubljana, Slovenija
- Lično: u našim [prodavnicama](dir:locations)
Uz pitanje o narudžbi navedite njen broj. Mnogi odgovori su već među [čestim pitanjima](dir:faq), a narudžbu nalazite u [računu](path:auth/).`,
    },
    me: {
      title: 'Kontakt',
      short: 'Pozovite, pišite ili dođite. Dostupni smo od ponedjeljka do petka, od 8 do 20 časova.',
      body: `
- Telefon: ${PHONE}, od ponedjeljka do petka, od 8 do 20 časova
- E-pošta: ${MAIL}; odgovaramo najkasnije sljedećeg radnog dana
- Pošta: Vitrina, d. o. o., Slovenska cesta 1, 1000 Ljubljana, Slovenija
- Lično: u našim [prodavnicama](dir:locations)
Uz pitanje o porudžbini navedite njen broj. Mnogi odgovori su već među [čestim pitanjima](dir:faq), a porudžbinu nalazite u [nalogu](path:auth/).`,
    },
    es: {
      title: 'Contacto',
      short: 'Llame, escriba o venga. Nos encuentra de lunes a viernes, de 8 a 20 horas.',
      body: `
- Teléfono: ${PHONE}, de lunes a viernes, de 8 a 20 horas
- Correo electrónico: ${MAIL}; respondemos a más tardar el siguiente día laborable
- Correo postal: Vitrina, d. o. o., Slovenska cesta 1, 1000 Liubliana, Eslovenia
- En persona: en nuestras [tiendas](dir:locations)
Si pregunta por un pedido, indique su número. Muchas respuestas están ya entre las [preguntas frecuentes](dir:faq), y el pedido lo encuentra en su [cuenta](path:auth/).`,
    },
  },
};
