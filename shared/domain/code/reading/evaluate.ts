import { functions, matches, methods } from './calls.ts'
import type { CodeFunction, CodeOutcome } from './functions.ts'
import type { Expression } from './program.ts'
import { calculate, compare, shown, truth, type Value } from './values.ts'

/** What decides conditions: the value of each input, and conditions whose result is given from outside. */
export interface Situation {
  values: Map<string, Value>
  forced?: { condition: Expression; holds: boolean }
}

/** The value of an expression; undefined where the code or the values do not say it (three-valued logic for conditions). */
export function valueOf(expression: Expression, situation: Situation): Value | undefined {
  if (situation.forced?.condition === expression) return situation.forced.holds
  switch (expression.kind) {
    case 'literal':
      return expression.value
    case 'name':
      return situation.values.has(expression.name) ? situation.values.get(expression.name) : undefined
    case 'list':
      return all(expression.items, situation)
    case 'not': {
      const value = valueOf(expression.operand, situation)
      return value === undefined ? undefined : !truth(value)
    }
    case 'choice': {
      const test = valueOf(expression.test, situation)
      return test === undefined
        ? undefined
        : valueOf(truth(test) ? expression.consequent : expression.alternate, situation)
    }
    case 'template': {
      const parts = all(expression.parts, situation)
      return parts?.map(shown).join('')
    }
    case 'binary':
      return binary(expression, situation)
    case 'member':
      return expression.name === 'length' || expression.name === 'size'
        ? methods.length?.(valueOf(expression.object, situation) ?? null, [])
        : undefined
    case 'call':
      return called(expression, situation)
    default:
      return undefined
  }
}

function all(expressions: Expression[], situation: Situation): Value[] | undefined {
  const values: Value[] = []
  for (const one of expressions) {
    const value = valueOf(one, situation)
    if (value === undefined) return undefined
    values.push(value)
  }
  return values
}

/** "and" and "or" are decided as soon as one side is; the rest needs both sides. */
function binary(expression: Expression & { kind: 'binary' }, situation: Situation): Value | undefined {
  const { operator } = expression
  const left = valueOf(expression.left, situation)
  if (operator === '&&' || operator === '||') {
    const decides = operator === '||'
    if (left !== undefined && truth(left) === decides) return decides
    const right = valueOf(expression.right, situation)
    if (right !== undefined && truth(right) === decides) return decides
    return left === undefined || right === undefined ? undefined : !decides
  }
  const right = valueOf(expression.right, situation)
  if (operator === '??') return left === null ? right : left
  if (left === undefined || right === undefined) return undefined
  if (operator === 'in') return methods.contains?.(right, [left])
  return compare(operator, left, right) ?? calculate(operator, left, right)
}

function called(
  { target, arguments: args }: Expression & { kind: 'call' },
  situation: Situation,
): Value | undefined {
  const values = () => args.map((one) => valueOf(one, situation))
  const name = dotted(target)
  const known = name === undefined ? undefined : functions[name]
  if (known) return known(values())
  if (target.kind !== 'member') return undefined
  const [pattern, mode] = patternOf(target.object, target.name, args)
  if (pattern?.kind === 'pattern' && mode) {
    const subject =
      pattern === args[0] && target.object.kind !== 'name'
        ? target.object
        : (args.find((one) => one !== pattern) ?? target.object)
    return matches(pattern.source, valueOf(subject, situation), { ignoreCase: pattern.ignoreCase, mode })
  }
  const object = valueOf(target.object, situation)
  return object === undefined || object === null ? undefined : methods[target.name]?.(object, values())
}

/** "Number.isInteger" for a target that is a name or a member of one. */
export function dotted(expression: Expression): string | undefined {
  if (expression.kind === 'name') return expression.name
  return expression.kind === 'member' && expression.object.kind === 'name'
    ? `${expression.object.name}.${expression.name}`
    : undefined
}

type Mode = 'search' | 'start' | 'whole'

/** The pattern of a call that matches a text, and how: `RE.test(x)`, `x.match(RE)`, `re.fullmatch(RE, x)`, `x.matches(RE)`. */
function patternOf(object: Expression, method: string, args: Expression[]): [Expression?, Mode?] {
  const [first] = args
  if (object.kind === 'pattern')
    return [
      object,
      method === 'test' || method === 'search' || method === 'find'
        ? 'search'
        : method === 'match'
          ? 'start'
          : method === 'matches' || method === 'fullmatch'
            ? 'whole'
            : undefined,
    ]
  if (first?.kind !== 'pattern') return []
  if (method === 'fullmatch' || method === 'matches') return [first, 'whole']
  if (method === 'search' || method === 'find' || method === 'test') return [first, 'search']
  if (method === 'match') return [first, object.kind === 'name' && object.name === 're' ? 'start' : 'search']
  return []
}

export interface Run {
  /** Index of the rule that gave the outcome; none when the function ends without one. */
  rule?: number
  outcome?: CodeOutcome
  /** Conditions that could not be decided and are taken not to hold. */
  assumed: number[]
}

/** What a function does for the given values. */
export function run({ rules }: CodeFunction, situation: Situation): Run {
  const assumed: number[] = []
  for (const [index, { when, outcome }] of rules.entries()) {
    const value = valueOf(when, situation)
    if (value === undefined) assumed.push(index)
    else if (truth(value)) return { rule: index, outcome, assumed }
  }
  return { assumed }
}
