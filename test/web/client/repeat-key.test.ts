import { expect, test } from 'vitest'
import { repeatKeys } from '../../../web/client/repeat-key.ts'

const counted = () => {
  let made = 0
  return repeatKeys(() => `key-${++made}`)
}

test('the same is sent again with the same key, something else with another', () => {
  const keys = counted()
  expect(keys.keyFor({ name: 'a' })).toBe('key-1')
  expect(keys.keyFor({ name: 'a' })).toBe('key-1')
  expect(keys.keyFor({ name: 'b' })).toBe('key-2')
})

test('what was made can be made once more', () => {
  const keys = counted()
  keys.keyFor({ name: 'a' })
  keys.renew()
  expect(keys.keyFor({ name: 'a' })).toBe('key-2')
})
