/** A line of a catalogue file, to which a defect is applied. */
export type Line = Record<string, unknown>;
/** A defect of a line and the field reported for it; `bad`: the line itself is rejected, with that field in the message. */
export type LineDefect = readonly [base: keyof typeof GOOD_LINES, field: string, change: Line, bad?: true];

const PERSON = { name: 'Person d. o. o.', street: 'Cesta 1', post_code: '1000', town: 'Ljubljana', country: 'SI', email: 'a@b.example' };
const CHARGING = { included: false, min_w: 2.5, max_w: 10, usb_pd: false, port: 'USB-C' };
const DATA = { connected: true, types: ['usage'], format: 'JSON', volume_mb_day: 1, realtime: false, storage: 'maker', retention_days: 30, access: 'app' };
const GUARANTEE = { guarantor: 'Zvuk d. o. o.', months: 60, free: true, whole_good: true, durability: true };
const NONE = { none: { by: 'A. V.', on: '2026-11-20' } };
const ENERGY = { eprel: '123456', class: 'C', from: 'A', to: 'G' };

/** Complete facts of each kind of product; labels and sheets, which only a folder can provide, are left out. */
export const GOOD_LINES = {
  speaker: { group: 'speaker', charging: CHARGING, guarantee: GUARANTEE, warnings: NONE },
  laptop: { group: 'laptop', charging: CHARGING, data_act: DATA, warnings: NONE, category_path: ['Laptops'] },
  cable: { unit: { quantity: 2, unit: 'm' }, warnings: NONE, category_path: ['Cables by the metre'] },
  abroad: { warnings: NONE, brand: 'Daleko', responsible_person: PERSON },
  plain: { warnings: NONE },
} as const satisfies Record<string, Line>;

/** Legal facts of a kind with an energy label, and no others. */
const washer = (energy: Line | undefined): Line => ({ group: 'washing_machine', energy, charging: undefined, guarantee: undefined });

