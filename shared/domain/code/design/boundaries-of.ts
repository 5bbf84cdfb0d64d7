import type { CodeInput } from '../reading/functions.ts'
import { dotted } from '../reading/evaluate.ts'
import type { Expression } from '../reading/program.ts'

/** A value at the edge of a comparison: of the input itself, of its length, or of its distance to another input. */
export interface Boundary {
  input: string
  measure: 'value' | 'length' | 'difference'
  other?: string
  at: number
  /** Whether the comparison holds there. */
  holds: boolean
}

const mirrored: Record<string, string> = { '<': '>', '>': '<', '<=': '>=', '>=': '<=' }

/**
 * Two-value boundaries of a comparison of an input or of its length with a number, or of two inputs: the last value on one side and
 * the first on the other; for an equality the value itself and both neighbours.
 */
export function boundariesOf(condition: Expression, inputs: CodeInput[]): Boundary[] {
  if (condition.kind !== 'binary') return []
  const { left, right, operator } = condition
  if (numberIn(left) !== undefined && mirrored[operator])
    return boundariesOf(
      { ...condition, left: right, right: left, operator: mirrored[operator] ?? operator },
      inputs,
    )
  const subject = measured(left)
  const input = inputs.find(({ name }) => name === subject?.input)
  if (!subject || !input) return []
  const other = measured(right)
  const bound =
    numberIn(right) ??
    (other?.measure === 'value' && inputs.some(({ name, kind }) => name === other.input && kind === 'number')
      ? 0
      : undefined)
  if (bound === undefined || !/^(?:[<>]=?|[!=]=)$/.test(operator)) return []
  if (subject.measure === 'value' && input.kind !== 'number') return []
  const step = subject.measure === 'length' ? 1 : 10 ** -input.decimals
  const values = (
    /^[!=]=$/.test(operator) ? [-1, 0, 1] : operator === '<' || operator === '>=' ? [-1, 0] : [0, 1]
  )
    .map((steps) => Number((bound + steps * step).toFixed(10)))
    .filter((value) => subject.measure === 'value' || value >= 0)
  return values.map((at) => ({
    input: subject.input,
    measure: numberIn(right) === undefined ? 'difference' : subject.measure,
    ...(numberIn(right) === undefined && other ? { other: other.input } : {}),
    at,
    holds: compares(operator, at, bound),
  }))
}

function compares(operator: string, value: number, bound: number): boolean {
  if (operator === '<') return value < bound
  if (operator === '<=') return value <= bound
  if (operator === '>') return value > bound
  if (operator === '>=') return value >= bound
  return operator === '==' ? value === bound : value !== bound
}

function measured(expression: Expression): { input: string; measure: 'value' | 'length' } | undefined {
  if (expression.kind === 'name') return { input: expression.name, measure: 'value' }
  const inner =
    expression.kind === 'member' && /^(?:length|size)$/.test(expression.name)
      ? expression.object
      : expression.kind === 'call' && dotted(expression.target) === 'len'
        ? expression.arguments[0]
        : expression.kind === 'call' &&
            expression.target.kind === 'member' &&
            /^(?:length|size)$/.test(expression.target.name)
          ? expression.target.object
          : undefined
  // The length of a trimmed text is the length of a text without blanks at its ends.
  const bare =
    inner?.kind === 'call' && inner.target.kind === 'member' && /^(?:trim|strip)$/.test(inner.target.name)
      ? inner.target.object
      : inner
  return bare?.kind === 'name' ? { input: bare.name, measure: 'length' } : undefined
}

function numberIn(expression: Expression): number | undefined {
  if (expression.kind === 'literal' && typeof expression.value === 'number') return expression.value
  const [first] =
    expression.kind === 'call' &&
    /^(?:Decimal|BigDecimal|int|float|Number)$/.test(dotted(expression.target) ?? '')
      ? expression.arguments
      : []
  const text = first?.kind === 'literal' ? Number(first.value) : Number.NaN
  return Number.isFinite(text) ? text : undefined
}
