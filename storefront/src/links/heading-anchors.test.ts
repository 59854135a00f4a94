import { describe, expect, it } from 'vitest';
import { withAnchors } from './heading-anchors.ts';

describe('table of contents', () => {
  it('names every h2 of a text and gives each an id of its own [S1.10]', () => {
    const { html, headings } = withAnchors('<h2>Cene &amp; plačilo</h2><p>a</p><h2 id="t-rok">Rok</h2><h2>Cene &amp; plačilo</h2><h3>Manj</h3>');
    expect(headings).toEqual([
      { id: 't-cene-placilo', title: 'Cene & plačilo' },
      { id: 't-rok', title: 'Rok' },
      { id: 't-cene-placilo-2', title: 'Cene & plačilo' },
    ]);
    expect(html).toBe(
      '<h2 id="t-cene-placilo">Cene &amp; plačilo</h2><p>a</p><h2 id="t-rok">Rok</h2><h2 id="t-cene-placilo-2">Cene &amp; plačilo</h2><h3>Manj</h3>',
    );
  });
  it('is empty for a text without headings', () => expect(withAnchors('<p>a</p>')).toEqual({ html: '<p>a</p>', headings: [] }));
});
