export interface Announcer {
  announce: (title: string) => void;
  stop: () => void;
}

/** A polite live region for the title of a page opened by soft navigation. It must be in the document before its text, or screen readers stay silent. */
export function createAnnouncer(): Announcer {
  const region = document.createElement('p');
  region.id = 'page-announcer';
  region.className = 'visually-hidden';
  region.setAttribute('role', 'status');
  document.body.append(region);
  return {
    announce: (title) => {
      region.textContent = title;
    },
    stop: () => region.remove(),
  };
}
