import type { Drawing } from './types.ts';

/** Size of every picture in pixels; tiles show it as 400 × 334. */
export const CANVAS = { width: 1200, height: 1002 } as const;
/** Height of the device's foot from the top, pixels; the page's shelf line is there. */
const GROUND = CANVAS.height * 0.94;
const MARGIN = 60;

/** Gradients and patterns available to every kind as `url(#…)`; all use `objectBoundingBox` unless named otherwise. */
export const MATERIALS = `
<linearGradient id="gV" x2="0" y2="1"><stop stop-color="#fff" stop-opacity=".55"/><stop offset=".45" stop-color="#fff" stop-opacity="0"/><stop offset="1" stop-color="#000" stop-opacity=".22"/></linearGradient>
<linearGradient id="gH"><stop stop-color="#000" stop-opacity=".3"/><stop offset=".18" stop-color="#fff" stop-opacity=".34"/><stop offset=".5" stop-color="#fff" stop-opacity="0"/><stop offset=".86" stop-color="#000" stop-opacity=".2"/><stop offset="1" stop-color="#000" stop-opacity=".36"/></linearGradient>
<linearGradient id="gHs"><stop stop-color="#000" stop-opacity=".12"/><stop offset=".12" stop-color="#fff" stop-opacity=".3"/><stop offset=".6" stop-color="#fff" stop-opacity="0"/><stop offset="1" stop-color="#000" stop-opacity=".16"/></linearGradient>
<linearGradient id="gGl" x2="1" y2="1"><stop stop-color="#fff" stop-opacity=".26"/><stop offset=".42" stop-color="#fff" stop-opacity=".05"/><stop offset=".43" stop-color="#fff" stop-opacity="0"/></linearGradient>
<radialGradient id="gLens" cx=".4" cy=".34" r=".72"><stop stop-color="#7fa6c4"/><stop offset=".25" stop-color="#2d4a66"/><stop offset=".6" stop-color="#0d1620"/><stop offset="1" stop-color="#05080b"/></radialGradient>
<radialGradient id="gDoor" cx=".38" cy=".3" r=".8"><stop stop-color="#b9cdd6"/><stop offset=".35" stop-color="#6f8894"/><stop offset=".75" stop-color="#2b383f"/><stop offset="1" stop-color="#161d21"/></radialGradient>
<radialGradient id="gShadow"><stop stop-color="#0b1214" stop-opacity=".5"/><stop offset=".55" stop-color="#0b1214" stop-opacity=".2"/><stop offset="1" stop-color="#0b1214" stop-opacity="0"/></radialGradient>
<linearGradient id="gMet"><stop stop-color="#8d979a"/><stop offset=".2" stop-color="#f3f6f6"/><stop offset=".5" stop-color="#b6bfc1"/><stop offset=".8" stop-color="#e7ebec"/><stop offset="1" stop-color="#7c8689"/></linearGradient>
<linearGradient id="gMetV" x2="0" y2="1"><stop stop-color="#f5f7f7"/><stop offset=".3" stop-color="#c2c9cb"/><stop offset=".6" stop-color="#e4e8e9"/><stop offset="1" stop-color="#868f92"/></linearGradient>
<radialGradient id="gBall" cx=".36" cy=".3" r=".8"><stop stop-color="#fff" stop-opacity=".6"/><stop offset=".5" stop-color="#fff" stop-opacity="0"/><stop offset="1" stop-color="#000" stop-opacity=".35"/></radialGradient>
`;

/** Places a drawing on the canvas. `frame` in millimetres fixes the scale; without it the drawing fills the canvas. */
export function picture(drawing: Drawing, frame?: number): string {
  const fit = Math.min((CANVAS.width - 2 * MARGIN) / drawing.width, (GROUND - MARGIN) / drawing.height);
  const scale = frame ? Math.min(CANVAS.height / frame, fit) : fit;
  const half = drawing.shadow ?? (drawing.width / 2) * 1.04;
  const shadow = half > 0 ? `<ellipse cx="0" cy="0" rx="${round(half)}" ry="${round(Math.max(half * 0.045, 9 / scale))}" fill="url(#gShadow)"/>` : '';
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${CANVAS.width} ${CANVAS.height}" width="${CANVAS.width}" height="${CANVAS.height}">` +
    `<defs>${MATERIALS}</defs><g transform="translate(${CANVAS.width / 2} ${round(GROUND)}) scale(${round(scale)})">${shadow}${drawing.svg}</g></svg>`
  );
}

/** Rounds numbers in markup to three decimals. */
export const round = (value: number): number => Math.round(value * 1000) / 1000;
