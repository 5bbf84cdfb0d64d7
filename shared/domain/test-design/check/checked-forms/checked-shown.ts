import type { TestCase } from '../../../test-cases/schema.ts'
import type { CheckedForm, CheckedItem } from '../../model.ts'
import { allHold } from './clauses.ts'
import { replay } from './replay.ts'
import { showsAim } from './shows-aim.ts'
import { clausesOf } from '../opened-shown.ts'

/**
 * Whether a case shows what a checked form does in one situation. Its steps are played on the rules of the text: every expectation of it must
 * follow from them, and it must be of the kind that the item is about.
 */
export function checkedShown(
  { steps = [], expectedResult = '' }: TestCase,
  { aim }: CheckedItem,
  form: CheckedForm,
): boolean {
  const actions = steps.map(({ action }) => action)
  for (let at = 0; at < steps.length; at += 1) {
    const expected =
      at === steps.length - 1
        ? [steps[at]?.expectedResult, expectedResult].filter(Boolean).join(' and ')
        : (steps[at]?.expectedResult ?? '')
    if (expected === '') continue
    const played = replay(actions.slice(0, at + 1), form)
    if (!played || !allHold(expected, played, form)) return false
  }
  const played = replay(actions, form)
  const clauses = clausesOf(expectedResult)
  return played !== undefined && clauses.length > 0 && showsAim({ actions, clauses, played, form }, aim)
}
