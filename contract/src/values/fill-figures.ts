/** Fills the placeholders of figures in a text, `{days}`; unknown ones stay unchanged. */
export const fillFigures = (text: string, figures: Readonly<Record<string, string>>): string =>
  text.includes('{') ? text.replace(/\{(\w+)\}/g, (whole, name: string) => figures[name] ?? whole) : text;
