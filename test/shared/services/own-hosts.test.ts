import { expect, test } from 'vitest'
import { isOwnOrigin, ownHosts, publicOrigin } from '../../../shared/services/own-hosts.ts'

test('the host of the request and those of the setting are our own, however they are written', () => {
  const settings = {
    OWN_HOSTS: ' app.example.com  https://Tracewright.example:8443/ ',
    PUBLIC_ORIGIN: 'https://app.example.com',
  }
  const named = ['app.example.com', 'tracewright.example:8443']
  expect(ownHosts(settings, 'http://tracewright.test')).toEqual(['tracewright.test', ...named])
  expect(ownHosts(settings, '')).toEqual(named)
  expect(ownHosts({ OWN_HOSTS: '', PUBLIC_ORIGIN: '' }, '')).toEqual([])
})

test.each([
  ['https://app.example.com/', '', 'https://app.example.com'],
  ['http://localhost:8787', 'app.example.com', 'http://localhost:8787'],
  ['', 'app.example.com  other.example.com', 'https://app.example.com'],
  ['', '', null],
])('links lead to %j, or else to the first of %j', (PUBLIC_ORIGIN, OWN_HOSTS, expected) => {
  expect(publicOrigin({ PUBLIC_ORIGIN, OWN_HOSTS })).toBe(expected)
})

test('an address that is none is said at once, and no link is guessed', () => {
  expect(() => publicOrigin({ PUBLIC_ORIGIN: 'https://', OWN_HOSTS: '' })).toThrow()
})

test.each([
  ['http://localhost:8787', true],
  ['http://[::1]:8787', true],
  ['https://app.example.com', true],
  ['https://app.example.com:444', false],
  ['https://evil.example', false],
  ['http://localhost.evil.example', false],
  ['http://127.0.0.1.evil.example', false],
  ['chrome-extension://localhost', false],
  ['null', false],
])('%s is an origin of ours: %s', (origin, expected) => {
  expect(isOwnOrigin(origin, { PUBLIC_ORIGIN: 'https://app.example.com', OWN_HOSTS: '' })).toBe(expected)
})
