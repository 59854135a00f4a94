/** `Intl` formatters are expensive to create: each is created once for a locale and an options object, which must be a module constant. */
const numbers = new WeakMap<Intl.NumberFormatOptions, Map<string, Intl.NumberFormat>>();
const dates = new WeakMap<Intl.DateTimeFormatOptions, Map<string, Intl.DateTimeFormat>>();

/** The formatter of a locale (`sl-SI`) for these options. */
export const numberFormat = (locale: string, options: Intl.NumberFormatOptions): Intl.NumberFormat =>
  cachedFormat(numbers, options, locale, () => new Intl.NumberFormat(locale, options));

/** Cached formatter of dates and times. */
export const dateFormat = (locale: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat =>
  cachedFormat(dates, options, locale, () => new Intl.DateTimeFormat(locale, options));

const zoned = new WeakMap<Intl.DateTimeFormatOptions, Map<string, Intl.DateTimeFormatOptions>>();

/** Returns the options in a time zone; one object per zone. */
export function inZone(options: Intl.DateTimeFormatOptions, timeZone: string): Intl.DateTimeFormatOptions {
  const byZone = zoned.get(options) ?? new Map<string, Intl.DateTimeFormatOptions>();
  zoned.set(options, byZone);
  const zonedOptions = byZone.get(timeZone) ?? { ...options, timeZone };
  byZone.set(timeZone, zonedOptions);
  return zonedOptions;
}

function cachedFormat<Options extends object, Format>(
  formats: WeakMap<Options, Map<string, Format>>,
  options: Options,
  locale: string,
  make: () => Format,
): Format {
  const byLocale = formats.get(options) ?? new Map<string, Format>();
  formats.set(options, byLocale);
  const format = byLocale.get(locale) ?? make();
  byLocale.set(locale, format);
  return format;
}
