import type { LandingTexts } from './landing-texts.ts';

export const de: LandingTexts = {
  openDays: {
    title: 'Tage der offenen Vitrine',
    slug: 'tage-der-offenen-vitrine',
    description:
      'Reduzierte Geräte, ein Gutschein für größere Einkäufe und ein Rabattrad. Alles gilt bis zu dem Tag und der Uhrzeit, die auf der Seite stehen.',
    lead: 'Ein paar Mal im Jahr öffnen wir die Vitrinen: Sie können die Geräte in die Hand nehmen, manche kosten weniger, und für größere Einkäufe gibt es einen Gutschein.',
    banner: 'Auf einem beleuchteten Regal stehen Kopfhörer, Notebook, Kamera, Kaffeemaschine und Smartwatch.',
    timer: {
      title: 'Preise der offenen Vitrine',
      text: 'Danach gelten wieder die früheren Preise. Die Frist verlängern wir nicht.',
      link: 'Reduzierte Produkte ansehen',
      ended_title: 'Die Tage der offenen Vitrine sind vorbei',
      ended_text: 'Es gelten wieder die üblichen Preise. Was noch reduziert ist, finden Sie bei den reduzierten Produkten.',
    },
    reduced: {
      title: 'In diesen Tagen reduziert',
      text: 'Der Prozentsatz ist der Unterschied zum niedrigsten Preis der 30 Tage vor der Senkung.',
      link: 'Alle reduzierten Produkte',
    },
    coupon: {
      title: 'Ein Gutschein für größere Einkäufe',
      text: 'Lösen Sie den Code im Warenkorb ein. Der Rabatt wird vor der Zahlung abgezogen.',
      gives: '7 % Rabatt auf den ganzen Einkauf',
    },
    grid: {
      title: 'Was Sie ausprobieren können',
      cards: [
        {
          title: 'Kopfhörer in der Stille',
          text: 'In jedem Geschäft gibt es eine Ecke, in der Sie die Geräuschunterdrückung wirklich hören.',
          link: 'Kopfhörer',
        },
        { title: 'Notebook auf den Knien', text: 'Heben Sie es an, öffnen Sie es mit einer Hand und schreiben Sie ein paar Sätze.', link: 'Notebooks' },
        { title: 'Kamera in der Hand', text: 'Machen Sie ein Foto und nehmen Sie es auf Ihrem Telefon mit nach Hause.', link: 'Kameras' },
      ],
    },
    film: {
      title: 'Das Regal in zehn Sekunden',
      text: 'Ein kurzer Film ohne Ton: vier Geräte, die im Regal auf Sie warten.',
      captions: [
        'Kopfhörer mit Geräuschunterdrückung.',
        'Ein Notebook, das wenig mehr als ein Kilogramm wiegt.',
        'Eine Kamera für jeden Tag.',
        'Und ein Wasserkocher für die Pausen.',
      ],
    },
    html: '<h2>So rechnen wir Rabatte</h2><p>Wir rechnen immer vom <strong>niedrigsten Preis der 30 Tage</strong> vor der Senkung. Durchgestrichene Preise, die niemand bezahlt hat, gibt es bei uns nicht.</p><ul><li>Den Preisverlauf sehen Sie bei jedem Produkt.</li><li>Der Bestand ist echt: So viele Stück stehen im Regal.</li><li>Sie haben 30 Tage für die Rückgabe, auch wenn der Karton offen ist.</li></ul>',
    wheel: { title: 'Rabattrad', text: 'Ein Versuch pro Person. Die Chancen jedes Feldes stehen neben dem Rad.' },
    questions: {
      title: 'Häufige Fragen',
      items: [
        {
          title: 'Gilt der Gutschein auch für reduzierte Produkte?',
          html: '<p>Ja. Der Gutschein senkt den Betrag des ganzen Warenkorbs, auch wenn ein Produkt schon reduziert ist.</p>',
        },
        {
          title: 'Was gilt, wenn ich in der letzten Minute bestelle?',
          html: '<p>Es gilt der Preis im Moment der Bestellung. Ist sie rechtzeitig abgeschickt, bleibt Ihnen der Rabatt.</p>',
        },
        {
          title: 'Können Sie mir ein Produkt zurücklegen?',
          html: '<p>Wo wir Filialen haben, gern. Wählen Sie die Abholung, das Produkt wartet dort drei Tage auf Sie.</p>',
        },
      ],
    },
    newsletter: {
      title: 'Beim nächsten Mal schreiben wir Ihnen',
      text: 'Einmal im Monat erfahren Sie, was neu im Regal steht und wann wir die Vitrinen wieder öffnen.',
    },
  },
  school: {
    title: 'Notebooks für die Schule',
    slug: 'notebooks-fuer-die-schule',
    description: 'So wählen Sie ein Notebook für die Schule: Gewicht, Akku, Bildschirm und Tastatur, mit Geräten, die wir auf Lager haben.',
    lead: 'Ein Schulnotebook reist im Rucksack und muss den ganzen Tag durchhalten. Darauf kommt es wirklich an.',
    html: '<h2>Worauf Sie achten sollten</h2><ul><li><strong>Gewicht:</strong> bis 1,5 kg, samt Ladegerät.</li><li><strong>Akku:</strong> mindestens zehn Stunden, damit das Ladegerät zu Hause bleibt.</li><li><strong>Arbeitsspeicher:</strong> 16 GB reichen für alle Schuljahre.</li></ul>',
    laptops: { title: 'Notebooks auf Lager', text: 'Preise und Bestand sind auf dem aktuellen Stand.' },
    film: {
      title: 'Der Film, mit dem wir Bildschirme prüfen',
      text: 'Der animierte Kurzfilm Big Buck Bunny von Blender Studio (Lizenz CC BY): Helle und dunkle Szenen zeigen gut, was ein Bildschirm kann.',
    },
    questions: {
      title: 'Häufige Fragen',
      items: [
        {
          title: 'Bekomme ich eine Rechnung für die Schule?',
          html: '<p>Ja. Wählen Sie an der Kasse, dass Sie als Firma kaufen, und geben Sie die Steuernummer der Schule an.</p>',
        },
        {
          title: 'Wie ist es mit der Gewährleistung?',
          html: '<p>Die gesetzliche Gewährleistung gilt zwei Jahre. Ein defektes Notebook nehmen wir in jedem Geschäft entgegen.</p>',
        },
      ],
    },
  },
};
