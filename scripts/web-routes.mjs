// Writes what pages know of the service: web/client/routes.generated.ts, the type of each operation by its route, and web/client/formats.generated.ts, the formats that it reads.
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { root } from './toolchain.mjs'

const { formatsOfFiles } = await import('./docs/file-formats.ts')
const { routeTypes } = await import('./docs/route-types.ts')
const { table } = await import('../workers/api/table.ts')
await writeFile(join(root, 'web/client/routes.generated.ts'), await routeTypes(table))
await writeFile(join(root, 'web/client/formats.generated.ts'), formatsOfFiles())
