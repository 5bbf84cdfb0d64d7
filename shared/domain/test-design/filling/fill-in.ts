import { allowed } from '../check/satisfies.ts'
import { typicalLiteral } from '../literals/literal-for.ts'
import type { Parameter, Relation, Screen } from '../model.ts'
import { entered } from '../items/repeated-input.ts'
import { decidingLiteral } from './deciding-literal.ts'
import { effective, holds, isHidden, under } from './effective.ts'
import { recordLiteral } from './record-literal.ts'
import { anotherLiteral, goodDifferences, incomparable, literalBeside, related } from './relation-values.ts'

/** What a case enters, by input, and the values on record that it needs, by relation. Inputs without a literal stay untouched. */
export interface Filled {
  values: Map<string, string>
  records: Map<string, string>
}

/**
 * Fills a form around the literals that a case is about (`pinned`, by input; `records`, by relation): typical values that keep every condition and
 * relation of the text, so that nothing else is wrong. Pinned literals are never changed.
 */
export function fillIn(
  screen: Screen,
  pinned: Map<string, string>,
  records: Map<string, string> = new Map(),
): Filled {
  const values = new Map<string, string>()
  for (const parameter of screen.parameters) {
    const value = entered(parameter, screen.parameters, pinned)
    if (value !== undefined) values.set(parameter.id, value)
  }
  const { unless } = screen.success ?? {}
  if (unless && !pinned.has(unless.parameterId)) values.set(unless.parameterId, unless.quiet)
  const filling = { screen, pinned, values, records: new Map(records) }
  decide(filling)
  fitConditions(filling)
  relate(filling)
  repeat(filling)
  for (const parameter of screen.parameters)
    if (!pinned.has(parameter.id) && isHidden(parameter, screen, (id) => values.get(id)))
      values.delete(parameter.id)
  return { values, records: filling.records }
}

interface Filling extends Filled {
  screen: Screen
  pinned: Map<string, string>
}

/** A pinned literal that is allowed only under a condition, or only without it, decides that condition. */
function decide({ screen, pinned, values }: Filling): void {
  const { parameters, conditionals = [] } = screen
  for (const one of conditionals) {
    const value = pinned.get(one.parameterId)
    const parameter = parameters.find(({ id }) => id === one.parameterId)
    const deciding = parameters.find(({ id }) => id === one.when.parameterId)
    if (value === undefined || !parameter || !deciding || pinned.has(deciding.id)) continue
    const met = holds(one, (id) => values.get(id))
    const fits = (state: boolean) => allowed(value, under(parameter.constraints, one, state))
    const wrong = (one.otherwise === 'hidden' && !met) || (!fits(met) && fits(!met))
    const literal = wrong ? decidingLiteral(deciding, one, !met) : undefined
    if (literal !== undefined) values.set(deciding.id, literal)
  }
}

/** Inputs that a condition limits take a value that the condition allows. */
function fitConditions({ screen, pinned, values }: Filling): void {
  const limited = new Set((screen.conditionals ?? []).map(({ parameterId }) => parameterId))
  for (const parameter of screen.parameters) {
    if (!limited.has(parameter.id) || pinned.has(parameter.id)) continue
    const constraints = effective(parameter, screen, (id) => values.get(id))
    const fits = allowed(values.get(parameter.id) ?? '', constraints)
    const literal = fits
      ? likely(screen, parameter, constraints)
      : typicalLiteral({ ...parameter, constraints })
    if (literal !== undefined) values.set(parameter.id, literal)
  }
}

/** Where nothing but a condition says how an input looks, its values look so while the condition does not hold too. */
function likely(
  { conditionals = [] }: Screen,
  parameter: Parameter,
  now: Parameter['constraints'],
): string | undefined {
  const { length, format, pattern } = now
  if (length !== undefined || format !== undefined || pattern !== undefined) return undefined
  const shaped = conditionals.find(
    ({ parameterId, constraints }) => parameterId === parameter.id && constraints.length !== undefined,
  )
  const literal = shaped && typicalLiteral({ ...parameter, constraints: under(now, shaped, true) })
  return literal !== undefined && allowed(literal, now) ? literal : undefined
}

/** Moves inputs that no literal is pinned for until every relation holds; twice, because one move may break another relation. */
function relate(filling: Filling): void {
  const { relations = [] } = filling.screen
  for (let pass = 0; pass < 2; pass += 1) for (const relation of relations) move(filling, relation)
}

function move({ screen, pinned, values, records }: Filling, relation: Relation): void {
  const left = values.get(relation.leftId) ?? ''
  const parameter = (id: string) => screen.parameters.find((one) => one.id === id)
  const leftInput = parameter(relation.leftId)
  if (!leftInput) return
  if ('record' in relation.right) {
    const literal = records.get(relation.id) ?? recordLiteral(relation, leftInput, left)
    if (literal !== undefined) records.set(relation.id, literal)
    return
  }
  const rightInput = parameter(relation.right.parameterId)
  const right = values.get(relation.right.parameterId) ?? ''
  const fine = related(relation, left, right) && !incomparable(relation, left, right)
  if (!rightInput || fine) return
  const free = (one: Parameter) => !pinned.has(one.id)
  const limits = (one: Parameter) => effective(one, screen, (id) => values.get(id))
  const moved = free(leftInput) ? beside(relation, right, left, limits(leftInput), 1n) : undefined
  if (moved !== undefined) values.set(leftInput.id, moved)
  else if (free(rightInput)) {
    const other = beside(relation, left, right, limits(rightInput), -1n)
    if (other !== undefined) values.set(rightInput.id, other)
  }
}

function beside(
  relation: Relation,
  from: string,
  like: string,
  constraints: Parameter['constraints'],
  sign: bigint,
): string | undefined {
  if (relation.differs) return anotherLiteral(from, constraints)
  for (const difference of goodDifferences(relation)) {
    const literal = literalBeside(relation, { from, by: sign * difference, like, constraints })
    if (literal !== undefined) return literal
  }
  return undefined
}

/** What repeats another input follows its final value. */
function repeat({ screen, pinned, values }: Filling): void {
  for (const parameter of screen.parameters) {
    if (parameter.constraints.equals === undefined || pinned.has(parameter.id)) continue
    const others = new Map(values)
    others.delete(parameter.id)
    const repeated = entered(parameter, screen.parameters, others)
    if (repeated !== undefined) values.set(parameter.id, repeated)
  }
}
