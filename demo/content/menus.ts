import type { MenuInput } from '@vitrina/backend/seed';

const page = (code: string) => ({ kind: 'page', code }) as const;

const PROMOTIONS = {
  directory: 'promotions',
  titles: { si: 'Akcije', hr: 'Akcije', en: 'Promotions', de: 'Aktionen', rs: 'Akcije', it: 'Promozioni', ba: 'Akcije', me: 'Akcije', es: 'Promociones' },
} as const;
const SERVICES = {
  directory: 'services',
  titles: { si: 'Storitve', hr: 'Usluge', en: 'Services', de: 'Leistungen', rs: 'Usluge', it: 'Servizi', ba: 'Usluge', me: 'Usluge', es: 'Servicios' },
} as const;
const GUIDES = {
  directory: 'blog',
  titles: { si: 'Svetovalec', hr: 'Savjetnik', en: 'Guides', de: 'Ratgeber', rs: 'Saveti', it: 'Guide', ba: 'Savjeti', me: 'Savjeti', es: 'Guías' },
} as const;
const SHOPS = {
  directory: 'locations',
  titles: { si: 'Trgovine', hr: 'Trgovine', en: 'Shops', de: 'Filialen', rs: 'Prodavnice', it: 'Negozi', ba: 'Prodavnice', me: 'Prodavnice', es: 'Tiendas' },
} as const;
const QUESTIONS = {
  directory: 'faq',
  titles: {
    si: 'Pogosta vprašanja',
    hr: 'Česta pitanja',
    en: 'Frequent questions',
    de: 'Häufige Fragen',
    rs: 'Česta pitanja',
    it: 'Domande frequenti',
    ba: 'Česta pitanja',
    me: 'Česta pitanja',
    es: 'Preguntas frecuentes',
  },
} as const;

/** The page that explains it; the function itself stands among what follows a purchase. */
const RIGHT_OF_WITHDRAWAL = {
  ...page('withdrawal'),
  titles: {
    si: 'Pravica do odstopa',
    hr: 'Pravo na jednostrani raskid',
    en: 'Right of withdrawal',
    de: 'Widerrufsbelehrung',
    rs: 'Pravo na odustanak',
    it: 'Diritto di recesso',
    ba: 'Pravo na jednostrani raskid',
    me: 'Pravo na jednostrani raskid',
    es: 'Derecho de desistimiento',
  },
} as const;
const GAMES = {
  url: '/sweepstake/',
  titles: {
    si: 'Nagradne igre',
    hr: 'Nagradne igre',
    en: 'Prize draws',
    de: 'Gewinnspiele',
    rs: 'Nagradne igre',
    it: 'Concorsi a premi',
    ba: 'Nagradne igre',
    me: 'Nagradne igre',
    es: 'Sorteos',
  },
} as const;

/** Menus of header and footer. */
export const menus: readonly MenuInput[] = [
  { code: 'header', items: [PROMOTIONS, SERVICES, GUIDES, SHOPS] },
  { code: 'footer_help', items: [page('delivery'), page('returns'), page('complaints'), QUESTIONS, page('contact')] },
  { code: 'footer_about', items: [page('about'), PROMOTIONS, SERVICES, GUIDES, GAMES, page('recycling')] },
  { code: 'legal', items: [page('terms'), RIGHT_OF_WITHDRAWAL, page('privacy'), page('cookies'), page('accessibility'), page('imprint')] },
];
