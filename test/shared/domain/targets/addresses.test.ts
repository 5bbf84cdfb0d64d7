import fc from 'fast-check'
import ipaddr from 'ipaddr.js'
import { expect, test } from 'vitest'
import { words } from '../../../support/words.ts'
import { isLoopbackAddress, isPublicAddress } from '../../../../shared/domain/targets/addresses.ts'
import { forAll } from '../../../support/for-all.ts'

/** Canonical, as the browser and URLs write it. */
const canonical = (host: string) => new URL(`http://[${host}]/`).hostname.slice(1, -1)
const octets = fc.array(fc.integer({ min: 0, max: 255 }), { minLength: 4, maxLength: 4 })
const special = [
  0, 1, 0x64, 0xff9b, 0xffff, 0x5efe, 0x200, 0x2001, 0x2002, 0xdb8, 0x2620, 0x4f, 0x3fff, 0xfe80, 0x7f00,
]
const group = fc.oneof(fc.constantFrom(...special), fc.integer({ min: 0, max: 0xffff }))

test('no IPv4 address is public that the registry calls special', () => {
  forAll([octets], 5000, (parts) => {
    const address = parts.join('.')
    const known = ipaddr.parse(address).range()
    if (known !== 'unicast') expect(isPublicAddress(address), `${address} ${known}`).toBe(false)
  })
})

test('no IPv6 address is public that the registry calls special, or that embeds such an IPv4 one', () => {
  forAll([fc.array(group, { minLength: 8, maxLength: 8 })], 5000, (groups) => {
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
  })
})

// IPv4-compatible, mapped and translated (RFC 2765), NAT64, 6to4, Teredo, ISATAP, and what the registry calls special.
test.each(
  words`::127.0.0.1 ::8.8.8.8 ::ffff:10.0.0.1 ::ffff:0:127.0.0.1 64:ff9b::10.0.0.1 64:ff9b:1::8.8.8.8
      2002:7f00:1::1 2002:808:808::1 2001:0:808:808::1 2a00:1450::5efe:10.0.0.1 2a00:1450::200:5efe:a00:1
      :: ::1 fec0::1 5f00::1 100::1`,
)('%s is not public', (address) => {
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

const canonicalOr = (address: string) => (address.includes(':') ? canonical(address) : address)
