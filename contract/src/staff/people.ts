/** Endpoints of staff members: invitations, roles and their scopes, colleagues' second factors and sessions; API keys. */
import * as z from 'zod';
import { defineEndpoint } from '../endpoint.ts';
import { id, idInQuery, languageCode, words } from '../fields.ts';
import * as calls from './people.calls.ts';
import { PERMISSIONS } from './permissions.ts';
import { saved, version } from './saving.ts';

export const MOST_KEY_DAYS = 366;
const ROLE = /^[a-z][a-z0-9_-]{0,39}$/;

const unique = { params: { label: 'error_field_out_of_range' } } as const;
const someOf = <Item extends z.ZodType<string | number>>(item: Item) =>
  z
    .array(item)
    .min(1)
    .max(100)
    .refine((items) => new Set(items).size === items.length, unique)
    .nullable();
const some = <Item extends z.ZodType<string | number>>(item: Item) => someOf(item).default(null);
/** Refunds a day, decimal. */
const refundLimit = z
  .number()
  .min(0)
  .max(1_000_000)
  .refine((value) => Math.abs(value * 100 - Math.round(value * 100)) < 1e-6, unique)
  .nullable();

/** Limits of a role's permissions; `null`: none. */
const scope = z.object({
  markets: some(languageCode),
  /** Ids. */
  warehouses: some(id),
  languages: some(languageCode),
  /** Refunds a day, decimal; `null`: unlimited; absent: the role's default. */
  refund_limit: refundLimit.optional(),
});
export type GivenScope = z.output<typeof scope>;

const role = z.string().regex(ROLE);
const grant = z.object({
  role: z.string(),
  markets: z.array(z.string()).nullable(),
  warehouses: z.array(id).nullable(),
  languages: z.array(z.string()).nullable(),
  /** Decimal; `null`: without limit. */
  refund_limit: z.number().nullable(),
});
const person = z.object({
  id,
  email: z.string(),
  name: z.string(),
  version,
  grants: z.array(grant),
  /** Second factors in force. */
  factors: z.number().int(),
  sessions: z.number().int(),
  /** `null`: not logged in now. */
  last_seen_at: z.string().nullable(),
  is_self: z.boolean(),
  /** True if the caller has all rights of this person, and so may change them. */
  is_within: z.boolean(),
});
const invitation = z.object({ id, email: z.string(), name: z.string(), grants: z.array(grant), by: z.string(), expires_at: z.string() });
const key = z.object({
  id,
  name: z.string(),
  permissions: z.array(z.string()),
  /** Name of its creator; `null`: created on the server. */
  by: z.string().nullable(),
  created_at: z.string(),
  expires_at: z.string(),
  /** `null`: not yet. */
  last_used_at: z.string().nullable(),
});

const rights = z
  .array(z.enum(PERMISSIONS))
  .min(1)
  .max(PERMISSIONS.length)
  .refine((items) => new Set(items).size === items.length, unique);
const roleFields = {
  title: words(60),
  permissions: rights,
  /** Bounds of every grant of it; `null`: everywhere. */
  markets: someOf(languageCode),
  warehouses: someOf(id),
  languages: someOf(languageCode),
  /** Daily refund limit of the new grant; `null`: unlimited. */
  refund_limit: refundLimit,
};
const roleOfShop = z.object({
  code: z.string(),
  /** `null`: a built-in role, with an interface text as name. */
  title: z.string().nullable(),
  permissions: z.array(z.string()),
  markets: z.array(z.string()).nullable(),
  warehouses: z.array(id).nullable(),
  languages: z.array(z.string()).nullable(),
  refund_limit: z.number().nullable(),
  version,
  /** True for a role defined by the shop, which may be changed and deleted. */
  is_own: z.boolean(),
  /** True if the caller may grant it. */
  is_within: z.boolean(),
  /** True if the role is the shop's own and the caller has all of its rights. */
  can_change: z.boolean(),
});

const office = { access: 'office', permission: 'staff.manage', listed: false } as const;
const READ = ['error_unauthorized', 'error_forbidden'] as const;
const WRITE = [...READ, 'error_confirm_needed', 'error_more_than_own', 'error_unavailable'] as const;

