import type { Operation } from '../../shared/kernel/operation.ts'
import type { LoadArea } from '../features/areas.ts'
import { areas } from './areas.ts'

const loaded = await Promise.all(Object.values<LoadArea>(areas).map((load) => load()))

/** The whole table, for what is generated of it and for tests. A Worker reads `routes.generated.ts` and loads an area when it is called. */
export const table: readonly Operation[] = loaded.flatMap(({ operations }) => operations)
