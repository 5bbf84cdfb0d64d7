import { expect, test } from 'vitest'
import { violationsOf } from '../../../../../../shared/domain/requirements/facts/messages/violations.ts'

test.each([
  ['An expired voucher is rejected', ['state']],
  ['A cancelled order is refused', ['state']],
  ['If the account is locked', ['state']],
  ['An invalid voucher is rejected', ['any']],
  ['Otherwise', ['any']],
  ['When the name is too short', ['tooShort']],
  ['When the field is left empty', ['empty']],
  ['If none is chosen', ['empty']],
  ['If it is left there', ['empty']],
  ['If the user name is already taken', ['taken']],
] as const)('"%s" speaks about %s values', (condition, violations) => {
  expect(violationsOf(condition)).toEqual(violations)
})
