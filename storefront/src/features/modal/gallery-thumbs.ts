import type PhotoSwipe from 'photoswipe';

/** Thumbnails at the bottom of the viewer, each a button to its picture; `links` are the page's, `nameOf` returns the label of a picture by its number. */
export function showThumbs(viewer: PhotoSwipe, links: readonly HTMLAnchorElement[], nameOf: (number: number) => string): void {
  const pictures = thumbsOf(links);
  if (viewer.getNumItems() < 2 || pictures.length !== viewer.getNumItems()) return;
  viewer.on('uiRegister', () => {
    viewer.ui?.registerElement({
      name: 'thumbs',
      className: 'gallery-viewer-thumbs',
      appendTo: 'root',
      onInit: (bar) => {
        const keys = pictures.map((src, i) => thumb(src, nameOf(i + 1), () => viewer.goTo(i)));
        bar.append(...keys);
        const follow = () => {
          for (const [i, key] of keys.entries()) key.setAttribute('aria-current', String(i === viewer.currIndex));
        };
        viewer.on('change', follow);
        follow();
      },
    });
  });
}

/** The page's thumbnail strip has one for each picture, in the same order. */
const thumbsOf = (links: readonly HTMLAnchorElement[]): string[] =>
  links.flatMap((link) => (link.closest('.gallery-thumbs') ? [...link.querySelectorAll('img')].map(({ currentSrc, src }) => currentSrc || src) : []));

function thumb(src: string, name: string, onChoose: () => void): HTMLElement {
  const key = document.createElement('button');
  key.type = 'button';
  key.setAttribute('aria-label', name);
  const image = new Image();
  Object.assign(image, { src, alt: '', width: 64, height: 53 });
  key.append(image);
  key.addEventListener('click', onChoose);
  return key;
}