export const staffPeople = {
  list: defineEndpoint({
    ...calls.list,
    summary: 'Members of staff, open invitations, roles, and the markets and warehouses that a role may be limited to.',
    input: z.object({}),
    reply: z.object({
      items: z.array(person),
      invitations: z.array(invitation),
      roles: z.array(roleOfShop),
      warehouses: z.array(z.object({ id, title: z.string() })),
    }),
    errors: READ,
    ...office,
  }),
  get: defineEndpoint({
    ...calls.get,
    summary: 'One member of staff with sessions.',
    input: z.object({ id: idInQuery }),
    reply: person.extend({ devices: z.array(z.object({ id: z.string(), device: z.string(), created_at: z.string(), last_seen_at: z.string() })) }),
    errors: [...READ, 'error_empty_data'],
    ...office,
  }),
  save: defineEndpoint({
    ...calls.save,
    summary: 'Grants and revokes roles: `grants.{role}` with its scope, or `null`. Not beyond the caller’s permissions; takes effect in sessions at once.',
    input: z.object({
      id: idInQuery,
      version,
      changes: z
        .record(z.string().regex(/^grants\.[a-z][a-z0-9_-]{0,39}$/), scope.nullable())
        .refine((changes) => Object.keys(changes).length > 0, { params: { label: 'error_field_required' } }),
    }),
    reply: saved,
    errors: [...WRITE, 'error_empty_data', 'error_version', 'error_last_owner'],
    ...office,
    confirm: true,
  }),
  deactivate: defineEndpoint({
    ...calls.deactivate,
    summary: 'Ends the login of a member of staff: roles, sessions, second factors, invitations and keys at once. An account of a customer stays.',
    input: z.object({ id: idInQuery }),
    reply: z.object({ id }),
    errors: [...WRITE, 'error_empty_data', 'error_last_owner'],
    ...office,
    confirm: true,
  }),
  resetFactors: defineEndpoint({
    ...calls.resetFactors,
    summary: 'Deletes the second factors and recovery codes of a colleague and ends all sessions; the next login sets up a new factor.',
    input: z.object({ id: idInQuery }),
    reply: z.object({ id }),
    errors: [...WRITE, 'error_empty_data'],
    ...office,
    confirm: true,
  }),
  endSessions: defineEndpoint({
    ...calls.endSessions,
    summary: 'Logs a colleague out everywhere, or out of one session.',
    input: z.object({ id: idInQuery, session: idInQuery.optional() }),
    reply: z.object({ ended: z.number().int() }),
    errors: [...WRITE, 'error_empty_data'],
    ...office,
    confirm: true,
  }),
  invite: defineEndpoint({
    ...calls.invite,
    summary: 'Mails a link, valid once and for a day, with which a colleague sets a password and gets these roles. An open invitation of the address ends.',
    input: z.object({
      email: z.email().max(254),
      name: words(100),
      /** Language of the invitation mail. */
      mail_lang: languageCode.optional(),
      grants: z
        .array(scope.extend({ role }))
        .min(1)
        .max(20)
        .refine((grants) => new Set(grants.map((one) => one.role)).size === grants.length, unique),
    }),
    reply: z.object({ id, expires_at: z.string() }),
    errors: [...WRITE, 'error_too_many_requests'],
    ...office,
    confirm: true,
  }),
  endInvitation: defineEndpoint({
    ...calls.endInvitation,
    summary: 'Revokes an invitation.',
    input: z.object({ id: idInQuery }),
    reply: z.object({ id }),
    errors: [...WRITE, 'error_empty_data'],
    ...office,
    confirm: true,
  }),
  keys: defineEndpoint({
    ...calls.keys,
    summary: 'API keys in force.',
    input: z.object({}),
    reply: z.object({ items: z.array(key) }),
    errors: READ,
    ...office,
  }),
  makeKey: defineEndpoint({
    ...calls.makeKey,
    summary: 'Creates an API key, shown only once. It has the given permissions, limited to those of its creator at the moment of use.',
    input: z.object({
      name: words(100),
      permissions: rights,
      days: z.number().int().min(1).max(MOST_KEY_DAYS),
    }),
    reply: z.object({ key: z.string(), item: key }),
    errors: [...WRITE, 'error_too_many_requests'],
    ...office,
    confirm: true,
  }),
  endKey: defineEndpoint({
    ...calls.endKey,
    summary: 'Revokes an API key.',
    input: z.object({ id: idInQuery }),
    reply: z.object({ id }),
    errors: [...WRITE, 'error_empty_data'],
    ...office,
    confirm: true,
  }),
  makeRole: defineEndpoint({
    ...calls.makeRole,
    summary: 'Creates a role from permissions of the caller, with its scope. Required permissions are added.',
    input: z.object({
      title: roleFields.title,
      permissions: rights,
      markets: some(languageCode),
      warehouses: some(id),
      languages: some(languageCode),
      refund_limit: refundLimit.default(null),
    }),
    reply: z.object({ code: z.string() }),
    errors: [...WRITE, 'error_bad_input', 'error_too_many_requests'],
    ...office,
    confirm: true,
  }),
  saveRole: defineEndpoint({
    ...calls.saveRole,
    summary: 'Changes a role defined by the shop, within the caller’s permissions before and after; takes effect at once.',
    input: z.object({
      code: z.string().regex(ROLE),
      version,
      changes: z
        .object(roleFields)
        .partial()
        .strict()
        .refine((changes) => Object.keys(changes).length > 0, { params: { label: 'error_field_required' } }),
    }),
    reply: saved,
    errors: [...WRITE, 'error_bad_input', 'error_empty_data', 'error_version'],
    ...office,
    confirm: true,
  }),
  endRole: defineEndpoint({
    ...calls.endRole,
    summary: 'Deletes a role defined by the shop that no colleague and no open invitation has.',
    input: z.object({ code: z.string().regex(ROLE) }),
    reply: z.object({ code: z.string() }),
    errors: [...WRITE, 'error_bad_input', 'error_empty_data'],
    ...office,
    confirm: true,
  }),
};
