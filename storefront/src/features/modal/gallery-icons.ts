const SVG = 'http://www.w3.org/2000/svg';

interface Icon {
  /** Size of the square, pixels. */
  size: number;
  /** Path, drawn with an outline for contrast on any picture. */
  shape: string;
  /** Class and path of shapes drawn over it. */
  over?: readonly (readonly [string, string])[];
}

const ARROW: Icon = { size: 60, shape: 'M38 43 22 30 38 17l-2-3-19 16 19 16z' };
const ICONS: Readonly<Record<string, Icon>> = {
  '.pswp__button--arrow--prev': ARROW,
  // Mirrored by the viewer's style sheet.
  '.pswp__button--arrow--next': ARROW,
  '.pswp__button--close': { size: 32, shape: 'M10 8 8 10l6 6-6 6 2 2 6-6 6 6 2-2-6-6 6-6-2-2-6 6z' },
  '.pswp__button--zoom': {
    size: 32,
    shape: 'M14 7a8 8 0 1 0 4.9 14.3L23 25.4l2-2-4.100-4.100A8 8 0 0 0 14 7z',
    over: [
      ['pswp__zoom-icn-bar-h', 'M10 14h8v2h-8z'],
      ['pswp__zoom-icn-bar-v', 'M13 11h2v8h-2z'],
    ],
  },
  '.pswp__preloader': { size: 32, shape: 'M16 8a8 8 0 1 0 8 8h-3a5 5 0 1 1-5-5z' },
};

/** Disables the viewer's own icons, which it inserts as HTML strings: pages refuse them (decision 0032). */
export const NO_MARKUP = { arrowPrevSVG: '', arrowNextSVG: '', closeSVG: '', zoomSVG: '', preloaderSVG: '' };

/** Inserts the icons into the viewer's elements. */
export function insertIcons(viewer: Element): void {
  for (const [selector, icon] of Object.entries(ICONS)) viewer.querySelector(selector)?.append(createIcon(icon));
}

function createIcon({ size, shape, over = [] }: Icon): SVGElement {
  const icon = element('svg', { class: 'pswp__icn', viewBox: `0 0 ${size} ${size}`, width: size, height: size, 'aria-hidden': true });
  icon.append(element('path', { class: 'pswp__icn-shadow', d: shape }), element('path', { d: shape }));
  icon.append(...over.map(([name, d]) => element('path', { class: name, fill: 'currentColor', d })));
  return icon;
}

function element(name: string, attributes: Record<string, string | number | boolean>): SVGElement {
  const created = document.createElementNS(SVG, name);
  for (const [key, value] of Object.entries(attributes)) created.setAttribute(key, String(value));
  return created;
}
