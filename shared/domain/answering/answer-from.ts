import { isOpen } from '../numbers/written.ts'
import { conflictsAmong } from './conflicts.ts'
import { followUp } from './follow-up.ts'
import { type Question, readQuestion } from './read-question.ts'
import type { Reading } from './readings.ts'
import { type Statement, statementsIn } from './statements.ts'
import { type Supported, supportOf } from './support.ts'
import type { Token } from './tokens.ts'
import type { AnswerPassage, AnswerSentence, Conflict, Rarity, Turn } from './types.ts'
import { withNeighbours } from './with-neighbours.ts'

export interface Asked {
  question: string
  /** What was said before, the oldest first. */
  history?: readonly Turn[]
  /** What it may ask, the most plausible first; read of question and history unless given. */
  readings?: readonly Reading[]
  /** The best first, some twenty. */
  passages: readonly AnswerPassage[]
  /** Of all that was searched; words count alike without it. */
  rarity?: Rarity
}

export interface Answer {
  sentences: AnswerSentence[]
  /** Why there are no sentences; null where there are. */
  reason: null | 'no_support' | 'no_documents'
  conflicts: Conflict[]
}

const mostSentences = 5
/** Where more statements answer, the rest says nothing new. */
const mostConsidered = 60
/** What else answers nearly as well is said, too. */
const nearlyAsGood = 0.85
const mostFurther = 2

/**
 * Answers a question by what passages say, word for word: one to five sentences, rows or items (some more where they are steps), each with the place where it stands. Takes
 * passages in the order of their rank. A question that may be read in several ways is answered by the first reading that passages answer. Says nothing, with its reason, where no
 * passage holds what the question asks for; files that give different values for the same thing are all quoted, the newest first. Pure and deterministic; costs the length of the
 * passages.
 */
export function answerFrom({
  question,
  history = [],
  readings = followUp({ question, history }).readings,
  passages,
  rarity,
}: Asked): Answer {
  if (passages.length === 0) return { sentences: [], reason: 'no_documents', conflicts: [] }
  const statements = statementsIn(passages)
  const figures = figuresAmong(statements)
  for (const reading of readings) {
    if (reading.asOne !== undefined && !isWritten(reading.asOne, passages)) continue
    const answer = answerTo(readQuestion(reading, rarity, figures), statements)
    if (answer) return answer
  }
  return { sentences: [], reason: 'no_support', conflicts: [] }
}

/** Numbers of one mark before three figures, which mean thousands or thousandths, as the documents mean them. */
function figuresAmong(statements: readonly Statement[]): Map<string, string> {
  const figures = new Map<string, string>()
  for (const { unit } of statements)
    for (const { isFigure, written, stem } of unit.tokens)
      if (isFigure && isOpen(written) && !figures.has(written)) figures.set(written, stem)
  return figures
}

function isWritten(phrase: string, passages: readonly AnswerPassage[]): boolean {
  const wanted = phrase.toLowerCase()
  return passages.some(({ text }) => text.toLowerCase().includes(wanted))
}

function answerTo(question: Question, statements: readonly Statement[]): Answer | undefined {
  const supported = supportOf(question, statements)
    .slice(0, mostConsidered)
    .map((one) => ({ ...one, run: withNeighbours(question, one.statement) }))
    .filter(({ run }) => saysMore(question, run))
  const best = supported[0]
  if (!best) return undefined
  const { conflicts, told } = conflictsAmong(
    question,
    supported.map(({ statement }) => statement),
  )
  const runs =
    told.length > 0
      ? told.map((statement) => withNeighbours(question, statement))
      : [best, ...furtherOf(question, supported)].map(({ run }) => run)
  return { sentences: sentencesOf(runs), reason: null, conflicts }
}

/** What only repeats the question, such as a name by itself, is an answer to none but whether it is so. */
function saysMore({ kind, tokens }: Question, run: readonly Statement[]): boolean {
  if (kind === 'yes_no') return run.length > 0
  const asked = new Set(tokens.map(({ stem }) => stem))
  const isNew = ({ stem, isIdle }: Token) => !isIdle && !asked.has(stem)
  return run.some(({ unit, lead }) => unit.tokens.some(isNew) || lead?.tokens.some(isNew))
}

type WithRun = Supported & { run: Statement[] }

/** Others that answer nearly as well and say something that the best does not; none beside a list of steps. */
function furtherOf({ kind }: Question, [best, ...others]: readonly WithRun[]): WithRun[] {
  if (!best || kind === 'how_to' || best.run.length > 2) return []
  const chosen = [best]
  for (const one of others) {
    if (chosen.length > mostFurther) break
    if (one.score < best.score * nearlyAsGood) break
    if (chosen.every((other) => !isAlike(other.statement, one.statement))) chosen.push(one)
  }
  return chosen.slice(1)
}

/** Said in nearly the same words, or part of what is told already. */
function isAlike({ unit: one }: Statement, { unit: other }: Statement): boolean {
  const shared = [...one.stems].filter((stem) => other.stems.has(stem)).length
  return shared >= Math.min(one.stems.size, other.stems.size) * 0.8
}

/** Each statement once, those of a passage that follow each other in their order. */
function sentencesOf(runs: readonly (readonly Statement[])[]): AnswerSentence[] {
  const told = new Set<string>()
  const sentences: AnswerSentence[] = []
  for (const run of runs) {
    const fresh = run.filter(({ passage, at }) => !told.has(`${passage.n} ${at}`))
    if (sentences.length > 0 && sentences.length + fresh.length > mostSentences) continue
    for (const statement of fresh) {
      told.add(`${statement.passage.n} ${statement.at}`)
      sentences.push(sentenceOf(statement))
    }
  }
  return sentences
}

const sentenceOf = ({ passage, unit }: Statement): AnswerSentence => ({
  text: unit.text,
  citations: [
    {
      n: passage.n,
      start: passage.start + unit.start,
      end: passage.start + unit.end,
      quote: passage.text.slice(unit.start, unit.end),
    },
  ],
})
