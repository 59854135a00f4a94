/** Legal facts of a product as stored, for tests to break. */
export type LawFacts = Record<string, Record<string, unknown> | unknown>;
/** A defect: product of the demo, field that the finding must name, and the function that breaks the facts. */
export type Defect = readonly [code: string, field: string, plant: (law: LawFacts, facts: Record<string, unknown>) => void];

export const atLaw = (law: LawFacts, part: string): Record<string, unknown> => law[part] as Record<string, unknown>;
export const DEFECT_PERSON = { name: 'Person', street: 'Ulica 1', post_code: '1000', town: 'Beograd', country: 'RS', email: 'a@b.example' };

/** Makes a product count as a real one, without a file from its supplier. */
const withoutFile =
  (part: 'label' | 'sheets'): Defect[2] =>
  (law) => {
    const energy = atLaw(law, 'energy');
    delete energy.invented;
    delete energy[part];
  };

/** Defects that pass the schema and that only the rules of the guardian find. */
export const RULE_DEFECTS: readonly Defect[] = [
  ['BELA-ROSA-1', 'law.energy', (law) => delete law.energy],
  ['ZAR-KVADER-1', 'law.energy', (law) => delete law.energy],
  ['BELA-ROSA-2', 'law.energy.label', withoutFile('label')],
  ['ZAR-KVADER-2', 'law.energy.sheets', withoutFile('sheets')],
  ['OKVIR-SALON-3', 'law.energy.class', (law) => (atLaw(law, 'energy').class = 'A+++')],
  ['ZAR-KVADER-3', 'law.energy.class', (law) => (atLaw(law, 'energy').class = 'G')],
  ['OKVIR-SALON-1', 'law.energy.from', (law) => (atLaw(law, 'energy').from = 'B')],
  ['OKVIR-SALON-2', 'law.energy.to', (law) => (atLaw(law, 'energy').to = 'F')],
  ['GLAS-KAMEN-1', 'law.energy', (law) => (law.energy = { eprel: '1234', class: 'D', invented: true })],
  ['GLAS-ZVON-1', 'law.energy', (law) => (law.energy = { eprel: '1235', class: 'A', invented: true })],
  ['GLAS-KAMEN-2', 'law.warnings', (law) => delete law.warnings],
  ['GLAS-ZVON-2', 'law.warnings.texts', (law) => (law.warnings = { texts: { si: 'Vroče.' } })],
  ['GLAS-ZVON-3', 'law.charging', (law) => delete law.charging],
  ['LUMO-SVIT-1', 'law.charging.included', (law) => delete atLaw(law, 'charging').included],
  ['LUMO-SVIT-2', 'law.charging.min_w', (law) => delete atLaw(law, 'charging').min_w],
  ['LUMO-SVIT-3', 'law.charging.max_w', (law) => delete atLaw(law, 'charging').max_w],
  ['LIST-ZVEZEK-1', 'law.charging.usb_pd', (law) => delete atLaw(law, 'charging').usb_pd],
  ['VRH-SEDLO-2', 'law.data_act', (law) => delete law.data_act],
  ['LIST-PLATNO-1', 'law.data_act.types', (law) => delete atLaw(law, 'data_act').types],
  ['LIST-PLATNO-2', 'law.data_act.format', (law) => delete atLaw(law, 'data_act').format],
  ['VRH-GREBEN-1', 'law.data_act.retention_days', (law) => delete atLaw(law, 'data_act').retention_days],
  ['VRH-GREBEN-2', 'law.data_act.connected', (law) => (law.data_act = { connected: false })],
  ['VRH-SEDLO-1', 'law.responsible_person.country', (law) => (law.responsible_person = DEFECT_PERSON)],
  ['KVANT-ARC-3', 'law.guarantee.durability', (law) => (law.guarantee = { guarantor: 'Kvant', months: 36, free: true, whole_good: true })],
  ['KVANT-ARC-2', 'law.guarantee.durability', (law) => (law.guarantee = { guarantor: 'Kvant', months: 60, free: false, whole_good: true, durability: true })],
  ['VTIKAC-VRVICA-1', 'law.unit', (law) => delete law.unit],
  ['VTIKAC-VRVICA-2', 'law.unit', (law) => delete law.unit],
  [
    'KVANT-PERO-1',
    'law.claims',
    (law, facts) => {
      facts.badges = ['eco'];
      delete law.claims;
    },
  ],
  [
    'KVANT-PERO-2',
    'law.claims',
    (law, facts) => {
      facts.tags = ['repairable'];
      law.claims = [{ claim: 'repairable', kind: 'comparative', evidence: 'x.pdf', valid_until: '2026-11-21', approved_by: 'A. V.' }];
    },
  ],
  [
    'KVANT-PERO-3',
    'law.votes',
    (law, facts) => {
      facts.votes = [1, 0, 0, 0, 0];
      delete law.votes;
    },
  ],
  [
    'KVANT-DAN-1',
    'law.votes',
    (law, facts) => {
      facts.votes = [9, 0, 0, 0, 0];
      delete law.votes;
    },
  ],
  ['BELA-ROSA-3', 'law.energy.eprel', (law) => delete atLaw(law, 'energy').eprel],
  ['MRAZ-DVOR-1', 'law.energy.eprel', (law) => delete atLaw(law, 'energy').eprel],
  ['MRAZ-LEDINA-1', 'law.energy', (law) => delete law.energy],
  ['ZORJA-KRESNICA-1', 'law.energy.label', withoutFile('label')],
  ['ZORJA-KRESNICA-3', 'law.energy.sheets', withoutFile('sheets')],
  ['BELA-SAPA-3', 'law.energy.class', (law) => (atLaw(law, 'energy').class = 'A++')],
  ['ZAR-KVADER-4', 'law.energy.to', (law) => (atLaw(law, 'energy').to = 'G')],
  ['BELA-TOK-1', 'law.energy.from', (law) => (atLaw(law, 'energy').from = 'A+++')],
  ['SHRAMBA-ZEP-1', 'law.energy', (law) => (law.energy = { eprel: '1236', class: 'B', invented: true })],
  ['TIPKA-TIHA-1', 'law.energy', (law) => (law.energy = { eprel: '1237', class: 'C', invented: true })],
  ['OBSKURA-VIDRA-1', 'law.charging', (law) => delete law.charging],
  ['TIHOTA-GOZD-1', 'law.charging.included', (law) => delete atLaw(law, 'charging').included],
  ['SAVA-VAL-1', 'law.charging.max_w', (law) => delete atLaw(law, 'charging').max_w],
  ['LIST-STRAN-1', 'law.charging.usb_pd', (law) => delete atLaw(law, 'charging').usb_pd],
  ['MRAZ-SEVER-1', 'law.warnings', (law) => delete law.warnings],
  ['PLATNO-ROLO-1', 'law.warnings.texts', (law) => (law.warnings = { texts: { de: 'Nicht knicken.' } })],
  ['KVANT-ARC-4', 'law.guarantee.durability', (law) => (law.guarantee = { guarantor: 'Kvant', months: 25, free: true, whole_good: true })],
  ['OKNO-ATELJE-1', 'law.guarantee.durability', (law) => (law.guarantee = { guarantor: 'Okno', months: 60, free: true, whole_good: false, durability: true })],
  ['TESSEL-OKNO-1', 'law.data_act', (law) => delete law.data_act],
  ['TESSEL-OKNO-2', 'law.data_act.access', (law) => delete atLaw(law, 'data_act').access],
  ['NORDAL-STUDIO-2', 'law.data_act.storage', (law) => delete atLaw(law, 'data_act').storage],
  ['VTIKAC-MOST-1', 'law.unit', (law) => delete law.unit],
  ['ZORJA-MEANDER-1', 'law.unit', (law) => delete law.unit],
  ['SKALA-STEBER-1', 'law.claims', (_, facts) => (facts.badges = ['eco'])],
  [
    'STISK-BARVA-1',
    'law.claims',
    (law, facts) => {
      facts.tags = ['low-energy'];
      delete law.claims;
    },
  ],
  [
    'TIPKA-DLAN-1',
    'law.claims',
    (law, facts) => {
      facts.badges = ['eco'];
      law.claims = [{ claim: 'eco', kind: 'label', evidence: 'x.pdf', valid_until: '2026-11-22', approved_by: 'A. V.' }];
    },
  ],
  [
    'SAVA-VAL-2',
    'law.votes',
    (law, facts) => {
      facts.votes = [0, 0, 0, 0, 3];
      delete law.votes;
    },
  ],
  [
    'TIHOTA-SAPA-1',
    'law.votes',
    (law, facts) => {
      facts.votes = [0, 2, 0, 0, 0];
      delete law.votes;
    },
  ],
  ['OBZOR-LINIJA-1', 'law.responsible_person.country', (law) => (law.responsible_person = DEFECT_PERSON)],
  ['KOCKA-DLAN-2', 'law.responsible_person.country', (law) => (law.responsible_person = { ...DEFECT_PERSON, country: 'BA' })],
];
