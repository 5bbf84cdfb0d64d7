import type { Condition, Effect, Expression, Template, Where } from './model.ts'

/** Everything that a condition asks for by name, in its order, with repetitions. `valid` without names asks for nothing by name. */
export function referencesOfCondition<R>(condition: Condition<R>): R[] {
  switch (condition.kind) {
    case 'compare':
      return [...referencesOfExpression(condition.left), ...referencesOfExpression(condition.right)]
    case 'all':
    case 'any':
      return condition.of.flatMap(referencesOfCondition)
    case 'not':
      return referencesOfCondition(condition.of)
    case 'valid':
      return condition.subjects ?? []
    case 'said':
      return []
    case 'has-entry':
      return [condition.list, ...referencesOfWhere(condition.where)]
    case 'repeats':
      return condition.in === undefined ? [condition.subject] : [condition.subject, condition.in]
    default:
      return [condition.subject]
  }
}

export function referencesOfExpression<R>(expression: Expression<R>): R[] {
  switch (expression.kind) {
    case 'value':
    case 'event':
      return []
    case 'subject':
      return [expression.subject]
    case 'length':
    case 'age':
    case 'round':
      return referencesOfExpression(expression.of)
    case 'count':
      return [expression.list, ...(expression.where ? referencesOfWhere(expression.where) : [])]
    case 'sum':
      return [expression.list, expression.field]
    case 'percent':
      return [...referencesOfExpression(expression.share), ...referencesOfExpression(expression.of)]
    case 'shift':
      return expression.of ? referencesOfExpression(expression.of) : []
    default:
      return expression.of.flatMap(referencesOfExpression)
  }
}

/** What an effect needs to know, such as the places of its text; not what it changes. */
export function referencesReadByEffect<R>(effect: Effect<R>): R[] {
  switch (effect.kind) {
    case 'shows':
    case 'hides':
      return referencesOfTemplate(effect.text)
    case 'set':
      return referencesOfExpression(effect.to)
    case 'adds':
      return effect.entry.flatMap((one) => referencesOfExpression(one.is))
    case 'removes':
      return referencesOfWhere(effect.where)
    case 'changes':
      return [
        ...referencesOfWhere(effect.where),
        ...effect.to.flatMap((one) => referencesOfExpression(one.is)),
      ]
    case 'lists':
      return [...effect.shown, ...effect.hidden].flatMap(referencesOfTemplate)
    default:
      return []
  }
}

const referencesOfTemplate = <R>(template: Template<R>): R[] =>
  template.flatMap((part) => (typeof part === 'string' ? [] : referencesOfExpression(part)))

const referencesOfWhere = <R>(where: Where<R>): R[] =>
  where.flatMap((one) => [one.field, ...referencesOfExpression(one.is)])

/** How many parts without parts a condition has. */
export const leafCount = <R>(condition: Condition<R>): number =>
  condition.kind === 'all' || condition.kind === 'any'
    ? condition.of.reduce((sum, part) => sum + leafCount(part), 0)
    : condition.kind === 'not'
      ? leafCount(condition.of)
      : 1

/** Whether a condition, or a part of it, is one of these. */
export function hasPart<R>(condition: Condition<R>, test: (part: Condition<R>) => boolean): boolean {
  if (test(condition)) return true
  if (condition.kind === 'all' || condition.kind === 'any')
    return condition.of.some((part) => hasPart(part, test))
  return condition.kind === 'not' && hasPart(condition.of, test)
}

/** Whether a condition is met by entries that are right, and not by wrong ones. */
export function isMetByValid<R>(condition: Condition<R> | undefined, isMet = true): boolean {
  if (condition?.kind === 'not') return isMetByValid(condition.of, !isMet)
  if (condition?.kind === 'all' || condition?.kind === 'any')
    return condition.of.some((part) => isMetByValid(part, isMet))
  return condition?.kind === 'valid' && isMet
}
