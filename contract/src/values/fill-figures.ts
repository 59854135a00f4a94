/** A text with its figures, `{days}`; names that are none stay as they are. */
export const fillFigures = (text: string, figures: Readonly<Record<string, string>>): string =>
  text.includes('{') ? text.replace(/\{(\w+)\}/g, (whole, name: string) => figures[name] ?? whole) : text;
