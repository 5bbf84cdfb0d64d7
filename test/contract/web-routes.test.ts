import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { routeTypes } from '../../scripts/docs/route-types.ts'
import { table } from '../../workers/api/table.ts'

test('the pages know every operation by its types; `npm run web-routes` writes them anew', async () => {
  expect(readFileSync('web/client/routes.generated.ts', 'utf8')).toBe(await routeTypes(table))
})

test('an operation whose declaration stands nowhere is told', async () => {
  const [one] = table.filter(({ kind }) => kind === 'operation')
  if (!one) throw new Error('There are no operations')
  await expect(routeTypes([{ ...one, path: '/api/nowhere' }])).rejects.toThrow(
    `declares ${one.method} /api/nowhere`,
  )
})
