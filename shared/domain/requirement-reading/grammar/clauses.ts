import type { Condition, Effect } from '../../requirement-model/index.ts'
import type { Reference, Token } from '../tokens.ts'
import { withOnlyMoved, withoutSamples } from './asides.ts'
import type { Clause } from './clause.ts'
import { computation, constraint, limitOf } from './constraint.ts'
import { declaration, move } from './declarations.ts'
import { consequences, effects } from './effect.ts'
import { event } from './event.ts'
import { bareLead, joined, lead, nounCondition, pause, type Lead } from './leads.ts'
import { hasPart } from '../../requirement-model/references.ts'
import { permission } from './permissions.ts'
import { turn } from './turns.ts'
import { alternative, first, inputOf, map, words, type Input, type Match, type Parser } from './parser.ts'
import { withLead } from './with-lead.ts'

export interface ReadClauses {
  clauses: Clause[]
  /** What no clause took up. */
  left: Token[]
  used: Set<string>
}

const marks = new Set(['.', '!', '?', ';', ':', ',', '(', ')', '-', '–', '—', '*', '>'])

/** What a sentence says, clause by clause. A sentence of which a condition was not understood says nothing. */
export function readClauses(tokens: readonly Token[], topic?: Reference): ReadClauses {
  const { tokens: kept, samples } = withoutSamples(withOnlyMoved(tokens))
  const input = inputOf(kept)
  const clauses: Clause[] = []
  const left: Token[] = []
  for (const [from, to] of segments(kept)) {
    const part: Input = { ...input, tokens: kept.slice(from, to) }
    const read = (topic && bareLimits(part, topic)) ?? readSegment(part)
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

/** A semicolon and the end of a sentence part what has nothing in common. */
function segments(tokens: readonly Token[]): [number, number][] {
  const found: [number, number][] = []
  let from = 0
  for (let at = 0; at <= tokens.length; at += 1) {
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

function readSegment(input: Input): { clauses: Clause[]; left: Token[] } {
  const clauses: Clause[] = []
  const left: Token[] = []
  let at = 0
  let before: Lead | undefined
  while (at < input.tokens.length) {
    const match = sentence(input, at, before)
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
  const own = lead(input, at) ?? bareLead(input, at)
  if (!own) return undefined
  const body = bodies(input, pause(input, own.end)?.end ?? own.end, true)
  if (!body) return undefined
  const trail = trailing(input, body.end)
  const all = trail ? joined(own.value, trail.value) : own.value
  void before
  return said(body.value, all, trail?.end ?? body.end, own.value)
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
  if (!own || own.value.otherwise || !isTrailEnd(input, own.end)) return undefined
  const more = trailing(input, own.end)
  return more ? { value: joined(own.value, more.value), end: more.end } : own
}

function isTrailEnd(input: Input, at: number): boolean {
  const found = input.tokens[at]
  return !found || /^(?:,|:|and|but|\)|-|–|—|otherwise)$/i.test(found.text) || lead(input, at) !== undefined
}

const shown = (text: string): Effect<Reference> => ({ kind: 'shows', text: [text], as: 'message' })
const reporting = words(
  'is reported as', 'are reported as', 'is reported with', 'gives', 'give', 'shows', 'leads to', 'results in', 'produces', 'causes', 'triggers', 'yields', 'is answered with', 'is answered by', 'displays', 'is reported by', 'as',
) // prettier-ignore
const refusing = words(
  'is refused with',
  'is rejected with',
  'are rejected with',
  'are refused with',
  'is refused',
  'is rejected',
  'are refused',
  'are rejected',
  'is not accepted',
  'are not accepted',
  'is not allowed',
  'are not allowed',
)
const accepting = words('is accepted', 'are accepted', 'is allowed', 'are allowed')
const messaging = words(
  'the message',
  'the error message',
  'the hint',
  'an error message',
  'the error',
  'the text',
  'the warning',
  'a message',
  'the notice',
)

const rest = words('everything else', 'anything else', 'all other values', 'all other entries', 'any other value', 'any other entry', 'every other value', 'every other entry', 'any other input', 'all other input', 'other values', 'other entries', 'other numbers', 'all others')

/** "Everything else is answered with "…"": it answers what the limits before leave. */
const restRule: Parser<Clause[]> = alternative('rule: everything else', (input, at) => {
  const others = rest(input, at)
  const then = others && outcome(input, others.end)
  return then && { value: [{ kind: 'rule', when: [], then: then.value, otherwise: true }], end: then.end }
})

/** "Otherwise: "Please check the name"": a text alone is a message. */
const lone: Parser<Clause[]> = alternative('effect: lone message', (input, at) => {
  const from = messaging(input, at)?.end ?? at
  const found = input.tokens[from]
  const next = input.tokens[from + 1]
  if (found?.kind !== 'quoted' || (next && !/^[,;.)]$/.test(next.text))) return undefined
  return { value: [{ kind: 'effect', effects: [shown(found.value)] }], end: from + 1 }
})

/** "An empty nickname is reported as "…"", "a wrong card number gives "…"", "an order above 50 EUR is refused". */
const nounRule: Parser<Clause[]> = alternative('rule: noun condition', (input, at) => {
  const one = nounCondition(input, at)
  if (!one) return undefined
  const then = outcome(input, one.end)
  return then && { value: [{ kind: 'rule', when: [], if: one.value, then: then.value }], end: then.end }
})

function outcome(input: Input, at: number): Match<Effect<Reference>[]> | undefined {
  const from = words('must be', 'shall be', 'will be')(input, at) ? at : at
  const refused = refusing(input, from)
  const verb = refused ?? reporting(input, from)
  if (!verb) {
    const accepted = accepting(input, from)
    return accepted && { value: [{ kind: 'accepted' }], end: accepted.end }
  }
  const message =
    messaging(input, verb.end)?.end ??
    words('with the message', 'with the error message', 'and the message')(input, verb.end)?.end ??
    verb.end
  const quoted = input.tokens[message]
  const own: Effect<Reference>[] = refused ? [{ kind: 'refused' }] : []
  if (quoted?.kind === 'quoted') return { value: [...own, shown(quoted.value)], end: message + 1 }
  return refused ? { value: own, end: verb.end } : undefined
}

const one = <T extends Clause>(parser: Parser<T>): Parser<Clause[]> =>
  map(parser, (clause): Clause[] => [clause])
const asEffect: Parser<Clause[]> = map(
  (input: Input, at: number) => effects(input, at),
  (then): Clause[] => [{ kind: 'effect', effects: then }],
)
const asEvents: Parser<Clause[]> = map(
  (input: Input, at: number) => event(input, at),
  (all): Clause[] => all.map((own): Clause => ({ kind: 'event', event: own })),
)
/** "Clicking "Search" shows the list of flights": what is done, and what it does. */
const eventSubject: Parser<Clause[]> = alternative('rule: event as subject', (input, at) => {
  const found = input.tokens[at]
  const done = found?.kind === 'word' && found.text.toLowerCase().endsWith('ing') ? event(input, at) : undefined
  const then = done && consequences(input, done.end)
  return then && { value: [{ kind: 'rule', when: done.value, then: then.value }], end: then.end }
})
const asMove: Parser<Clause[]> = alternative(
  'transition',
  map(move, (own): Clause[] => [{ kind: 'transition', ...own, when: [] }]),
)
const limits: Parser<Clause[]> = (input, at) => {
  const match = constraint(input, at)
  return match && isDemand(input, at, match) ? match : undefined
}

const offering = words(
  'must',
  'shall',
  'should',
  'one of',
  'or',
  'either',
  'may',
  'can',
  'has to',
  'have to',
  'needs to',
  'only',
  'equal',
  'equals',
  'allowed',
)

/** "TYPE: Functional" tells what something is; values limit it only where they are offered or demanded. */
function isDemand(input: Input, at: number, { value, end }: Match<Clause[]>): boolean {
  if (value.some((clause) => clause.kind === 'constraint' && isFact(clause.holds))) return false
  if (
    !value.some(
      (clause) => clause.kind === 'constraint' && hasPart(clause.holds, ({ kind }) => kind === 'one-of'),
    )
  )
    return true
  for (let next = at; next < end; next += 1) if (offering(input, next)) return true
  return false
}

/** "The heating shall be switched on" tells what happens, and limits nothing. */
function isFact(holds: Condition<Reference>): boolean {
  if (holds.kind === 'not') return isFact(holds.of)
  if (holds.kind === 'one-of')
    return (
      holds.values.length === 1 &&
      holds.values[0]?.type === 'text' &&
      !/^\p{Lu}\S*$/u.test(holds.values[0].value)
    )
  return (
    holds.kind === 'compare' &&
    holds.right.kind === 'value' &&
    holds.right.value.type === 'boolean' &&
    holds.operator === '='
  )
}
const computed: Parser<Clause[]> = one((input, at) => computation(input, at))

const free = first(restRule, turn, eventSubject, permission, asMove, declaration, nounRule, computed, limits, asEffect, asEvents)
const asConsequence: Parser<Clause[]> = map(
  (input: Input, at: number) => consequences(input, at),
  (then): Clause[] => [{ kind: 'effect', effects: then }],
)
const equalling = words('equal', 'equals')
const demanded: Parser<Clause[]> = (input, at) => (input.tokens.slice(at).some((_, index) => equalling(input, at + index)) ? limits(input, at) : undefined)
const led = first(lone, turn, asMove, demanded, computed, asEffect, limits, nounRule, asConsequence)

/** What is said, part by part, as far as the parts follow each other without a new condition. */
function bodies(input: Input, at: number, hasLead: boolean): Match<Clause[]> | undefined {
  const match = (hasLead ? led : free)(input, at)
  if (!match || !hasLead) return match
  return match
}
