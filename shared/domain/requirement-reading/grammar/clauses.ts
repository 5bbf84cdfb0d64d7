import type { Reference, Token } from '../tokens.ts'
import { withOnlyMoved, withoutFillers, withoutSamples } from './asides.ts'
import { bodies, isDemand } from './bodies.ts'
import type { Clause } from './clause.ts'
import { constraint, limitOf } from './constraint.ts'
import { effects } from './effect.ts'
import { condition } from './condition.ts'
import { holds, joined, type Lead } from './lead.ts'
import { bareLead, lead, pause } from './leads.ts'
import { inputOf, words, type Input, type Match } from './parser.ts'
import { messageTail } from './message-tail.ts'
import { better } from './rereading.ts'
import { withLead } from './with-lead.ts'

export interface ReadClauses {
  clauses: Clause[]
  /** What no clause took up. */
  left: Token[]
  used: Set<string>
}

/** Longer than any sentence: nothing of it is understood. */
const longest = 600
const marks = new Set(['.', '!', '?', ';', ':', ',', '(', ')', '-', '–', '—', '*', '>'])

/** What a sentence says, clause by clause. A sentence of which a condition was not understood says nothing. */
export function readClauses(tokens: readonly Token[], topic?: Reference): ReadClauses {
  if (tokens.length > longest) return { clauses: [], left: [...tokens], used: new Set() }
  const { tokens: kept, samples } = withoutSamples(withOnlyMoved(withoutFillers(tokens)))
  const input = inputOf(kept)
  const clauses: Clause[] = []
  const left: Token[] = []
  let isOpen = false
  for (const [from, to] of segments(kept)) {
    const part: Input = { ...input, tokens: kept.slice(from, to) }
    const read: Read =
      isOpen && opposing(part, 0) ? { clauses: [], left: part.tokens } : readPart(part, topic)
    isOpen = read.left.some(({ text }) => !marks.has(text))
    input.budget = part.budget
    clauses.push(...read.clauses)
    left.push(...read.left)
  }
  return {
    clauses: clauses.length > 0 ? [...clauses, ...samples] : clauses,
    left: left.filter(({ text }) => !marks.has(text)),
    used: input.used,
  }
}

interface Read {
  clauses: Clause[]
  left: readonly Token[]
}

/** What answers the part before it, and nothing else where that was not understood. */
const opposing = words('otherwise', 'or else', 'else', 'if not')

const readPart = (part: Input, topic: Reference | undefined): Read =>
  (topic && bareLimits(part, topic)) ?? better(readSegment, part)

/** A semicolon and the end of a sentence part what has nothing in common. */
function segments(tokens: readonly Token[]): [number, number][] {
  const found: [number, number][] = []
  let from = 0
  let depth = 0
  for (let at = 0; at <= tokens.length; at += 1) {
    if (tokens[at]?.text === '(') depth += 1
    if (tokens[at]?.text === ')') depth -= 1
    if (depth > 0 && at < tokens.length) continue
    if (at < tokens.length && !/^(?:;|\.|!)$/.test(tokens[at]?.text ?? '')) continue
    if (at > from) found.push([from, at])
    from = at + 1
  }
  return found
}

/** Under a label, what has no subject is about it: "Password: at least 8 characters". */
function bareLimits(input: Input, topic: Reference): { clauses: Clause[]; left: Token[] } | undefined {
  const match = limitOf(topic)(input, 0)
  if (!match || !isDemand(input, 0, match)) return undefined
  const next = input.tokens[match.end]
  if (!next) return { clauses: match.value, left: [] }
  if (!/^(?:,|;|and|\(|otherwise)$/i.test(next.text)) return undefined
  const rest = readSegment({ ...input, tokens: input.tokens.slice(pastSeparator(input, match.end)) })
  return { clauses: [...match.value, ...rest.clauses], left: rest.left }
}

const turning = words(
  'if',
  'when',
  'unless',
  'until',
  'only',
  'except',
  'not',
  'never',
  'no',
  'without',
  'otherwise',
  'while',
  'neither',
  'nor',
  'before',
  'after',
  'but',
  'cannot',
)

/** Words without a verb, a number, a quoted text or a mark among them say nothing. */
function saysNothing(tokens: readonly Token[]): boolean {
  return tokens.every(
    (token) =>
      token.kind === 'word' && !token.classes.includes('verb') && !token.classes.includes('auxiliary'),
  )
}

function readSegment(input: Input): { clauses: Clause[]; left: Token[] } {
  if (saysNothing(input.tokens)) return { clauses: [], left: [...input.tokens] }
  const clauses: Clause[] = []
  const left: Token[] = []
  let at = 0
  let before: Lead | undefined
  while (at < input.tokens.length) {
    // What answers a part that was not understood answers nothing else.
    const match = left.length > 0 && opposing(input, at) ? undefined : sentence(input, at, before)
    const answer = match && messageTail(input, match.end, match.value.clauses)
    if (match && answer) {
      clauses.push(...match.value.clauses, ...answer.value)
      at = pastSeparator(input, answer.end)
      continue
    }
    if (match && isBoundary(input, match.end)) {
      clauses.push(...match.value.clauses)
      before = match.value.lead
      at = pastSeparator(input, match.end)
      continue
    }
    const next = nextComma(input, at)
    left.push(...input.tokens.slice(at, next))
    at = next + 1
  }
  const rest: Input = { ...input, tokens: left, budget: 1000 }
  const isTurned = left.some((_, index) => turning(rest, index))
  if (!isTurned) return { clauses, left }
  return { clauses: [], left: [...input.tokens] }
}

function nextComma(input: Input, at: number): number {
  let next = at
  while (next < input.tokens.length && !/^(?:,|:)$/.test(input.tokens[next]?.text ?? '')) next += 1
  return next
}

function isBoundary(input: Input, at: number): boolean {
  const found = input.tokens[at]
  return (
    !found || /^(?:,|:|and|but|\)|-|–|—|otherwise|or)$/i.test(found.text) || lead(input, at) !== undefined
  )
}

