/** CSS colours of known colour values; any other value is shown as a card with its name. */
export const SWATCH_COLOURS: Readonly<Record<string, string>> = {
  silver: '#c3c9cb',
  graphite: '#4a5255',
  black: '#1d2224',
  white: '#f0f2f2',
  cream: '#e7e2d8',
  sand: '#cdb59a',
  midnight: '#2b3d52',
  sky: '#9db8cf',
  sage: '#7f9684',
  coral: '#c8553d',
  rose: '#d9b3ae',
  copper: '#b0714a',
};
