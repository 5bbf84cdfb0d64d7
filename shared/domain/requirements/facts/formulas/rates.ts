import { parseDecimal } from '../../../numbers/decimal.ts'
import { inputPer, money, moneyOf, resultOf, roundingIn, unitWord } from './amounts-in-words.ts'
import type { FormulaFact, FormulaInput } from './formula-fact.ts'

const thing = '((?:the |an? |each |every )?[a-z][\\w -]{1,50}?)'
const is = '(is|are|costs?|amounts? to|equals?|consists of|:)'
const per = '(?:per|for (?:each|every)|an?|each)( started| begun| commenced)?'
const rate = new RegExp(
  `^\\W*${thing} ?${is} (?:(?:an? )?(?:base|basic|fixed|flat|one-time|start(?:ing)?)[ -]?(?:fee|price|rate|charge|fare)? (?:of )?)?${money}(?: (?:plus|and|\\+)(?: an? (?:rate|charge|fee) of)? ${money} ${per} ${unitWord}(?: [a-z]{3,12})?| ${per} ${unitWord}(?: overdue| late| of delay| driven| booked| used)?(?:(?: plus|,? and)(?: an? [a-z -]{3,30} of)? ${money})?)\\W*$`,
  'i',
)
const bare = new RegExp(
  `^\\W*((?:the )?(?:base|basic|fixed) (?:fee|price|rate|charge|fare)) (?:of )?(?:is )?${money} (?:plus|and|\\+) ${money} ${per} ${unitWord}\\W*$`,
  'i',
)
const additional = '(?:each|every) (?:additional|further|extra|other) '
const first = new RegExp(
  `^\\W*(?:(?:for |of )?${thing}[,:]? )?(?:the )?first (\\d+(?:\\.\\d+)?) ?${unitWord} (?:costs?|are|is) ${money}[,;]? (?:and |then )?${additional}${unitWord} (?:costs? )?${money}\\W*$`,
  'i',
)
const including = new RegExp(
  `^\\W*${thing} ?${is} ${money} (?:for |including |incl\\. |with )?(?:up to |the first )?(\\d+(?:\\.\\d+)?) ?${unitWord}[,;]? (?:and |plus )?(?:${additional}${unitWord} costs? ${money}|${money} (?:for|per) (?:each |every )?(?:additional|further|extra) ${unitWord})\\W*$`,
  'i',
)
const additionalWords = /\b(?:additional|further|extra|other) /i
const alone = new RegExp(`^\\W*${additional}${unitWord} costs? ${money}\\W*$`, 'i')

const held = new RegExp(
  `,? (?:but |and )?(no more than|not more than|at most|at least|no less than) ${money}(?: (?:per|for each|in) [a-z]+)?\\W*$`,
  'i',
)

/** "The fee is 50 EUR plus 2 EUR per km", "Parking costs 2 EUR per hour", "the first 2 kg cost 5 EUR, each additional kg 1.20 EUR". */
export function readRate(text: string): FormulaFact[] {
  const limit = /\b(?:more|most|least|less)\b/i.test(text) ? held.exec(text) : undefined
  const amount = limit && moneyOf(limit[2], limit[3], limit[4])
  const found = readPlain(amount ? text.slice(0, limit.index) : text) ?? readAdditional(text) ?? []
  if (!amount) return found
  const key = /least|less/i.test(limit[1] ?? '') ? 'least' : 'most'
  return found.map((fact) => ({ ...fact, [key]: { digits: amount.digits, scale: amount.scale } }))
}

function readPlain(text: string): FormulaFact[] | undefined {
  const base = /\b(?:base|basic|fixed) /i.test(text) ? bare.exec(text) : undefined
  if (base)
    return rateFact(resultOf(base[1] ?? '', 'is'), base.slice(2, 5), base.slice(5, 8), base[9], base[8], text)
  const found = rate.exec(text)
  if (!found) return undefined
  const result = resultOf(found[1] ?? '', found[2] ?? '')
  const [one, two, last] = [found.slice(3, 6), found.slice(6, 9), found.slice(13, 16)]
  return found[10] === undefined
    ? rateFact(result, last, one, found[12], found[11], text)
    : rateFact(result, one, two, found[10], found[9], text)
}

