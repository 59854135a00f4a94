/** Single letters with full stops: `d. o. o.`, `S. p. A.`, `z. B.`. */
const ABBREVIATION = /(?<![\p{L}\d.])\p{L}\.(?: \p{L}\.)+/gu;
/** A number with its unit. */
const MEASURE = /(\d) (?=(?:[€%°]|(?:mm|cm|m|km|g|kg|l|ml|W|kW|kWh|V|Hz|kHz|MHz|GHz|GB|TB|MB|dB|lm|EUR|RSD|KM)(?![\p{L}\d])))/gu;
/** A telephone number with country code: `+386 1 200 00 00`. */
const TELEPHONE = /\+\d[\d ]{5,}\d/g;

/** Replaces spaces by no-break spaces where a line must not end, in HTML and plain text. */
export const keepTogether = (text: string): string => text.replace(ABBREVIATION, withoutBreaks).replace(MEASURE, '$1\u00a0').replace(TELEPHONE, withoutBreaks);

const withoutBreaks = (found: string): string => found.replaceAll(' ', '\u00a0');
