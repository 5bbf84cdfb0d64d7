import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { checkTarget } from '../../../../shared/domain/targets/check-target.ts'
import { words } from '../../../support/words.ts'
import { forAll } from '../../../support/for-all.ts'

const strict = { allowPrivate: false, ownHosts: ['tracewright.example', 'api.tracewright.example:8443'] }
const open = { allowPrivate: true, ownHosts: ['tracewright.example'] }

describe('private and internal targets', () => {
  test.each(
    words`http://127.0.0.1/ http://127.1/ http://2130706433/ http://0x7f.0.0.1/ http://0177.0.0.1/ http://0/
      http://0.0.0.0:80/ http://100.64.0.1/ http://169.254.169.254/latest/meta-data/ http://[fd00:ec2::254]/
      http://168.63.129.16/machine?comp=goalstate http://[::1]/ http://[::]/ http://[::ffff:127.0.0.1]/
      http://[::ffff:a9fe:a9fe]/ http://[fe80::1]/ http://[64:ff9b::7f00:1]/ http://[2002:7f00:1::]/
      http://[2001::1]/ http://[ff02::1]/ http://224.0.0.1/ http://255.255.255.255/ http://198.18.0.1/
      http://192.0.2.7/ http://localhost/ http://LOCALHOST:3000/ http://localhost./ http://app.localhost/
      http://printer.local/ http://db.internal/ http://metadata.google.internal/ http://intranet/
      http://metadata.google.internal./ http://router.lan/ http://nas.home.arpa/ http://127.0.0.1./
      http://①②⑦.⓪.⓪.①/ http://127%2E0%2E0%2E1/ http://[::127.0.0.1]/ http://[::ffff:0:7f00:1]/
      http://[64:ff9b:1::7f00:1]/ http://[2a00:1450::5efe:7f00:1]/ http://site.test/ http://db.localdomain/
      http://a.invalid/ http://1.0.0.127.in-addr.arpa/ http://app.private/ http://mx.mail/ http://wiki.alt/
      http://test/ http://test./ http://a.TEST../`,
  )('%s is refused', (address) => {
    expect(checkTarget(address, strict).ok).toBe(false)
  })

  test.each(['http://127.0.0.1:8080/', 'http://localhost:3000/', 'http://[::1]/', 'http://10.0.0.8/'])(
    '%s is let through where private targets are allowed',
    (address) => {
      expect(checkTarget(address, open).ok).toBe(true)
    },
  )

  test('every address of the private IPv4 ranges is refused in each way to write it', () => {
    const octet = fc.integer({ min: 0, max: 255 })
    const address = fc.oneof(
      fc.tuple(fc.constant(10), octet, octet, octet),
      fc.tuple(fc.constant(127), octet, octet, octet),
      fc.tuple(fc.constant(192), fc.constant(168), octet, octet),
      fc.tuple(fc.constant(172), fc.integer({ min: 16, max: 31 }), octet, octet),
      fc.tuple(fc.constant(169), fc.constant(254), octet, octet),
      fc.tuple(fc.constant(100), fc.integer({ min: 64, max: 127 }), octet, octet),
    )
    forAll([address], ([a, b, c, d]) => {
      const number = ((a * 256 + b) * 256 + c) * 256 + d
      const hex = number.toString(16).padStart(8, '0')
      const forms = [
        `${a}.${b}.${c}.${d}`,
        String(number),
        `0x${hex}`,
        `0${a.toString(8)}.${b}.${c}.${d}`,
        `${a}.${b}.${c * 256 + d}`,
        `[::ffff:${a}.${b}.${c}.${d}]`,
        `[64:ff9b::${hex.slice(0, 4)}:${hex.slice(4)}]`,
      ]
      for (const form of forms) expect(checkTarget(`http://${form}/`, strict).ok, form).toBe(false)
    })
  })
})

