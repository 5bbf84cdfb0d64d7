import { expect, test } from 'vitest'
import {
  codeOf,
  failureFingerprint,
  kindOfFailure,
} from '../../../../shared/domain/defect-fingerprints/fingerprint.ts'

const failure = {
  testCaseId: crypto.randomUUID(),
  stepNumber: 3,
  kind: 'assert_text',
  message: 'steps.check_failed: Expected: Order placed. Actual: Order 17 failed.',
  said: 'Click "Buy". "Order placed" is shown.',
}
const again = (other: Partial<typeof failure>) => failureFingerprint({ ...failure, ...other })

test('the same failure has the same fingerprint, whatever changes in its message', async () => {
  expect(await again({})).toMatch(/^[0-9a-f]{64}$/)
  expect(await again({ message: failure.message.replace('17', '18') })).toBe(await again({}))
})

test.each([
  ['case', { testCaseId: crypto.randomUUID() }],
  ['step', { stepNumber: 4 }],
  ['kind of check', { kind: 'assert_visible' }],
  ['message', { message: 'steps.check_failed: Expected: Thank you. Actual: Order 17 failed.' }],
])('another %s has another one', async (_, other) => {
  expect(await again(other)).not.toBe(await again({}))
})

test('the parts do not run into each other', async () => {
  const one = await again({ kind: 'a', message: 'b c' })
  expect(await again({ kind: 'a b', message: 'c' })).not.toBe(one)
})

const passed = { kind: 'assert_url', passed: true }

test.each([
  ['steps.not_found: There is no button.', [], 'steps.not_found'],
  ['steps.undecided: It was answered.', [{ kind: 'assert_dialog', passed: false }], 'steps.undecided'],
  ['Something went wrong', [], 'error'],
  ['', [{ kind: 'assert_text', passed: false }], 'assert_text'],
  ['steps.check_failed: Expected: a.', [passed, { kind: 'assert_text', passed: false }], 'assert_text'],
])('%s is of the kind %s', (error, assertions, kind) => {
  expect(kindOfFailure(error, assertions)).toBe(kind)
})

test('the code of an error is what stands in front of it', () => {
  expect(codeOf('steps.not_found: There is no button.')).toBe('steps.not_found')
  expect(codeOf('See https://a.test: it is gone')).toBeUndefined()
})
