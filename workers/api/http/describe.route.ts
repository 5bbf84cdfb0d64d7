import { once } from '../../../shared/domain/once.ts'
import { type Operation, defineRoute } from '../../../shared/kernel/operation.ts'
import { validated } from './to-response.ts'

const cached = { 'Cache-Control': 'public, max-age=300' }

/** The machine-readable descriptions of a table, which describe themselves as well. */
export function describeRoutes(operations: readonly Operation[]): Operation[] {
  const all = once((): Operation[] => [...operations, ...routes])
  // Examples and explanations are many: they are read when somebody asks for them.
  const descriptions = once(async () => (await import('./describe-table.ts')).describeTable(all))
  const routes = [
    defineRoute({
      id: 'platform.openapi',
      route: 'GET /api/openapi.json',
      summary: 'Get the OpenAPI 3.1 description',
      access: 'public',
      effect: 'read',
      input: () => ({}),
      produces: [{ status: 200, mediaType: 'application/json', description: 'OpenAPI 3.1 document' }],
      run: async ({ origin }, _input, request) =>
        validated((await descriptions()).openapi(origin), request, cached),
    }),
    defineRoute({
      id: 'platform.collection',
      route: 'GET /api/collection.json',
      summary: 'Get the request collection',
      description:
        'All its requests run as imported, in order, against a product that has nothing yet. `base_url` is the address that it was fetched from.',
      access: 'public',
      effect: 'read',
      input: () => ({}),
      produces: [{ status: 200, mediaType: 'application/json', description: 'Postman collection v2.1' }],
      run: async ({ origin }, _input, request) =>
        validated((await descriptions()).collection(origin), request, cached),
    }),
  ]
  return routes
}
