import { singular } from '../labels.ts'
import type { Masked } from '../mask.ts'
import type { Unit } from '../quantities/units.ts'
import type { RuleFact } from '../types.ts'
import { tierLimits } from './bounds.ts'
import { readEntries, type Entry } from './entries.ts'
import { subjectOf, type Named } from './looked-up-by.ts'

const word = '(?!(?:is|are|amounts?|comes?|for|of|on|with|and|or|but|gets?|free)\\b)[a-z][a-z-]*'
const noun = `${word}(?: ${word}){0,2}?`
const article = '(?:the |our |an? |all |any |each |every )?'
const kindOfBound = '(?: (?:of|with|worth|weighing|having|from))?'
const link = '(?:[,;]|\\s|and\\b|or\\b|but\\b|then\\b)*'
const change = '(?:discount|off|rebate|reduction|surcharge|bonus)'

// "The shipping cost is", "Discount:", "Delivery costs", "it is".
const lead = new RegExp(
  `^\\W*(?:(${article})(${noun}) ?(is|are|amounts? to|comes? to|costs?|pays?|:)\\s+)?(?:for )?${article}(?:(${noun})${kindOfBound})?\\s*$`,
  'i',
)
const changes = new RegExp(`\\b(${change})s?\\b`, 'gi')
const goingOn = new RegExp(
  `^(?: ${change})?${link}(?:it (?:is|costs) |for )?${article}(?:(${noun})${kindOfBound})?\\s*$`,
  'i',
)
const behindValue = new RegExp(
  `^(?: (${noun}))??(?: (?:for|on|of|with|appl(?:y|ies) to|is (?:granted|given|available|valid) (?:for|on))(?: ${article.trim()})?(?: ?(${noun}))?${kindOfBound})?\\s*$`,
  'i',
)
const behindRange = new RegExp(
  `^(?:[,:]|\\s)*(?:((?:(?:the )?${noun} )?(?:gets?|receives?|costs?|pays?|ha(?:s|ve)|earns?)|is|are|(?:is|are) (?:delivered|shipped|sent|transported|returned)|(?:it|(?:the )?${noun}) (?:is|are|costs)))?(?: an?)?\\s*(${change})?\\s*$`,
  'i',
)
const behindNamed = new RegExp(`^(?!it )(the )?(${noun}) (is|are|costs)$`, 'i')
const behindThing = new RegExp(`^(?:the )?(${noun}) (?:gets?|receives?|costs?|pays?|ha(?:s|ve)|earns?)$`, 'i')
const subjectBefore = /^.* (?=(?:gets?|receives?|costs?|pays?|ha(?:s|ve)|earns?)$)/
const charging = /^\W*we (?:charge|take|ask)\s*$/i
// What makes a rate, a duty or a condition of its own out of the sentence.
const other =
  /\b(?:per|if|when|whenever|unless|must|shall|should|may|can|cannot|could|plus|additional|further|first|within|after|before|not|never|minimum|maximum|price list|than|until|while|least|once|about)\b/i
const freeNoun =
  /^(?:(?:standard|express|home) )?(?:delivery|shipping|shipment|postage|returns?|installation|assembly|transport|pick-?up)$/i

interface Lookup extends Named {
  article: string
}

/**
 * An outcome that is looked up by a number: "The shipping cost is 4.90 EUR up to 2 kg and 6.90 EUR up to 5 kg", "Discount: orders of at
 * least 100 EUR get 5 %", "Free delivery from 50 EUR". The number is the input and the subject of the sentence the outcome. Only a
 * sentence that is nothing but ranges and values is read.
 */
export function readLookup(part: Masked): RuleFact[] {
  const found = readEntries(part.masked)
  if (!found) return []
  const { entries, text, valueFirst } = found
  const ranges = entries.flatMap(({ range }) => range ?? [])
  const words = entries.map(({ before, between }) => `${before} | ${between}`).join(' | ')
  const [first] = entries
  const unit = ranges[0]?.unit
  if (!first || !unit || other.test(words) || !ranges.every((one) => sameUnit(one.unit, unit))) return []
  const head = headOf(first, valueFirst)
  if (!head || (entries.length === 1 && isOther(head, first, unit, valueFirst))) return []
  if (!entries.slice(1).every((one) => goesOn(one, valueFirst))) return []
  const subject = subjectOf(head, unit)
  const numbers = tierLimits(ranges, text)
  const kinds = [...`${head.lead ?? ''} ${words}`.matchAll(changes)].map((one) =>
    (one[1] ?? '').toLowerCase(),
  )
  const [kind] = kinds
  if (new Set(kinds).size > 1) return []
  const outcomes = entries.map(({ value, between }) => outcomeOf(head, { value, between, kind }))
  if (subject === undefined || !numbers || outcomes.some((one) => one === undefined)) return []
  return entries.map(({ range }, index): RuleFact => {
    const number = numbers[index]
    const outcome = outcomes[index] ?? ''
    if (!range || !number) return { kind: 'rule', anyOf: [], outcome, otherwise: true }
    const told = `the ${subject.name} is ${part.raw.slice(range.start, range.end)}`
    const weighs = subject.verb === undefined ? {} : { verb: subject.verb }
    return {
      kind: 'rule',
      anyOf: [[{ subject: subject.name, ...weighs, text: told, negated: false, number }]],
      outcome,
      otherwise: false,
    }
  })
}

