import type { Comparison } from '../../../requirement-model/index.ts'
import { alternative, first, remembered, words, type Input, type Match, type Parser } from '../parser.ts'
import { amount, type Amount } from './amounts.ts'
import { comparatorAt, comparatorBehind, measureOf, type Comparator } from './comparators.ts'

export interface Bound extends Amount {
  operator: Comparison
}

/** Bounds that hold together: a range has two. `measure`: what an adjective measures ("5 cm long"). */
export interface Bounds {
  of: Bound[]
  measure?: string
}

type Inclusion = boolean | undefined

const opens = words('from', 'between', 'in the range from', 'in the range of', 'in the range between', 'in the range', 'range from', 'ranging from', 'within the range of', 'within the range', 'within', 'in') // prettier-ignore
const reaches = words('to', 'and', 'up to and including', 'up to but not including', 'up to', 'through', 'until', 'till', 'thru', 'or', '-', '–', '—', '..', '...', '…') // prettier-ignore
const included = words('inclusive', 'inclusively', 'included', 'both included', 'both inclusive', 'each included', 'including', 'both ends included', 'both values included') // prettier-ignore
const excluded = words('exclusive', 'exclusively', 'excluded', 'both excluded', 'both exclusive', 'each excluded', 'both ends excluded', 'both values excluded') // prettier-ignore
export const measuring = words('long', 'old', 'wide', 'high', 'tall', 'deep', 'heavy', 'in length', 'in size', 'of length', 'of age', 'in total', 'in width', 'in height', 'in weight', 'in value') // prettier-ignore

/** "5 to 20, exclusive", "at least 3 and at most 20", "not less than 19.90", "weight 500 kg and more" behind its subject. */
export const bounds: Parser<Bounds> = remembered((input, at) => {
  const head = ofTheSame(input, limit(input, at))
  if (!head) return undefined
  const other = head.value.length === 1 ? opposed(input, head) : undefined
  const all = other ?? head
  const measured = measuring(input, all.end)
  const measure = measured
    ? (measureOf(measured.value.replace(/^(?:in|of) /, '')) ?? measured.value.split(' ')[1])
    : undefined
  const own = head.value[0]?.measure
  const found = measure ?? own
  return {
    value: { of: withUnits(all.value), ...(found === undefined ? {} : { measure: found }) },
    end: measured?.end ?? all.end,
  }
})

type Limit = Bound & { measure?: string }

const limit: Parser<Limit[]> = first(
  alternative('bounds: range', range),
  alternative('bounds: comparator before', beforeAmount),
  alternative('bounds: comparator behind', behindAmount),
  alternative('bounds: from or to', openEnd),
)

/** "Fewer than 2 or more than 40 characters": what is counted stands behind the other one. */
function ofTheSame(input: Input, head: Match<Limit[]> | undefined): Match<Limit[]> | undefined {
  const [own, more] = head?.value ?? []
  const joined =
    own && !more && own.unit === undefined && !own.counts && words('or', ', or')(input, head?.end ?? 0)
  const other = joined && beforeAmount(input, joined.end)?.value[0]
  if (!head || !own || !other || sideOf(own.operator) + sideOf(other.operator) !== 0) return head
  const [alone] = withUnits([own, other])
  return { ...head, value: [{ ...own, ...alone }] }
}

/** The other end of a range, said on its own: "more than EUR 0.00 and at most EUR 900.00". */
function opposed(input: Input, head: Match<Limit[]>): Match<Limit[]> | undefined {
  const joined = words(', and', ', but', 'and', 'but', ',', 'and also')(input, head.end)
  // "Over 2 kg up to 10 kg" needs no word between.
  const next = beforeAmount(
    input,
    joined ? (words('also', 'be', 'have')(input, joined.end)?.end ?? joined.end) : head.end,
  )
  const [own, other] = [head.value[0], next?.value[0]]
  if (
    !next ||
    !own ||
    !other ||
    sideOf(own.operator) + sideOf(other.operator) !== 0 ||
    sideOf(own.operator) === 0
  )
    return undefined
  input.used.add('bounds: two comparators')
  return { value: [own, other], end: next.end }
}

const sideOf = (operator: Comparison): number =>
  operator.startsWith('<') ? -1 : operator.startsWith('>') ? 1 : 0

function range(input: Input, at: number): Match<Limit[]> | undefined {
  const open = opens(input, at)
  const low = amount(input, open?.end ?? at)
  const lowEnd = low && inclusion(input, low.end)
  const reach = low && reaches(input, lowEnd?.end ?? low.end)
  if (!low || !reach || (reach.value === 'and' && open === undefined)) return undefined
  const high = amount(input, reach.end)
  if (!high || !fit(low.value, high.value)) return undefined
  if (reach.value === 'or' && !areNeighbours(low.value, high.value)) return undefined
  const highEnd = inclusion(input, high.end)
  const closes = reach.value === 'up to but not including' ? false : (highEnd?.value ?? lowEnd?.value ?? true)
  const begins =
    lowEnd?.value ??
    (reach.value.startsWith('up to') && reach.value !== 'up to' ? true : (highEnd?.value ?? true))
  const of: Limit[] = [
    { ...low.value, operator: begins ? '>=' : '>' },
    { ...high.value, operator: closes ? '<=' : '<' },
  ]
  return { value: of, end: highEnd?.end ?? high.end }
}

