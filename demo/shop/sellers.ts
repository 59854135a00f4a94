import type { Texts } from '../catalogue/types.ts';

export interface DemoSeller {
  code: string;
  title: string;
  description: Texts;
  /** Which products it sells beside those that name it; codes of families or of single models. */
  sells?: { families?: readonly string[]; condition?: 'open-box' | 'refurbished' };
}

/** Others who sell through the shop; what no seller has is sold by the shop itself. */
export const sellers: DemoSeller[] = [
  {
    code: 'elektro-kotnik',
    title: 'Elektro Kotnik',
    description: {
      si: 'Družinska trgovina z drobno elektroniko iz Slovenj Gradca. Naročila oddana do poldneva odpošlje še isti dan.',
      hr: 'Obiteljska trgovina sitnom elektronikom iz Slovenj Gradeca. Narudžbe primljene do podneva šalje isti dan.',
      en: 'A family shop for small electronics in Slovenj Gradec. Orders placed before noon leave the same day.',
      de: 'Ein Familienbetrieb für Kleinelektronik aus Slovenj Gradec. Bestellungen bis mittags gehen am selben Tag hinaus.',
      rs: 'Porodična prodavnica sitne elektronike iz Slovenj Gradeca. Porudžbine primljene do podneva šalje istog dana.',
      it: 'Un negozio di famiglia per piccola elettronica a Slovenj Gradec. Gli ordini ricevuti entro mezzogiorno partono in giornata.',
      ba: 'Porodična prodavnica sitne elektronike iz Slovenj Gradeca. Narudžbe primljene do podneva šalje isti dan.',
      me: 'Porodična prodavnica sitne elektronike iz Slovenj Gradeca. Porudžbine primljene do podneva šalje istog dana.',
      es: 'Una tienda familiar de pequeña electrónica de Slovenj Gradec. Los pedidos recibidos antes de mediodía salen el mismo día.',
    },
  },
  {
    code: 'foto-brod',
    title: 'Foto Brod',
    description: {
      si: 'Zagrebška trgovina za fotografe, ki drone pred prodajo preizkusi in pomaga pri registraciji.',
      hr: 'Zagrebačka trgovina za fotografe koja dronove prije prodaje isproba i pomaže pri registraciji.',
      en: 'A Zagreb shop for photographers that test-flies every drone and helps with the registration.',
      de: 'Ein Fotogeschäft aus Zagreb, das jede Drohne vor dem Verkauf probefliegt und bei der Registrierung hilft.',
      rs: 'Zagrebačka prodavnica za fotografe koja dronove pre prodaje isproba i pomaže pri registraciji.',
      it: 'Un negozio per fotografi di Zagabria che prova in volo ogni drone e aiuta con la registrazione.',
      ba: 'Zagrebačka prodavnica za fotografe koja dronove prije prodaje isproba i pomaže pri registraciji.',
      me: 'Zagrebačka prodavnica za fotografe koja dronove prije prodaje isproba i pomaže pri registraciji.',
      es: 'Una tienda de Zagreb para fotógrafos que prueba cada dron en vuelo y ayuda con el registro.',
    },
    sells: { families: ['galeb-lastovka'] },
  },
  {
    code: 'drugi-krog',
    title: 'Drugi krog',
    description: {
      si: 'Delavnica v Gradcu, ki vrnjene in razstavne naprave pregleda, očisti in proda z enoletno garancijo.',
      hr: 'Radionica u Grazu koja vraćene i izložbene uređaje pregleda, očisti i prodaje s jednogodišnjim jamstvom.',
      en: 'A workshop in Graz that checks and cleans returned and display devices and sells them with a one-year guarantee.',
      de: 'Eine Werkstatt in Graz, die Rückläufer und Ausstellungsgeräte prüft, reinigt und mit einem Jahr Garantie verkauft.',
      rs: 'Radionica u Gracu koja vraćene i izložbene uređaje pregleda, očisti i prodaje sa jednogodišnjom garancijom.',
      it: 'Un laboratorio di Graz che controlla e pulisce apparecchi resi o da esposizione e li vende con un anno di garanzia.',
      ba: 'Radionica u Grazu koja vraćene i izložbene uređaje pregleda, očisti i prodaje s jednogodišnjom garancijom.',
      me: 'Radionica u Gracu koja vraćene i izložbene uređaje pregleda, očisti i prodaje sa jednogodišnjom garancijom.',
      es: 'Un taller de Graz que revisa y limpia aparatos devueltos y de exposición y los vende con un año de garantía.',
    },
    sells: { condition: 'open-box' },
  },
];
