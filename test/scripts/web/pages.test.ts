import { readFile, readdir } from 'node:fs/promises'
import { expect, test } from 'vitest'

test('the headers of the pages forbid scripts of others, framing and sniffing', async () => {
  const headers = await readFile('web/public/_headers', 'utf8')
  expect(headers).toMatch(/Content-Security-Policy: default-src 'none'; script-src 'self';/)
  const [ofPages = ''] = headers.split('\n/frames/*\n')
  expect(ofPages).not.toMatch(/unsafe-/)
  expect(headers).toMatch(/frame-ancestors 'none'/)
  expect(headers).toMatch(/X-Content-Type-Options: nosniff/)
  expect(headers).toMatch(/Referrer-Policy: /)
})

test('a frame may be framed by our pages alone, and asks nobody for anything', async () => {
  const headers = await readFile('web/public/_headers', 'utf8')
  const [, policy = ''] =
    /\n\/frames\/\*\n(?: {2}! .*\n)+ {2}Content-Security-Policy: (.*)\n/.exec(headers) ?? []
  const rules = new Map(policy.split('; ').map((rule) => [rule.split(' ')[0], rule]))
  expect(rules.get('default-src')).toBe("default-src 'none'")
  expect(rules.get('frame-ancestors')).toBe("frame-ancestors 'self'")
  // Nothing is fetched but our own script; what is shown comes along.
  for (const [name, rule] of rules)
    if (name?.endsWith('-src')) expect(rule).toMatch(/^[\w-]+ (?:'none'|'self'|'unsafe-inline'|data:)$/)
  expect(policy).not.toMatch(/script-src[^;]*(?:unsafe|data:)/)
})

test('a page that was recorded brings its styles into a frame that runs nothing and asks nobody', async () => {
  const headers = await readFile('web/public/_headers', 'utf8')
  const [, ofSnapshots] = headers.split('\n/frames/page-snapshot\n')
  expect(ofSnapshots).toMatch(
    /Policy: default-src 'none'; style-src 'unsafe-inline'; img-src data:; font-src data:; .*frame-ancestors 'self'; sandbox allow-same-origin\n/,
  )
})

test('the tracker may be loaded by every site, and is kept for a day', async () => {
  const headers = await readFile('web/public/_headers', 'utf8')
  for (const script of [
    '/script.js',
    '/script-events.js',
    '/script-speed.js',
    '/recorder.js',
    '/recorder-places.js',
  ])
    expect(headers).toContain(
      `\n${script}\n  Cache-Control: public, max-age=86400\n  Access-Control-Allow-Origin: *\n`,
    )
})

test('no source of the pages makes markup or code of a text', async () => {
  const sources = (await readdir('web', { recursive: true })).filter(
    (path) => /\.(?:tsx?|js)$/.test(path) && !path.startsWith('dist/'),
  )
  expect(sources.length).toBeGreaterThan(50)
  for (const path of sources)
    expect(await readFile(`web/${path}`, 'utf8'), path).not.toMatch(
      /innerHTML|outerHTML|insertAdjacentHTML|document\.write|\beval\b|\bFunction\(|DOMParser|srcdoc|setHTML/,
    )
})

test('the viewer of the reference reads our own document and sends it to no checker', async () => {
  const script = await readFile('web/areas/docs/reference/swagger-ui.ts', 'utf8')
  expect(script).toContain("fetch('/api/openapi.json')")
  expect(script).toContain('validatorUrl: null')
})
