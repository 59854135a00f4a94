/** Names of the texts for a screen over the whole window. */
type TextName = 'screen_wait' | 'screen_renewed' | 'screen_updating' | 'screen_soon_back' | 'screen_refresh' | 'screen_pause';

let textOf: (name: TextName) => string = () => '';

/** The page's texts; set at start-up. */
export function setOutageTexts(text: (name: string) => string): void {
  textOf = text;
}

interface Screen {
  title: TextName;
  text: TextName;
  buttons?: readonly { label: TextName; onPress: () => void }[];
}

/** Specification, section 9. */
const LOADER_WIDTH = 200;

/**
 * Fills the window while the page cannot be used: a loader, a heading, a sentence, buttons. Plain elements, styled by script: it must work
 * when no further file of the shop can be loaded. Returns a function that removes it.
 */
export function showOutageScreen({ title, text, buttons = [] }: Screen): () => void {
  // A modal dialog is above those already open, such as the cart.
  const screen = styled('dialog', {
    width: '100vw',
    height: '100dvh',
    maxWidth: 'none',
    maxHeight: 'none',
    border: '0',
    display: 'grid',
    placeContent: 'center',
    justifyItems: 'center',
    gap: '1rem',
    padding: '1.5rem',
    textAlign: 'center',
    background: 'var(--bg, Canvas)',
    color: 'var(--ink, CanvasText)',
  });
  screen.dataset.screen = title;
  screen.addEventListener('cancel', (event) => event.preventDefault());
  const loader = styled('progress', { width: `${LOADER_WIDTH}px`, maxWidth: '60vw' });
  loader.setAttribute('aria-label', textOf('screen_wait'));
  const heading = styled('h2', { fontSize: '1.5rem' });
  heading.textContent = textOf(title);
  screen.setAttribute('aria-label', textOf(title));
  const sentence = document.createElement('p');
  sentence.textContent = textOf(text);
  const keys = buttons.map(({ label, onPress }) => {
    const key = document.createElement('button');
    key.type = 'button';
    key.className = 'btn';
    key.textContent = textOf(label);
    key.addEventListener('click', onPress);
    return key;
  });
  screen.append(loader, heading, sentence, ...keys);
  document.body.append(screen);
  screen.showModal();
  return () => screen.remove();
}

function styled<Name extends keyof HTMLElementTagNameMap>(name: Name, style: Partial<CSSStyleDeclaration>): HTMLElementTagNameMap[Name] {
  const element = document.createElement(name);
  Object.assign(element.style, style);
  return element;
}
