import { expect, test } from 'vitest'
import { addressOf, isForeignPage, requireFrontDoor } from '../../../../workers/api/http/sender.ts'

const own = 'http://localhost:8787'
const settings = { ALLOWED_ORIGINS: 'https://tools.example', OWN_HOSTS: 'app.example', PUBLIC_ORIGIN: own }
const foreign = (headers: Record<string, string>, asked = own) =>
  isForeignPage(new Headers(headers), asked, settings)

test.each([
  ['no browser at all', {}],
  ['our own page', { origin: own, 'sec-fetch-site': 'same-origin' }],
  ['an address that somebody typed', { 'sec-fetch-site': 'none' }],
  ['an origin that the operator named', { origin: 'https://tools.example', 'sec-fetch-site': 'cross-site' }],
])('%s is no foreign page', (_who, headers) => {
  expect(foreign(headers)).toBe(false)
})

test.each([
  ['a page of the web', { origin: 'https://evil.example' }],
  ['another port of the same machine', { origin: 'http://localhost:3000', 'sec-fetch-site': 'same-site' }],
  ['another name of the same machine', { origin: 'http://127.0.0.1:8787' }],
  ['a page in a sandbox', { origin: 'null' }],
  ['an extension', { origin: 'chrome-extension://abcdefghijklmnop' }],
  ['two origins at once', { origin: `${own}, https://evil.example` }],
  ['a name that only begins as one that was named', { origin: 'https://tools.example.evil.example' }],
  ['an empty origin', { origin: '' }],
  ['an image of a page of the web', { 'sec-fetch-site': 'cross-site' }],
  ['an image of another port', { 'sec-fetch-site': 'same-site' }],
])('%s is a foreign page', (_who, headers) => {
  expect(foreign(headers)).toBe(true)
})

test('a page whose name leads here is not ours for that', () => {
  expect(foreign({ origin: 'http://evil.example:8787' }, 'http://evil.example:8787')).toBe(true)
  expect(foreign({ origin: 'https://app.example' }, 'https://app.example')).toBe(false)
})

test("the address of a caller is what the operator's header says, and nobody's where none is named", () => {
  const headers = new Headers({ 'cf-connecting-ip': '192.0.2.1', 'x-real-ip': '192.0.2.2' })
  expect(addressOf(headers, { ADDRESS_HEADER: 'X-Real-IP' })).toBe('192.0.2.2')
  expect(addressOf(headers, { ADDRESS_HEADER: '' })).toBeNull()
})

test('who went around the front door is refused, and everybody passes where there is none', () => {
  const asked = (secret?: string) => () =>
    requireFrontDoor(new Headers(secret === undefined ? {} : { 'x-front-door': secret }), {
      FRONT_DOOR_SECRET: 'abc',
    })
  expect(asked('abc')).not.toThrow()
  for (const wrong of [undefined, '', 'abcd'])
    expect(asked(wrong)).toThrow(expect.objectContaining({ code: 'front_door_needed', status: 403 }))
  expect(() => requireFrontDoor(new Headers(), { FRONT_DOOR_SECRET: '' })).not.toThrow()
})
