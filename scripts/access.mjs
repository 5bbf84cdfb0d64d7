// Writes docs/access.md from the table of operations.
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { root } from './toolchain.mjs'

const { accessPage } = await import('./docs/access-matrix.ts')
const { table } = await import('../workers/api/table.ts')
await writeFile(join(root, 'docs/access.md'), accessPage(table))
