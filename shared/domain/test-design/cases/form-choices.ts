import { allowed, satisfies } from '../check/satisfies.ts'
import { decidingLiteral } from '../filling/deciding-literal.ts'
import { effective, holds, isHidden, under } from '../filling/effective.ts'
import { incomparable, related } from '../filling/relation-values.ts'
import { literalFor } from '../literals/literal-for.ts'
import type { InputItem, Screen } from '../model.ts'

/** A literal for an item of one input, with the literal that decides the condition it stands under. */
export interface Choice {
  item: InputItem
  value: string
  pins: Map<string, string>
}

/** Writes the literal of an item; undefined, with the reason in words, where the text leaves none. */
export function chooseFor(screen: Screen, item: InputItem): Choice | string {
  const parameter = screen.parameters.find(({ id }) => id === item.parameterId)
  if (!parameter) return 'no literal of this kind fits into a step'
  const { given } = item
  const one = given && screen.conditionals?.find(({ id }) => id === given.conditionalId)
  if (!given || !one) {
    const value = quietFor(screen, item) ?? literalFor(parameter, item.test)
    return value === undefined
      ? 'no literal of this kind fits into a step'
      : item.valid && value !== '' && !allowed(value, parameter.constraints)
        ? `no literal satisfies all that is said about "${parameter.label}" here`
        : { item, value, pins: new Map([[parameter.id, value]]) }
  }
  const deciding = screen.parameters.find(({ id }) => id === one.when.parameterId)
  const state = deciding && decidingLiteral(deciding, one, given.holds)
  if (!deciding || state === undefined)
    return `the text names no value of "${deciding?.label ?? ''}" with which the condition ${given.holds ? 'holds' : 'does not hold'}`
  const value = literalFor(
    { ...parameter, constraints: under(parameter.constraints, one, given.holds) },
    item.test,
  )
  return value === undefined
    ? 'no literal of this kind fits into a step'
    : {
        item,
        value,
        pins: new Map([
          [deciding.id, state],
          [parameter.id, value],
        ]),
      }
}

/** A range is exercised with the value that leads to the success, where it holds one. */
function quietFor({ success }: Screen, { parameterId, test }: InputItem): string | undefined {
  const { unless } = success ?? {}
  return unless?.parameterId === parameterId && test.kind === 'number' && satisfies(unless.quiet, test)
    ? unless.quiet
    : undefined
}

/** Row n holds the n-th distinct valid literal of every input; what stands under a condition gets a row of its own. */
export function sideBySide(screen: Screen, choices: Choice[]): Choice[][] {
  const rows: Choice[][] = []
  const used = new Map<string, Map<string, number>>()
  const alone = choices.filter(({ item }) => item.given)
  for (const choice of choices.filter(({ item }) => !item.given)) {
    const values = used.get(choice.item.parameterId) ?? new Map<string, number>()
    used.set(choice.item.parameterId, values)
    const index = values.get(choice.value) ?? values.size
    values.set(choice.value, index)
    ;(rows[index] ??= []).push(choice)
  }
  const together = Map.groupBy(alone, ({ pins }) => JSON.stringify([...pins]))
  return [...rows.flatMap((row) => untangled(screen, row)), ...together.values()]
}

/** Literals of one row that no form could hold together are put into rows of their own. */
function untangled(screen: Screen, row: Choice[]): Choice[][] {
  const pins = pinsOf(row)
  const odd = new Set<string>()
  for (const relation of screen.relations ?? []) {
    if ('record' in relation.right || odd.has(relation.leftId) || odd.has(relation.right.parameterId))
      continue
    const [left, right] = [pins.get(relation.leftId), pins.get(relation.right.parameterId)]
    if (left === undefined || right === undefined) continue
    if (!related(relation, left, right) || incomparable(relation, left, right)) odd.add(relation.leftId)
  }
  for (const parameter of screen.parameters) {
    const value = pins.get(parameter.id)
    const valueOf = (id: string) => pins.get(id)
    const decided = screen.conditionals?.filter(({ parameterId }) => parameterId === parameter.id) ?? []
    if (value === undefined || decided.length === 0) continue
    const apart = decided.some(
      (one) => pins.has(one.when.parameterId) && one.otherwise === 'hidden' && !holds(one, valueOf),
    )
    const known = decided.every(({ when }) => pins.has(when.parameterId))
    if (
      apart ||
      isHidden(parameter, screen, valueOf) ||
      (known && !allowed(value, effective(parameter, screen, valueOf)))
    )
      odd.add(parameter.id)
  }
  if (odd.size === 0) return [row]
  const rest = row.filter(({ item }) => !odd.has(item.parameterId))
  const own = [...odd].map((id) => row.filter(({ item }) => item.parameterId === id))
  return [rest, ...own].filter((one) => one.length > 0)
}

export function pinsOf(row: Choice[]): Map<string, string> {
  return new Map(row.flatMap(({ pins }) => [...pins]))
}
