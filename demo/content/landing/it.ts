import type { LandingTexts } from './landing-texts.ts';

export const it: LandingTexts = {
  openDays: {
    title: 'Giorni della vetrina aperta',
    slug: 'giorni-della-vetrina-aperta',
    description:
      'Apparecchi in sconto, un buono per gli acquisti più grandi e una ruota degli sconti. Tutto vale fino al giorno e all’ora indicati nella pagina.',
    lead: 'Alcune volte l’anno apriamo le vetrine: può prendere in mano gli apparecchi, alcuni costano meno e per gli acquisti più grandi c’è anche un buono.',
    banner: 'Su uno scaffale illuminato stanno cuffie, un portatile, una fotocamera, una macchina da caffè e uno smartwatch.',
    timer: {
      title: 'Prezzi della vetrina aperta',
      text: 'Allo scadere del tempo tornano i prezzi di prima. Il termine non viene prolungato.',
      link: 'Veda i prodotti in sconto',
      ended_title: 'I giorni della vetrina aperta sono finiti',
      ended_text: 'I prezzi sono di nuovo quelli consueti. Ciò che è ancora scontato si trova fra i prodotti in sconto.',
    },
    reduced: {
      title: 'In sconto in questi giorni',
      text: 'La percentuale è la differenza dal prezzo più basso dei 30 giorni prima del ribasso.',
      link: 'Tutti i prodotti in sconto',
    },
    coupon: {
      title: 'Un buono per gli acquisti più grandi',
      text: 'Usi il codice nel carrello. Lo sconto viene tolto prima del pagamento.',
      gives: '7% di sconto su tutto l’acquisto',
    },
    grid: {
      title: 'Che cosa può provare',
      cards: [
        { title: 'Cuffie nel silenzio', text: 'In ogni negozio c’è un angolo in cui la cancellazione del rumore si sente davvero.', link: 'Cuffie' },
        { title: 'Un portatile sulle ginocchia', text: 'Lo sollevi, lo apra con una mano e scriva qualche frase.', link: 'Portatili' },
        { title: 'Una fotocamera in mano', text: 'Scatti una fotografia e la porti a casa sul Suo telefono.', link: 'Fotocamere' },
      ],
    },
    film: {
      title: 'Lo scaffale in dieci secondi',
      text: 'Un breve filmato senza audio: quattro apparecchi che La aspettano sullo scaffale.',
      captions: [
        'Cuffie con cancellazione del rumore.',
        'Un portatile che pesa poco più di un chilo.',
        'Una fotocamera per tutti i giorni.',
        'E un bollitore per le pause.',
      ],
    },
    html: '<h2>Come calcoliamo gli sconti</h2><p>Partiamo sempre dal <strong>prezzo più basso dei 30 giorni</strong> prima del ribasso. Da noi non ci sono prezzi barrati che nessuno ha mai pagato.</p><ul><li>La storia del prezzo è in ogni scheda prodotto.</li><li>La disponibilità è vera: tanti pezzi ci sono sugli scaffali.</li><li>Ha 30 giorni per la restituzione, anche a scatola aperta.</li></ul>',
    wheel: { title: 'Ruota degli sconti', text: 'Un tentativo a persona. Le probabilità di ogni campo sono scritte accanto alla ruota.' },
    questions: {
      title: 'Domande frequenti',
      items: [
        {
          title: 'Il buono vale anche per i prodotti in sconto?',
          html: '<p>Sì. Il buono riduce il totale del carrello, anche se un prodotto è già scontato.</p>',
        },
        {
          title: 'E se ordino all’ultimo minuto?',
          html: '<p>Vale il prezzo del momento in cui invia l’ordine. Se l’ordine arriva in tempo, lo sconto resta Suo.</p>',
        },
        {
          title: 'Potete tenermi da parte un prodotto?',
          html: '<p>Nei Paesi in cui abbiamo negozi, certo. Scelga il ritiro: il prodotto La aspetta per tre giorni.</p>',
        },
      ],
    },
    newsletter: {
      title: 'La prossima volta Le scriviamo',
      text: 'Una volta al mese Le diciamo che cosa c’è di nuovo sugli scaffali e quando riapriamo le vetrine.',
    },
  },
  school: {
    title: 'Portatili per la scuola',
    slug: 'portatili-per-la-scuola',
    description: 'Come scegliere un portatile per la scuola: peso, batteria, schermo e tastiera, con i prodotti che abbiamo in magazzino.',
    lead: 'Un portatile per la scuola viaggia nello zaino e deve durare tutto il giorno. Ecco che cosa conta davvero.',
    html: '<h2>A che cosa fare attenzione</h2><ul><li><strong>Peso:</strong> fino a 1,5 kg, caricatore compreso.</li><li><strong>Batteria:</strong> almeno dieci ore, così il caricatore resta a casa.</li><li><strong>Memoria:</strong> 16 GB bastano per tutti gli anni di scuola.</li></ul>',
    laptops: { title: 'Portatili disponibili', text: 'Prezzi e disponibilità sono quelli di questo momento.' },
    film: {
      title: 'Il film con cui proviamo gli schermi',
      text: 'Il cortometraggio animato Big Buck Bunny di Blender Studio (licenza CC BY): le scene chiare e scure mostrano bene che cosa sa fare uno schermo.',
    },
    questions: {
      title: 'Domande frequenti',
      items: [
        {
          title: 'Posso avere la fattura intestata alla scuola?',
          html: '<p>Sì. Alla cassa indichi che acquista come azienda e inserisca la partita IVA della scuola.</p>',
        },
        {
          title: 'Come funziona la garanzia?',
          html: '<p>La garanzia legale di conformità dura due anni. Un portatile difettoso si può consegnare in ogni nostro negozio.</p>',
        },
      ],
    },
  },
};
