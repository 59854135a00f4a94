import { IMPORTED_GROUP } from './attribute-titles.ts';

/** Patterns of attribute names in lower case, with their group of the specification table. The first match decides. */
const RULES: readonly (readonly [words: RegExp, group: string])[] = [
  [/\b(?:package|pallet|carton|case (?:width|height|length|weight)|per pack|pack quantity|in the box|box|included)\b/, 'box'],
  [/\b(?:screen|display|resolution|refresh|aspect|panel|viewing|brightness|contrast|hdr)\b/, 'screen'],
  [/\b(?:battery|batteries)\b/, 'battery'],
  [/\b(?:energy|power|voltage|consumption|tdp|wattage|80 plus|current)\b/, 'energy'],
  [/\b(?:camera|cameras|lens|focal|aperture|crop|zoom|sensor|video recording|megapixels?)\b/, 'camera'],
  [/\b(?:audio|sound|speaker|speakers|noise|microphone|impedance|frequency response|headphone)\b/, 'sound'],
  [
    /\b(?:usb|hdmi|displayport|dvi|vga|ethernet|lan|wi-?fi|bluetooth|network|ports?|connectors?|connectivity|interface|protocol|cable|pcie?|sata|slots?|thunderbolt|nfc|headers?)\b/,
    'connections',
  ],
  [/\b(?:width|height|depth|length|weight|dimensions?|size|volume|diameter|thickness)\b/, 'dimensions'],
  [
    /\b(?:processor|cpu|gpu|memory|ram|cores?|threads?|clock|cache|chipset|socket|storage|capacity|speed|timings|latency|bus|lithography|graphics|drive)\b/,
    'performance',
  ],
];

/** Returns the group of an attribute among the shop's groups. */
export function attributeGroup(name: string, known: ReadonlySet<string>): string {
  const small = name.toLowerCase();
  const group = RULES.find(([words]) => words.test(small))?.[1] ?? 'general';
  return known.has(group) ? group : IMPORTED_GROUP.code;
}
