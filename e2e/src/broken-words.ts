/** Runs in the page: returns words that are broken across two lines, with their element. A word may break only after its own hyphen or soft hyphen. */
export function findBrokenWords(): string[] {
  const found: string[] = [];
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = texts.nextNode(); node; node = texts.nextNode()) {
    const element = node.parentElement;
    if (
      !element ||
      element.closest('script, style, noscript, .visually-hidden, .skip') ||
      !element.checkVisibility({ visibilityProperty: true }) ||
      element.offsetWidth === 1
    )
      continue;
    for (const word of (node.nodeValue ?? '').matchAll(/[\p{L}]{2,}/gu)) {
      const range = document.createRange();
      range.setStart(node, word.index);
      range.setEnd(node, word.index + word[0].length);
      const lines = new Set([...range.getClientRects()].filter((box) => box.width > 0).map((box) => Math.round(box.top)));
      if (lines.size > 1) found.push(`${word[0]} in ${element.localName}.${element.className}`);
    }
  }
  return [...new Set(found)];
}
