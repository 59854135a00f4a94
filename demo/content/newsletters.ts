import type { SentNewsletterInput } from '@vitrina/backend/seed';
import { KNOWN, KNOWN_NEWSLETTER } from '../known.ts';

const list = (...lines: string[]) => `<ul>${lines.map((line) => `<li>${line}</li>`).join('')}</ul>`;

/** The newsletter that the demo shop has sent, to nobody. */
export const newsletters: SentNewsletterInput[] = [
  {
    code: KNOWN_NEWSLETTER.code,
    topic: 'guides',
    product_codes: [KNOWN.laptop, KNOWN.promo, KNOWN.initialOffer, KNOWN.loyalty],
    sent_at: '2026-11-12T08:00:00Z',
    texts: {
      si: {
        subject: 'Kako izbrati prenosnik, ki bo zdržal pet let',
        html: `<p>Prenosnik kupimo za več let, zato se splača pogledati tisto, česar pozneje ni mogoče zamenjati.</p><h2>Tri stvari, na katere pazite</h2>${list(
          '<strong>Pomnilnik:</strong> 16 GB zadošča za delo in šolo. Pogosto je prispajkan, zato ga kasneje ne boste mogli dodati.',
          '<strong>Zaslon:</strong> svetlost vsaj 300 nitov, če boste delali ob oknu.',
          '<strong>Baterija:</strong> primerjajte zmogljivost v vatnih urah (Wh); ure, ki jih navaja proizvajalec, so izmerjene v idealnih razmerah.',
        )}<p>Spodaj smo izbrali nekaj naprav, ki jih lahko preizkusite tudi v naših trgovinah. Znižane cene računamo od najnižje v zadnjih 30 dneh.</p>`,
      },
      hr: {
        subject: 'Kako odabrati prijenosnik koji će trajati pet godina',
        html: `<p>Prijenosnik kupujemo za više godina, pa vrijedi pogledati ono što se kasnije ne može zamijeniti.</p><h2>Tri stvari na koje treba paziti</h2>${list(
          '<strong>Memorija:</strong> 16 GB dovoljno je za posao i školu. Često je zalemljena pa je kasnije nećete moći dodati.',
          '<strong>Zaslon:</strong> svjetlina od barem 300 nita ako ćete raditi uz prozor.',
          '<strong>Baterija:</strong> usporedite kapacitet u vatsatima (Wh); sati koje navodi proizvođač izmjereni su u idealnim uvjetima.',
        )}<p>U nastavku smo izabrali nekoliko uređaja koje možete isprobati i u našim trgovinama. Snižene cijene računamo od najniže u zadnjih 30 dana.</p>`,
      },
      en: {
        subject: 'How to choose a laptop that lasts five years',
        html: `<p>A laptop is bought for years, so it pays to look at what cannot be replaced later.</p><h2>Three things to watch</h2>${list(
          '<strong>Memory:</strong> 16 GB is enough for work and school. It is often soldered on, so you cannot add more later.',
          '<strong>Screen:</strong> at least 300 nits if you work beside a window.',
          '<strong>Battery:</strong> compare the capacity in watt-hours (Wh); the hours that makers state are measured in ideal conditions.',
        )}<p>Below are a few devices that you can also try in our shops. We calculate price cuts from the lowest price of the last 30 days.</p>`,
      },
      de: {
        subject: 'So finden Sie ein Notebook, das fünf Jahre hält',
        html: `<p>Ein Notebook kauft man für Jahre. Achten Sie deshalb auf das, was sich später nicht mehr tauschen lässt.</p><h2>Drei Dinge, auf die es ankommt</h2>${list(
          '<strong>Arbeitsspeicher:</strong> 16 GB reichen für Beruf und Schule. Er ist oft fest verlötet und lässt sich später nicht erweitern.',
          '<strong>Bildschirm:</strong> mindestens 300 Nits, wenn Sie am Fenster arbeiten.',
          '<strong>Akku:</strong> Vergleichen Sie die Kapazität in Wattstunden (Wh); die Laufzeiten der Hersteller gelten für ideale Bedingungen.',
        )}<p>Hier einige Geräte, die Sie auch in unseren Filialen ausprobieren können. Preissenkungen rechnen wir vom niedrigsten Preis der letzten 30 Tage.</p>`,
      },
      rs: {
        subject: 'Kako izabrati laptop koji će trajati pet godina',
        html: `<p>Laptop se kupuje za više godina, pa vredi pogledati ono što kasnije ne može da se zameni.</p><h2>Tri stvari na koje treba paziti</h2>${list(
          '<strong>Memorija:</strong> 16 GB je dovoljno za posao i školu. Često je zalemljena, pa kasnije nećete moći da je dodate.',
          '<strong>Ekran:</strong> osvetljenost od bar 300 nita ako ćete raditi pored prozora.',
          '<strong>Baterija:</strong> uporedite kapacitet u vat-satima (Wh); sati koje navodi proizvođač izmereni su u idealnim uslovima.',
        )}<p>U nastavku smo izabrali nekoliko uređaja koje možete da isprobate i u našim prodavnicama. Snižene cene računamo od najniže u poslednjih 30 dana.</p>`,
      },
      it: {
        subject: 'Come scegliere un portatile che duri cinque anni',
        html: `<p>Un portatile si compra per anni: conviene guardare ciò che dopo non si può più cambiare.</p><h2>Tre cose a cui badare</h2>${list(
          '<strong>Memoria:</strong> 16 GB bastano per lavoro e scuola. Spesso è saldata e in seguito non si può ampliare.',
          '<strong>Schermo:</strong> almeno 300 nit, se lavora vicino a una finestra.',
          '<strong>Batteria:</strong> confronti la capacità in wattora (Wh); le ore indicate dal produttore sono misurate in condizioni ideali.',
        )}<p>Qui sotto trova alcuni dispositivi che può provare anche nei nostri negozi. Calcoliamo i ribassi dal prezzo più basso degli ultimi 30 giorni.</p>`,
      },
      ba: {
        subject: 'Kako odabrati laptop koji će trajati pet godina',
        html: `<p>Laptop se kupuje za više godina, pa vrijedi pogledati ono što se kasnije ne može zamijeniti.</p><h2>Tri stvari na koje treba paziti</h2>${list(
          '<strong>Memorija:</strong> 16 GB je dovoljno za posao i školu. Često je zalemljena, pa je kasnije nećete moći dodati.',
          '<strong>Ekran:</strong> osvijetljenost od barem 300 nita ako ćete raditi pored prozora.',
          '<strong>Baterija:</strong> uporedite kapacitet u vatsatima (Wh); sati koje navodi proizvođač izmjereni su u idealnim uslovima.',
        )}<p>U nastavku smo izabrali nekoliko uređaja koje možete isprobati i u našim prodavnicama. Snižene cijene računamo od najniže u posljednjih 30 dana.</p>`,
      },
      me: {
        subject: 'Kako izabrati laptop koji će trajati pet godina',
        html: `<p>Laptop se kupuje za više godina, pa vrijedi pogledati ono što kasnije ne može da se zamijeni.</p><h2>Tri stvari na koje treba paziti</h2>${list(
          '<strong>Memorija:</strong> 16 GB je dovoljno za posao i školu. Često je zalemljena, pa kasnije nećete moći da je dodate.',
          '<strong>Ekran:</strong> osvijetljenost od bar 300 nita ako ćete raditi pored prozora.',
          '<strong>Baterija:</strong> uporedite kapacitet u vat-satima (Wh); sati koje navodi proizvođač izmjereni su u idealnim uslovima.',
        )}<p>U nastavku smo izabrali nekoliko uređaja koje možete da isprobate i u našim prodavnicama. Snižene cijene računamo od najniže u posljednjih 30 dana.</p>`,
      },
      es: {
        subject: 'Cómo elegir un portátil que dure cinco años',
        html: `<p>Un portátil se compra para años, así que conviene fijarse en lo que después no se puede cambiar.</p><h2>Tres cosas importantes</h2>${list(
          '<strong>Memoria:</strong> 16 GB bastan para el trabajo y los estudios. A menudo va soldada y no se puede ampliar.',
          '<strong>Pantalla:</strong> al menos 300 nits si trabaja junto a una ventana.',
          '<strong>Batería:</strong> compare la capacidad en vatios hora (Wh); las horas que indica el fabricante se miden en condiciones ideales.',
        )}<p>A continuación hemos elegido algunos equipos que también puede probar en nuestras tiendas. Calculamos las rebajas a partir del precio más bajo de los últimos 30 días.</p>`,
      },
    },
  },
];
