import { run, valueOf, type Situation } from '../reading/evaluate.ts'
import type { CodeFunction, CodeInput, CodeOutcome } from '../reading/functions.ts'
import type { Expression } from '../reading/program.ts'
import { shown, sizeOf, truth, type Value } from '../reading/values.ts'
import type { TestCase } from '../../test-cases/schema.ts'
import type { FunctionItem } from '../design/model.ts'
import { nameKey, type CaseFacts } from '../../test-cases/read-case.ts'

/**
 * Whether a case exercises an item of a function: the rules of the code are evaluated for the literals of the case, and the case must
 * expect exactly what comes out.
 */
export function functionExercised(
  item: FunctionItem,
  testCase: TestCase,
  facts: CaseFacts,
  code: CodeFunction,
): boolean {
  const { steps = [], expectedResult = '' } = testCase
  if (!steps.some(({ action }) => action.includes(code.name))) return false
  const values = argumentsOf(code.inputs, facts)
  return exercisedBy(item, values, code) && expects(expectedResult, values, code)
}

/** The literals of a case as values of the inputs; what the case does not name is not given. */
export function argumentsOf(inputs: CodeInput[], { values }: Pick<CaseFacts, 'values'>): Map<string, Value> {
  return new Map(inputs.map((input) => [input.name, parsed(values.get(nameKey(input.name)), input)]))
}

function parsed(text: string | undefined, { kind, values }: CodeInput): Value {
  if (text === undefined || text === 'null' || (text === '' && values)) return null
  if (kind === 'number') return text === '' ? null : /^-?\d+(?:\.\d+)?$/.test(text) ? Number(text) : text
  if (kind === 'boolean') return text === 'true' ? true : text === 'false' ? false : text
  if (kind !== 'list') return text
  try {
    const list: unknown = JSON.parse(text)
    return Array.isArray(list) ? list.map(String) : text
  } catch {
    return text
  }
}

/** Whether values come to what the item is about, with nothing before it in the way. */
export function exercisedBy({ test }: FunctionItem, values: Map<string, Value>, code: CodeFunction): boolean {
  const { rule, outcome } = run(code, { values })
  if (!isKnown(code, outcome)) return false
  switch (test.kind) {
    case 'end':
      return rule === undefined
    case 'value':
      return (
        shown(values.get(test.input) ?? null) === test.value &&
        (outcome === undefined || outcome.kind === 'returns')
      )
    case 'rule':
      return rule === test.rule
    case 'condition':
      return decides(test.condition, test.rule, values, code) === test.holds
    case 'boundary':
      return (
        atBoundary(test.boundary, values) &&
        (code.rules[test.rule]?.outcome.kind === 'returns'
          ? rule === test.rule
          : decides(test.condition, test.rule, values, code) === test.boundary.holds)
      )
  }
}

/** An end that the code does not say, or that was not understood, proves nothing. */
function isKnown({ rules }: CodeFunction, outcome: CodeOutcome | undefined): boolean {
  if (outcome) return outcome.kind !== 'unread'
  return rules.every((one) => one.outcome.kind === 'throws' || one.outcome.kind === 'reports')
}

function atBoundary(
  { input, measure, other, at }: (FunctionItem['test'] & { kind: 'boundary' })['boundary'],
  values: Map<string, Value>,
): boolean {
  const value = values.get(input) ?? null
  if (measure === 'length') return sizeOf(value) === at
  if (measure === 'value') return value === at
  const against = values.get(other ?? '')
  return (
    typeof value === 'number' && typeof against === 'number' && Number((value - against).toFixed(10)) === at
  )
}

/**
 * The value of a condition where it alone decides whether its rule applies: no earlier rule applies, and the rule would turn out
 * otherwise if the condition did (modified condition/decision coverage). Undefined where it decides nothing.
 */
function decides(
  condition: Expression,
  index: number,
  values: Map<string, Value>,
  code: CodeFunction,
): boolean | undefined {
  const rule = code.rules[index]
  const before = run({ ...code, rules: code.rules.slice(0, index) }, { values })
  const value = valueOf(condition, { values })
  if (!rule || before.rule !== undefined || value === undefined) return undefined
  const holds = truth(value)
  const outcome = (situation: Situation) => truth(valueOf(rule.when, situation) ?? false)
  const turned = outcome({ values, forced: { condition, holds: !holds } })
  return outcome({ values }) === turned ? undefined : holds
}

/** What the function does for the values, as the case must say it. */
function expects(expected: string, values: Map<string, Value>, code: CodeFunction): boolean {
  const { outcome } = run(code, { values })
  if (outcome === undefined) return /^No error is (?:thrown|reported)/.test(expected)
  const value = outcome.value && valueOf(outcome.value, { values })
  const literal =
    value === undefined
      ? outcome.type
      : typeof value === 'number'
        ? String(Number(value.toPrecision(12)))
        : shown(value)
  if (outcome.kind === 'returns' && outcome.value === undefined)
    return expected.includes('returns without an error')
  return literal !== undefined && expected.includes(literal) && /\bNo error\b/.test(expected) === false
}
