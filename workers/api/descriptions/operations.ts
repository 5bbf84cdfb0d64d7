import type { describeTable } from './describe-table.ts'
import { type Operation, defineRoute } from '../../../shared/kernel/operation.ts'
import { allOperations } from '../../features/areas.ts'
import { validated } from '../http/to-response.ts'
import { operations as mcp } from '../mcp/operations.ts'
import { operations as socket } from '../socket/operations.ts'

const cached = { 'Cache-Control': 'public, max-age=300' }

/** Made when somebody asks for the first of them: it takes every area, with examples and explanations. */
async function descriptions() {
  const [features, { describeTable }] = await Promise.all([allOperations(), import('./describe-table.ts')])
  return (described ??= describeTable([...features, ...socket, ...mcp, ...operations]))
}

let described: ReturnType<typeof describeTable> | undefined

/** The machine-readable descriptions of the table, which describe themselves as well. */
export const operations: readonly Operation[] = [
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
