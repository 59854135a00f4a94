/** A payment QR code as a data URL for `img`: an SVG loaded as an image cannot run scripts and needs no trusted HTML. */
export function svgDataUrl(svg: string): string {
  const whole = svg.includes('xmlns=') ? svg : svg.replace('<svg', '<svg xmlns="http://www.w3.org/2000/svg"');
  return `data:image/svg+xml,${encodeURIComponent(whole)}`;
}
