import { expect, test } from 'vitest'
import { readGreeting, readRequest } from '../../../../scripts/start/egress/socks-request.mjs'

const bytes = (...parts: (number | string)[]) =>
  Buffer.concat(parts.map((part) => (typeof part === 'string' ? Buffer.from(part) : Buffer.from([part]))))

test.each([
  ['a name', bytes(5, 1, 0, 3, 11, 'Example.COM', 1, 0xbb), { host: 'example.com', port: 443 }],
  ['an IPv4 address', bytes(5, 1, 0, 1, 127, 0, 0, 1, 0, 80), { host: '127.0.0.1', port: 80 }],
  [
    'an IPv6 address',
    bytes(5, 1, 0, 4, 0x20, 1, 0xd, 0xb8, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 80),
    { host: '2001:db8:0:0:0:0:0:1', port: 80 },
  ],
])('a request for %s is read once it is whole, and what follows is left', (_what, request, place) => {
  for (let end = 0; end < request.length; end++) expect(readRequest(request.subarray(0, end))).toBeUndefined()
  const wanted = { ...place, length: request.length }
  expect(readRequest(request)).toEqual(wanted)
  expect(readRequest(Buffer.concat([request, bytes('GET /')]))).toEqual(wanted)
})

test.each([
  ['another version', bytes(4, 1, 0, 1, 127, 0, 0, 1, 0, 80)],
  ['another command (BIND)', bytes(5, 2, 0, 1, 127, 0, 0, 1, 0, 80)],
  ['datagrams (UDP ASSOCIATE)', bytes(5, 3, 0, 1, 127, 0, 0, 1, 0, 80)],
  ['an unknown kind of address', bytes(5, 1, 0, 2, 127, 0, 0, 1, 0, 80)],
  ['a name without a letter', bytes(5, 1, 0, 3, 0, 0, 80)],
  ['HTTP', bytes('GET / HTTP/1.1\r\n')],
])('%s is no request', (_what, request) => expect(readRequest(request)).toBeNull())

test('a greeting says whether it goes without authentication', () => {
  expect(readGreeting(bytes(5))).toBeUndefined()
  expect(readGreeting(bytes(5, 2, 2))).toBeUndefined()
  expect(readGreeting(bytes(5, 2, 2, 0))).toEqual({ length: 4, isOpen: true })
  expect(readGreeting(bytes(5, 1, 2))).toEqual({ length: 3, isOpen: false })
  expect(readGreeting(bytes('GET /'))).toBeNull()
})
