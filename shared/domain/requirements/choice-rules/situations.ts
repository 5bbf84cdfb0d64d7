import { slice, type Masked } from '../facts/mask.ts'
import { readQuantities, type Quantity } from '../facts/quantities/quantities.ts'
import { limits } from '../facts/rules/rules.ts'
import type { Atom } from '../facts/types.ts'
import { readUnit } from '../facts/quantities/units.ts'
import type { NumberInput, Selection, Vocabulary } from './vocabulary.ts'
import { escaped } from '../../escaped.ts'

/** What a phrase says of the inputs of a form: alternatives, each with all that must hold. */
export interface Situation {
  anyOf: Atom[][]
  /** What the phrase speaks of, in the singular: "request". */
  thing?: string
}

const plain = new Set(
  (
    'the a an all any every each for of with in on by and or as is are be has have if when who that which this these their his her its only both either ' +
    'type types kind kinds category categories class option options selected chosen picked requested choosing selecting booking ' +
    'lasting lasts last takes takes worth costing value values total amount amounts price year years old aged age ages weighing weighs whose person people persons ' +
    'more less than or'
  ).split(' '),
)
const thing =
  /^(?:requests?|applications?|orders?|bookings?|claims?|tickets?|cases?|payments?|transfers?|deliver(?:y|ies)|parcels?|shipments?|appointments?|reservations?|trips?|stays?|contracts?|invoices?|purchases?|returns?|rentals?|loans?|messages?|complaints?|enquir(?:y|ies)|tasks?|expenses?|documents?|visits?|courses?|events?|items?|products?|articles?)$/
const time =
  /^(?:overseas|always|sometimes|perhaps|weekends?|holidays|mondays|tuesdays|wednesdays|thursdays|fridays|saturdays|sundays|nights|evenings|unless|towards|besides|whereas|days|weeks|months|years|hours)$/
const person =
  /^(?:patients?|customers?|users?|visitors?|employees?|members?|guests?|applicants?|readers?|students?|drivers?|passengers?|buyers?|travellers?|children|adults?|participants?|drivers?|players?)$/

/**
 * Reads "unpaid leave of more than 10 days" beside a form that offers Unpaid leave and asks for Days. Nothing when a word remains that says more
 * than the form knows: a condition that is only half read would give wrong columns.
 */
