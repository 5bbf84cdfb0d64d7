import { decidingLiteral } from '../filling/deciding-literal.ts'
import type { Parameter, Screen, ShownItem } from '../model.ts'
import type { CaseDraft, Undesigned } from './case-draft.ts'
import { titled } from './form-frame.ts'
import { controlNoun, entryStep, openStep } from './steps.ts'
import { isCheckable } from '../../prose-steps/is-checkable.ts'

/** Cases that choose the deciding value and look whether the other input is shown; nothing is sent. */
export function shownCases(
  screen: Screen,
  items: ShownItem[],
): { cases: CaseDraft[]; undesigned: Undesigned[] } {
  const cases: CaseDraft[] = []
  const undesigned: Undesigned[] = []
  for (const item of items) {
    const one = screen.conditionals?.find(({ id }) => id === item.conditionalId)
    const deciding = screen.parameters.find(({ id }) => id === one?.when.parameterId)
    const parameter = screen.parameters.find(({ id }) => id === one?.parameterId)
    const literal = one && deciding && decidingLiteral(deciding, one, item.holds)
    if (deciding && parameter && literal)
      cases.push(shownCase(screen, item, { deciding, literal, parameter }))
    else
      undesigned.push({
        item,
        reason: `the text names no value of "${deciding?.label ?? ''}" with which the condition ${item.holds ? 'holds' : 'does not hold'}`,
      })
  }
  return { cases, undesigned }
}

interface Choice {
  deciding: Parameter
  literal: string
  parameter: Parameter
}

function shownCase(screen: Screen, item: ShownItem, { deciding, literal, parameter }: Choice): CaseDraft {
  const noun = controlNoun(parameter)
  const expected = `The "${parameter.label}" ${noun} is ${item.holds ? 'visible' : 'not visible'}`
  const other = `The "${deciding.label}" ${controlNoun(deciding)} is visible`
  // A page that shows nothing at all would pass an absence alone.
  const whole = item.holds ? expected : `${other} and ${expected.replace(/^The/, 'the')}`
  const steps = [openStep(screen), ...entryStep(deciding, literal)]
  return {
    title: titled(screen, item.description),
    steps: steps.map((step, index) =>
      index === steps.length - 1 ? { ...step, expectedResult: whole } : step,
    ),
    claims: [item],
    outcome: {
      expected: whole,
      oracle: 'stated',
      checkable: isCheckable(whole),
      requirementId: item.requirementId,
    },
    preconditions: ['No data has been entered on the page yet'],
    types: ['functional', 'regression'],
    tags: ['positive', 'condition'],
    testCondition: item.description,
    manual: [],
  }
}
