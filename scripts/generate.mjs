// Writes each generated file anew, or with `--check` names those that are not what their sources make. Runs in the pinned Node, which reads TypeScript.
import { readFile, writeFile } from 'node:fs/promises'
import { join, relative } from 'node:path'
import { injectedFiles } from './generated/injected.mjs'
import { lexiconFile, lexiconModule } from './generated/lexicon.mjs'
import { root } from './toolchain.mjs'

const { accessPage } = await import('./generated/access-matrix.ts')
const { formatsOfFiles } = await import('./generated/file-formats.ts')
const { routeRows } = await import('./generated/route-rows.ts')
const { routeTypes } = await import('./generated/route-types.ts')
const { table } = await import('../workers/api/table.ts')

const files = [
  [join(root, 'docs/access.md'), accessPage(table)],
  [join(root, 'workers/api/routes.generated.ts'), await routeRows()],
  [join(root, 'web/client/routes.generated.ts'), await routeTypes(table)],
  [join(root, 'web/client/formats.generated.ts'), formatsOfFiles()],
  [lexiconFile, await lexiconModule()],
  ...(await injectedFiles()),
]

for (const [file, text] of files) {
  if (!process.argv.includes('--check')) await writeFile(file, text)
  else if ((await readFile(file, 'utf8').catch(() => '')) !== text) {
    process.exitCode = 1
    console.log(`${relative(root, file)} is stale: run \`npm run generate\` and commit the result.`)
  }
}
