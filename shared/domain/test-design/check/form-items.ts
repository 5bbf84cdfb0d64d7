import type { TestCase } from '../../test-cases/schema.ts'
import type { DefaultItem, InputItem, MainItem, RelationItem, Screen, ShownItem } from '../model.ts'
import { defaultHeld } from './default-held.ts'
import { conditionHolds, distanceIn, formState, isHiddenIn, type FormState } from './form-state.ts'
import { nameKey, type CaseFacts } from '../../test-cases/read-case.ts'
import { satisfies } from './satisfies.ts'

export type FormItem = DefaultItem | InputItem | MainItem | RelationItem | ShownItem

/**
 * Whether a case exercises an item of a form. A wrong value or a broken relation counts only when nothing else is wrong, an allowed one only when
 * nothing is: else one refusal would hide another.
 */
export function formExercised(
  item: FormItem,
  testCase: TestCase,
  facts: CaseFacts,
  form: FormState,
): boolean {
  // Most cases fail on the item itself, which is quicker to see.
  return exercised(item, testCase, facts, form) && !(item.valid && expectsRefusal(testCase, form.screen))
}

function exercised(item: FormItem, testCase: TestCase, facts: CaseFacts, form: FormState): boolean {
  switch (item.kind) {
    case 'default':
      return defaultHeld(item, testCase, facts, form.screen)
    case 'main':
      return mainExercised(facts, form)
    case 'relation':
      return relationExercised(item, testCase, form)
    case 'shown':
      return shownExercised(item, testCase, form)
    default:
      return inputExercised(item, testCase, facts, form)
  }
}

export { formState, type FormState }

/** Allowed values that a stated error answers test something else: what is on record. */
function expectsRefusal(
  { expectedResult = '' }: TestCase,
  { parameters, messages, relations = [] }: Screen,
): boolean {
  const all = [
    ...messages,
    ...parameters.flatMap((one) => one.messages),
    ...relations.flatMap((one) => one.messages),
  ]
  return all.some(({ text }) => expectedResult.includes(`"${text}" is shown`))
}

function inputExercised(
  item: InputItem,
  { preconditions = [], expectedResult = '' }: TestCase,
  facts: CaseFacts,
  form: FormState,
): boolean {
  const { screen, wrong, broken, dragged } = form
  // What is wrong in the form is known already; what stands behind it looks at literals.
  const onlyValid = item.valid || item.violation === 'mismatch' || item.violation === 'taken'
  if (onlyValid ? wrong.size > 0 : wrong.size !== 1 || !wrong.has(item.parameterId)) return false
  // Which of two messages shows is open where the value also drags a relation along.
  if (dragged.size > 0 && /" is shown\b/.test(expectedResult)) return false
  const parameter = screen.parameters.find(({ id }) => id === item.parameterId)
  const entered = parameter && facts.values.get(nameKey(parameter.label))
  const value = entered ?? ''
  if (!parameter || !satisfies(value, item.test)) return false
  if (entered === undefined && !form.mentioned) return false
  if (broken.size > 0 || !givenHolds(item, form)) return false
  return (
    item.violation !== 'taken' ||
    preconditions.some((text) => text.includes(`"${value}"`) && text.includes('already'))
  )
}

function givenHolds({ given }: InputItem, form: FormState): boolean {
  const one = given && form.screen.conditionals?.find(({ id }) => id === given.conditionalId)
  return given === undefined || (one !== undefined && conditionHolds(one, form) === given.holds)
}

function mainExercised(facts: CaseFacts, form: FormState): boolean {
  return (
    form.wrong.size === 0 &&
    form.broken.size === 0 &&
    form.screen.parameters.every(
      (parameter) =>
        isHiddenIn(parameter, form) ||
        (parameter.constraints.file !== undefined && parameter.constraints.required !== true) ||
        (facts.values.get(nameKey(parameter.label)) ?? '') !== '',
    )
  )
}

function relationExercised(item: RelationItem, testCase: TestCase, form: FormState): boolean {
  const relation = form.screen.relations?.find(({ id }) => id === item.relationId)
  const distance = relation && distanceIn(relation, form, testCase)
  if (!distance || form.wrong.size > 0 || distance.holds !== item.valid) return false
  if (item.difference !== undefined && distance.difference !== item.difference) return false
  return item.valid ? form.broken.size === 0 : form.broken.size === 1 && form.broken.has(item.relationId)
}

/** The deciding value is chosen, and the case expects the input to be there or not. */
function shownExercised(item: ShownItem, { expectedResult = '' }: TestCase, form: FormState): boolean {
  const one = form.screen.conditionals?.find(({ id }) => id === item.conditionalId)
  const parameter = form.screen.parameters.find(({ id }) => id === one?.parameterId)
  if (!one || !parameter || form.broken.size > 0) return false
  const named = expectedResult.includes(`"${parameter.label}"`)
  const absent = /\bno\b|\bnot\b/.test(expectedResult.replace(/"[^"]*"/g, ''))
  return (
    named &&
    conditionHolds(one, form) === item.holds &&
    absent !== item.holds &&
    chosen(one.when.parameterId, form)
  )
}

function chosen(parameterId: string, { screen, valueOf, wrong }: FormState): boolean {
  return (
    screen.parameters.some(({ id }) => id === parameterId) &&
    valueOf(parameterId) !== '' &&
    !wrong.has(parameterId)
  )
}
