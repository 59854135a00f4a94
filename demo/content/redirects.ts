export interface DemoRedirect {
  old_path: string;
  new_path: string;
  type: 301 | 302;
}

/** One rule of every pattern that staff may write, with targets that the demo shop has. `base` is the address of the Slovenian shop. */
export const redirectsFor = (base: string): DemoRedirect[] => [
  { old_path: `${base}notesniki/`, new_path: `${base}racunalnistvo/prenosniki/`, type: 301 },
  { old_path: `${base}znamka/(slug+)/`, new_path: `${base}blagovne-znamke/(1)/`, type: 301 },
  { old_path: `${base}isci-(slug*)/`, new_path: `${base}iskanje/?search_q=(1)`, type: 302 },
  { old_path: `${base}artikel/(id+)/`, new_path: `${base}izdelek-izdelki-(1)/`, type: 301 },
  { old_path: `${base}sifra-(id*)/`, new_path: `${base}iskanje/?search_q=(1)`, type: 302 },
  { old_path: `${base}arhiv/(.*)`, new_path: `${base}katalog/`, type: 301 },
  { old_path: `${base}stara-trgovina/(.+)`, new_path: `${base}(1)`, type: 301 },
  { old_path: `${base}p-(slug+)-(id+)/`, new_path: `${base}(1)-izdelki-(2)/`, type: 301 },
  { old_path: `${base}primerjaj/(slug+)/(slug+)/`, new_path: `${base}katalog/?manufacturer=(1),(2)`, type: 302 },
  { old_path: `${base}pomoc-uporabnikom/`, new_path: '{host}/webshop/shopping_cart/', type: 302 },
  { old_path: `${base}proizvajalec-kvant/`, new_path: 'https://kvant.example/', type: 302 },
  { old_path: `${base}proizvajalec-lumo/`, new_path: '//lumo.example/', type: 302 },
];
