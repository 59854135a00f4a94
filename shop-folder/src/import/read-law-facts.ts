import { issueWords } from '@vitrina/contract/values/issue-words';
import { CHARGED_GROUPS, PRODUCT_GROUPS, type ProductGroup } from '@vitrina/contract/law/product-groups';
import type { EnergyClass } from '@vitrina/contract/law/energy-scale';
import { type ProductLaw, productLaw } from '@vitrina/contract/law/product-law';
import type { Part } from './attribute-value.ts';
import type { FieldReader } from './field-reader.ts';
import { languageOf } from './language-of.ts';

type Fact = [name: string, value: Part | Part[]];

const CLASSES = ['A+++', 'A++', 'A+', 'A', 'B', 'C', 'D', 'E', 'F', 'G'];
/** The shop's label arrow has today's scale; ovens, hoods and heaters keep their scale as attributes. */
const RANGE_SHOWN = ['A', 'G'];
const MOST_WATTS = 240;
const LEAST_WATTS = 0.5;

/** Reads legally required facts: energy, chargers, guarantee, safety. Facts without a field of their own become attributes; missing ones stay missing. */
export function readLawFacts(fields: FieldReader): { energyClass: string | null; law: ProductLaw; attributes: Fact[] } {
  const energy = energyOf(fields);
  return {
    energyClass: energy.shown,
    law: lawOf(fields, energy.facts),
    attributes: [...energy.attributes, ...chargingOf(fields), ...guaranteeOf(fields), ...safetyOf(fields)],
  };
}

/** Returns the product's legal facts: each is complete or left out. */
function lawOf(fields: FieldReader, energy: ProductLaw['energy'] | null): ProductLaw {
  const group = fields.cutText('group', 40);
  const isGroup = (PRODUCT_GROUPS as readonly (string | null)[]).includes(group);
  if (group !== null && !isGroup) fields.notes.push(`group ${group.slice(0, 20)}: no group of products, left out`);
  // Values of a wrong type were noted when read as attributes.
  const { included, min_w, max_w, usb_pd, port } = (fields.raw('charging') ?? {}) as Record<string, unknown>;
  const chargingFields = { included, min_w, max_w, usb_pd, port };
  const charging = Object.fromEntries(Object.entries(chargingFields).filter(([, value]) => value !== undefined && value !== null));
  const origin = fields.raw('origin_country');
  const parts = {
    ...wholeFacts(fields),
    ...(isGroup && { group: group as ProductGroup }),
    ...(energy && { energy }),
    ...(typeof origin === 'string' && { origin_country: origin.trim().toUpperCase() }),
    ...(Object.keys(charging).length > 0 && (!isGroup || CHARGED_GROUPS.includes(group as ProductGroup)) && { charging }),
  };
  return Object.fromEntries(Object.entries(parts).filter(([name, value]) => productLaw.safeParse({ [name]: value }).success)) as ProductLaw;
}

/** Facts stored as they are stated; a text of warnings is in the line's language. */
const WHOLE = ['warnings', 'responsible_person', 'importer', 'guarantee', 'data_act', 'repair', 'withdrawal', 'unit'] as const;

/** Validates each fact as a whole; adds a note for an invalid one. */
function wholeFacts(fields: FieldReader): ProductLaw {
  const entries = WHOLE.flatMap((name) => {
    const raw = fields.raw(name);
    const value = name === 'warnings' && typeof raw === 'string' ? { texts: { [languageOf(fields.text('language', 20))]: raw.trim() } } : raw;
    // Persons and the like that are given as text become attributes.
    if (value === null || typeof value === 'string') return name === 'withdrawal' && value !== null ? [[name, value] as const] : [];
    return [[name, value] as const];
  });
  return Object.fromEntries(
    entries.filter(([name, value]) => {
      const checked = productLaw.safeParse({ [name]: value });
      const [issue] = checked.error?.issues ?? [];
      if (issue) fields.notes.push(`${issue.path.join('.') || name}: ${issueWords(issue)}, left out`);
      return checked.success;
    }),
  ) as ProductLaw;
}

