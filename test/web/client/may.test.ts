import { expect, test } from 'vitest'
import { may } from '../../../web/client/may.ts'

test('a role may do what lesser roles may', () => {
  expect(may('owner', 'admin')).toBe(true)
  expect(may('member', 'member')).toBe(true)
  expect(may('viewer', 'member')).toBe(false)
})

test('nobody may nothing', () => {
  expect(may(undefined, 'viewer')).toBe(false)
})