function sameUnit(one: Pick<Unit, 'written'> | undefined, other: Pick<Unit, 'written'>): boolean {
  return one?.written.toLowerCase() === other.written.toLowerCase()
}

function headOf({ before, between }: Entry, valueFirst: boolean): Lookup | undefined {
  const closed = (valueFirst ? behindValue : behindRange).exec(between)
  if (valueFirst && charging.test(before)) return chargedFor(closed?.[2])
  const opened = lead.exec(before)
  if (!opened || !closed) return undefined
  const [, named = '', name, verb, things] = opened
  // Before a value stands what is looked up, never a thing: "4.90 EUR for parcels up to 2 kg".
  if (valueFirst && things !== undefined) return undefined
  const [title, behind] = valueFirst ? [closed[1], closed[2]] : []
  // "For orders of at least 50 EUR, delivery is free", "From 100 EUR, orders get 5 % off".
  const spoken = valueFirst ? null : behindNamed.exec(closed[1] ?? '')
  const doing = valueFirst ? undefined : behindThing.exec(closed[1] ?? '')?.[1]
  const thing = behind ?? things ?? doing
  const own = name ?? title ?? spoken?.[2]
  const said = verb ?? spoken?.[3] ?? (valueFirst ? 'is' : undefined)
  return {
    ...(own === undefined ? {} : { lead: own.toLowerCase() }),
    article: /^(?:an?|each|every|any|all) /i.test(named) ? 'each' : named || spoken?.[1] ? 'the ' : '',
    ...(said === undefined ? {} : { verb: said.toLowerCase() }),
    ...(thing === undefined ? {} : { thing: singular(thing).toLowerCase() }),
  }
}

/** "We charge 4.90 EUR for shipping up to 2 kg", "… for parcels up to 2 kg". */
function chargedFor(what: string | undefined): Lookup | undefined {
  if (what === undefined) return undefined
  return { lead: what.toLowerCase(), verb: 'costs', article: freeNoun.test(what) ? '' : 'each' }
}

function goesOn({ range, before, between }: Entry, valueFirst: boolean): boolean {
  if (!range) return goingOn.test(before)
  return goingOn.test(before) && (valueFirst ? behindValue : behindRange).test(between)
}

/** One range and one value may also be a limit ("3 % up to 100 EUR"), or a rule that says whom it is about. */
function isOther(
  { lead: name }: Lookup,
  { range, value }: Entry,
  { dimension }: Pick<Unit, 'dimension'>,
  valueFirst: boolean,
): boolean {
  if (name === undefined) return !/free|%|per ?cent/i.test(value)
  if (dimension === 'money' && range?.min === undefined && !/free/i.test(value)) return true
  return valueFirst && /free/i.test(value) && !freeNoun.test(name)
}

interface Said {
  value: string
  between: string
  /** What a percentage is: "discount". */
  kind: string | undefined
}

function outcomeOf(
  { lead: name, article: lone, verb, thing }: Lookup,
  { value, between, kind }: Said,
): string | undefined {
  if (/%|percent|per cent/i.test(value)) {
    if (kind !== undefined) return `the ${kind === 'off' ? 'discount' : kind} is ${value}`
    return name === undefined ? undefined : named(name, lone, verb, value)
  }
  const told = value.replace(/^(?:at no charge|for free)$/i, 'free of charge').replace(/^Free/, 'free')
  if (name !== undefined) return named(name, lone, verb, told)
  const done = behindRange.exec(between)?.[1]?.toLowerCase()
  if (thing === undefined || done === undefined) return undefined
  return `the ${thing} ${oneOf(done.replace(subjectBefore, ''))} ${told}`
}

/** "The shipping costs are 4.90 EUR", "delivery is free". */
function named(name: string, lone: string, verb: string | undefined, value: string): string {
  const several = /[^s]s$/.test(name)
  const is = several ? 'are' : 'is'
  if (lone === 'each') return `the ${singular(name)} ${oneOf(verb ?? 'is')} ${value}`
  if (verb === ':' && /^\d/.test(value) && freeNoun.test(name)) return `${name} costs ${value}`
  if (verb === undefined || verb === ':') return `the ${name} ${is} ${value}`
  return `${lone}${name} ${verb} ${value}`
}

/** The verb for one thing: "orders get" is "the order gets". */
function oneOf(verb: string): string {
  return verb
    .replace(/^are\b/, 'is')
    .replace(/^have\b/, 'has')
    .replace(/^(get|receive|cost|pay|earn)$/, '$1s')
}