function pastSeparator(input: Input, at: number): number {
  let end = at
  while (end < input.tokens.length && /^(?:,|:|and|but|\)|-|–|—)$/i.test(input.tokens[end]?.text ?? ''))
    end += 1
  return end
}

interface Said {
  clauses: Clause[]
  /** What goes on to hold for the next part of the sentence. */
  lead?: Lead
}

function sentence(input: Input, at: number, before: Lead | undefined): Match<Said> | undefined {
  return leading(input, at, before) ?? following(input, at, before)
}

/** "If …, …", "below 16 …". */
function leading(input: Input, at: number, before: Lead | undefined): Match<Said> | undefined {
  const opening = lead(input, at) ?? bareLead(input, at) ?? beforeColon(input, at)
  const further = opening && !opening.value.otherwise ? lead(input, opening.end) : undefined
  const own = opening && further ? { value: joined(opening.value, further.value), end: further.end } : opening
  if (!own) return undefined
  const body = bodies(input, pause(input, own.end)?.end ?? own.end, true)
  if (!body) return undefined
  const trail = trailing(input, body.end)
  const all = trail ? joined(own.value, trail.value) : own.value
  void before
  return said(body.value, all, trail?.end ?? body.end, own.value)
}

const demanding = new Set(['must', 'shall', 'should', 'may', 'can', 'cannot'])

/** "The form is not complete: the page shows …": a condition is told, and behind the colon what comes of it. */
function beforeColon(input: Input, at: number): Match<Lead> | undefined {
  if (at !== 0) return undefined
  const limit = constraint(input, at)?.value[0]
  // "The age is below 18: "Too young"" tells a case, "is required: …" what has to be.
  const isCase =
    limit?.kind !== 'constraint' || limit.holds.kind === 'compare' || limit.holds.kind === 'empty'
  const found = isCase ? condition(input, at) : undefined
  const isTold = found && input.tokens[found.end]?.text === ':' && effects(input, found.end + 1) !== undefined
  // "The age must be at least 18: "Too young"" limits the age, and what follows answers the limit.
  const isDemanded = input.tokens.slice(at, found?.end).some(({ text }) => demanding.has(text.toLowerCase()))
  return found && isTold && !isDemanded ? { value: holds(found.value), end: found.end } : undefined
}

/** "… if …", or no condition at all. */
function following(input: Input, at: number, before: Lead | undefined): Match<Said> | undefined {
  const body = bodies(input, at, before !== undefined)
  if (!body) return undefined
  const trail = trailing(input, body.end)
  const all = before && trail ? joined(before, trail.value) : (trail?.value ?? before)
  return said(body.value, all, trail?.end ?? body.end, before)
}

function said(
  body: Clause[],
  all: Lead | undefined,
  end: number,
  goesOn: Lead | undefined,
): Match<Said> | undefined {
  const clauses = all ? withLead(body, all) : body
  return clauses && { value: { clauses, ...(goesOn ? { lead: goesOn } : {}) }, end }
}

function trailing(input: Input, at: number): Match<Lead> | undefined {
  const from = input.tokens[at]?.text === ',' ? at + 1 : at
  const own = lead(input, from)
  if (!own || !isTrailEnd(input, own.end)) return undefined
  // "…, otherwise the page …" begins what follows; "… for any other value." belongs to what stands before.
  if (own.value.otherwise && (from > at || input.tokens[own.end])) return undefined
  // ", if it is higher, …" leads to what follows it.
  const pausing = from > at && /^[,:]$/.test(input.tokens[own.end]?.text ?? '')
  if (pausing && bodies(input, pause(input, own.end)?.end ?? own.end, true)) return undefined
  const more = trailing(input, own.end)
  return more ? { value: joined(own.value, more.value), end: more.end } : own
}

function isTrailEnd(input: Input, at: number): boolean {
  const found = input.tokens[at]
  return !found || /^(?:,|:|and|but|\)|-|–|—|otherwise)$/i.test(found.text) || lead(input, at) !== undefined
}
