import type { Operation, Route } from '../../shared/kernel/operation.ts'
import type { LoadArea } from '../features/areas.ts'
import { type Area, areas } from './areas.ts'
import { rows } from './routes.generated.ts'

/** All routes that `api` serves, in the order of the table. An area is loaded with the first request to it. */
export const routes: readonly Route[] = rows.map(([id, method, path, area, isPublic]) => ({
  id,
  method,
  path,
  isPublic,
  load: () => loadOperation(area, id),
}))

async function loadOperation(area: Area, id: string): Promise<Operation> {
  const { operations } = await (areas[area] as LoadArea)()
  const operation = operations.find((declared) => declared.id === id)
  if (!operation) throw new Error(`${id} is not among the operations of ${area}: run \`npm run generate\``)
  return operation
}
