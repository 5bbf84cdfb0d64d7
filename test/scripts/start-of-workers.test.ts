import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { reached, root } from '../support/reached.ts'

test('the start of api evaluates its table of routes, and no module of a feature', () => {
  expect(reached('workers/api/index.ts', { later: false }).toSorted()).toEqual([
    'durable-objects/lazy-object.ts',
    'workers/api/areas.ts',
    'workers/api/http/mount.ts',
    'workers/api/http/paths.ts',
    'workers/api/index.ts',
    'workers/api/objects.ts',
    'workers/api/routes.generated.ts',
    'workers/api/routes.ts',
    'workers/features/areas.ts',
  ])
})

test('the start of jobs evaluates no job, and the start of design nothing of the engine', () => {
  expect(reached('workers/jobs/index.ts', { later: false }).toSorted()).toEqual([
    'workers/jobs/hosted-run.ts',
    'workers/jobs/index.ts',
  ])
  expect(reached('workers/design/index.ts', { later: false })).toEqual(['workers/design/index.ts'])
})

test('no CommonJS package is imported later by its name: of such a chunk the compiler gives no export but default', async () => {
  const files = globSync('{workers,shared,durable-objects}/**/*.ts', { cwd: root })
  const imports = files.flatMap((file) =>
    [...readFileSync(join(root, file), 'utf8').matchAll(/await import\('([a-z@][^'.]*)'\)/g)].map(
      ([, name = '']) => name,
    ),
  )
  expect(imports.length).toBeGreaterThan(3)
  // Node gives a CommonJS module this export besides.
  const modules = await Promise.all(
    [...new Set(imports)].map(async (name) => [name, 'module.exports' in (await import(name))]),
  )
  expect(modules.filter(([, isCommonJs]) => isCommonJs)).toEqual([])
})
