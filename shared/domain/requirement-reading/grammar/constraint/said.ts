import type { Condition as Holds, Expression as Sum } from '../../../requirement-model/index.ts'
import type { Reference } from '../../tokens.ts'
import type { Parser } from '../parser.ts'

export type Condition = Holds<Reference>
export type Expression = Sum<Reference>

/** What is said of a subject that stands elsewhere. */
export interface Said {
  of: (subject: Reference) => Condition
  /** It limits what may be entered even where nothing says "must": "is 4 to 16 characters long". */
  limits?: true
  /** "May be left empty". */
  optional?: true
  /** It names values, so that with "is" it tells what something is, and only with "must be" what it may be. */
  names?: true
}

/** The verb before what is said: "must not contain", "is", or nothing at all in a cell. */
export interface Group {
  verb: 'be' | 'have' | 'accept' | 'none'
  isDenied: boolean
  isDemand: boolean
  isOnly: boolean
}

export type Predicate = (group: Group) => Parser<Said>

export const not = (of: Condition): Condition => (of.kind === 'not' ? of.of : { kind: 'not', of })

export function denied(said: Said, isDenied: boolean): Said {
  return isDenied ? { ...said, of: (subject) => not(said.of(subject)) } : said
}

export const allOf = (of: Condition[]): Condition => joined('all', of)
export const anyOf = (of: Condition[]): Condition => joined('any', of)

function joined(kind: 'all' | 'any', of: Condition[]): Condition {
  const [first, ...more] = of.flatMap((each) => (each.kind === kind ? each.of : [each]))
  return first && more.length === 0 ? first : { kind, of: first ? [first, ...more] : [] }
}
