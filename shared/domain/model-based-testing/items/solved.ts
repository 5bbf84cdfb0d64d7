import type {
  Comparison,
  Condition,
  Expression,
  Id,
  RequirementModel,
  Subject,
} from '../../requirement-model/index.ts'
import { referencesOfExpression } from '../../requirement-model/references.ts'
import { stepOf, turned, type Ordered } from './ordered.ts'

type Compare = Extract<Condition, { kind: 'compare' }>

/** What is only computed, in one way and always, by what it is computed of. */
export function definitionsIn({ rules, subjects }: RequirementModel): Map<Id, Expression> {
  const ways = new Map<Id, (Expression | undefined)[]>()
  for (const { when, if: condition, then } of rules)
    for (const effect of then) {
      if (effect.kind !== 'set') continue
      const always = !when && !condition && !referencesOfExpression(effect.to).includes(effect.subject)
      ways.set(effect.subject, [...(ways.get(effect.subject) ?? []), always ? effect.to : undefined])
    }
  return new Map(
    subjects.flatMap(({ id, kind }) => {
      const [only, ...more] = kind === 'number' ? (ways.get(id) ?? []) : []
      return only && more.length === 0 ? [[id, only] as const] : []
    }),
  )
}

/** A comparison of a sum solved for the one entry in it: "0.40 × (minutes − 15) is at most 30" holds up to 90 minutes. */
export function solvedFor(
  { left, right, operator }: Compare,
  subjects: Map<Id, Subject>,
  definitions: Map<Id, Expression> = new Map(),
): Ordered | undefined {
  const [a, b] = [expanded(left, definitions), expanded(right, definitions)]
  const [inA, inB] = [referencesOfExpression(a), referencesOfExpression(b)]
  if (inA.length + inB.length !== 1 || operator === '=' || operator === '!=') return undefined
  return inA.length === 1 ? unwrapped(a, b, operator, subjects) : unwrapped(b, a, turned[operator], subjects)
}

/** The same condition of what is entered: "total is over 100" as "20 × pieces is over 100". */
export function unfolded(condition: Condition, definitions: Map<Id, Expression>): Condition {
  if (definitions.size === 0) return condition
  switch (condition.kind) {
    case 'compare':
      return {
        ...condition,
        left: expanded(condition.left, definitions),
        right: expanded(condition.right, definitions),
      }
    case 'all':
    case 'any':
      return { ...condition, of: condition.of.map((part) => unfolded(part, definitions)) }
    case 'not':
      return { ...condition, of: unfolded(condition.of, definitions) }
    default:
      return condition
  }
}

const deepest = 4

function expanded(expression: Expression, definitions: Map<Id, Expression>, depth = 0): Expression {
  if (depth > deepest) return expression
  const inner = (one: Expression) => expanded(one, definitions, depth + 1)
  switch (expression.kind) {
    case 'subject':
      return definitions.has(expression.subject)
        ? inner(definitions.get(expression.subject) ?? expression)
        : expression
    case '+':
    case '-':
    case '*':
    case '/':
      return { ...expression, of: expression.of.map(inner) }
    case 'percent':
      return {
        kind: '*',
        of: [inner(expression.of), { kind: '/', of: [inner(expression.share), amount('100')] }],
      }
    default:
      return expression
  }
}

const amount = (value: string): Expression => ({ kind: 'value', value: { type: 'number', value } })

/** Takes off what stands around the entry, one operation after the other; the bound gets the opposite of each. */
function unwrapped(
  expression: Expression,
  bound: Expression,
  operator: Comparison,
  subjects: Map<Id, Subject>,
): Ordered | undefined {
  if (expression.kind === 'subject') return entered(expression, bound, operator, subjects)
  if (!('of' in expression) || !Array.isArray(expression.of)) return undefined
  const at = expression.of.findIndex((part) => referencesOfExpression(part).length > 0)
  const [inner, others] = [expression.of[at], expression.of.filter((_, index) => index !== at)]
  if (!inner) return undefined
  const next = (to: Expression, way = operator) => unwrapped(inner, to, way, subjects)
  switch (expression.kind) {
    case '+':
      return next({ kind: '-', of: [bound, ...others] })
    case '-':
      return at === 0
        ? next({ kind: '+', of: [bound, ...others] })
        : next({ kind: '-', of: [...others, bound] }, turned[operator])
    case '*':
      return others.every(isPositive) ? next({ kind: '/', of: [bound, ...others] }) : undefined
    case '/':
      return at === 0 && others.every(isPositive) ? next({ kind: '*', of: [bound, ...others] }) : undefined
    default:
      return undefined
  }
}

const isPositive = (one: Expression): boolean =>
  one.kind === '*' || one.kind === '/'
    ? one.of.every(isPositive)
    : one.kind === 'value' && one.value.type === 'number' && Number(one.value.value) > 0

/** The last value on the one side and the first on the other, as the entry is written. */
function entered(
  measured: Extract<Expression, { kind: 'subject' }>,
  bound: Expression,
  operator: Comparison,
  subjects: Map<Id, Subject>,
): Ordered | undefined {
  const subject = subjects.get(measured.subject)
  if (subject?.kind !== 'number' || subject.given) return undefined
  const step = stepOf(subject)
  const mode = operator === '<=' || operator === '>' ? 'down' : 'up'
  return {
    subject: subject.id,
    measured,
    operator,
    bound: { kind: 'round', of: bound, to: step, mode },
    step,
    of: 'number',
  }
}
