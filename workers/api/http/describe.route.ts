import { once } from '../../../shared/domain/once.ts'
import { type Operation, defineRoute } from '../../../shared/kernel/operation.ts'
import { collection } from './collection.ts'
import { openapi } from './openapi.ts'
import { validated } from './to-response.ts'

const cached = { 'Cache-Control': 'public, max-age=300' }

/** The machine-readable descriptions of a table, which describe themselves as well. */
export function describeRoutes(operations: readonly Operation[]): Operation[] {
  const all = once((): Operation[] => [...operations, ...routes])
  // Built once for all: only the address of the server depends on the request.
  const document = once(() => openapi(all(), ''))
  const requests = once(() => collection(all(), document()))
  const routes = [
    defineRoute({
      id: 'platform.openapi',
      route: 'GET /api/openapi.json',
      summary: 'Get the OpenAPI 3.1 description',
      access: 'public',
      effect: 'read',
      input: () => ({}),
      produces: [{ status: 200, mediaType: 'application/json', description: 'OpenAPI 3.1 document' }],
      run: ({ origin }, _input, request) =>
        Promise.resolve(validated({ ...document(), servers: [{ url: origin }] }, request, cached)),
    }),
    defineRoute({
      id: 'platform.collection',
      route: 'GET /api/collection.json',
      summary: 'Get the request collection',
      access: 'public',
      effect: 'read',
      input: () => ({}),
      produces: [{ status: 200, mediaType: 'application/json', description: 'Postman collection v2.1' }],
      run: (_context, _input, request) => Promise.resolve(validated(requests(), request, cached)),
    }),
  ]
  return routes
}
