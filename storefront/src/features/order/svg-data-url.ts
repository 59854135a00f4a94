/** A payment code as an address for `img`: a picture made of markup cannot run anything and needs no trust. */
export function svgDataUrl(svg: string): string {
  const whole = svg.includes('xmlns=') ? svg : svg.replace('<svg', '<svg xmlns="http://www.w3.org/2000/svg"');
  return `data:image/svg+xml,${encodeURIComponent(whole)}`;
}
