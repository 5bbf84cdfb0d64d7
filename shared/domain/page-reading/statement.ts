import { clausesOf, type Clause } from '../catalogue/clauses.ts'
import type { Marks } from '../marking/tags.ts'
import type { Condition, Rule, Span } from '../requirement-model/index.ts'
import { circumstanceOf, isTopic, together } from './conditions.ts'
import { fieldsNamed, type Around } from './mentions.ts'
import type { PageField } from './page-fields.ts'

/** A sentence with its marks, and where it stands. */
export interface MarkedStatement {
  span: Span
  text: string
  scope: string
  marks: Marks
}

/** A clause with what the page has and what stands before it. */
export interface Part {
  clause: Clause
  around: Around
  named: readonly PageField[]
  /** Its focus stands in its own sentence. */
  isWithin: boolean
}

export interface Sentence {
  statement: MarkedStatement
  at: number
  parts: Part[]
}

/** A rule before it has an id and a place. */
export type RuleDraft = Omit<Rule, 'id' | 'scope' | 'from'>

/** The clauses of a sentence, each with what stands before it, in the sentence or in the one before. */
export function partsOf({ text, marks }: MarkedStatement, before: Around): Part[] {
  let [focus, isWithin] = [before.focus, false]
  return clausesOf(text, marks)
    .filter(({ tag }) => tag !== 'ctx')
    .map((clause): Part => {
      const around: Around = { ...before, focus }
      const part = { clause, around, named: fieldsNamed(clause, around), isWithin }
      if (part.named.length > 0) [focus, isWithin] = [part.named, true]
      return part
    })
}

/** All that has to be so for a sentence; `open` where a part of it is nothing of the page. */
export function circumstances(parts: readonly Part[]): Condition | 'open' | undefined {
  const known = parts.map(({ clause, around }) => circumstanceOf(clause, around))
  if (known.some((one) => one === undefined)) return 'open'
  return together(known.flatMap((one) => (one ? [one.condition] : [])))
}

/** Whether a clause is a condition of its own: "otherwise" is the opposite of what was told, and a topic none. */
export const isCondition = ({ clause, around }: Part): boolean =>
  clause.tag === 'cond' && !isOtherwise(clause.text) && !isTopic(clause, around)

const isOtherwise = (text: string): boolean =>
  /^(?:otherwise|if not|else|(?:for |with )?(?:anything|everything) else|(?:for |with )?any other)\b/i.test(
    text,
  )

/** Whether a clause has a figure, and no name of what it is of. */
export const isBareFigure = ({ clause, named }: Part): boolean =>
  named.length === 0 && clause.phrases.some(({ tag }) => tag === 'N')
