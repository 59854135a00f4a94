import type { LanguageCode } from '@vitrina/contract/values/languages';

/** Texts of the pages that must work when nothing else does; so they come with the server and not from the labels. */
export interface ErrorTexts {
  /** The site is being updated and returns in a few minutes (specification, section 8). */
  updating: string;
  soonBack: string;
  orders: string;
  /** More visitors than can be served at once. */
  busy: string;
  busyText: string;
  refresh: string;
  /** `%s`: seconds. */
  refreshesItself: string;
  pause: string;
  paused: string;
  resume: string;
  /** After a 401: a new token is there, the page comes again. */
  renewed: string;
  oneMoment: string;
  goOn: string;
  error: string;
  home: string;
}

const GERMAN: ErrorTexts = {
  updating: 'Wir aktualisieren gerade den Shop',
  soonBack: 'In wenigen Minuten sind wir wieder da. Ihr Warenkorb bleibt erhalten.',
  orders: 'Bereits aufgegebene Bestellungen sind davon nicht betroffen.',
  busy: 'Gerade ist sehr viel los',
  busyText: 'So viele Besucher auf einmal schaffen wir im Moment nicht. Versuchen Sie es bitte gleich noch einmal.',
  refresh: 'Jetzt neu laden',
  refreshesItself: 'Diese Seite lädt sich alle %s Sekunden neu.',
  pause: 'Automatisches Neuladen anhalten',
  paused: 'Das automatische Neuladen ist angehalten.',
  resume: 'Wieder automatisch neu laden',
  renewed: 'Ihre Sitzung war abgelaufen und wurde erneuert.',
  oneMoment: 'Einen Augenblick, bitte …',
  goOn: 'Weiter',
  error: 'Fehler',
  home: 'Zur Startseite',
};

