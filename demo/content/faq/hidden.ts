import type { DemoFaqGroup } from './types.ts';

/** Only staff see it. */
export const hidden: DemoFaqGroup = {
  code: 'hidden',
  visible: false,
  title: {
    si: 'Skrita vprašanja',
    hr: 'Skrivena pitanja',
    en: 'Hidden questions',
    de: 'Verborgene Fragen',
    rs: 'Skrivena pitanja',
    it: 'Domande nascoste',
    ba: 'Skrivena pitanja',
    me: 'Skrivena pitanja',
    es: 'Preguntas ocultas',
  },
  short: {
    si: 'To skupino vidijo samo zaposleni.',
    hr: 'Ovu skupinu vide samo zaposlenici.',
    en: 'Only staff see this group.',
    de: 'Dieses Thema sehen nur Mitarbeiter.',
    rs: 'Ovu grupu vide samo zaposleni.',
    it: 'Questo gruppo lo vedono solo i dipendenti.',
    ba: 'Ovu grupu vide samo zaposleni.',
    me: 'Ovu grupu vide samo zaposleni.',
    es: 'Este grupo solo lo ven los empleados.',
  },
  questions: [
    {
      code: 'hidden-question',
      texts: {
        si: ['Kdo vidi to vprašanje?', 'Samo zaposleni, dokler skupina ni objavljena.'],
        hr: ['Tko vidi ovo pitanje?', 'Samo zaposlenici, dok skupina nije objavljena.'],
        en: ['Who sees this question?', 'Only staff, as long as the group is not published.'],
        de: ['Wer sieht diese Frage?', 'Nur Mitarbeiter, solange das Thema nicht veröffentlicht ist.'],
        rs: ['Ko vidi ovo pitanje?', 'Samo zaposleni, dok grupa nije objavljena.'],
        it: ['Chi vede questa domanda?', 'Solo i dipendenti, finché il gruppo non è pubblicato.'],
        ba: ['Ko vidi ovo pitanje?', 'Samo zaposleni, dok grupa nije objavljena.'],
        me: ['Ko vidi ovo pitanje?', 'Samo zaposleni, dok grupa nije objavljena.'],
        es: ['¿Quién ve esta pregunta?', 'Solo los empleados, mientras el grupo no esté publicado.'],
      },
    },
  ],
};
