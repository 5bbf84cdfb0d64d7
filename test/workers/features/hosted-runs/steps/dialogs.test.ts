import { expect, test } from 'vitest'
import type { TypedAction } from '../../../../../shared/domain/prose-steps/types.ts'
import { answersAfter } from '../../../../../workers/features/hosted-runs/steps/dialogs.ts'

const accept: TypedAction = { action: 'dialog', response: 'accept' }
const dismiss: TypedAction = { action: 'dialog', response: 'dismiss' }
const click = (name: string): TypedAction => ({ action: 'click', target: { name } })

test('a dialog is answered by what follows the action that opens it', () => {
  expect(answersAfter([accept, click('Save')])).toEqual([accept])
  expect(answersAfter([dismiss, accept])).toEqual([dismiss, accept])
  expect(answersAfter([{ action: 'wait', milliseconds: 100 }, accept])).toEqual([accept])
})

test('the buttons that the browser draws are answers', () => {
  expect(answersAfter([click('OK')])).toEqual([accept])
  expect(answersAfter([click('Cancel')])).toEqual([dismiss])
})

test('an answer to a later dialog is not given to an earlier one', () => {
  expect(answersAfter([click('Save'), accept])).toEqual([])
  expect(
    answersAfter([{ action: 'click', target: { name: 'OK', within: { role: 'dialog' } } }, accept]),
  ).toEqual([])
  expect(answersAfter([])).toEqual([])
})
