import type { Screen, TestModel } from '../model.ts'
import { constraintWords, numbersOf } from './constraint-words.ts'
import type { Evidence } from './text-evidence.ts'
import { canonical } from './written-numbers.ts'

const comparing =
  'must can may be is are lies before after later earlier sooner greater higher larger more less lower smaller exceeds above below equal same different differs prior otherwise rejected refused transfer shown message'
const deciding =
  'only required mandatory must be filled entered provided optional otherwise shown visible displayed appears hidden selected chosen checked ticked empty missing field'

/** What the relations and conditions of a form hold of the sentences that state them. */
export function addFormRules(
  { parameters, relations = [], conditionals = [] }: Screen,
  of: (id: string) => Evidence,
): void {
  const labels = new Map(parameters.map(({ id, label }) => [id, label]))
  for (const { requirementId, leftId, right, words, min, max, messages } of relations) {
    const evidence = of(requirementId)
    const other = 'record' in right ? right.record : (labels.get(right.parameterId) ?? '')
    evidence.words(`${labels.get(leftId) ?? ''} ${other} ${words} ${comparing}`)
    for (const bound of [min, max])
      for (const factor of bound === undefined ? [] : [1n, 7n, 60n])
        evidence.numbers.add(canonical(String((bound ?? 0n) / factor).replace('-', '')))
    for (const { text, requirementId: id } of messages) of(id).literal(text)
  }
  for (const { requirementId, parameterId, when, words, constraints, messages = [] } of conditionals) {
    const evidence = of(requirementId)
    evidence.words(
      `${labels.get(parameterId) ?? ''} ${labels.get(when.parameterId) ?? ''} ${words} ${deciding}`,
    )
    evidence.any(when.test)
    for (const { text, requirementId: id } of messages) of(id).words(`${denying} ${comparing} "${text}"`)
    for (const key of Object.keys(constraints)) {
      evidence.words(constraintWords(constraints, key))
      for (const number of numbersOf(constraints, key)) evidence.numbers.add(number)
    }
  }
}

const denying =
  'whoever anyone anybody everybody else user visitor tries calls function action something not allowed permitted authorised unauthorised permission role gets receives sees message sent page signed logged in'
const limiting =
  'one more further otherwise refused rejected message shown says limit maximum reached exceeded'

/** What the refusals of rights and limits hold of the sentences that state them. */
export function addRefusals(
  { permissions = [], limits = [] }: TestModel,
  of: (id: string) => Evidence,
): void {
  for (const { denial, requirementId } of permissions) {
    of(requirementId).words('only can may cannot must not allowed but except own other')
    if (denial) of(denial.requirementId).words(`${denying} "${denial.text}"`)
  }
  for (const { message, requirementId, counted, action } of limits) {
    of(requirementId).words(`can may at most up to no more than maximum only once twice ${limiting}`)
    if (message) of(message.requirementId).words(`${limiting} ${counted} ${action} "${message.text}"`)
  }
}
