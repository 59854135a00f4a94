/** Single letters with full stops: `d. o. o.`, `S. p. A.`, `z. B.`. */
const ABBREVIATION = /(?<![\p{L}\d.])\p{L}\.(?: \p{L}\.)+/gu;
/** A figure and its unit. */
const MEASURE = /(\d) (?=(?:[€%°]|(?:mm|cm|m|km|g|kg|l|ml|W|kW|kWh|V|Hz|kHz|MHz|GHz|GB|TB|MB|dB|lm|EUR|RSD|KM)(?![\p{L}\d])))/gu;

/** The text with no-break spaces where a line must not end; in HTML as in plain text. */
export const keepTogether = (text: string): string => text.replace(ABBREVIATION, (found) => found.replaceAll(' ', '\u00a0')).replace(MEASURE, '$1\u00a0');
