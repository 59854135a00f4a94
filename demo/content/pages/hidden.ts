import { HIDDEN_CONTENT } from '../../known.ts';
import type { DemoPage } from './page-text.ts';

/** Being written: nobody but staff sees it. */
export const hidden: DemoPage = {
  code: 'hidden',
  visible: false,
  texts: {
    si: { title: 'Skrita stran', slug: HIDDEN_CONTENT.page, short: 'To stran še pišemo.', body: 'Besedilo pripravljamo. Vidi ga samo osebje.' },
    hr: { title: 'Skrivena stranica', short: 'Ovu stranicu još pišemo.', body: 'Tekst je u pripremi. Vidi ga samo osoblje.' },
    en: { title: 'Hidden page', short: 'We are still writing this page.', body: 'The text is being prepared. Only staff see it.' },
    de: { title: 'Verborgene Seite', short: 'An dieser Seite schreiben wir noch.', body: 'Der Text ist in Arbeit. Nur das Personal sieht ihn.' },
    rs: { title: 'Skrivena stranica', short: 'Ovu stranicu još pišemo.', body: 'Tekst je u pripremi. Vidi ga samo osoblje.' },
    it: { title: 'Pagina nascosta', short: 'Stiamo ancora scrivendo questa pagina.', body: 'Il testo è in preparazione. Lo vede solo il personale.' },
    ba: { title: 'Skrivena stranica', short: 'Ovu stranicu još pišemo.', body: 'Tekst je u pripremi. Vidi ga samo osoblje.' },
    me: { title: 'Skrivena stranica', short: 'Ovu stranicu još pišemo.', body: 'Tekst je u pripremi. Vidi ga samo osoblje.' },
    es: { title: 'Página oculta', short: 'Todavía estamos escribiendo esta página.', body: 'El texto está en preparación. Solo lo ve el personal.' },
  },
};
