import { clausesOf, type Clause } from './clauses.ts'
import { isSentence, plainOf } from './plain-sentences.ts'
import type { Marks } from '../marking/tags.ts'

/** One rule of a sentence: its conditions and events in the order of the sentence, and one result. */
export interface Statement {
  text: string
  marks: Marks
}

interface Group {
  given: Clause[]
  results: Clause[]
  isClosed: boolean
}

const mostStatements = 5
const isResult = ({ tag }: Clause): boolean => tag === 'eff' || tag === 'lim' || tag === 'def'
const stands = ({ text, phrases }: Clause): boolean =>
  isSentence(
    plainOf(text),
    phrases.filter(({ tag }) => tag === 'V').map((phrase) => phrase.text),
  )
/** "it", "they": says nothing without what stands before. */
const isOpen = ({ text }: Clause): boolean =>
  /^(?:it|they|this|these|those|that|he|she|both|none|otherwise|then)\b/i.test(text.trim())
/** A condition that holds for all but what it names joins what stands before it. */
const isTurned = ({ text }: Clause): boolean =>
  /^(?:unless|until|except|otherwise|else|before|without)\b/i.test(text.trim())

/**
 * The rules of a marked sentence, each with the conditions that hold for it: "If A, B, and if C, D" are two, "On A, B and C" are two under one condition. A sentence of one rule, or one whose clauses do not stand
 * alone, is its only statement.
 */
export function statementsOf(sentence: string, marks: Marks): Statement[] {
  const clauses = clausesOf(sentence, marks).filter(({ tag }) => tag !== 'ctx')
  const whole = [{ text: sentence, marks }]
  const groups = groupsOf(sentence, clauses)
  const parts = groups.flatMap(({ given, results }) =>
    results.map((result) => [...given, result].toSorted((a, b) => a.start - b.start)),
  )
  const canSplit =
    parts.length > 1 &&
    parts.length <= mostStatements &&
    clauses.filter(isResult).every((clause) => stands(clause) && !isOpen(clause)) &&
    !clauses.some((clause) => !isResult(clause) && isTurned(clause)) &&
    groups.every(({ results }) => results.length > 0)
  return canSplit ? parts.map((part) => joined(sentence, part, marks)) : whole
}

/** A condition right behind a result, without a comma, belongs to that result; any other opens the next rule. */
function groupsOf(sentence: string, clauses: readonly Clause[]): Group[] {
  const groups: Group[] = []
  for (const [at, clause] of clauses.entries()) {
    const last = groups.at(-1)
    const before = clauses[at - 1]
    const between = before ? sentence.slice(before.end, clause.start) : ''
    if (isResult(clause)) {
      if (last && !last.isClosed) last.results.push(clause)
      else groups.push({ given: [], results: [clause], isClosed: false })
    } else if (last && last.results.length > 0 && before && isResult(before) && between.trim() === '') {
      // It belongs to the last result alone.
      const result = last.results.pop() as Clause
      if (last.results.length === 0) groups.pop()
      groups.push({ given: [...last.given, clause], results: [result], isClosed: true })
    } else if (last && last.results.length === 0) last.given.push(clause)
    else groups.push({ given: [clause], results: [], isClosed: false })
  }
  return groups
}

/** Clauses as a text of their own, with their marks. */
function joined(sentence: string, clauses: readonly Clause[], { kinds }: Marks): Statement {
  const marks: Marks = { segments: [], roles: [], kinds }
  let text = ''
  for (const { tag, start, end, phrases } of clauses) {
    const at = text === '' ? 0 : text.length + 2
    text = text === '' ? sentence.slice(start, end) : `${text}, ${sentence.slice(start, end)}`
    marks.segments.push({ tag, start: at, end: at + end - start, confidence: 1 })
    for (const phrase of phrases)
      marks.roles.push({
        tag: phrase.tag,
        start: phrase.start - start + at,
        end: phrase.end - start + at,
        confidence: 1,
      })
  }
  return { text, marks }
}