export const ERROR_TEXTS: Readonly<Record<LanguageCode, ErrorTexts>> = {
  si: {
    updating: 'Trgovino pravkar posodabljamo',
    soonBack: 'Čez nekaj minut bomo spet tu. Vaša košarica vas bo počakala.',
    orders: 'Na že oddana naročila to ne vpliva.',
    busy: 'Ta hip je v trgovini velika gneča',
    busyText: 'Vseh obiskovalcev naenkrat ne moremo postreči. Poskusite znova čez nekaj trenutkov.',
    refresh: 'Osveži zdaj',
    refreshesItself: 'Stran se sama osveži na vsakih %s s.',
    pause: 'Ustavi samodejno osveževanje',
    paused: 'Samodejno osveževanje je ustavljeno.',
    resume: 'Spet osvežuj samodejno',
    renewed: 'Vaša seja je potekla, zato smo jo obnovili.',
    oneMoment: 'Trenutek, prosimo …',
    goOn: 'Naprej',
    error: 'Napaka',
    home: 'Nazaj na prvo stran',
  },
  hr: {
    updating: 'Upravo ažuriramo trgovinu',
    soonBack: 'Vraćamo se za nekoliko minuta. Vaša će vas košarica dočekati.',
    orders: 'Na već zaprimljene narudžbe to ne utječe.',
    busy: 'U trgovini je trenutačno velika gužva',
    busyText: 'Ne možemo poslužiti sve posjetitelje odjednom. Pokušajte ponovno za koji trenutak.',
    refresh: 'Osvježi sada',
    refreshesItself: 'Stranica se sama osvježava svakih %s s.',
    pause: 'Zaustavi automatsko osvježavanje',
    paused: 'Automatsko osvježavanje je zaustavljeno.',
    resume: 'Ponovno osvježavaj automatski',
    renewed: 'Vaša je sesija istekla pa smo je obnovili.',
    oneMoment: 'Samo trenutak …',
    goOn: 'Dalje',
    error: 'Greška',
    home: 'Povratak na naslovnicu',
  },
  en: {
    updating: 'We are updating the shop',
    soonBack: 'We will be back in a few minutes. Your cart will be waiting for you.',
    orders: 'Orders that you have placed are not affected.',
    busy: 'The shop is very busy right now',
    busyText: 'We cannot serve everybody at once. Please try again in a moment.',
    refresh: 'Refresh now',
    refreshesItself: 'This page refreshes itself every %s seconds.',
    pause: 'Stop refreshing automatically',
    paused: 'Automatic refreshing is stopped.',
    resume: 'Refresh automatically again',
    renewed: 'Your session had expired and was renewed.',
    oneMoment: 'One moment, please …',
    goOn: 'Continue',
    error: 'Error',
    home: 'Back to homepage',
  },
  de: GERMAN,
  at: GERMAN,
  rs: {
    updating: 'Upravo ažuriramo prodavnicu',
    soonBack: 'Vraćamo se za nekoliko minuta. Vaša korpa će vas sačekati.',
    orders: 'Na već primljene porudžbine ovo ne utiče.',
    busy: 'U prodavnici je trenutno velika gužva',
    busyText: 'Ne možemo da uslužimo sve posetioce odjednom. Pokušajte ponovo za koji trenutak.',
    refresh: 'Osveži sada',
    refreshesItself: 'Stranica se sama osvežava na svakih %s s.',
    pause: 'Zaustavi automatsko osvežavanje',
    paused: 'Automatsko osvežavanje je zaustavljeno.',
    resume: 'Ponovo osvežavaj automatski',
    renewed: 'Vaša sesija je istekla, pa smo je obnovili.',
    oneMoment: 'Samo trenutak …',
    goOn: 'Dalje',
    error: 'Greška',
    home: 'Nazad na početnu stranu',
  },
  it: {
    updating: 'Stiamo aggiornando il negozio',
    soonBack: 'Torniamo tra pochi minuti. Il Suo carrello La aspetta.',
    orders: 'Gli ordini già inviati non ne risentono.',
    busy: 'In questo momento il negozio è molto affollato',
    busyText: 'Non riusciamo a servire tutti insieme. Riprovi tra qualche istante.',
    refresh: 'Ricarica adesso',
    refreshesItself: 'Questa pagina si ricarica da sola ogni %s secondi.',
    pause: 'Ferma il ricaricamento automatico',
    paused: 'Il ricaricamento automatico è fermo.',
    resume: 'Riprendi il ricaricamento automatico',
    renewed: 'La Sua sessione era scaduta ed è stata rinnovata.',
    oneMoment: 'Un momento, per favore …',
    goOn: 'Continua',
    error: 'Errore',
    home: 'Torna alla pagina iniziale',
  },
  ba: {
    updating: 'Upravo ažuriramo prodavnicu',
    soonBack: 'Vraćamo se za nekoliko minuta. Vaša korpa će vas sačekati.',
    orders: 'Na već zaprimljene narudžbe ovo ne utiče.',
    busy: 'U prodavnici je trenutno velika gužva',
    busyText: 'Ne možemo uslužiti sve posjetioce odjednom. Pokušajte ponovo za koji trenutak.',
    refresh: 'Osvježi sada',
    refreshesItself: 'Stranica se sama osvježava svakih %s s.',
    pause: 'Zaustavi automatsko osvježavanje',
    paused: 'Automatsko osvježavanje je zaustavljeno.',
    resume: 'Ponovo osvježavaj automatski',
    renewed: 'Vaša sesija je istekla, pa smo je obnovili.',
    oneMoment: 'Samo trenutak …',
    goOn: 'Dalje',
    error: 'Greška',
    home: 'Nazad na početnu stranicu',
  },
  me: {
    updating: 'Upravo ažuriramo prodavnicu',
    soonBack: 'Vraćamo se za nekoliko minuta. Vaša korpa će vas sačekati.',
    orders: 'Na već primljene porudžbine ovo ne utiče.',
    busy: 'U prodavnici je trenutno velika gužva',
    busyText: 'Ne možemo uslužiti sve posjetioce odjednom. Pokušajte ponovo za koji trenutak.',
    refresh: 'Osvježi sada',
    refreshesItself: 'Stranica se sama osvježava na svakih %s s.',
    pause: 'Zaustavi automatsko osvježavanje',
    paused: 'Automatsko osvježavanje je zaustavljeno.',
    resume: 'Ponovo osvježavaj automatski',
    renewed: 'Vaša sesija je istekla, pa smo je obnovili.',
    oneMoment: 'Samo trenutak …',
    goOn: 'Dalje',
    error: 'Greška',
    home: 'Nazad na početnu stranu',
  },
  es: {
    updating: 'Estamos actualizando la tienda',
    soonBack: 'Volvemos en unos minutos. Su carrito le esperará.',
    orders: 'Los pedidos que ya ha hecho no se ven afectados.',
    busy: 'Ahora mismo hay muchísima gente en la tienda',
    busyText: 'No podemos atender a todos a la vez. Vuelva a intentarlo dentro de un momento.',
    refresh: 'Actualizar ahora',
    refreshesItself: 'Esta página se actualiza sola cada %s segundos.',
    pause: 'Detener la actualización automática',
    paused: 'La actualización automática está detenida.',
    resume: 'Volver a actualizar automáticamente',
    renewed: 'Su sesión había caducado y se ha renovado.',
    oneMoment: 'Un momento, por favor …',
    goOn: 'Continuar',
    error: 'Error',
    home: 'Volver a la página de inicio',
  },
};
