const MAX_LEVELS = 3;
const WITHOUT_CATEGORY = ['Other'];

/** Branches of other shops' trees with their place in ours. The longest match decides; the rest of the path is kept. */
const BRANCHES: readonly (readonly [from: readonly string[], to: readonly string[]])[] = [
  [['Appliances'], ['Small Appliances']],
  [
    ['Appliances', 'Refrigerators'],
    ['Large Appliances', 'Refrigerators'],
  ],
  [
    ['Appliances', 'Refrigerators', 'All Refrigerators'],
    ['Large Appliances', 'Refrigerators'],
  ],
  [
    ['Appliances', 'Ranges, Cooktops & Ovens'],
    ['Large Appliances', 'Ranges, Cooktops & Ovens'],
  ],
  [['Cameras & Camcorders'], ['Photo & Video']],
  [
    ['Cameras & Camcorders', 'Digital Camera Accessories'],
    ['Photo & Video', 'Camera Accessories'],
  ],
  [
    ['Cameras & Camcorders', 'Digital Camera Accessories', 'Camera Lenses'],
    ['Photo & Video', 'Lenses'],
  ],
  [
    ['Cameras & Camcorders', 'Memory Cards'],
    ['Storage', 'Memory Cards & USB Sticks'],
  ],
  [['Car Electronics & GPS'], ['Car & Navigation']],
  [['Cell Phones'], ['Phones & Tablets']],
  [
    ['Cell Phones', 'Cell Phone Accessories'],
    ['Phones & Tablets', 'Phone & Tablet Accessories'],
  ],
  [['Computers & Tablets'], ['Computers']],
  [
    ['Computers & Tablets', 'Computer Accessories & Peripherals'],
    ['Peripherals', 'Accessories'],
  ],
  [
    ['Computers & Tablets', 'Computer Accessories & Peripherals', 'Mice & Keyboards', 'Computer Keyboards'],
    ['Peripherals', 'Keyboards'],
  ],
  [['Computers & Tablets', 'Computer Cards & Components'], ['PC Components']],
  [
    ['Computers & Tablets', 'Computer Cards & Components', 'GPUs/Video Graphics Cards'],
    ['PC Components', 'Graphics Cards'],
  ],
  [
    ['Computers & Tablets', 'Desktop & All-in-One Computers'],
    ['Computers', 'Desktops'],
  ],
  [
    ['Computers & Tablets', 'iPad & Tablet Accessories'],
    ['Phones & Tablets', 'Phone & Tablet Accessories'],
  ],
  [['Connected Home & Housewares'], ['Office & Stationery']],
  [
    ['Connected Home & Housewares', 'Housewares', 'Household Batteries'],
    ['Power', 'Batteries'],
  ],
  [
    ['Connected Home & Housewares', 'Office & School Supplies', 'Printer Ink & Toner'],
    ['Printing & Scanning', 'Ink, Toner & Parts'],
  ],
  [
    ['Connected Home & Housewares', 'Scanners, Faxes & Copiers'],
    ['Printing & Scanning', 'Scanners'],
  ],
  [
    ['Connected Home & Housewares', 'Telephones & Communication'],
    ['Phones & Tablets', 'Telephones'],
  ],
  [['Health, Fitness & Beauty'], ['Health & Beauty']],
  [['Musical Instruments'], ['Audio', 'Musical Instruments']],
  [
    ['Musical Instruments', 'Microphones & Live Sound'],
    ['Audio', 'Microphones'],
  ],
  [['Name Brands'], ['Other']],
  [['TV & Home Theater'], ['TV & Home Cinema']],
  [
    ['TV & Home Theater', 'TVs'],
    ['TV & Home Cinema', 'Televisions'],
  ],
  [
    ['TV & Home Theater', 'Projectors & Screens', 'Projectors'],
    ['TV & Home Cinema', 'Projectors'],
  ],
  [
    ['TV & Home Theater', 'TV & Home Theater Accessories'],
    ['TV & Home Cinema', 'Mounts & Accessories'],
  ],
  [
    ['TV & Home Theater', 'TV Stands, Mounts & Furniture'],
    ['TV & Home Cinema', 'Mounts & Accessories'],
  ],
  [['Video Games'], ['Gaming', 'Video Games']],
];

/** Branches with few products, whose subcategories would have one product each. */
const WITHOUT_BELOW: ReadonlySet<string> = new Set(BRANCHES.filter(([, to]) => to.length === 2).map(([, to]) => to.join('\n')));

/** Category of a product in our tree: branches of other trees replaced by ours, three levels at most, never empty. */
export function categoryPath(path: readonly string[]): string[] {
  const branch = BRANCHES.filter(([from]) => from.every((title, i) => path[i] === title)).sort((a, b) => b[0].length - a[0].length)[0];
  // The last levels are the most specific.
  if (!branch) return path.length === 0 ? WITHOUT_CATEGORY : path.length <= MAX_LEVELS ? [...path] : [...path.slice(0, 1), ...path.slice(1 - MAX_LEVELS)];
  const [from, to] = branch;
  return WITHOUT_BELOW.has(to.join('\n')) ? [...to] : [...to, ...path.slice(from.length)].slice(0, MAX_LEVELS - 1);
}
