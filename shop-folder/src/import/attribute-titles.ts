import { titleRows, titleTable } from './title-table.ts';

/** Attribute names (without unit) in all languages; unknown names remain in the language of their file and are marked as such. */
export const ATTRIBUTE_TITLES = titleTable(titleRows('attributes'));

/** Units that are words and need translation. */
export const UNIT_TITLES = titleTable(titleRows('units'));

/** Group for shops that have none of the demo's groups. */
export const IMPORTED_GROUP = {
  code: 'imported',
  position: 100,
  titles: {
    si: 'Tehnični podatki',
    hr: 'Tehnički podaci',
    en: 'Specifications',
    de: 'Technische Daten',
    at: 'Technische Daten',
    rs: 'Tehnički podaci',
    it: 'Specifiche',
    ba: 'Tehnički podaci',
    me: 'Tehnički podaci',
    es: 'Especificaciones',
  },
};