export function readSituation(part: Masked, words: Vocabulary): Situation | undefined {
  const cut = /,\s+(?:and|or)\s+|\s+(?:and|or)\s+(?=for\s)/i.exec(part.masked)
  if (cut) {
    const [one, two] = [slice(part, 0, cut.index), slice(part, cut.index + cut[0].length, part.masked.length)]
    const [first, second] = [readSituation(one, words), readSituation(two, words)]
    return first && second ? { ...first, anyOf: [...first.anyOf, ...second.anyOf] } : undefined
  }
  if (part.masked.length > 160) return undefined
  const rest = { text: part.raw }
  const chosen = words.selections.flatMap((one) => {
    const found = take(rest, one)
    return found.length > 0 ? [{ selection: one, found }] : []
  })
  const quantities = readQuantities(part.masked)
  const [quantity] = quantities
  if (chosen.length > 2 || quantities.length > 1 || chosen.length + quantities.length === 0) return undefined
  const number = quantity && numberAtom(part, quantity, words)
  if (quantity && !number) return undefined
  if (quantity) rest.text = rest.text.replace(part.raw.slice(quantity.start, quantity.end), ' ')
  const behind = /\uE000 ([a-z]{3,20}s)(?= |$)/.exec(rest.text)?.[1]
  const noun = behind && ![time, thing, person].some((one) => one.test(behind)) ? behind : undefined
  if (noun) rest.text = rest.text.replace(noun, ' ')
  const left = rest.text.toLowerCase().match(/[\p{L}\p{N}'’]+/gu) ?? []
  if (
    left.some(
      (word) => !plain.has(word) && !thing.test(word) && !person.test(word) && !words.things.has(word),
    )
  )
    return undefined
  const named = left.find((word) => thing.test(word)) ?? noun
  const anyOf = chosen.reduce<Atom[][]>(
    (made, { selection, found }) =>
      made.flatMap((atoms) => found.map((choice) => [...atoms, choiceAtom(selection, choice)])),
    [[]],
  )
  const whole = number ? anyOf.map((atoms) => [...atoms, number]) : anyOf
  return { anyOf: whole, ...(named ? { thing: singular(named) } : {}) }
}

/** Takes the values of a selection out of a phrase; a shared last word is needed once: "annual and special leave". */
function take(rest: { text: string }, { choices, head }: Selection): string[] {
  const found: string[] = []
  const lower = rest.text.toLowerCase()
  const spoken = choices.filter((choice) => lower.includes(choice.toLowerCase()))
  for (const choice of spoken.toSorted((a, b) => b.length - a.length)) {
    const pattern = new RegExp(`(?<![\\p{L}\\p{N}])${escaped(choice)}s?(?![\\p{L}\\p{N}])`, 'iu')
    if (!pattern.test(rest.text) || /^(?:yes|no|none|others?|all|any)$/i.test(choice)) continue
    // What a value is said of stands right behind it: "Compact cars".
    rest.text = rest.text.replace(pattern, '\uE000')
    found.push(choice)
  }
  if (head === undefined || found.length === 0) return found
  for (const choice of choices) {
    const short = choice.slice(0, choice.length - head.length - 1)
    const pattern = new RegExp(`(?<![\\p{L}\\p{N}])${escaped(short)}(?=\\s*(?:,|and\\b|or\\b))`, 'iu')
    if (found.includes(choice) || !pattern.test(rest.text)) continue
    rest.text = rest.text.replace(pattern, ' ')
    found.push(choice)
  }
  return found
}

function choiceAtom({ label }: Selection, choice: string): Atom {
  return { subject: label, text: `${label} is ${choice}`, negated: false, equals: choice }
}

function numberAtom(part: Masked, quantity: Quantity, { numbers }: Vocabulary): Atom | undefined {
  const input = numberInput(part, quantity, numbers)
  if (!input) return undefined
  return {
    subject: input.label,
    text: `${input.label} is ${part.raw.slice(quantity.start, quantity.end)}`,
    negated: false,
    number: limits(quantity, part.masked),
  }
}

const aged = /\b(?:age|aged|older|younger|years? old|of age|under|over)\b/i
const sums = /\b(?:amount|price|total|value|sum|cost)\b/i
const masses = /\b(?:weight|mass)\b/i

/** The only number input that a quantity can be about: by its name, its unit, or because an age is spoken of. */
export function numberInput(
  { masked }: Masked,
  { unit }: Quantity,
  numbers: NumberInput[],
): NumberInput | undefined {
  const spoken = masked.toLowerCase()
  const named = numbers.filter(({ label }) => spoken.includes(label.toLowerCase()))
  if (named.length === 1) return named[0]
  const dimension = unit?.dimension
  const noun = unit?.written.toLowerCase().replace(/s$/, '')
  // "Up to 3000 words" is the length of a text, unless an input counts the words.
  const counting = numbers.filter(
    ({ label, words }) =>
      noun !== undefined && words.has(noun) && /\b(?:count|number|quantity|amount)\b/i.test(label),
  )
  if (dimension === 'length' || dimension === 'text') return counting.length === 1 ? counting[0] : undefined
  if (dimension === 'percent') return undefined
  const fitting = numbers.filter((one) => {
    if (noun !== undefined && (one.words.has(noun) || one.words.has(`${noun}s`))) return true
    const own = one.unit && readUnit(` ${one.unit}`)
    if (unit && own && own.dimension !== 'count') return own.written.toLowerCase().replace(/s$/, '') === noun
    if (dimension === 'money') return sums.test(one.label) && own === undefined
    if (dimension === 'measure') return masses.test(one.label) && /^(?:kg|g|t|lb)/i.test(noun ?? '')
    return /\bage\b/i.test(one.label) && aged.test(masked) && (noun === undefined || noun === 'year')
  })
  return fitting.length === 1 ? fitting[0] : undefined
}

function singular(word: string): string {
  return word.replace(/ies$/, 'y').replace(/([^s])s$/, '$1')
}
