import { expect, test } from 'vitest'
import { routeTypes } from '../../scripts/generated/route-types.ts'
import { table } from '../../workers/api/table.ts'

test('a page knows each operation by its route, in one line that names its declaration', async () => {
  const operations = table.filter(({ kind }) => kind === 'operation')
  const lines = (await routeTypes(table)).split('\n').filter((line) => line.startsWith("  '"))
  expect(lines).toHaveLength(operations.length)
  expect(lines).toContain(
    "  'POST /api/pm/stories': typeof import('../../workers/features/stories/create-story.ts').createStory",
  )
})

test('an operation whose declaration is missing is an error that names it', async () => {
  const [operation] = table.filter(({ kind }) => kind === 'operation')
  if (!operation) throw new Error('There are no operations')
  await expect(routeTypes([{ ...operation, path: '/api/nowhere' }])).rejects.toThrow(
    `declares ${operation.method} /api/nowhere`,
  )
})
