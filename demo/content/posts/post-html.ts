/** HTML of a text that is written a block a line: `## heading`, `- item`, else a paragraph. */
export function postHtml(text: string): string {
  const html: string[] = [];
  for (const line of text.split('\n').map((one) => one.trim())) {
    if (line === '') continue;
    const item = /^- (.*)$/.exec(line)?.[1];
    if (item !== undefined) {
      const last = html.at(-1);
      if (last?.endsWith('</ul>')) html[html.length - 1] = `${last.slice(0, -'</ul>'.length)}<li>${escapeText(item)}</li></ul>`;
      else html.push(`<ul><li>${escapeText(item)}</li></ul>`);
    } else if (line.startsWith('## ')) html.push(`<h2>${escapeText(line.slice(3))}</h2>`);
    else html.push(`<p>${escapeText(line)}</p>`);
  }
  return html.join('');
}

const escapeText = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
