import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { builtWorkers } from '../../../../scripts/start/server/built-workers.mjs'
import { removeFolder } from '../../../support/remove-folder.ts'

let folder = ''
let path = ''

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'tracewright-built-'))
  path = join(folder, 'wrangler.json')
  await writeFile(join(folder, 'word.ts'), `export const word: string = 'one'`)
  await writeFile(
    join(folder, 'index.ts'),
    `import { word } from './word.ts'\nexport default { fetch: async () => new Response(word + (await import('./later.ts')).later) }`,
  )
  await writeFile(join(folder, 'later.ts'), `export const later: string = 'later'`)
  await writeConfig({})
  // A source as young as the compiler's start would be read again.
  await sleep(20)
})
afterAll(() => removeFolder(folder))

const writeConfig = (more: object) =>
  writeFile(
    path,
    JSON.stringify({
      name: 'smallest',
      main: join(folder, 'index.ts'),
      compatibility_date: '2026-09-01',
      ...more,
    }),
  )
const build = async () => (await builtWorkers([path], { cache: join(folder, 'cache') }))[0]!

test('a bundle is kept until a source of it changes, or its config', async () => {
  const first = await build()
  expect(await readFile(first.file, 'utf8')).toContain('one')
  expect(first.inputs).toEqual(expect.arrayContaining([join(folder, 'index.ts'), join(folder, 'word.ts')]))
  expect((await build()).file).toBe(first.file)

  await writeFile(join(folder, 'word.ts'), `export const word: string = 'another'`)
  const second = await build()
  expect(second.file).not.toBe(first.file)
  expect(await readFile(second.file, 'utf8')).toContain('another')

  await writeConfig({ minify: true })
  expect((await build()).file).not.toBe(second.file)
})

test('a bundle that is gone is made again', async () => {
  const { file } = await build()
  await rm(file)
  expect(await readFile((await build()).file, 'utf8')).toContain('another')
  const [chunk = ''] = (await build()).chunks
  await rm(chunk)
  const { chunks } = await build()
  expect((await Promise.all(chunks.map((each) => readFile(each, 'utf8')))).join('')).toContain('later')
})

test('what does not compile is told as the compiler says it', async () => {
  await writeFile(join(folder, 'word.ts'), `export const word = `)
  await expect(build()).rejects.toThrow(/word\.ts:1:20/)
})
