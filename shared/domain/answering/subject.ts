import type { Question, Wanted } from './read-question.ts'
import type { Statement } from './statements.ts'
import type { Token } from './tokens.ts'
import type { Unit } from './units.ts'
import type { Value } from './values.ts'
import { wordSet } from './word-set.ts'

/** What tells what the thing before it is. */
const defining = wordSet(
  'is are was were means refers stands describes defines defined consists called short',
)
const telling = wordSet(`
  is are was were mean means must may can shall should will has have do does require requires consist consists include includes
  contain contains cover covers applies apply allow allows lets provides gives takes costs lasts begins starts ends opens closes runs`)
const mark = /:\s|[–=]|\s[-—]\s/

/** Where a statement begins to tell something of what it begins with; Infinity where it does not. */
function tellsFrom({ text, tokens }: Unit, verbs: ReadonlySet<string>): number {
  const verb = tokens.find(({ word }) => verbs.has(word))?.start ?? Infinity
  return Math.min(verb, mark.exec(text)?.index ?? Infinity)
}

/**
 * Whether a statement tells something of what a question is about, where the question asks for nothing but that ("What is X?", "How long is X?"): X is what it begins with or is headed by, or has
 * its value beside it. One that only mentions X on the way to something else does not.
 */
export function isAbout(question: Question, statement: Statement): boolean {
  const { kind, isPlain } = question
  if (kind === 'definition') return isDefined(question, statement) || isMeasured(question, statement)
  return isPlain ? isMeasured(question, statement) : isNamed(question, statement)
}

function isDefined({ wanted }: Question, statement: Statement): boolean {
  const { unit, lead, place } = statement
  if (unit.kind === 'row') return true
  const own = definedIn(statement, wanted.length)
  const heading = lastHeadingOf(statement)
  const above = new Set([...heading, ...place.title, ...(lead?.stems ?? [])])
  for (const token of place.headings.flat()) above.add(token.stem)
  return (
    isAmong(wanted, heading) ||
    ((own.size > 0 || unit.leans) &&
      wanted.every(({ stem }) => own.has(stem) || above.has(stem)) &&
      (unit.leans || wanted.some(({ stem }) => own.has(stem))))
  )
}

/** How many words may qualify what is defined. */
const mostQualifying = 3

/** What a statement begins with and then defines; nothing where it defines nothing, or something longer than what is asked for. */
function definedIn({ unit }: Statement, asked: number): ReadonlySet<string> {
  const end = tellsFrom(unit, defining)
  const before = unit.tokens.filter(({ start, isIdle }) => start < end && !isIdle)
  const isShort = end < Infinity && before.length <= asked + mostQualifying
  return new Set(isShort ? before.map(({ stem }) => stem) : [])
}

const isAmong = (wanted: readonly Wanted[], stems: ReadonlySet<string>): boolean =>
  wanted.every(({ stem }) => stems.has(stem))

const lastHeadingOf = ({ heading, place }: Statement): Set<string> =>
  new Set([...(heading?.stems ?? []), ...(place.headings.at(-1)?.map(({ stem }) => stem) ?? [])])

/** Who asks by one word alone gets what is told of that: it is in the heading, or stands before the verb. */
function isNamed({ wanted }: Question, statement: Statement): boolean {
  const { unit, lead } = statement
  const heavy = wanted.filter(({ isLight }) => !isLight)
  if (heavy.length !== 1 || unit.kind === 'row') return true
  const end = tellsFrom(unit, telling)
  const own = unit.tokens.filter(({ start }) => start < end).map(({ stem }) => stem)
  return isAmong(heavy, new Set([...own, ...lastHeadingOf(statement), ...(lead?.stems ?? [])]))
}

/** How many words may stand between what is measured and its value. */
const farthest = 8

/** A value beside what it measures: "a notice period of three months", "the fee is €9", "Fee: €9", a cell. How many there are of it ("three directories") is no measure. */
function isMeasured({ wanted }: Question, statement: Statement): boolean {
  const { unit, lead } = statement
  const counts = ({ kind, unit: counted }: Value) =>
    kind === 'number' && wanted.some(({ stem }) => stem === counted)
  const values = statement.values.filter((value) => value.kind !== 'url' && !counts(value))
  if (values.length === 0) return false
  if (unit.kind === 'row') return true
  const named = wanted.filter(({ stem }) => unit.stems.has(stem))
  if (named.length === 0)
    return isAmong(wanted, new Set([...lastHeadingOf(statement), ...(lead?.stems ?? [])]))
  const mentions = unit.tokens.filter(({ stem }) => named.some((one) => one.stem === stem))
  return mentions.some((mention) => {
    const begun = startOfRun(mentions, mention)
    return values.some(({ start, end }) =>
      start >= mention.end
        ? between(unit.tokens, mention.end, start) <= farthest
        : end <= begun && between(unit.tokens, end, begun) <= 1,
    )
  })
}

/** Where the words begin that stand beside each other with this one. */
function startOfRun(mentions: readonly Token[], mention: Token): number {
  let start = mention.start
  for (const other of mentions.toReversed())
    if (other.end < start && start - other.end <= 2) start = other.start
  return start
}

const between = (tokens: readonly Token[], from: number, to: number): number =>
  tokens.filter(({ start, end }) => start >= from && end <= to).length
