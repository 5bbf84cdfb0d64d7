import { cp, mkdtemp, readFile, readdir, rm, stat, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { buildWeb } from '../../scripts/build-web.mjs'
import { root } from '../../scripts/toolchain.mjs'
import { pages } from '../../web/pages.ts'
import { removeFolder } from '../support/remove-folder.ts'

let folder = ''
let paths: { web: string; dist: string; built: string }
/** The sources of the pages, and with them what was made of these. */
let [sources, whole] = ['', '']

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'tracewright-'))
  paths = {
    web: join(folder, 'now/web'),
    dist: join(folder, 'now/web/dist'),
    built: join(folder, 'now/built'),
  }
  sources = join(folder, 'sources')
  whole = join(folder, 'whole')
  await symlink(join(root, 'node_modules'), join(folder, 'node_modules'))
  const dist = join(root, 'web/dist')
  const filter = (path: string) => !path.startsWith(dist)
  await cp(join(root, 'web'), join(sources, 'web'), { recursive: true, filter })
  await start(sources)
  await buildWeb(paths)
  await cp(paths.web, join(whole, 'web'), { recursive: true })
  await cp(paths.built, join(whole, 'built'), { recursive: true })
})
beforeEach(() => start(whole))
afterEach(() => rm(join(folder, 'now'), { recursive: true, force: true }))
afterAll(() => removeFolder(folder))

/** Each test works in the same place: pages know where their sources are. What they share with the service lies beside them. */
async function start(from: string) {
  await cp(from, join(folder, 'now'), { recursive: true })
  await rm(join(folder, 'now/shared'), { force: true })
  await symlink(join(root, 'shared'), join(folder, 'now/shared'))
}

const built = async () => (await readdir(paths.dist, { recursive: true })).map((file) => `/${file}`)
const html = (page: string) => readFile(join(paths.dist, `${page}.html`), 'utf8')

test('each page of the table has a file whose scripts and styles are all there, and a rewrite where its address has parts', async () => {
  const files = await built()
  const redirects = await readFile(join(paths.dist, '_redirects'), 'utf8')
  for (const { path, asks = [] } of pages) {
    const file = path === '/' ? '/index' : path.replaceAll(/\/:\w+/g, '/one')
    const text = await html(file)
    for (const [, target] of text.matchAll(/(?:href|src)="(\/assets\/[^"]+)"/g))
      expect(files).toContain(target)
    for (const address of asks) expect(text).toContain(`as="fetch" href="${address}" crossorigin`)
    expect(text).toMatch(/<title>[^<{]+<\/title>/)
    expect(text).not.toMatch(/<style|\sstyle=|\son[a-z]+=|<script(?![^>]*\ssrc=)|\{\w+\}/)
    if (path.includes(':')) expect(redirects).toContain(`${path} ${file} 200`)
  }
  expect(files).toContain('/docs/viewer/swagger-ui-bundle.js')
  for (const script of [
    '/script.js',
    '/script-events.js',
    '/script-speed.js',
    '/recorder.js',
    '/recorder-places.js',
  ])
    expect(files).toContain(script)
})

test('what has not changed is not built again, and a change is', async () => {
  const before = await stat(paths.built)
  await buildWeb(paths)
  expect((await stat(paths.built)).mtimeMs).toBe(before.mtimeMs)
  const template = join(paths.web, 'template.html')
  await writeFile(template, (await readFile(template, 'utf8')).replace('lang="en"', 'lang="en" data-new="1"'))
  await buildWeb(paths)
  expect(await html('sign-in')).toContain('data-new="1"')
})

test('a file with a name of its content stays for pages that are open, and goes half a day after it was replaced', async () => {
  const old = join(paths.dist, 'assets/main-00000000.js')
  const again = async () => {
    await rm(join(paths.dist, 'index.html'))
    await buildWeb(paths)
    return (await built()).includes('/assets/main-00000000.js')
  }
  await writeFile(old, 'old')
  expect(await again()).toBe(true)
  const mark = JSON.parse(await readFile(paths.built, 'utf8')) as { replaced: Record<string, number> }
  const [[path, at] = ['', 0]] = Object.entries(mark.replaced)
  expect(path).toBe('assets/main-00000000.js')
  await writeFile(paths.built, JSON.stringify({ ...mark, replaced: { [path]: at - 13 * 60 * 60_000 } }))
  expect(await again()).toBe(false)
})

test('builds beside each other leave whole pages', async () => {
  await rm(join(folder, 'now'), { recursive: true })
  await start(sources)
  await Promise.all([buildWeb(paths), buildWeb(paths)])
  expect(await html('sign-in')).toContain('</html>')
  expect((await readdir(join(folder, 'now'))).filter((name) => name.startsWith('built-'))).toEqual([])
})