describe('any target', () => {
  test.each(words`
    https://example.com/ http://8.8.8.8/ https://[2606:4700::1111]/ https://münchen.example.de/a?b#c
    https://internal.example.com/ https://shop.example/ https://latest.com/ https://contest.dev/
    https://test.com/`)('%s is let through', (address) => {
    expect(checkTarget(address, strict)).toMatchObject({ ok: true })
  })

  test.each([
    '',
    ...words`ftp://example.com/ file:///etc/passwd chrome://crash javascript:alert(1) data:text/html,hi
      about:blank view-source:http://example.com example.com /sign-up http://`,
  ])('%j is refused whatever the policy', (address) => {
    expect(checkTarget(address, strict).ok).toBe(false)
    expect(checkTarget(address, open).ok).toBe(false)
  })

  test('credentials in the address are refused with a sentence that names the way out', () => {
    const verdict = checkTarget('https://user:pass@example.com/', open)
    expect(verdict).toEqual({ ok: false, reason: expect.stringContaining('basicAuth') })
  })

  test('a host that only looks like a public one is refused by its real host', () => {
    expect(checkTarget('http://example.com@127.0.0.1/', strict).ok).toBe(false)
    expect(checkTarget('http://127.0.0.1\\@example.com/', strict).ok).toBe(false)
  })

  test('the service itself is refused on every port and with a final dot', () => {
    const own = words`tracewright.example tracewright.example. TRACEWRIGHT.example:444 api.tracewright.example`
    for (const host of own) expect(checkTarget(`https://${host}/`, strict).ok, host).toBe(false)
    expect(checkTarget('https://nottracewright.example/', strict).ok).toBe(true)
  })

  test('the service itself is refused by its address however that is written', () => {
    const policy = { allowPrivate: false, ownHosts: ['8.8.4.4'] }
    for (const host of ['8.8.4.4', '0x08080404', '[::ffff:8.8.4.4]', '[64:ff9b::808:404]'])
      expect(checkTarget(`https://${host}/`, policy).ok, host).toBe(false)
    expect(checkTarget('https://[::ffff:8.8.8.8]/', policy).ok).toBe(true)
  })

  const local = { allowPrivate: true, ownHosts: ['localhost:8787', 'app.tracewright.example'] }

  test.each(words`
    http://localhost:8787/ http://127.0.0.1:8787/docs http://127.1.2.3:8787/ http://0.0.0.0:8787/
    http://[::1]:8787/ http://[::]:8787/ http://[::ffff:127.0.0.1]:8787/ http://[64:ff9b::7f00:1]:8787/
    http://x.localhost:8787/ http://LOCALHOST.:8787/ https://localhost:8787/
    https://app.tracewright.example/ http://app.tracewright.example/ http://app.tracewright.example:443/`)(
    'the service itself is refused at %s even where private targets are allowed',
    (address) => {
      expect(checkTarget(address, local)).toEqual({
        ok: false,
        reason: 'The address belongs to this service itself.',
      })
    },
  )

  test.each(
    words`http://localhost:8787/demo http://127.0.0.1:8787/demo?name=x http://localhost:8787/demo/form.js`,
  )('the demo form of the service at %s may be opened there, and nowhere else', (address) => {
    expect(checkTarget(address, local).ok).toBe(true)
    expect(checkTarget(address, { ...local, allowPrivate: false }).ok).toBe(false)
  })

  test.each(words`/demo/ /demo/../api/health /demo/..%2fapi /demo%2f /demonstration /demo/form.js/x`)(
    'what only looks like the demo form is the service itself: %s',
    (path) => {
      expect(checkTarget(`http://localhost:8787${path}`, local).ok).toBe(false)
    },
  )

  test.each(
    words`http://localhost:3000/ http://127.0.0.1/ http://[::1]:8788/ http://app.tracewright.example:9000/`,
  )('its neighbour at %s is another service there', (address) => {
    expect(checkTarget(address, local).ok).toBe(true)
  })

  test('no input makes it throw, and what passes is http or https', () => {
    const address = fc.oneof(
      fc.string(),
      fc.webUrl(),
      fc.string().map((rest) => `http://${rest}`),
    )
    forAll([address], (written) => {
      const verdict = checkTarget(written, strict)
      if (verdict.ok) expect(['http:', 'https:']).toContain(verdict.url.protocol)
      else expect(verdict.reason).toMatch(/\.$/)
    })
  })
})
