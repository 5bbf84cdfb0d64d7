import type { Reference } from '../../tokens.ts'
import { first, remembered, words, type Input, type Match, type Parser } from '../parser.ts'
import { characters, including } from './characters.ts'
import { limits } from './limits.ts'
import { patterns } from './patterns.ts'
import { allOf, anyOf, type Condition, type Group, type Said } from './said.ts'
import { scale } from './scales.ts'
import { states, wholeUnits } from './states.ts'
import { chosen, complement, numbers, sameAs, values } from './values.ts'
import { verbGroup } from './verb-group.ts'

/** What a predicate says, and how it was said. */
export interface Stated {
  all: Said[]
  group: Group
}

const cores = new Map<string, Parser<Said>>()

/** Made once for each verb that can stand before. */
function core(group: Group): Parser<Said> {
  const key = Object.values(group).join()
  const made = cores.get(key) ?? coreOf(group)
  cores.set(key, made)
  return made
}

const coreOf = (group: Group): Parser<Said> =>
  first(
    scale,
    patterns(group),
    characters(group),
    sameAs(group),
    states(group),
    chosen(group),
    numbers(group),
    limits(group),
    values(group),
  )

/** "must be at least 5, digits only": a verb, or none in a cell, and all that it says. */
export const stated: Parser<Stated> = remembered((input, at) => {
  const said = verbGroup(input, at)
  const plain = verbGroup(input, at, false)
  return statedBy(input, said) ?? (said.end === plain.end ? undefined : statedBy(input, plain))
})

function statedBy(input: Input, { value: group, end: from }: Match<Group>): Match<Stated> | undefined {
  const head = core(group)(input, from) ?? complement(group)(input, from)
  if (!head) return undefined
  const parts: Part[] = [{ said: head.value, joiner: 'and' }]
  let end = head.end
  for (;;) {
    const last = parts.at(-1)
    const bound = last && within(input, end, group, last.said)
    if (bound) last.said = bound.value
    const next: Match<Part> | undefined =
      scaled(input, bound?.end ?? end) ?? further(input, bound?.end ?? end, group, last?.said.names === true)
    end = next?.end ?? bound?.end ?? end
    if (next) parts.push(next.value)
    const all = next ? undefined : gathered(parts)
    if (!next) return all && { value: { all, group }, end }
  }
}

interface Part {
  said: Said
  joiner: 'and' | 'or' | ','
}

/** ", digits only", "and must not start with a digit", "or above 99". */
function further(input: Input, at: number, group: Group, isName: boolean): Match<Part> | undefined {
  const joined = words(', and', ', or', ', but', ',', 'and', 'or', 'but', ';')(input, at)
  // A quoted text behind what is no name answers it: "if it is higher, "Too high"".
  if (!joined || (!isName && joined.value === ',' && input.tokens[joined.end]?.kind === 'quoted'))
    return undefined
  const own = verbGroup(input, joined.end)
  const { isDenied, isOnly } = own.value
  const used = own.value.verb === 'none' ? { ...group, isDenied, isOnly } : own.value
  const said = core(used)(input, own.end)
  const joiner = joined.value.endsWith('or') ? 'or' : /^[,;]$/.test(joined.value) ? ',' : 'and'
  // ", 3.50 EUR are added" begins a clause of its own.
  const isBound =
    (joiner === 'or' || said?.value.isChoice === true) && !said?.value.names && !said?.value.form
  return said && (isBound || mayEnd(input, said.end))
    ? { value: { said: said.value, joiner }, end: said.end }
    : undefined
}

/** "from 5 to 30 °C in steps of 0.5", "10 m to 120 m in whole metres": what tells the step, or what a length holds, follows at once. */
function scaled(input: Input, at: number): Match<Part> | undefined {
  const said = scale(input, at) ?? wholeUnits(input, at) ?? including(input, at)
  return said && { value: { said: said.value, joiner: 'and' }, end: said.end }
}

function mayEnd(input: Input, at: number): boolean {
  const next = input.tokens[at]
  return next?.kind !== 'word' || (next.classes[0] !== 'auxiliary' && next.classes[0] !== 'verb')
}

/** "a whole number from 1 to 9": bounds that follow at once belong to what stands before. */
function within(input: Input, at: number, group: Group, before: Said): Match<Said> | undefined {
  const bound = before.form ? limits({ ...group, verb: 'be' })(input, at) : undefined
  if (!bound?.value.limits) return undefined
  return {
    value: { limits: true, of: (subject) => allOf([before.of(subject), bound.value.of(subject)]) },
    end: bound.end,
  }
}

/** "A, B or C" offers all three, "A, B" demands both. What is required stays so beside a choice, and is none itself. */
function gathered(parts: Part[]): Said[] | undefined {
  const runs: Part[][] = []
  for (const part of parts) {
    if (part.joiner === 'and') runs.push([part])
    else runs.at(-1)?.push(part)
  }
  const isOdd = parts.some(({ said, joiner }) => joiner === 'or' && said.always)
  return isOdd ? undefined : runs.flatMap(settled)
}

function settled(run: Part[]): Said[] {
  const last = run.at(-1)
  const isChoice = run.length > 1 && (last?.joiner === 'or' || last?.said.isChoice === true)
  const always = run.filter(({ said }) => said.always).map(({ said }) => said)
  const others = run.filter(({ said }) => !said.always).map(({ said }) => said)
  return isChoice && others.length > 1 ? [...always, either(others)] : [...always, ...others]
}

const either = (of: Said[]): Said => ({
  limits: true,
  of: (subject) => anyOf(of.map((each) => each.of(subject))),
})

/** What follows a subject, or stands in a cell below its name: "must be 5 to 20", "is not empty", "from 21 up to and including 74". */
export function predicate(subject: Reference): Parser<Condition> {
  return (input, at) => {
    const match = stated(input, at)
    return match && { value: holding(match.value.all, subject), end: match.end }
  }
}

export function holding(all: Said[], subject: Reference): Condition {
  const parts = all
    .filter((each) => !each.optional && (each.step === undefined || each.form))
    .map((each) => each.of(subject))
  return allOf(parts.map((part) => asLength(part, parts)))
}

/** "At least 10 characters, at most 64": a bare number beside a length is one, too. */
function asLength(part: Condition, beside: readonly Condition[]): Condition {
  const isBare = part.kind === 'compare' && part.left.kind === 'subject' && part.right.kind === 'value' && part.right.unit === undefined // prettier-ignore
  const other = beside.find((one) => one.kind === 'compare' && one.left.kind === 'length')
  return isBare &&
    other?.kind === 'compare' &&
    part.right.kind === 'value' &&
    part.right.value.type === 'number'
    ? { ...part, left: other.left }
    : part
}