export const LINE_DEFECTS: readonly LineDefect[] = [
  ['speaker', 'law.charging', { charging: undefined }],
  ['speaker', 'law.charging.included', { charging: { ...CHARGING, included: undefined } }],
  ['speaker', 'law.charging.min_w', { charging: { ...CHARGING, min_w: undefined } }],
  ['speaker', 'law.charging.max_w', { charging: { ...CHARGING, max_w: undefined } }],
  ['speaker', 'law.charging.usb_pd', { charging: { ...CHARGING, usb_pd: undefined } }],
  ['speaker', 'law.charging', { charging: { ...CHARGING, max_w: 0 } }],
  ['speaker', 'law.charging', { charging: { ...CHARGING, max_w: '20W' } }],
  ['speaker', 'law.charging', { charging: { ...CHARGING, min_w: 30 } }],
  ['speaker', 'law.charging', { charging: { ...CHARGING, max_w: 500 } }],
  ['speaker', 'law.charging', { charging: { ...CHARGING, included: 'maybe' } }],
  ['plain', 'law.warnings', { warnings: undefined }],
  ['plain', 'law.warnings.texts', { warnings: { texts: { hr: 'Ne uranjati u vodu.' } } }],
  ['plain', 'law.warnings', { warnings: { texts: { hr: '<b>Ne</b>' } } }],
  ['plain', 'law.warnings', { warnings: { texts: { hr: 'Ne \u202eenO' } } }],
  ['plain', 'law.warnings', { warnings: { texts: { hr: '🔥🔥' } } }],
  ['plain', 'law.warnings', { warnings: { texts: { hr: 'a'.repeat(100_000) } } }],
  ['plain', 'law.warnings', { warnings: { texts: { hr: 'Ne {dirati}.' } } }],
  ['plain', 'law.warnings', { warnings: { codes: ['hot_surface'], ...NONE } }],
  ['plain', 'law.warnings', { warnings: { none: { by: 'A. V.', on: '9999-01-01' } } }],
  ['plain', 'law.warnings', { warnings: { none: { by: 'A. V.', on: '2026-02-31' } } }],
  ['speaker', 'law.guarantee.durability', { guarantee: { ...GUARANTEE, durability: undefined } }],
  ['speaker', 'law.guarantee.durability', { guarantee: { ...GUARANTEE, free: false } }],
  ['speaker', 'law.guarantee.durability', { guarantee: { ...GUARANTEE, whole_good: false } }],
  ['laptop', 'law.data_act', { data_act: undefined }],
  ['laptop', 'law.data_act.types', { data_act: { ...DATA, types: undefined } }],
  ['laptop', 'law.data_act.format', { data_act: { ...DATA, format: undefined } }],
  ['laptop', 'law.data_act.volume_mb_day', { data_act: { ...DATA, volume_mb_day: undefined } }],
  ['laptop', 'law.data_act.realtime', { data_act: { ...DATA, realtime: undefined } }],
  ['laptop', 'law.data_act.storage', { data_act: { ...DATA, storage: undefined } }],
  ['laptop', 'law.data_act.retention_days', { data_act: { ...DATA, retention_days: undefined } }],
  ['laptop', 'law.data_act.access', { data_act: { ...DATA, access: undefined } }],
  ['laptop', 'law.data_act.connected', { data_act: { connected: false } }],
  ['laptop', 'law.data_act', { data_act: { ...DATA, types: ['dreams'] } }],
  ['abroad', 'law.responsible_person', { responsible_person: undefined }],
  ['abroad', 'law.responsible_person.country', { responsible_person: { ...PERSON, country: 'RS' } }],
  ['abroad', 'law.responsible_person', { responsible_person: { ...PERSON, country: 'UK' } }],
  ['abroad', 'law.responsible_person', { responsible_person: { ...PERSON, country: 'SRB' } }],
  ['abroad', 'law.responsible_person', { responsible_person: { ...PERSON, street: 'P.O. Box 12' } }],
  ['abroad', 'law.responsible_person', { responsible_person: { ...PERSON, town: '' } }],
  ['abroad', 'law.responsible_person', { responsible_person: { ...PERSON, email: 'a@b' } }],
  ['abroad', 'law.responsible_person', { responsible_person: { ...PERSON, email: undefined } }],
  ['plain', 'brand', { brand: undefined }],
  ['plain', 'brand.address', { brand: 'Neznano' }],
  ['plain', 'brand.email', { brand: 'Nikjer' }],
  ['plain', 'brand.law.country', { brand: 'Nihče' }],
  ['speaker', 'law.energy', washer(undefined)],
  ['speaker', 'law.energy', washer({ ...ENERGY, class: 'А' })],
  ['speaker', 'law.energy', washer({ ...ENERGY, class: 'Z' })],
  ['speaker', 'law.energy', washer({ ...ENERGY, from: 'G', to: 'A' })],
  ['speaker', 'law.energy.from', washer({ ...ENERGY, from: 'B' })],
  ['speaker', 'law.energy.to', washer({ ...ENERGY, to: 'F' })],
  ['speaker', 'law.energy.class', washer({ eprel: '123456', class: 'A+++' })],
  ['speaker', 'law.energy.eprel', washer({ ...ENERGY, eprel: '0' })],
  ['speaker', 'law.energy.eprel', washer({ ...ENERGY, eprel: 'EPREL1' })],
  ['speaker', 'law.energy.eprel', washer({ ...ENERGY, eprel: '1'.repeat(20) })],
  ['speaker', 'law.energy.label', washer(ENERGY)],
  ['speaker', 'law.energy.sheets', washer(ENERGY)],
  ['speaker', 'law.energy', { energy: ENERGY }],
  ['plain', 'law.energy', { group: 'keyboard', energy: ENERGY, charging: CHARGING }],
  ['plain', 'law.energy', { category_path: ['Washers of the shop'] }],
  ['cable', 'law.unit', { unit: undefined }],
  ['cable', 'law.unit', { unit: { quantity: 0, unit: 'm' } }],
  ['cable', 'law.unit', { unit: { quantity: -1, unit: 'm' } }],
  ['cable', 'law.unit', { unit: { quantity: 2, unit: 'ell' } }],
  ['plain', 'title', { title: undefined }, true],
  ['plain', 'title', { title: '   ' }, true],
];

/** A complete line of a file: the valid line of its kind with the defect applied. */
export const defectLine = (id: string, [base, , change]: LineDefect): string =>
  JSON.stringify({
    ...{ source: 'law', source_id: id, title: `Thing ${id}`, brand: 'Zvuk', category_path: ['Audio'], price: 100, currency: 'EUR', language: 'hr' },
    ...GOOD_LINES[base],
    ...change,
  });

/** Makers with their contact data; three of them are incomplete. */
export const LINE_MAKERS: readonly [title: string, address: string | null, email: string | null, country: string | null][] = [
  ['Zvuk', 'Zvuk d. o. o., Ulica 1, 10000 Zagreb', 'zvuk@zvuk.example', 'HR'],
  ['Daleko', 'Daleko d. o. o., Ulica 1, 11000 Beograd', 'daleko@daleko.example', 'RS'],
  ['Neznano', null, 'neznano@neznano.example', 'SI'],
  ['Nikjer', 'Nikjer d. o. o., Ulica 1, 1000 Ljubljana', null, 'SI'],
  ['Nihče', 'Nihče d. o. o., Ulica 1, 1000 Ljubljana', 'nihce@nihce.example', null],
];
