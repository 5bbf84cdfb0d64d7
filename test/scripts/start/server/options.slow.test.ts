import { mkdtemp, readFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { writeLocalConfigs } from '../../../../scripts/start/local-configs.mjs'
import { builtWorkers } from '../../../../scripts/start/server/built-workers.mjs'
import { workerOptions } from '../../../../scripts/start/server/options.mjs'
import { wranglerOptions } from '../../../../scripts/start/server/wrangler-options.mjs'
import { root } from '../../../../scripts/toolchain.mjs'
import { removeFolder } from '../../../support/remove-folder.ts'

const entrances = { public: 'public:1', private: 'private:1' }
const egress = { browsers: entrances, workers: entrances }
let folder = ''
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'tracewright-options-'))
})
afterAll(() => removeFolder(folder))

test('who reads files for others is told to those alone that have files or pictures read, and what would read them is left out; so is the engine, which its callers reach elsewhere', async () => {
  const { configs } = await writeLocalConfigs({ root, folder: join(folder, 'configs'), vars: {} })
  const workers = await Promise.all(
    (configs as string[]).map(async (path) => ({
      path,
      config: JSON.parse(await readFile(path, 'utf8')),
      file: join(folder, 'index.js'),
      chunks: [],
      besides: [],
    })),
  )
  const options = workerOptions(workers, await wranglerOptions(configs), {
    vars: { ORIGIN_OF_START: 'here' },
    readers: { EXTRACTOR_URL: 'http://127.0.0.1:1' },
    engine: 'unix:rpc',
    pages: folder,
    egress,
  })
  const having = (name: string) =>
    options.filter(({ bindings }) => bindings && name in bindings).map(({ name: worker }) => worker)
  expect(having('EXTRACTOR_URL')).toEqual(['tracewright-api', 'tracewright-jobs'])
  expect(having('ORIGIN_OF_START')).toEqual(['tracewright-api'])
  const way = options.pop()
  const running = options.map(({ name }) => name)
  expect(running).toEqual(
    workers.map(({ config }) => config.name).filter((name) => !/extract|ocr|design/.test(name)),
  )
  const calling = options.filter(({ serviceBindings }) => 'DESIGN' in serviceBindings)
  expect(calling.map(({ name, serviceBindings }) => [name, serviceBindings.DESIGN])).toEqual(
    ['tracewright-api', 'tracewright-jobs'].map((name) => [
      name,
      { external: { address: 'unix:rpc', http: {} } },
    ]),
  )
  const guarded = options.filter(({ serviceBindings }) => 'PUBLIC_NETWORK' in serviceBindings)
  expect(guarded.map(({ name }) => name)).toEqual(['tracewright-api', 'tracewright-jobs'])
  expect(having('EGRESS_PUBLIC')).toEqual(['tracewright-jobs'])
  expect(options.map(({ outboundService }) => outboundService)).toEqual(options.map(() => way?.name))
  expect(way?.serviceBindings.EGRESS).toMatchObject({ external: { address: 'private:1' } })
})

test('the program and the language of ocr lie beside its bundle, as modules of their kind', async () => {
  const { configs } = await writeLocalConfigs({ root, folder: join(folder, 'configs'), vars: {} })
  const path = (configs as string[]).filter((one) => basename(join(one, '..')) === 'ocr')
  const built = await builtWorkers(path, { cache: join(folder, 'cache') })
  const base = await wranglerOptions(path)
  const [{ modules } = { modules: [] }] = workerOptions(built as never, base, {
    vars: {},
    pages: folder,
    egress,
  })
  const kinds = new Set(modules.map(({ type }: { type: string }) => type))
  expect(kinds).toEqual(new Set(['CompiledWasm', 'Data', 'ESModule']))
})
