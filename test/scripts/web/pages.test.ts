import { readFile, readdir } from 'node:fs/promises'
import { beforeAll, expect, test } from 'vitest'
import { buildWeb } from '../../../scripts/build-web.mjs'

const pages = ['index.html', 'docs.html']
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
  const home = await read('index.html')
  for (const target of references(html)) {
    const [path, part] = target.split('#')
    if (part) expect(path === '/' ? home : html).toContain(`id="${part}"`)
    else if (path !== '/' && path !== '/docs')
      expect(path?.startsWith('/api/') || built.includes(String(path)), target).toBe(true)
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
