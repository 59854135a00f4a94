import { titleRows, titleTable } from './title-table.ts';

/** Names of attributes (without their unit) in all languages; those that are not here stay in the language of their file and are marked as such. */
export const ATTRIBUTE_TITLES = titleTable(titleRows('attributes'));

/** Units that are words. */
export const UNIT_TITLES = titleTable(titleRows('units'));

/** The group of a shop that has none of the demo's groups. */
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
