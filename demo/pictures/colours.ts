/** Body colours of devices: `base` for the surface, `light` and `dark` for its lit and shaded edges, `print` for lettering. */
export interface Colour {
  base: string;
  light: string;
  dark: string;
  print: string;
}

export const COLOURS = {
  silver: { base: '#c3c9cb', light: '#eef1f2', dark: '#838c8f', print: '#4a5356' },
  graphite: { base: '#4a5255', light: '#7a8487', dark: '#262c2e', print: '#c3c9cb' },
  black: { base: '#1d2224', light: '#454d50', dark: '#0a0d0e', print: '#9aa4a7' },
  white: { base: '#f0f2f2', light: '#ffffff', dark: '#bfc7c9', print: '#5b6668' },
  cream: { base: '#e7e2d8', light: '#f8f5ee', dark: '#b5ad9c', print: '#6a6252' },
  sand: { base: '#cdb59a', light: '#e8d8c3', dark: '#94795b', print: '#5c4a36' },
  midnight: { base: '#2b3d52', light: '#54708f', dark: '#16212e', print: '#a9bcd1' },
  sky: { base: '#9db8cf', light: '#cfdfec', dark: '#6787a3', print: '#2f4a61' },
  sage: { base: '#7f9684', light: '#b2c4b5', dark: '#526757', print: '#26332a' },
  coral: { base: '#c8553d', light: '#e98a72', dark: '#8a3424', print: '#ffe3da' },
  rose: { base: '#d9b3ae', light: '#f1d8d4', dark: '#a87c77', print: '#5d3d3a' },
  copper: { base: '#b0714a', light: '#e0a983', dark: '#74452a', print: '#fbe6d8' },
} as const satisfies Record<string, Colour>;

export type ColourName = keyof typeof COLOURS;
