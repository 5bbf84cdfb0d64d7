import type { LoadArea } from '../../workers/features/areas.ts'
import { areas } from '../../workers/api/areas.ts'

/** The module of what `api` reads at its start of each operation: enough to route a request, and to load the area that answers it. */
export async function routeRows(): Promise<string> {
  const rows = await Promise.all(Object.entries<LoadArea>(areas).map(rowsOf))
  return `// Made by \`npm run generate\` from the table of operations; do not edit.
import type { RouteRow } from './areas.ts'

export const rows: readonly RouteRow[] = [
${rows.flat().join('\n')}
]
`
}

async function rowsOf([area, load]: [string, LoadArea]): Promise<string[]> {
  const { operations } = await load()
  return operations.map(({ id, method, path, access }) => {
    const row = [id, method, path, area].map((text) => `'${text}'`)
    return `  [${[...row, access === 'public'].join(', ')}],`
  })
}
