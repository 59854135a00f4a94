/** OpenAPI 3.1 of the whole interface, made from the endpoints. */
import { z } from 'zod';
import type { Endpoint } from './endpoint.ts';
import type { MovedPaths } from './endpoint-paths.ts';
import { allEndpoints, officeEndpoints } from './endpoints.ts';

const schemaOf = (schema: z.ZodType, io: 'input' | 'output') => z.toJSONSchema(schema, { target: 'draft-2020-12', io, unrepresentable: 'any' });

export interface Described {
  name: string;
  origin: string;
  moved?: MovedPaths;
  /** Includes the calls of the back office. */
  withOffice?: boolean;
}

export function openapi({ name, origin, moved = {}, withOffice = false }: Described): Record<string, unknown> {
  const paths: Record<string, Record<string, unknown>> = {};
  for (const declared of withOffice ? [...allEndpoints, ...officeEndpoints] : allEndpoints) {
    const endpoint = { ...declared, path: moved[declared.key] ?? declared.path };
    const path = paths[endpoint.path] ?? {};
    path[endpoint.method.toLowerCase()] = operation(endpoint);
    paths[endpoint.path] = path;
  }
  return {
    openapi: '3.1.0',
    info: { title: name, version: '1', description: 'Replies are {success, data}; each path answers with and without its trailing slash.' },
    servers: [{ url: origin }],
    paths,
    components: {
      securitySchemes: {
        bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' },
        ...(withOffice && { office: { type: 'apiKey', in: 'cookie', name: 'staff' } }),
      },
    },
    security: [{ bearer: [] }],
  };
}

function operation(endpoint: Endpoint): Record<string, unknown> {
  const envelope = (data: unknown, success: boolean) => ({ type: 'object', required: ['success', 'data'], properties: { success: { const: success }, data } });
  const json = (schema: unknown) => ({ 'application/json': { schema } });
  const input = schemaOf(endpoint.input, 'input') as { properties?: Record<string, unknown>; required?: string[] };
  const failure = {
    type: 'object',
    required: ['label_name'],
    properties: {
      label_name: { type: 'string' },
      errors: {
        type: 'array',
        items: { type: 'object', properties: { field: { type: 'string' }, label_name: { type: 'string' }, available: { type: 'integer' } } },
      },
    },
  };
  return {
    operationId: `${endpoint.key}_${endpoint.method.toLowerCase()}`,
    summary: endpoint.summary,
    ...(endpoint.access === 'office' && { security: [{ office: [] }] }),
    ...(endpoint.method === 'GET'
      ? {
          parameters: Object.entries(input.properties ?? {}).map(([name, schema]) => ({
            name,
            in: endpoint.path.includes(`{${name}}`) ? 'path' : 'query',
            required: endpoint.path.includes(`{${name}}`) || (input.required ?? []).includes(name),
            schema,
          })),
        }
      : { requestBody: { required: true, content: json(input) } }),
    responses: {
      200: {
        description: 'Success',
        content: endpoint.file
          ? { [endpoint.file]: { schema: { type: 'string', format: 'binary' } } }
          : json(envelope(schemaOf(endpoint.reply, 'output'), true)),
      },
      default: { description: ['Failure', ...(endpoint.errors ?? [])].join(', '), content: json(envelope(failure, false)) },
    },
  };
}
