import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { formatsOfFiles } from '../../scripts/docs/file-formats.ts'
import { routeTypes } from '../../scripts/docs/route-types.ts'
import { table } from '../../workers/api/table.ts'

test('the pages know every operation by its types; `npm run web-routes` writes them anew', async () => {
  expect(readFileSync('web/client/routes.generated.ts', 'utf8')).toBe(await routeTypes(table))
})

test('the pages know every format of files that is read, and how large it may be', () => {
  expect(readFileSync('web/client/formats.generated.ts', 'utf8')).toBe(formatsOfFiles())
})

test('an operation whose declaration stands nowhere is told', async () => {
  const [one] = table.filter(({ kind }) => kind === 'operation')
  if (!one) throw new Error('There are no operations')
  await expect(routeTypes([{ ...one, path: '/api/nowhere' }])).rejects.toThrow(
    `declares ${one.method} /api/nowhere`,
  )
})