/** "each day overdue" counts days overdue. */
function counted(unit: string, text: string): FormulaInput {
  const input = inputPer(unit)
  const quality = /\b(overdue|late|of delay)\b/i.exec(text)?.[1]
  return quality ? { ...input, name: `${input.name} ${quality.toLowerCase()}` } : input
}

type Written = (string | undefined)[]

function rateFact(
  result: string,
  fixed: Written,
  each: Written,
  unit: string | undefined,
  begun: string | undefined,
  text: string,
): FormulaFact[] | undefined {
  const known = (fixed[0] ?? fixed[2] ?? each[0] ?? each[2]) !== undefined
  const share = moneyOf(each[0] ?? fixed[0], each[1], each[2] ?? fixed[2])
  const base =
    fixed[1] === undefined ? undefined : moneyOf(fixed[0] ?? each[0], fixed[1], fixed[2] ?? each[2])
  if (!known || !share || unit === undefined || (fixed[1] !== undefined && !base)) return undefined
  const rounding = roundingIn(text)
  return [
    {
      kind: 'formula',
      result,
      unit: share.unit,
      inputs: [counted(unit, text)],
      terms: [
        ...(base ? [{ factor: base, inputs: [] }] : []),
        { factor: share, inputs: [0], ...(begun ? { begun: true as const } : {}) },
      ],
      ...(rounding ? { rounding } : {}),
    },
  ]
}

function readAdditional(text: string): FormulaFact[] | undefined {
  if (!additionalWords.test(text)) return undefined
  const led = first.exec(text)
  // Groups: 1 thing, 2 free, 3 unit, 4-6 base, 7 unit, 8-10 rate.
  if (led)
    return additionalFact({
      result: led[1] && !/^the$/i.test(led[1].trim()) ? resultOf(led[1], 'costs') : 'price',
      free: led[2],
      unit: led[3],
      base: led.slice(4, 7),
      each: led.slice(8, 11),
    })
  const held = including.exec(text)
  // Groups: 1 thing, 2 verb, 3-5 base, 6 free, 7 unit, 8 unit and 9-11 rate, or 12-14 rate and 15 unit.
  if (held)
    return additionalFact({
      result: resultOf(held[1] ?? '', held[2] ?? ''),
      free: held[6],
      unit: held[7],
      base: held.slice(3, 6),
      each: held[10] === undefined ? held.slice(12, 15) : held.slice(9, 12),
    })
  const bareFound = alone.exec(text)
  const each = bareFound && moneyOf(bareFound[2], bareFound[3], bareFound[4])
  if (!bareFound?.[1] || !each) return undefined
  const more = inputPer(bareFound[1])
  const name = more.unit ? `additional ${more.name}` : more.name.replace('number of', 'number of additional')
  return [
    {
      kind: 'formula',
      result: 'price',
      unit: each.unit,
      inputs: [
        { name: `price without additional ${bareFound[1]}`, unit: each.unit },
        { ...more, name },
      ],
      terms: [
        { factor: { digits: 1n, scale: 0 }, inputs: [0] },
        { factor: each, inputs: [1] },
      ],
    },
  ]
}

function additionalFact({
  result,
  free,
  unit,
  base,
  each,
}: {
  result: string
  free: string | undefined
  unit: string | undefined
  base: Written
  each: Written
}): FormulaFact[] | undefined {
  const fixed = moneyOf(base[0] ?? each[0], base[1], base[2] ?? each[2])
  const more = moneyOf(each[0] ?? base[0], each[1], each[2] ?? base[2])
  if (!fixed || !more || free === undefined || unit === undefined) return undefined
  return [
    {
      kind: 'formula',
      result,
      unit: fixed.unit,
      inputs: [inputPer(unit)],
      terms: [
        { factor: fixed, inputs: [] },
        { factor: more, inputs: [0], free: parseDecimal(free) },
      ],
    },
  ]
}
