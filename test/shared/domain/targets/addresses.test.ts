import fc from 'fast-check'
import ipaddr from 'ipaddr.js'
import { describe, expect, test } from 'vitest'
import { isLoopbackAddress, isPublicAddress } from '../../../../shared/domain/targets/addresses.ts'

/** Canonical, as the browser and URLs write it. */
const canonical = (host: string) => new URL(`http://[${host}]/`).hostname.slice(1, -1)
const octets = fc.array(fc.integer({ min: 0, max: 255 }), { minLength: 4, maxLength: 4 })
const special = [
  0, 1, 0x64, 0xff9b, 0xffff, 0x5efe, 0x200, 0x2001, 0x2002, 0xdb8, 0x2620, 0x4f, 0x3fff, 0xfe80, 0x7f00,
]
const group = fc.oneof(fc.constantFrom(...special), fc.integer({ min: 0, max: 0xffff }))

describe('addresses', () => {
  test('no IPv4 address is public that the registry calls special', () => {
    fc.assert(
      fc.property(octets, (parts) => {
        const address = parts.join('.')
        const known = ipaddr.parse(address).range()
        if (known !== 'unicast') expect(isPublicAddress(address), `${address} ${known}`).toBe(false)
      }),
      { numRuns: 5000 },
    )
  })

  test('no IPv6 address is public that the registry calls special, or that embeds such an IPv4 one', () => {
    fc.assert(
      fc.property(fc.array(group, { minLength: 8, maxLength: 8 }), (groups) => {
        const address = canonical(groups.map((one) => one.toString(16)).join(':'))
        const parsed = ipaddr.parse(address) as ipaddr.IPv6
        const known = parsed.range()
        const mapped = parsed.isIPv4MappedAddress() ? parsed.toIPv4Address().range() : known
        const isPublic = isPublicAddress(address)
        if (
          !['unicast', 'rfc6052', 'ipv4Mapped'].includes(known) ||
          (known === 'ipv4Mapped' && mapped !== 'unicast')
        )
          expect(isPublic, `${address} ${known}`).toBe(false)
        else if (isPublic) expect(parsed.parts[0]! >> 13 === 1 || known !== 'unicast', address).toBe(true)
      }),
      { numRuns: 5000 },
    )
  })

  test.each([
    ['IPv4-compatible', '::127.0.0.1'],
    ['IPv4-compatible, public', '::8.8.8.8'],
    ['mapped', '::ffff:10.0.0.1'],
    ['translated (RFC 2765)', '::ffff:0:127.0.0.1'],
    ['NAT64', '64:ff9b::10.0.0.1'],
    ['local NAT64', '64:ff9b:1::8.8.8.8'],
    ['6to4', '2002:7f00:1::1'],
    ['6to4, public', '2002:808:808::1'],
    ['Teredo', '2001:0:808:808::1'],
    ['ISATAP', '2a00:1450::5efe:10.0.0.1'],
    ['ISATAP, universal', '2a00:1450::200:5efe:a00:1'],
    ['unspecified', '::'],
    ['loopback', '::1'],
    ['site-local', 'fec0::1'],
    ['segment routing', '5f00::1'],
    ['discard', '100::1'],
  ])('%s addresses such as %s are not public', (_kind, address) => {
    expect(isPublicAddress(canonical(address))).toBe(false)
    expect(isPublicAddress(address)).toBe(false)
  })

  test.each(['8.8.8.8', '::ffff:8.8.8.8', '64:ff9b::808:808', '2606:4700::1111', '2a00:1450:4001::200e'])(
    '%s is public',
    (address) => expect(isPublicAddress(canonicalOr(address))).toBe(true),
  )

  test.each(['example.com', 'localhost', '1.2.3.example', 'a', 'beef.cafe'])('%s is no address', (name) =>
    expect(isPublicAddress(name)).toBeUndefined(),
  )

  test.each(['127.0.0.1', '127.9.9.9', '0.0.0.0', '::', '::1', '::ffff:7f00:1'])(
    '%s is this machine',
    (address) => expect(isLoopbackAddress(address)).toBe(true),
  )
  test.each(['10.0.0.1', '8.8.8.8', '::2', 'fe80::1', 'localhost.example'])(
    '%s is another machine',
    (address) => expect(isLoopbackAddress(address)).toBe(false),
  )
})

const canonicalOr = (address: string) => (address.includes(':') ? canonical(address) : address)
