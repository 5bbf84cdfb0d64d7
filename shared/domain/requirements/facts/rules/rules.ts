import { atScale } from '../../../numbers/decimal.ts'
import { clock, clockAtom, clockPieces } from './clock-limits.ts'
import { slice, type Masked } from '../mask.ts'
import { readQuantities, type Quantity } from '../quantities/quantities.ts'
import { toNumber } from '../quantities/ranges.ts'
import { valueAlternatives } from '../fields/value-alternatives.ts'
import type { Atom, RuleFact } from '../types.ts'

const ifThen =
  /^\W*(?:if|when|whenever|where|for|while|as long as)\s+([^;]{3,400}?),\s+(?!or\s+(?:if\s+)?(?:the|an?|it|its|he|she|they|there)\s[^,;]{3,200},\s)(?:then\s+)?([^;]{3,400}?)(?:[;,.]\s+(?:otherwise|else|if not)[, ]\s*(.{3,300}?))?\.?$/i
const thenIf =
  /^(.{3,300}?)\s+(?:if|when|whenever|only if|provided that|as long as)\s+(.{3,300}?)(?:[;,.]\s+(?:otherwise|else|if not)[, ]\s*(.{3,300}?))?\.?$/i
const unless = /^(.{3,300}?)\s+unless\s+(.{3,300}?)\.?$/i
const otherwise =
  /^\W*(?:otherwise|else|in all other cases|in any other case|for all other \w+)[, ]\s*(?:then\s+)?(.{3,300}?)\.?$/i
const linking =
  /\b(?:is|are|was|has|have|equals?|contains?|costs?|weighs|exceeds?|lies|belongs|exists?|pays?|uses?|owns?|lives?|does|do)\b/i
const notCondition = /\b(?:clicks?|presses|submits?|opens|enters|logs? in|signs? in|changes|moves)\b/i

/** Reads if-then sentences with conditions that can be true or false: "If A and B, then C; otherwise D", "C if A", "C unless A". */
export function readRules(part: Masked): RuleFact[] {
  const rest = otherwise.exec(part.masked)
  if (rest?.[1]) return [{ kind: 'rule', anyOf: [], outcome: outcomeOf(part, rest, 1), otherwise: true }]
  const found = ifThen.exec(part.masked)
  if (found) return rules(part, found, 1, 2, false)
  const not = unless.exec(part.masked)
  if (not) return rules(part, not, 2, 1, true)
  const back = thenIf.exec(part.masked)
  return back ? rules(part, back, 2, 1, false) : []
}

