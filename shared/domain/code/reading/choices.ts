import type { Expression } from './program.ts'

type Choice = Expression & { kind: 'choice' }

/** The first choice inside an arithmetic expression or a call. */
export function choiceIn(expression: Expression): Choice | undefined {
  if (expression.kind === 'choice') return expression
  for (const part of partsOf(expression)) {
    const found = choiceIn(part)
    if (found) return found
  }
  return undefined
}

/** The expression with one part of it taken for another. */
export function replaced(expression: Expression, part: Expression, by: Expression): Expression {
  if (expression === part) return by
  const inside = (one: Expression) => replaced(one, part, by)
  if (expression.kind === 'binary')
    return { ...expression, left: inside(expression.left), right: inside(expression.right) }
  if (expression.kind === 'call') return { ...expression, arguments: expression.arguments.map(inside) }
  if (expression.kind === 'template') return { ...expression, parts: expression.parts.map(inside) }
  if (expression.kind === 'not') return { ...expression, operand: inside(expression.operand) }
  return expression
}

export function holdsUnread(expression: Expression): boolean {
  return expression.kind === 'unread' || partsOf(expression).some(holdsUnread)
}

/** The expressions that an expression is made of. */
export function partsOf(expression: Expression): Expression[] {
  switch (expression.kind) {
    case 'member':
      return [expression.object]
    case 'index':
      return [expression.object, expression.key]
    case 'call':
      return [
        ...(expression.target.kind === 'member' ? [expression.target.object] : []),
        ...expression.arguments,
      ]
    case 'list':
      return expression.items
    case 'template':
      return expression.parts
    case 'record':
      return expression.fields.flatMap(({ name, value }) => [name, value])
    case 'not':
      return [expression.operand]
    case 'binary':
      return [expression.left, expression.right]
    case 'choice':
      return [expression.test, expression.consequent, expression.alternate]
    default:
      return []
  }
}
