import { readFile, readdir } from 'node:fs/promises'
import { beforeAll, expect, test } from 'vitest'
import { buildWeb } from '../../../scripts/build-web.mjs'
import { sections } from '../../../web/areas/settings/settings/sections.ts'

const pages = ['docs.html', 'docs/guides/steps.html']
const mostScriptBytes = 20_000
const read = (path: string) => readFile(`web/pages/${path}`, 'utf8')
const references = (html: string) =>
  [...html.matchAll(/\b(?:href|src)="([^"]*)"/g)].map(([, target]) => String(target))

beforeAll(() => buildWeb())

test.each(pages)(
  '%s loads nothing from another host and needs no exception from its security policy',
  async (page) => {
    const html = await read(page)
    for (const target of references(html)) expect(target).toMatch(/^(?:\/(?!\/)|#)/)
    expect(html).not.toMatch(/<style|\sstyle=|\son[a-z]+=|<script(?![^>]*\ssrc=)/i)
  },
)

test.each(pages)('each file that %s names is built, and each part that it links to exists', async (page) => {
  const built = (await readdir('web/dist', { recursive: true })).map((path) => `/${path}`)
  const html = await read(page)
  for (const target of references(html)) {
    const [path, part] = target.split('#')
    if (path === '/settings') expect(sections.map(({ id }) => id)).toContain(part ?? 'account')
    else if (part && path !== '/') expect(html).toContain(`id="${part}"`)
    else if (path !== '/' && !path?.startsWith('/api/'))
      expect(built.includes(String(path)) || built.includes(`${path}.html`), target).toBe(true)
  }
})

test.each(pages)(
  '%s has a language, a title, one heading of the first level and a way past its header',
  async (page) => {
    const html = await read(page)
    expect(html).toMatch(/<html lang="en">/)
    expect(html).toMatch(/<title>[^<]{5,}<\/title>/)
    expect(html.match(/<h1\b/g)).toHaveLength(1)
    expect(html).toMatch(/<a class="skip" href="#[a-z]+">/)
  },
)

test.each(pages)('the header of %s offers to sign in, and asks whether that is done', async (page) => {
  const html = await read(page)
  expect(html).toMatch(/<a class="account" href="\/sign-in"[^>]*>Sign in<\/a>/)
  expect(html).toContain('<script src="/assets/shared/account-link.js" type="module"></script>')
})

test('the headers of the pages forbid scripts of others, framing and sniffing', async () => {
  const headers = await read('_headers')
  expect(headers).toMatch(/Content-Security-Policy: default-src 'none'; script-src 'self';/)
  expect(headers).not.toMatch(/unsafe-/)
  expect(headers).toMatch(/frame-ancestors 'none'/)
  expect(headers).toMatch(/X-Content-Type-Options: nosniff/)
  expect(headers).toMatch(/Referrer-Policy: /)
})

test('the API viewer reads our own document and sends it to no checker', async () => {
  const script = await read('assets/docs.js')
  expect(script).toContain("url: '/api/openapi.json'")
  expect(script).toContain('validatorUrl: null')
})

/** The own scripts of a page by their path, those included that they import; `later` for those that it loads when they are needed. */
async function scriptsOf(page: string): Promise<Map<string, { text: string; later: boolean }>> {
  const found = new Map<string, { text: string; later: boolean }>()
  const waiting = references(await read(page))
    .filter((path) => /^\/assets\/.*\.js$/.test(path))
    .map((path) => ({ path, later: false }))
  for (let next = waiting.shift(); next; next = waiting.shift()) {
    const { path, later } = next
    if (found.has(path)) continue
    const text = await read(path.slice(1))
    found.set(path, { text, later })
    const target = (name: string | undefined) => new URL(String(name), `http://page${path}`).pathname
    for (const [, name] of text.matchAll(/\bfrom '([^']+)'/g)) waiting.unshift({ path: target(name), later })
    for (const [, name] of text.matchAll(/\bimport\('([^']+)'\)/g))
      waiting.push({ path: target(name), later: true })
  }
  return found
}

test.each(pages)('the own scripts of %s are all there, and it begins with few', async (page) => {
  const bytes = [...(await scriptsOf(page)).values()]
    .filter(({ later }) => !later)
    .reduce((sum, { text }) => sum + Buffer.byteLength(text), 0)
  expect(bytes).toBeLessThanOrEqual(mostScriptBytes)
})

test.each(pages)('no script of %s makes markup or code of a text', async (page) => {
  for (const [path, { text }] of await scriptsOf(page))
    expect(text, path).not.toMatch(
      /innerHTML|outerHTML|insertAdjacentHTML|document\.write|\beval\b|\bFunction\(|DOMParser|srcdoc|setHTML/,
    )
})

test.each(pages)(
  '%s names each of its fields, and what is typed never gets into an address',
  async (page) => {
    const html = await read(page)
    for (const [, id] of html.matchAll(/<input id="([^"]+)"/g)) expect(html).toContain(`<label for="${id}">`)
    expect(html.match(/<input(?! id=")/)).toBeNull()
    for (const [form] of html.matchAll(/<form\b[^>]*>/g)) expect(form).toContain('method="post"')
  },
)
