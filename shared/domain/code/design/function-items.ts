import { partsOf } from '../reading/choices.ts'
import type { CodeFunction, CodeRule } from '../reading/functions.ts'
import { valueOf } from '../reading/evaluate.ts'
import type { Expression } from '../reading/program.ts'
import { priorityOf, type Ranked } from '../../test-cases/priority-of.ts'
import type { FunctionItem, FunctionTest, ModelFunction } from './model.ts'
import { boundariesOf, type Boundary } from './boundaries-of.ts'

/** Every rule and every boundary of a function, each value of its enumerations, and the way on which no error arises. */
export function functionItems(
  model: Ranked,
  { code, ruleOrigins, valueOrigins }: ModelFunction,
): FunctionItem[] {
  if (code.inlined) return []
  const origin = ruleOrigins.find((id) => id !== '') ?? ''
  const make = (
    requirementId: string,
    test: FunctionTest,
    name: string,
    rest: Pick<FunctionItem, 'technique' | 'valid'> & { label?: string },
  ): FunctionItem => ({
    kind: 'function',
    id: `${requirementId}/${code.name}/${name}`.slice(0, 390),
    requirementId,
    description: `${code.name}: ${name}`,
    priority: priorityOf(model, requirementId),
    functionId: code.id,
    test,
    ...rest,
  })
  const rules = code.rules.flatMap((rule, index) =>
    ruleItems(code, rule, index, ruleOrigins[index] ?? origin, make),
  )
  const values = code.inputs.flatMap(({ name, kind, values: listed }) =>
    (listed ?? (kind === 'boolean' ? ['true', 'false'] : [])).map((value) =>
      make(valueOrigins.get(name) ?? origin, { kind: 'value', input: name, value }, `${name} is ${value}`, {
        technique: 'Equivalence Partitioning',
        valid: true,
        label: name,
      }),
    ),
  )
  const missing = code.inputs
    .filter(({ name, optional }) => optional || code.rules.some(({ when }) => guards(when, name)))
    .filter(({ name }) => !code.rules.some(({ when }) => refusesNothing(when, name)))
    .map(({ name }) =>
      make(origin, { kind: 'value', input: name, value: 'null' }, `${name} is not given`, {
        technique: 'Equivalence Partitioning',
        valid: true,
        label: name,
      }),
    )
  const ends = code.rules.every(({ outcome }) => outcome.kind === 'throws' || outcome.kind === 'reports')
  const whole = ends
    ? [
        make(origin, { kind: 'end' }, 'allowed values lead to no error', {
          technique: 'Equivalence Partitioning',
          valid: true,
        }),
      ]
    : []
  return [...whole, ...values, ...missing, ...rules]
}

/** A rule applies only where the input is given. */
function guards(when: Expression, input: string): boolean {
  return conditionsIn(when).some(
    ({ condition, holds }) => speaksOfNothing(condition, input) && holds === (condition.operator === '!='),
  )
}

function refusesNothing(when: Expression, input: string): boolean {
  return conditionsIn(when).some(
    ({ condition, holds }) => speaksOfNothing(condition, input) && holds === (condition.operator === '=='),
  )
}

function speaksOfNothing(condition: Expression, input: string): condition is Expression & { kind: 'binary' } {
  return (
    condition.kind === 'binary' &&
    condition.left.kind === 'name' &&
    condition.left.name === input &&
    condition.right.kind === 'literal' &&
    condition.right.value === null
  )
}

type Make = (
  requirementId: string,
  test: FunctionTest,
  name: string,
  rest: Pick<FunctionItem, 'technique' | 'valid'> & { label?: string },
) => FunctionItem

