import { readFile } from 'node:fs/promises'
import { dirname, resolve } from 'node:path'
import {
  type Answer,
  answerFrom,
  type AnswerPassage,
  type Rarity,
} from '../../shared/domain/answering/index.ts'
import { plainSearch } from '../../test/support/plain-search.ts'

interface Document {
  fileName: string
  text: string
  /** Milliseconds since the epoch. */
  updatedAt?: number
}

interface KnowledgeQuestion {
  id: string
  question: string
  answerable: boolean
  /** Where the answer stands; the quote is in that file's text but for blanks. */
  fileName?: string
  quote?: string
}

/** What finds passages: the best first. */
export type FindPassages = (question: string, limit: number) => { passages: AnswerPassage[]; rarity: Rarity }

interface Scored {
  asked: KnowledgeQuestion
  place: number
  answer: Answer
  isRight: boolean
  isVerbatim: boolean
  /** Answered although the passages that hold the answer were taken away. */
  isGuess: boolean
}

const mostPassages = 20

/**
 * Scores a file of documents and questions (`{ documents, questions }`): is the right passage among the first three, does the answer cite it, is each sentence what its file says to the letter, and is
 * there none where no document holds one, or where what holds it is taken away?
 */
export async function examineKnowledge(
  file: string,
  search: (documents: Document[]) => FindPassages = plainSearch,
): Promise<string> {
  const exam = JSON.parse(await readFile(file, 'utf8')) as {
    documents: (Document | string)[]
    questions: KnowledgeQuestion[]
  }
  const documents = await Promise.all(
    exam.documents.map(async (one) => (typeof one === 'string' ? await documentAt(one, file) : one)),
  )
  const { questions } = exam
  const find = search(documents)
  const texts = new Map(documents.map(({ fileName, text }) => [fileName, text]))
  const scored = questions.map((asked) => score(asked, { find, texts }))
  const answerable = scored.filter(({ asked }) => asked.answerable)
  const others = scored.filter(({ asked }) => !asked.answerable)
  const answered = scored.filter(({ answer }) => answer.sentences.length > 0)
  const rate = (some: readonly unknown[], all: readonly unknown[]) =>
    `${(some.length / Math.max(1, all.length)).toFixed(2)} (${some.length} of ${all.length})`
  return [
    '| measured | figure |',
    '|---|---|',
    `| right passage among the first three | ${rate(
      answerable.filter(({ place }) => place < 3),
      answerable,
    )} |`,
    `| answered at all | ${rate(
      answerable.filter(({ answer }) => answer.sentences.length > 0),
      answerable,
    )} |`,
    `| answered by the right place | ${rate(
      answerable.filter(({ isRight }) => isRight),
      answerable,
    )} |`,
    `| word for word, of all answers | ${rate(
      answered.filter(({ isVerbatim }) => isVerbatim),
      answered,
    )} |`,
    `| answers to what no document answers | ${rate(
      others.filter(({ answer }) => answer.sentences.length > 0),
      others,
    )} |`,
    `| answers with the right passage taken away | ${rate(
      answerable.filter(({ isGuess }) => isGuess),
      answerable,
    )} |`,
    ...scored.filter(isWrong).map(told),
  ].join('\n')
}

/** A document that lies in a text file of its own; its path begins at the folder of the exam. */
async function documentAt(path: string, exam: string): Promise<Document> {
  return { fileName: path, text: await readFile(resolve(dirname(exam), path), 'utf8') }
}

function score(
  asked: KnowledgeQuestion,
  { find, texts }: { find: FindPassages; texts: Map<string, string> },
): Scored {
  const { passages, rarity } = find(asked.question, mostPassages)
  const answer = answerFrom({ question: asked.question, passages, rarity })
  const place = passages.findIndex((passage) => holds(passage, asked))
  const without = passages.filter((passage) => !holds(passage, asked))
  const guess = answerFrom({ question: asked.question, passages: without, rarity })
  const fileOf = (n: number) => passages.find((passage) => passage.n === n)?.fileName ?? ''
  const cited = answer.sentences.flatMap(({ citations }) =>
    citations.map((one) => ({ ...one, fileName: fileOf(one.n) })),
  )
  return {
    asked,
    answer,
    place: place < 0 ? Infinity : place,
    isRight: cited.some(
      ({ fileName, quote }) => fileName === asked.fileName && overlap(quote, asked.quote ?? ''),
    ),
    isGuess: asked.answerable && guess.sentences.length > 0,
    isVerbatim:
      cited.every(({ fileName, start, end, quote }) => texts.get(fileName)?.slice(start, end) === quote) &&
      answer.sentences.every(({ text, citations }) =>
        citations.some(({ quote }) => folded(quote) === folded(text)),
      ),
  }
}

const folded = (text: string): string => text.replace(/\s+/g, ' ').trim()
const holds = (
  { fileName, text }: AnswerPassage,
  { fileName: wanted, quote = '' }: KnowledgeQuestion,
): boolean => fileName === wanted && folded(text).includes(folded(quote))

/** Whether what is cited and what was expected share most of the shorter one. */
function overlap(one: string, other: string): boolean {
  const [short = '', long = ''] = [folded(one), folded(other)].toSorted((a, b) => a.length - b.length)
  if (short === '' || long.includes(short)) return short !== ''
  const words = short.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []
  const known = new Set(long.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [])
  return words.filter((word) => known.has(word)).length >= words.length * 0.8
}

const isWrong = ({ asked, isRight, answer }: Scored): boolean =>
  asked.answerable ? !isRight : answer.sentences.length > 0

const told = ({ asked, place, answer }: Scored): string =>
  `${asked.id}${asked.answerable ? '' : ' (no answer)'}: ${JSON.stringify(asked.question)}${asked.answerable ? ` (passage at ${place + 1}; ${JSON.stringify(asked.quote?.slice(0, 160))})` : ''} → ${
    answer.sentences.map(({ text }) => text).join(' ') || 'nothing'
  }`
