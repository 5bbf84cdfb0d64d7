import { nested } from './nested.ts'
import type { Expression as Sum } from '../../requirement-model/index.ts'
import type { Reference } from '../tokens.ts'
import { aggregate } from './expression/aggregates.ts'
import { datedValue } from './expression/dates.ts'
import { literal } from './expression/literals.ts'
import { rounded } from './expression/rounding.ts'
import { alternative, first, map, optional, sequence, words, type Input, type Parser } from './parser.ts'
import { reference } from './reference.ts'
import { wordTable } from '../../basics/word-table.ts'

type Expression = Sum<Reference>
type Operator = '+' | '-' | '*' | '/'

/** A value that a text works out: "the net price plus 19 %", "2 × (width + height)", "the sum of A and B, rounded up to full euros". */
export const expression: Parser<Expression> = nested(() => roundedSum)

const named: Parser<Expression> = map(reference, (subject) => ({ kind: 'subject', subject }))
const bracketed = map(sequence(words('('), expression, words(')')), ([, inner]) => inner)

/** "10 % of the price", "half of the fee", "twice the deposit". */
const share = first<Expression>(
  alternative(
    'expression: share of',
    map(
      sequence(
        literal,
        words('of'),
        nested(() => factor),
      ),
      ([share, , of]) =>
        share.kind === 'value' && /^(?:%|percent|per cent)$/.test(share.unit ?? '')
          ? { kind: 'percent', share: { kind: 'value', value: share.value }, of }
          : undefined,
    ),
  ),
  alternative(
    'expression: half or twice',
    map(
      sequence(
        words('half', 'twice', 'double', 'triple'),
        optional(words('of')),
        nested(() => factor),
      ),
      ([times, , of]) => ({ kind: '*', of: [plain(multiple[times] ?? '1'), of] }),
    ),
  ),
)
const multiple = wordTable<string>({ half: '0.5', twice: '2', double: '2', triple: '3' })

/** What can stand in a sum or a product by itself. */
const factor: Parser<Expression> = first(
  bracketed,
  aggregate(nested(() => product)),
  share,
  datedValue(named),
  literal,
  named,
)

const times = operator({
  '*': '*',
  '×': '*',
  times: '*',
  'multiply by': '*',
  '/': '/',
  '÷': '/',
  'divide by': '/',
  '·': '*',
})
const plus = operator({ '+': '+', plus: '+', '-': '-', '−': '-', '–': '-', minus: '-', 'less the': '-' })
const product = folded(factor, times, (operator, left, right) => ({ kind: operator, of: [left, right] }))
const sum = folded(product, plus, added)
const roundedSum = rounded(sum)

function operator(signs: Record<string, Operator>): Parser<Operator> {
  return map(words(...Object.keys(signs)), (sign) => signs[sign])
}

/** "The price plus 19 %" adds that share of the price. */
function added(operator: Operator, left: Expression, right: Expression): Expression {
  const isShare = right.kind === 'value' && /^(?:%|percent|per cent)$/.test(right.unit ?? '')
  const isPercent = left.kind === 'value' && /^(?:%|percent|per cent)$/.test(left.unit ?? '')
  if (!isShare || isPercent) return { kind: operator, of: [left, right] }
  return {
    kind: operator,
    of: [left, { kind: 'percent', share: { kind: 'value', value: right.value }, of: left }],
  }
}

function folded(
  parser: Parser<Expression>,
  between: Parser<Operator>,
  make: (operator: Operator, left: Expression, right: Expression) => Expression,
): Parser<Expression> {
  return (input, at) => {
    let found = parser(input, at)
    while (found) {
      const sign = between(input, found.end)
      const next = sign && parser(input, sign.end)
      if (!next || isRange(sign.end - 1, input, found.value, next.value)) return found
      input.used.add('expression: arithmetic')
      found = { value: make(sign.value, found.value, next.value), end: next.end }
    }
    return undefined
  }
}

/** "3-20" and "5 - 9" are ranges. */
function isRange(at: number, input: Input, left: Expression, right: Expression): boolean {
  return /^[-–]$/.test(input.tokens[at]?.text ?? '') && left.kind === 'value' && right.kind === 'value'
}

const plain = (value: string): Expression => ({ kind: 'value', value: { type: 'number', value } })
