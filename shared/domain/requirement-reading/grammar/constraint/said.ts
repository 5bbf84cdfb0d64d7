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
  /** It tells how an entry is written, so that bounds may follow at once: "a whole number from 1 to 9". */
  form?: true
  /** "In steps of 0.5". */
  step?: string
  /** "In whole percent". */
  unit?: string
  /** It holds beside whatever else is said: "required" is never one of several choices. */
  always?: true
  /** A list of values that ends with "or", so that what stands before it with a comma is a choice, too. */
  isChoice?: true
}

/** The verb before what is said: "must not contain", "is", or nothing at all in a cell. */
export interface Group {
  verb: 'be' | 'have' | 'accept' | 'none'
  isDenied: boolean
  isDemand: boolean
  isOnly: boolean
  /** "Is limited to 5". */
  isMost: boolean
}

export type Predicate = (group: Group) => Parser<Said>

const opposite: Partial<Record<string, '<' | '<=' | '>=' | '>'>> = {
  '<': '>=',
  '<=': '>',
  '>': '<=',
  '>=': '<',
}

/** The opposite; an ordered comparison is turned around. */
export function not(of: Condition): Condition {
  const operator = of.kind === 'compare' ? opposite[of.operator] : undefined
  if (of.kind === 'compare' && operator) return { ...of, operator }
  return of.kind === 'not' ? of.of : { kind: 'not', of }
}

export function denied(said: Said, isDenied: boolean): Said {
  return isDenied ? { ...said, of: (subject) => not(said.of(subject)) } : said
}

export const allOf = (of: Condition[]): Condition => joined('all', of)
export const anyOf = (of: Condition[]): Condition => joined('any', of)

function joined(kind: 'all' | 'any', of: Condition[]): Condition {
  // A single one in "any" or "all" stands for a whole group, and stays so.
  const [first, ...more] = of.flatMap((each) =>
    each.kind === kind && each.of.length !== 1 ? each.of : [each],
  )
  return first && more.length === 0 ? first : { kind, of: first ? [first, ...more] : [] }
}
