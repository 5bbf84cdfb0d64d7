import { once } from '../../../shared/domain/basics/once.ts'
import type { Operation } from '../../../shared/kernel/operation.ts'
import { recordings } from '../reference/examples.generated.ts'
import { collection } from './collection.ts'
import { openapi } from './openapi.ts'

/** Both descriptions of a table. They are made when they are first asked for, and once: only the address of the server depends on the request. */
export function describeTable(operations: readonly Operation[]) {
  const document = once(() => openapi(operations, '', recordings))
  const requests = once(() => collection(operations, { document: document(), recordings }))
  return {
    openapi: (origin: string) => ({ ...document(), servers: [{ url: origin }] }),
    collection: (origin: string) => ({
      ...requests(),
      variable: requests().variable.map(({ key, value }) => ({
        key,
        value: key === 'base_url' ? origin : value,
      })),
    }),
  }
}