/** "Two or three letters" are from two to three. */
const areNeighbours = (low: Amount, high: Amount): boolean =>
  low.unit === undefined &&
  low.value.kind === 'value' &&
  high.value.kind === 'value' &&
  low.value.value.type === 'number' &&
  high.value.value.type === 'number' &&
  (high.unit !== undefined || high.counts !== undefined) &&
  Number(high.value.value.value) === Number(low.value.value.value) + 1

/** Ends of one range are of one kind: numbers with numbers, dates with dates. */
function fit(low: Amount, high: Amount): boolean {
  const [a, b] = [low.value, high.value]
  if (a.kind !== 'value' || b.kind !== 'value') return a.kind !== 'subject' || b.kind !== 'value'
  if (a.value.type !== b.value.type) return false
  return (
    a.value.type !== 'number' ||
    b.value.type !== 'number' ||
    Number(a.value.value) <= Number(b.value.value) ||
    a.unit !== b.unit
  )
}

/** "(both included)", ", exclusive": whether the ends belong to it. */
function inclusion(input: Input, at: number): Match<Inclusion> | undefined {
  const open = words('(', ',')(input, at)
  const from = open?.end ?? at
  const isIn = included(input, from)
  const found = isIn ?? excluded(input, from)
  // "8 characters, including a digit" goes on with what they hold.
  const next = found && input.tokens[found.end]
  if (!found || (isIn?.value === 'including' && (open === undefined || (next && next.kind !== 'mark'))))
    return undefined
  const closed = open?.value === '(' ? words(')')(input, found.end) : { end: found.end }
  return closed && { value: isIn !== undefined, end: closed.end }
}

function beforeAmount(input: Input, at: number): Match<Limit[]> | undefined {
  const said = comparatorAt(input, at)
  const found = said && amount(input, words('of', 'than', 'a', ':')(input, said.end)?.end ?? said.end)
  if (!said || !found) return undefined
  const shut = inclusion(input, found.end)
  const { measure } = said.value
  const isBack = isCountedBack(input, at, said, found.value)
  const operator = isBack ? mirrored[said.value.operator] : said.value.operator
  return {
    value: [{ ...found.value, operator: narrowed(operator, shut?.value), ...measured(measure) }],
    end: shut?.end ?? found.end,
  }
}

const sooner: ReadonlySet<string> = new Set(['before', 'after', 'earlier', 'later'])

/** "At least 18 years ago", "at most 2 days before the start": so far back, or farther, is earlier; "no later than 2 days before" says it itself. */
function isCountedBack(input: Input, at: number, said: Match<Comparator>, { value }: Amount): boolean {
  const back = value.kind === 'shift' && [value.days, value.months, value.years].some((by = 0) => by < 0)
  return back && !input.tokens.slice(at, said.end).some(({ text }) => sooner.has(text.toLowerCase()))
}

const mirrored: Record<Comparison, Comparison> = { '<': '>', '<=': '>=', '>': '<', '>=': '<=', '=': '=', '!=': '!=' } // prettier-ignore

const ofWhat = words('of')

function behindAmount(input: Input, at: number): Match<Limit[]> | undefined {
  const found = amount(input, ofWhat(input, at)?.end ?? at)
  const said = found && comparatorBehind(input, found.end)
  if (!found || !said) return undefined
  const noun = found.value.counts || found.value.unit !== undefined ? found : amountNoun(input, found, said)
  return {
    value: [{ ...noun.value, operator: said.value.operator, ...measured(said.value.measure) }],
    end: Math.max(noun.end, said.end),
  }
}

/** "3 or more items": what is counted stands behind the comparing word. */
function amountNoun(input: Input, found: Match<Amount>, said: Match<Comparator>): Match<Amount> {
  const noun = input.tokens[said.end]
  if (noun?.kind !== 'word' || !noun.plural || noun.classes[0] !== 'noun') return found
  return {
    value: { ...found.value, counts: { words: noun.text, start: noun.start, end: noun.end } },
    end: said.end + 1,
  }
}

const begins = words('from', 'as of')

/** "from 18", "from 500 kg on": a range that only begins. */
function openEnd(input: Input, at: number): Match<Limit[]> | undefined {
  const from = begins(input, at)
  const found = from && amount(input, from.end)
  if (!found) return undefined
  return {
    value: [{ ...found.value, operator: '>=' }],
    end: words('on', 'onwards', 'upwards', 'up')(input, found.end)?.end ?? found.end,
  }
}

function narrowed(operator: Comparison, isIn: Inclusion): Comparison {
  if (isIn === undefined) return operator
  const [side] = operator
  return side === '<' || side === '>' ? (isIn ? `${side}=` : side) : operator
}

const measured = (measure: string | undefined): { measure?: string } =>
  measure === undefined ? {} : { measure }

/** "4 to 16 characters": the unit of the last number is that of all. */
function withUnits(of: Limit[]): Bound[] {
  const unit = of.findLast((each) => each.unit !== undefined)
  const counted = of.findLast((each) => each.counts)
  return of.map((each): Bound => {
    if (each.unit !== undefined || each.counts || each.value.kind !== 'value') return each
    if (unit?.unit === undefined) return counted?.counts ? { ...each, counts: counted.counts } : each
    const written = unit.value.kind === 'value' ? unit.value.unit : undefined
    return {
      ...each,
      unit: unit.unit,
      value: { ...each.value, ...(written === undefined ? {} : { unit: written }) },
    }
  })
}
