import { mkdir, mkdtemp, readFile, readdir, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { buildWeb } from '../../scripts/build-web.mjs'
import { removeFolder } from '../support/remove-folder.ts'

let folder = ''
let paths: { pages: string; dist: string }
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'tracewright-'))
  paths = { pages: join(folder, 'pages'), dist: join(folder, 'dist') }
  await mkdir(join(paths.pages, 'assets'), { recursive: true })
  await writeFile(join(paths.pages, 'index.html'), 'home')
  await writeFile(join(paths.pages, 'assets/a.css'), 'a{}')
})
afterEach(() => removeFolder(folder))

test('the pages and the API viewer are copied', async () => {
  await buildWeb(paths)
  expect(await readFile(join(paths.dist, 'index.html'), 'utf8')).toBe('home')
  expect(await readFile(join(paths.dist, 'assets/a.css'), 'utf8')).toBe('a{}')
  expect((await readdir(join(paths.dist, 'docs/viewer'))).sort()).toContain('swagger-ui-bundle.js')
})

test('a changed page is copied again, and one of equal length too', async () => {
  await buildWeb(paths)
  await writeFile(join(paths.pages, 'index.html'), 'hone')
  await buildWeb(paths)
  expect(await readFile(join(paths.dist, 'index.html'), 'utf8')).toBe('hone')
})

test('what has no source any more is removed', async () => {
  await buildWeb(paths)
  await rm(join(paths.pages, 'assets/a.css'))
  await buildWeb(paths)
  await expect(stat(join(paths.dist, 'assets/a.css'))).rejects.toThrow(/ENOENT/)
})

test('what has not changed is not written again', async () => {
  await buildWeb(paths)
  const before = await stat(join(paths.dist, 'index.html'))
  await new Promise((resolve) => setTimeout(resolve, 20))
  await buildWeb(paths)
  expect((await stat(join(paths.dist, 'index.html'))).mtimeMs).toBe(before.mtimeMs)
})
