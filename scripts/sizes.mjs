import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { countSizes } from './sizes/count.mjs'
import { lowered, sizeFaults } from './sizes/limits.mjs'
import { root } from './toolchain.mjs'

// `npm run sizes` shows how large the language half and the documents are; `npm run sizes -- --write` lowers the limits to that.
const path = join(root, 'sizes.json')
const limits = JSON.parse(await readFile(path, 'utf8').catch(() => '{"rooms":{}}'))
const sizes = await countSizes(root)
const { rooms, ...others } = sizes
console.table(rooms)
console.table({
  'lines of shared/domain': Object.values(rooms).reduce((sum, lines) => sum + lines, 0),
  ...others,
})
for (const fault of sizeFaults(sizes, limits)) console.log(fault)
if (process.argv.includes('--write'))
  await writeFile(path, `${JSON.stringify(lowered(sizes, limits), null, 2)}\n`)
