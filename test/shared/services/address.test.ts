import { expect, test } from 'vitest'
import { addressKeyOf } from '../../../shared/services/address.ts'

test('IPv6 counts by /64', () => {
  expect(addressKeyOf('2001:db8:1:2::1', 's')).toBe(addressKeyOf('2001:db8:1:2:ffff::9', 's'))
  expect(addressKeyOf('2001:db8:1:2::1', 's')).not.toBe(addressKeyOf('2001:db8:1:3::1', 's'))
})

test('an IPv4 address mapped into IPv6 is that IPv4 address', () => {
  expect(addressKeyOf('::ffff:192.0.2.7', 's')).toBe(addressKeyOf('192.0.2.7', 's'))
  expect(addressKeyOf('192.0.2.7', 's')).not.toBe(addressKeyOf('192.0.2.8', 's'))
})

test('the address cannot be read from the key, and another secret gives another key', () => {
  expect(addressKeyOf('192.0.2.7', 's')).not.toContain('192')
  expect(addressKeyOf('192.0.2.7', 's')).not.toBe(addressKeyOf('192.0.2.7', 't'))
})

test.each([null, '', 'nonsense', "1.2.3.4'; DROP"])('%s is one unknown caller', (address) => {
  expect(addressKeyOf(address, 's')).toBe(addressKeyOf(null, 's'))
})
