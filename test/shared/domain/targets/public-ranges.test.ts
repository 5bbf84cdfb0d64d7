import fc from 'fast-check'
import ipaddr from 'ipaddr.js'
import { expect, test } from 'vitest'
import { isPublicAddress } from '../../../../shared/domain/targets/addresses.ts'
import { publicRanges } from '../../../../shared/domain/targets/public-ranges.ts'
import { forAll } from '../../../support/for-all.ts'

const ranges = publicRanges().map((range) => ipaddr.parseCIDR(range))
const lies = (address: string) => {
  const parsed = ipaddr.parse(address)
  return ranges.some(([start, bits]) => start.kind() === parsed.kind() && parsed.match(start as never, bits))
}
const octet = fc.oneof(
  fc.constantFrom(0, 10, 127, 169, 254, 172, 16, 192, 168, 175, 198, 51, 100, 203),
  fc.nat(255),
)

test('the public ranges hold every public IPv4 address and no other', () => {
  forAll([fc.tuple(octet, octet, octet, octet)], 5000, (octets) => {
    const address = octets.join('.')
    expect(lies(address), address).toBe(isPublicAddress(address))
  })
})

const group = fc.oneof(
  fc.constantFrom(0, 1, 0xdb8, 0x2001, 0x2002, 0x2620, 0x4f, 0x8000, 0x3fff, 0xfe80, 0xfd00),
  fc.nat(0xffff),
)

test('and no IPv6 address that is not public, but those that carry an IPv4 address inside a network', () => {
  forAll([fc.tuple(group, group, group, group, group, group, group, group)], 5000, (groups) => {
    const address = groups.map((one) => one.toString(16)).join(':')
    const isatap = groups[5] === 0x5efe
    const translated = groups[0] === 0x64 || groups[0] === 0
    if (!isatap && !translated) expect(lies(address), address).toBe(isPublicAddress(address))
  })
})
