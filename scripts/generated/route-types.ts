import { readFile, readdir } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Operation } from '../../shared/kernel/operation.ts'

const features = 'workers/features'
const api = 'workers/api'

/** The text of `web/client/routes.generated.ts`: types only, so that nothing of the service gets into a page. Throws where the declaration of an operation is not found. */
export async function routeTypes(operations: readonly Operation[]): Promise<string> {
  const declared = await declarations()
  const rows = operations
    .filter(({ kind }) => kind === 'operation')
    .map(({ method, path }) => `${method} ${path}`)
    .toSorted()
    .map((route) => {
      const found = declared.get(route)
      if (!found) throw new Error(`No file of ${features} or ${api} declares ${route}`)
      return `  '${route}': typeof import('../../${found.file}').${found.name}`
    })
  return `// Made by \`npm run generate\` from the table of operations; do not edit.\nexport interface Routes {\n${rows.join('\n')}\n}\n`
}

/** By what the modules export, because several operations may be declared by one function. */
async function declarations(): Promise<Map<string, { name: string; file: string }>> {
  const found = new Map<string, { name: string; file: string }>()
  for (const folder of [features, api])
    for (const path of await readdir(folder, { recursive: true })) {
      if (!path.endsWith('.ts')) continue
      const file = join(folder, path)
      if (!/\broute: ['`][A-Z]+ |= define[A-Z]\w+\((?:\w+, )?\{/.test(await readFile(file, 'utf8'))) continue
      const exported = (await import(pathToFileURL(resolve(file)).href)) as Record<string, unknown>
      for (const [name, value] of Object.entries(exported))
        if (isOperation(value)) found.set(`${value.method} ${value.path}`, { name, file })
    }
  return found
}

const isOperation = (value: unknown): value is Operation =>
  typeof value === 'object' && value !== null && 'method' in value && 'path' in value
