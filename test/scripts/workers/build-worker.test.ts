import { mkdtemp, readdir, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { buildWorker, builtConfig, readWith } from '../../../scripts/workers/build-worker.mjs'
import { removeFolder } from '../../support/remove-folder.ts'

let folder = ''
const sources = {
  'index.js':
    "import { words } from './words.js'\nexport class Counter {}\nexport default { fetch: async () => new Response(words + (await import('./later.js')).later) }",
  'later.js':
    "import { words } from './words.js'\nimport kernel from './kernel.wasm'\nexport const later = [words, kernel]",
  'words.js': "export const words = 'as they stand'",
  'other-words.js': "export const words = 'others instead'",
  'kernel.wasm': '\0asm',
}

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'tracewright-build-'))
  for (const [name, text] of Object.entries(sources)) await writeFile(join(folder, name), text)
})
afterAll(() => removeFolder(folder))

const build = (config = {}) =>
  buildWorker({ main: join(folder, 'index.js'), ...config }, { outdir: join(folder, 'out'), root: folder })

test('what is imported later is a chunk, which the start does not read; a program lies beside it under its content', async () => {
  const { file, chunks, besides, outputs, inputs } = await build()
  expect(basename(file)).toBe('index.js')
  const atStart = readWith(outputs, [file])
  const later = chunks.filter((path) => !atStart.includes(path))
  expect(later.map((path) => basename(path).replace(/-\w+\.js$/, ''))).toEqual(['later'])
  expect(besides.map((path) => basename(path))).toEqual([expect.stringMatching(/^\w+-kernel\.wasm$/)])
  expect(inputs.map((path) => basename(path))).toEqual(expect.arrayContaining(['index.js', 'words.js']))
})

test('a build removes the output of the previous build, which a deploy would send as well', async () => {
  await build()
  await writeFile(join(folder, 'out', 'stale-ABC.js'), '')
  const { file, chunks, besides } = await build()
  expect((await readdir(join(folder, 'out'))).toSorted()).toEqual(
    [file, ...chunks, ...besides].map((path) => basename(path)).toSorted(),
  )
})

test('one file stands in the place of another where the config says so', async () => {
  const { inputs } = await build({ alias: { './words.js': join(folder, 'other-words.js') } })
  expect(inputs.map((path) => basename(path))).toContain('other-words.js')
  expect(inputs.map((path) => basename(path))).not.toContain('words.js')
})

test('a class that is bound and not exported is refused, but for those of other Workers', async () => {
  const bindings = [{ class_name: 'Counter' }, { class_name: 'Elsewhere', script_name: 'other' }]
  expect(basename((await build({ durable_objects: { bindings } })).file)).toBe('index.js')
  const missing = { durable_objects: { bindings: [{ class_name: 'Missing' }] } }
  await expect(build(missing)).rejects.toThrow('index.js binds but does not export Missing')
})

test('the config of a built Worker has its modules sent as they are', () => {
  const config = { name: 'x', main: '/a/index.ts', minify: true, alias: {}, vars: { A: '1' } }
  expect(builtConfig(config, { file: '/b/index.js' })).toMatchObject({
    name: 'x',
    main: '/b/index.js',
    base_dir: '/b',
    no_bundle: true,
    vars: { A: '1' },
  })
})