function ruleItems(
  code: CodeFunction,
  rule: CodeRule,
  index: number,
  origin: string,
  make: Make,
): FunctionItem[] {
  if (rule.outcome.kind === 'unread') return []
  const valid = rule.outcome.kind === 'returns'
  const inputs = inputsIn(rule.when)
  const whole = make(origin, { kind: 'rule', rule: index }, outcomeName(rule, index), {
    technique: inputs.size > 1 || valid ? 'Decision Table Testing' : 'Equivalence Partitioning',
    valid,
    ...(inputs.size === 1 ? { label: [...inputs][0] ?? '' } : {}),
  })
  const conditions = conditionsIn(rule.when)
  const edges = conditions.flatMap(({ condition, holds }) =>
    boundariesOf(condition, code.inputs)
      // A result is seen only where its own rule applies.
      .filter((boundary) => !valid || (boundary.holds === holds && mayLead(rule.when, boundary)))
      .map((boundary) =>
        make(
          origin,
          { kind: 'boundary', rule: index, condition, boundary },
          `${boundaryName(boundary)} (${outcomeName(rule, index)})`,
          {
            technique: 'Boundary Value Analysis',
            valid: valid || boundary.holds !== holds,
            label: boundary.input,
          },
        ),
      ),
  )
  const alone =
    conditions.length < 2 || valid ? [] : conditions.filter((one) => !isBounded(one, code) && !isGuard(one))
  const deciding = alone.map(({ condition, holds }) => {
    const [label] = inputsIn(condition)
    return make(
      origin,
      { kind: 'condition', rule: index, condition, holds },
      `${holds ? '' : 'not '}${wordsOf(condition)} decides: ${outcomeName(rule, index)}`,
      {
        technique: inputs.size > 1 ? 'Decision Table Testing' : 'Equivalence Partitioning',
        valid: false,
        ...(label === undefined ? {} : { label }),
      },
    )
  })
  return [whole, ...edges, ...deciding]
}

/** Whether a value does not already break another condition of the rule. */
function mayLead(when: Expression, { input, measure, at }: Boundary): boolean {
  return measure !== 'value' || valueOf(when, { values: new Map([[input, at]]) }) !== false
}

/** Boundary values on its true side exercise a comparison already. */
function isBounded({ condition, holds }: Condition, { inputs }: CodeFunction): boolean {
  return boundariesOf(condition, inputs).some((boundary) => boundary.holds === holds)
}

/** "x is given" and "the plan is team" say where a rule applies; what it refuses is beside them. */
function isGuard({ condition, holds }: Condition): boolean {
  if (condition.kind !== 'binary' || condition.right.kind !== 'literal') return false
  const nothing = condition.right.value === null
  return nothing ? (condition.operator === '!=') === holds : (condition.operator === '==') === holds
}

/** The names of the inputs that an expression speaks about. */
export function inputsIn(expression: Expression): Set<string> {
  if (expression.kind === 'name')
    return /^(?:re|Number|Math|Objects|BigDecimal)$/.test(expression.name)
      ? new Set()
      : new Set([expression.name])
  return new Set(partsOf(expression).flatMap((part) => [...inputsIn(part)]))
}

/** A condition with the value that the rule asks of it. */
interface Condition {
  condition: Expression
  holds: boolean
}

/** The conditions that "and", "or" and "not" join. */
export function conditionsIn(expression: Expression, holds = true): Condition[] {
  if (expression.kind === 'not') return conditionsIn(expression.operand, !holds)
  if (expression.kind === 'binary' && /^(?:&&|\|\|)$/.test(expression.operator))
    return [...conditionsIn(expression.left, holds), ...conditionsIn(expression.right, holds)]
  return expression.kind === 'literal' ? [] : [{ condition: expression, holds }]
}

function boundaryName({ input, measure, at }: Boundary): string {
  if (measure === 'value') return `${input} is ${at}`
  return measure === 'length' ? `${input} has ${at} characters` : `${input} differs by ${at}`
}

function outcomeName({ outcome, when }: CodeRule, index: number): string {
  const literal = outcome.value?.kind === 'literal' ? String(outcome.value.value) : undefined
  if (literal !== undefined)
    return outcome.kind === 'returns' ? `result ${literal} when ${wordsOf(when)}` : `“${literal}”`
  return `${outcome.type ?? (outcome.kind === 'returns' ? 'result' : 'error')} of rule ${index + 1}`
}

/** A condition as the code writes it, shortened. */
export function wordsOf(expression: Expression): string {
  return write(expression).slice(0, 160)
}

function write(expression: Expression): string {
  switch (expression.kind) {
    case 'literal':
      return expression.value === null ? 'null' : JSON.stringify(expression.value)
    case 'name':
      return expression.name
    case 'pattern':
      return `/${expression.source}/`
    case 'member':
      return `${write(expression.object)}.${expression.name}`
    case 'call':
      return `${write(expression.target)}(${expression.arguments.map(write).join(', ')})`
    case 'list':
      return `[${expression.items.map(write).join(', ')}]`
    case 'not':
      return `not ${write(expression.operand)}`
    case 'binary':
      return `${write(expression.left)} ${{ '&&': 'and', '||': 'or' }[expression.operator] ?? expression.operator} ${write(expression.right)}`
    default:
      return expression.kind === 'unread' ? expression.text : '…'
  }
}
