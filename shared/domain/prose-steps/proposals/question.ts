import { readProse } from '../prose.ts'
import { parseTestData, type TestDatum } from '../test-data.ts'
import type { CompiledStep, StepProse } from '../types.ts'
import { hasPredicate } from './lexicon.ts'
import { tokensOf, wordsIn, type Token } from './tokens.ts'

/** A piece of a sentence that the grammar does not read. */
export interface Clause {
  as: 'actions' | 'checks'
  /** Which of the step's problems it belongs to. */
  problem: number
  text: string
  tokens: Token[]
}

/** What a model is asked about a step. */
export interface Question {
  step: StepProse
  data: TestDatum[]
  clauses: Clause[]
}

const mostClauses = 12
const joint = /(?:[.;,]+ |[.;,]? )(?:and then|and|but|then) |[.;,]+ (?=\S)/gi

/**
 * What could be asked about the sentences of a step that no rule reads; undefined when there is nothing to ask, because all were read, or
 * something in it is no question of wording (a quote left open, a change without an action).
 */
export function questionOf(step: StepProse, { problems }: CompiledStep): Question | undefined {
  if (problems.length === 0 || problems.some(({ unread }) => unread === undefined)) return undefined
  const data = parseTestData(step.testData)
  const values = data.map(({ value }) => value)
  const literals = [step.action, step.expectedResult].flatMap((text) => readProse(text, values).literals)
  const clauses = problems.flatMap(({ part, unread }, problem) => {
    const prose = readProse(part, [...values, ...literals])
    const as: Clause['as'] = unread?.as === 'actions' ? 'actions' : 'checks'
    const pieces = piecesOf(prose.text)
    return (as === 'checks' ? whole(pieces) : pieces).map((text) => {
      const tokens = tokensOf(text, prose.literals)
      return { as, problem, text: wordsIn(tokens), tokens }
    })
  })
  const sayable = clauses.length <= mostClauses && clauses.every(({ tokens }) => tokens.length > 0)
  return sayable ? { step, data, clauses } : undefined
}

function piecesOf(text: string): string[] {
  const pieces: string[] = []
  let start = 0
  for (const match of text.matchAll(joint)) {
    pieces.push(text.slice(start, match.index))
    start = match.index + match[0].length
  }
  return [...pieces, text.slice(start)].filter((piece) => piece.trim() !== '')
}

// "The Name and E-mail fields are empty": a piece that says nothing of its subject is no clause; it stays with the next one.
function whole(pieces: string[]): string[] {
  const clauses: string[] = []
  let subject = ''
  for (const piece of pieces) {
    const text = subject === '' ? piece : `${subject} and ${piece}`
    if (hasPredicate(tokensOf(piece, []))) {
      clauses.push(text)
      subject = ''
    } else subject = text
  }
  if (subject === '') return clauses
  const last = clauses.pop()
  return [...clauses, last === undefined ? subject : `${last} and ${subject}`]
}
