// Writes web/client/routes.generated.ts: the type of each operation by its route.
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { root } from './toolchain.mjs'

const { routeTypes } = await import('./docs/route-types.ts')
const { table } = await import('../workers/api/table.ts')
await writeFile(join(root, 'web/client/routes.generated.ts'), await routeTypes(table))
