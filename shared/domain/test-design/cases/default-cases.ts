import type { DefaultItem, Parameter, Screen } from '../model.ts'
import type { CaseDraft } from './case-draft.ts'
import { titled } from './form-frame.ts'
import { openStep } from './steps.ts'
import { isCheckable } from '../../prose-steps/is-checkable.ts'

/** Cases that open the page and look what an untouched input holds. */
export function defaultCases(screen: Screen, items: DefaultItem[]): CaseDraft[] {
  return items.flatMap((item) => {
    const parameter = screen.parameters.find(({ id }) => id === item.parameterId)
    return parameter ? [defaultCase(screen, parameter, item)] : []
  })
}

function defaultCase(screen: Screen, parameter: Parameter, item: DefaultItem): CaseDraft {
  const expected = held(parameter, item.value)
  const checkable = isCheckable(expected)
  return {
    title: titled(screen, item.description),
    steps: [{ ...openStep(screen), expectedResult: expected }],
    claims: [item],
    outcome: { expected, oracle: 'stated', checkable, requirementId: item.requirementId },
    preconditions: ['No data has been entered on the page yet'],
    manual: [],
    types: ['functional', 'regression'],
    tags: ['positive', 'default'],
    testCondition: item.description,
  }
}

/** The check of the step language that an input holds a value. */
function held({ label, constraints: { control, choices } }: Parameter, value: string): string {
  if (control === 'checkbox' || value === 'checked' || value === 'unchecked')
    return `The "${label}" checkbox is ${value === 'checked' ? 'checked' : 'not checked'}`
  if (control === 'select' || control === 'radio' || choices) return `"${value}" is selected in "${label}"`
  return `The "${label}" field has the value "${value}"`
}
