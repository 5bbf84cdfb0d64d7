import { mkdir, mkdtemp, readFile, readdir, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { renderDevVars } from '../../../../scripts/start/dev-vars.mjs'
import { wranglerOptions } from '../../../../scripts/start/server/wrangler-options.mjs'
import { removeFolder } from '../../../support/remove-folder.ts'

const config = {
  name: 'some-worker',
  main: '/nowhere.ts',
  compatibility_date: '2026-07-01',
  vars: { A: 'a', B: 'b' },
}
const variables = { B: 'of the start', QUOTED: `it's "so" #1`, LINES: 'first\nsecond', BLANK: '  around  ' }
let folder = ''
let path = ''
let cache = ''
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'tracewright-wrangler-'))
  path = join(folder, 'worker/wrangler.json')
  cache = join(folder, 'cache')
  await mkdir(join(folder, 'worker'))
  await writeFile(path, JSON.stringify(config))
  await writeFile(join(folder, 'worker/.dev.vars'), renderDevVars(variables))
})
afterAll(() => removeFolder(folder))

const optionsNow = async () => (await wranglerOptions([path], { cache })).get(path)
const files = async () => (await readdir(cache)).map((name) => join(cache, name))

test('the options of a config are those of Wrangler, with the variables beside it, the first time and from memory', async () => {
  const { unstable_getMiniflareWorkerOptions: optionsOf } = await import('wrangler')
  const { rootPath: _folder, ...wanted } = optionsOf(path).workerOptions as Record<string, unknown>
  expect(wanted.bindings).toEqual({ A: 'a', ...variables })
  expect(await optionsNow()).toEqual(wanted)
  expect(await files()).toHaveLength(1)
  expect(await optionsNow()).toEqual(wanted)
  expect(await files()).toHaveLength(1)
})

test('variables are not kept, which may be secret', async () => {
  await optionsNow()
  const [file = ''] = await files()
  expect(await readFile(file, 'utf8')).not.toMatch(/of the start|first/)
})

test('a config that has changed has other options', async () => {
  await optionsNow()
  await writeFile(path, JSON.stringify({ ...config, vars: { A: 'changed' } }))
  expect((await optionsNow())?.bindings).toEqual({ A: 'changed', ...variables })
})
