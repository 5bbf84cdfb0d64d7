import { once } from '../../../shared/domain/once.ts'
import { type Operation, defineRoute } from '../../../shared/kernel/operation.ts'
import { collection } from './collection.ts'
import { openapi } from './openapi.ts'

const json = (body: unknown) => Response.json(body, { headers: { 'Cache-Control': 'public, max-age=300' } })

/** The machine-readable descriptions of a table, which describe themselves as well. */
export function describeRoutes(operations: readonly Operation[]): Operation[] {
  const all = once((): Operation[] => [...operations, ...routes])
  const routes = [
    defineRoute({
      id: 'platform.openapi',
      route: 'GET /api/openapi.json',
      summary: 'Get the OpenAPI 3.1 description',
      access: 'public',
      effect: 'read',
      input: () => ({}),
      produces: [{ status: 200, mediaType: 'application/json', description: 'OpenAPI 3.1 document' }],
      run: ({ origin }) => Promise.resolve(json(openapi(all(), origin))),
    }),
    defineRoute({
      id: 'platform.collection',
      route: 'GET /api/collection.json',
      summary: 'Get the request collection',
      access: 'public',
      effect: 'read',
      input: () => ({}),
      produces: [{ status: 200, mediaType: 'application/json', description: 'Postman collection v2.1' }],
      run: ({ origin }) => Promise.resolve(json(collection(all(), openapi(all(), origin)))),
    }),
  ]
  return routes
}
