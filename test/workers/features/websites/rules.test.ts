import { expect, test } from 'vitest'
import { hostOf } from '../../../../workers/features/websites/rules.ts'

test.each([
  ['example.com', 'example.com'],
  ['  WWW.Example.COM ', 'www.example.com'],
  ['https://example.com/pricing?x=1', 'example.com'],
  ['localhost:3000', 'localhost'],
  ['bücher.example', 'xn--bcher-kva.example'],
  ['192.0.2.1', '192.0.2.1'],
])('the host of %s is %s', (domain, host) => {
  expect(hostOf(domain)).toBe(host)
})

test.each([
  '',
  ' ',
  'exa mple.com',
  'ftp://example.com',
  'javascript:alert(1)',
  'https://user:secret@example.com',
  'http://',
])('"%s" names no host', (domain) => {
  expect(hostOf(domain)).toBeNull()
})