function rules(
  part: Masked,
  match: RegExpExecArray,
  condition: number,
  outcome: number,
  negated: boolean,
): RuleFact[] {
  const words = span(part, match, condition)
  if (notCondition.test(words.masked)) return []
  const anyOf = splitOn(words, /,?\s+or\s+(?=(?:the|an?|it|he|she|they|if|when)\s)/gi).flatMap((side) =>
    combined(
      splitOn(side, /,?\s+(?:and|but)\s+(?!(?:[€$£]?\s?\d|"))/gi)
        .flatMap(clockPieces)
        .map((one) => valueAlternatives(one) ?? [atom(one)]),
    ),
  )
  const spoken = inherit(anyOf)
  const atoms = spoken.flat()
  if (atoms.length === 0 || atoms.length > 12 || !atoms.every(usable)) return []
  const sides =
    negated && spoken.length === 1 ? atoms.map((one) => [{ ...one, negated: !one.negated }]) : spoken
  const first: RuleFact = {
    kind: 'rule',
    anyOf: sides,
    outcome: outcomeOf(part, match, outcome),
    otherwise: false,
  }
  first.outcome = aboutThing(first.outcome, atoms)
  const only = /^(.*\b(?:is|are)) only\b(.*)$/i.exec(first.outcome)
  const last = match[3]
    ? aboutThing(outcomeOf(part, match, 3), atoms)
    : only
      ? `${only[1] ?? ''} not${only[2] ?? ''}`
      : ''
  if (only) first.outcome = `${only[1] ?? ''}${only[2] ?? ''}`
  return last === '' ? [first] : [first, { kind: 'rule', anyOf: [], outcome: last, otherwise: true }]
}

/** Conjunctions with one of the alternatives of each condition. */
function combined(conditions: Atom[][]): Atom[][] {
  return conditions.reduce<Atom[][]>(
    (made, either) => made.flatMap((atoms) => either.map((one) => [...atoms, one])),
    [[]],
  )
}

/** "If an order is placed before 14:00, it is shipped …": "it" is the order. */
function aboutThing(outcome: string, atoms: Atom[]): string {
  const timed = atoms.find(({ number }) => number?.unit === clock)
  const thing =
    timed &&
    /^([\w-]+(?: [\w-]+)?) (?:is|are|was|were|has|have|starts?|begins?|arrives?|ends?) ?/i.exec(
      `${timed.subject} `,
    )?.[1]
  return thing ? outcome.replace(/^(?:it|they)\b/i, `the ${thing}`) : outcome
}

function usable({ subject, text, number, equals }: Atom): boolean {
  if (number !== undefined) return subject !== ''
  return equals !== undefined || linking.test(text)
}

/** "the total is over 100 and below 200": the second condition speaks of the subject of the first. */
function inherit(sides: Atom[][]): Atom[][] {
  return sides.map((atoms) => {
    let subject = ''
    return atoms.map((one) => {
      if (one.subject !== '' && !/^(?:it|they|this)$/i.test(one.subject)) subject = one.subject
      return one.subject === '' || /^(?:it|they|this)$/i.test(one.subject) ? { ...one, subject } : one
    })
  })
}

const enduring =
  /^([a-z][\w-]*(?: [a-z][\w-]*){0,2}?) ((?:stays|remains|lasts|takes|waits|lies|stands)(?: [a-z]+)?(?: for)?)$/i

/** The condition that a phrase states: a number, a value or a fact, with what it speaks of. */
export function atom(part: Masked): Atom {
  const timed = clockAtom(part)
  if (timed) return timed
  const text = part.raw
    .trim()
    .replace(/^(?:if|when|that)\s+/i, '')
    .replace(/\s+/g, ' ')
  const [quantity] = readQuantities(part.masked)
  const linked = linking.exec(part.masked)
  // "stays for more than 30 minutes after it has ended": what stands behind the quantity is another clause.
  const verb = quantity && linked && linked.index > quantity.start ? null : linked
  const until = Math.min(verb?.index ?? Infinity, quantity?.start ?? Infinity)
  const subject = Number.isFinite(until)
    ? part.raw
        .slice(0, until)
        .trim()
        .replace(/^(?:if|when|the|an?|their|his|her|its)\s+/i, '')
    : ''
  const word = verb?.[0].toLowerCase()
  const acting = word !== undefined && /^(?:weighs|costs|contains|has|have)$/.test(word) ? { verb: word } : {}
  const lasting = quantity && !verb ? enduring.exec(subject) : null
  if (lasting?.[1] && lasting[2] && quantity)
    return {
      subject: lasting[1],
      verb: lasting[2],
      text,
      negated: false,
      number: limits(quantity, part.masked),
    }
  if (quantity) return { subject, ...acting, text, negated: false, number: limits(quantity, part.masked) }
  // "Not as described" in the middle of a condition is a name.
  const negated = /\b(?:not|no|never|without|NOT|NO)\b|n't\b|^\W*(?:Not|No|Never|Without)\b/.test(part.masked)
  const quote = part.quotes[0]
  const named = /\b(?:is|are|equals?)\s+(?:not\s+)?([A-Z][\w-]*(?: [A-Z][\w-]*)?)\s*$/.exec(
    part.raw.trimEnd(),
  )
  // A text in brackets behind a whole clause ("the customer collects it ("Pick-up")") is no value of anything named.
  const equals = subject === '' ? named?.[1] : (quote?.value ?? named?.[1])
  return { subject, text, negated, ...(equals === undefined ? {} : { equals }) }
}

/** The numbers that a quantity of a condition allows. */
export function limits(quantity: Quantity, text: string): NonNullable<Atom['number']> {
  const range = toNumber(quantity, text)
  return {
    scale: range.scale,
    step: range.step,
    ...(range.min === undefined
      ? {}
      : { min: { units: range.min, ...excluded('over', quantity.min, range.scale) } }),
    ...(range.max === undefined
      ? {}
      : { max: { units: range.max, ...excluded('under', quantity.max, range.scale) } }),
    ...(range.unit === undefined ? {} : { unit: range.unit }),
  }
}

function excluded(
  key: 'over' | 'under',
  bound: Quantity['min'],
  scale: number,
): { over?: bigint; under?: bigint } {
  return bound && !bound.inclusive ? { [key]: atScale(bound.value, scale) } : {}
}

/** Limits that an error condition leaves allowed: "less than 1 or more than 99" leaves 1 to 99. */
export function limitsLeft(
  condition: string,
): { min?: bigint; max?: bigint; scale: number; step: bigint; length: boolean } | undefined {
  const found = readQuantities(condition).map((quantity) => ({
    range: toNumber(quantity, condition),
    length: quantity.unit?.dimension === 'length',
  }))
  if (found.length === 0 || found.length > 2) return undefined
  const scale = Math.max(...found.map(({ range }) => range.scale))
  const units = (value: bigint, from: number) => atScale({ digits: value, scale: from }, scale)
  const left: { min?: bigint; max?: bigint } = {}
  for (const { range } of found) {
    if (range.min !== undefined && range.max !== undefined) return undefined
    if (range.max !== undefined) left.min = units(range.max, range.scale) + 1n
    if (range.min !== undefined) left.max = units(range.min, range.scale) - 1n
  }
  return { ...left, scale, step: 1n, length: found.some(({ length }) => length) }
}

function splitOn(part: Masked, pattern: RegExp): Masked[] {
  const found: Masked[] = []
  let from = 0
  for (const match of part.masked.matchAll(pattern)) {
    found.push(slice(part, from, match.index))
    from = match.index + match[0].length
  }
  return [...found, slice(part, from, part.masked.length)].filter((one) => one.masked.trim() !== '')
}

function span(part: Masked, match: RegExpExecArray, group: number): Masked {
  const found = match[group] ?? ''
  const start = match.index + startOf(match, group)
  return slice(part, start, start + found.length)
}

function startOf(match: RegExpExecArray, group: number): number {
  const found = match[group] ?? ''
  return group === 3 ? match[0].lastIndexOf(found) : match[0].indexOf(found)
}

function outcomeOf(part: Masked, match: RegExpExecArray, group: number): string {
  return span(part, match, group)
    .raw.trim()
    .replace(/\s+/g, ' ')
    .replace(/^then\s+/i, '')
    .replace(/[.,;\s]+$/, '')
}
