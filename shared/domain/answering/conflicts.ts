import { isOpen, mayBeSame } from '../numbers/written.ts'
import { formsOf } from './forms.ts'
import type { Kind } from './question-kinds.ts'
import type { Question } from './read-question.ts'
import { fileOf, type Statement } from './statements.ts'
import type { Token } from './tokens.ts'
import type { Conflict, ConflictingValue } from './types.ts'
import type { Value } from './values.ts'

interface Claim {
  statement: Statement
  /** What is said beside the values, and beside what the question says. */
  rest: ReadonlySet<string>
  denies: boolean
  values: Value[]
}

const mostCompared = 24
/** Words that tell since when something holds, and change nothing of what. */
const sinceWhen = formsOf('new now from since start begin effective current former previous until onward')

/**
 * Where statements of other files give another value for what the first one says: the conflict, and the statements that take part in it, the newest first. Both are empty where they agree. Statements
 * that answer one question are of the same thing where they say nothing beside it that the other one does not.
 */
export function conflictsAmong(
  question: Question,
  statements: readonly Statement[],
): { conflicts: Conflict[]; told: Statement[] } {
  const asked = new Set(question.tokens.map(({ stem }) => stem))
  const claims = statements.slice(0, mostCompared).map((one) => claimOf(one, { asked, kind: question.kind }))
  const [first, ...others] = claims
  const contrary = first ? others.filter((other) => contradict(first, other)) : []
  if (!first || contrary.length === 0) return { conflicts: [], told: [] }
  const differing = oneOfEachFile([first, ...contrary]).toSorted(
    (one, other) => other.statement.passage.updatedAt - one.statement.passage.updatedAt,
  )
  return { conflicts: [conflictOf(differing)], told: differing.map(({ statement }) => statement) }
}

function oneOfEachFile(claims: readonly Claim[]): Claim[] {
  const files = new Map<string, Claim>()
  for (const claim of claims)
    if (!files.has(fileOf(claim.statement.passage))) files.set(fileOf(claim.statement.passage), claim)
  return [...files.values()]
}

const denial = /\b(?:not|no|never|cannot|neither|without|\w+n['’]t)\b/i

function claimOf(statement: Statement, { asked, kind }: { asked: ReadonlySet<string>; kind: Kind }): Claim {
  const { unit, lead } = statement
  const isWithin = (at: number) => statement.values.some(({ start, end }) => at >= start && at < end)
  const telling = unit.tokens.filter(({ start }) => !isWithin(start))
  const head = unit.kind === 'row' ? (lead?.tokens ?? []) : []
  const says = ({ stem, isIdle, isLight }: Token) =>
    !isIdle && !isLight && !asked.has(stem) && !sinceWhen.has(stem)
  return {
    statement,
    // When something holds is no other value of it.
    values: statement.values.filter((value) => kind === 'when' || value.kind !== 'date'),
    rest: new Set([...telling, ...head].filter(says).map(({ stem }) => stem)),
    denies: denial.test(unit.text),
  }
}

function contradict(one: Claim, other: Claim): boolean {
  if (fileOf(one.statement.passage) === fileOf(other.statement.passage)) return false
  if (!isSame(one.rest, other.rest) || areSiblings(headingOf(one.statement), headingOf(other.statement)))
    return false
  if (one.denies !== other.denies) return true
  return one.values.some(
    (value) =>
      differing(value, other.values) !== undefined && !other.values.some((its) => mayAgree(its, value)),
  )
}

const isSame = (one: ReadonlySet<string>, other: ReadonlySet<string>): boolean =>
  one.size === other.size && [...one].every((stem) => other.has(stem))

const headingOf = ({ heading, place }: Statement): Set<string> => {
  const tokens =
    heading && !heading.isTitle ? heading.tokens : (place.headings.at(-1) ?? heading?.tokens ?? [])
  return new Set(tokens.filter(({ isIdle, isFigure }) => !isIdle && !isFigure).map(({ stem }) => stem))
}

/** "Hamburg office" and "Berlin office" head different things, "Leave 2023" and "Leave", or "Leave" and "Holidays", the same. */
function areSiblings(one: ReadonlySet<string>, other: ReadonlySet<string>): boolean {
  const shared = [...one].filter((stem) => other.has(stem)).length
  return shared > 0 && shared < one.size && shared < other.size
}

/** The value that stands in the place of another one. */
const differing = (value: Value, others: readonly Value[]): Value | undefined =>
  others.find((other) => isSameKind(value, other) && !mayAgree(other, value))

/** Where nothing tells thousands from thousandths, two numbers differ only where no reading of one is one of the other. */
function mayAgree({ canonical: one }: Value, { canonical: other }: Value): boolean {
  if (one === other) return true
  const [[figure = '', ...unit], [its = '', ...itsUnit]] = [one.split(' '), other.split(' ')]
  return unit.join(' ') === itsUnit.join(' ') && (isOpen(figure) || isOpen(its)) && mayBeSame(figure, its)
}

const isSameKind = (one: Pick<Value, 'kind' | 'unit'>, other: Pick<Value, 'kind' | 'unit'>): boolean =>
  one.kind === other.kind && (one.kind === 'duration' || one.unit === other.unit)

function conflictOf(claims: readonly Claim[]): Conflict {
  const [newest] = claims
  const subject = newest ? subjectOf(newest) : ''
  return { subject, values: claims.map((claim) => valueOf(claim, claims)) }
}

/** The words of a statement without its values. */
function subjectOf({ statement: { unit }, values }: Claim): string {
  const words = values
    .toReversed()
    .reduce((text, { start, end }) => `${text.slice(0, start)}…${text.slice(end)}`, unit.text)
  return words.replace(/\s+/g, ' ').trim().slice(0, 200)
}

function valueOf(claim: Claim, claims: readonly Claim[]): ConflictingValue {
  const { statement, values } = claim
  const { passage, unit } = statement
  const others = claims.filter((other) => other !== claim).flatMap((other) => other.values)
  const value = values.find((one) => differing(one, others) && !others.some((other) => mayAgree(other, one)))
  return {
    n: passage.n,
    start: passage.start + unit.start,
    end: passage.start + unit.end,
    quote: passage.text.slice(unit.start, unit.end),
    value: value?.written ?? unit.text,
    fileName: passage.fileName,
    updatedAt: passage.updatedAt,
  }
}