function energyOf(fields: FieldReader): { shown: string | null; facts: ProductLaw['energy'] | null; attributes: Fact[] } {
  const energyFields = fields.object('energy');
  const word = (name: string): string | null =>
    typeof energyFields[name] === 'string' || typeof energyFields[name] === 'number' ? String(energyFields[name]).trim().toUpperCase() || null : null;
  const [level, from, to, eprel] = ['class', 'from', 'to', 'eprel'].map(word) as [string | null, string | null, string | null, string | null];
  const place = CLASSES.indexOf(level ?? '');
  const first = from === null ? (place < 3 ? 0 : 3) : CLASSES.indexOf(from);
  const last = to === null ? CLASSES.length - 1 : CLASSES.indexOf(to);
  const isClass = level !== null && place >= 0 && first >= 0 && place >= first && place <= last;
  if (level !== null && !isClass) fields.notes.push(`energy.class ${level.slice(0, 20)}: not inside its range, left out`);
  const isShown = isClass && RANGE_SHOWN.includes(from ?? 'A') && RANGE_SHOWN.includes(to ?? 'G') && place >= 3;
  const isNumber = eprel !== null && /^\d{1,9}$/.test(eprel);
  if (eprel !== null && !isNumber) fields.notes.push(`energy.eprel ${eprel.slice(0, 20)}: one to nine digits are needed, left out`);
  return {
    shown: isShown ? level : null,
    facts: isClass
      ? {
          class: level as EnergyClass,
          from: CLASSES[first] as EnergyClass,
          to: CLASSES[to === null && place < 3 ? CLASSES.indexOf('D') : last] as EnergyClass,
          ...(isNumber && Number(eprel) > 0 && { eprel: String(Number(eprel)) }),
        }
      : null,
    attributes: [
      ...(isClass ? [['Energy class', level] as Fact] : []),
      ...(isClass && from !== null && to !== null && !isShown ? [['Energy class range', `${from}–${to}`] as Fact] : []),
      ...(isNumber ? [['EPREL number', eprel] as Fact] : []),
    ],
  };
}

function chargingOf(fields: FieldReader): Fact[] {
  const chargingFields = fields.object('charging');
  const watts = (name: string): number | null => {
    const value = chargingFields[name] ?? null;
    if (value === null) return null;
    const isGood = typeof value === 'number' && value >= LEAST_WATTS && value <= MOST_WATTS;
    if (!isGood) fields.notes.push(`charging.${name}: ${LEAST_WATTS} to ${MOST_WATTS} W is needed, left out`);
    return isGood ? value : null;
  };
  const [least, most] = [watts('min_w'), watts('max_w')];
  const isOrdered = least === null || most === null || least <= most;
  if (!isOrdered) fields.notes.push('charging: the least power is above the most, both left out');
  return [
    ...(typeof chargingFields.included === 'boolean' ? [['Charger included', chargingFields.included] as Fact] : []),
    ...(isOrdered && least !== null ? [['Charging power, at least (W)', least] as Fact] : []),
    ...(isOrdered && most !== null ? [['Charging power (W)', most] as Fact] : []),
    ...(typeof chargingFields.usb_pd === 'boolean' ? [['USB Power Delivery', chargingFields.usb_pd] as Fact] : []),
    ...(typeof chargingFields.port === 'string' && chargingFields.port ? [['Charging port', chargingFields.port.slice(0, 60)] as Fact] : []),
  ];
}

function guaranteeOf(fields: FieldReader): Fact[] {
  const months = (field: string, name: string): Fact[] => {
    const value = fields.number(field);
    if (value === null) return [];
    if (Number.isInteger(value) && value > 0 && value <= 600) return [[name, value]];
    fields.notes.push(`${field}: whole months up to 600 are needed, left out`);
    return [];
  };
  return [...months('guarantee_months', 'Guarantee (months)'), ...months('guarantee_maker_months', "Maker's guarantee (months)")];
}

const SAFETY = [
  ['warnings', 'Safety warnings', 2000],
  ['responsible_person', 'Responsible person in the EU', 500],
  ['importer', 'Importer', 500],
  ['origin_country', 'Country of origin', 60],
  ['updates_until', 'Updates until', 60],
] as const;

const safetyOf = (fields: FieldReader): Fact[] =>
  SAFETY.flatMap(([field, name, most]) => {
    const text = typeof fields.raw(field) === 'object' ? null : fields.cutText(field, most);
    return text === null ? [] : [[name, text] as Fact];
  });
