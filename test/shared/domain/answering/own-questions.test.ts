import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { type Answer, answerFrom } from '../../../../shared/domain/answering/index.ts'
import { plainSearch } from '../../../support/plain-search.ts'

interface Asked {
  id: string
  question: string
  answerable: boolean
  fileName?: string
  quote?: string
}

const path = new URL('../../../../bench/exam/knowledge/own.json', import.meta.url)
const { documents, questions } = JSON.parse(readFileSync(path, 'utf8')) as {
  documents: { fileName: string; text: string }[]
  questions: Asked[]
}
const find = plainSearch(documents)
const folded = (text: string): string => text.replace(/\s+/g, ' ')
const answers = questions.map((asked) => {
  const { passages, rarity } = find(asked.question, 20)
  return { asked, passages, answer: answerFrom({ question: asked.question, passages, rarity }) }
})
const cites = ({ sentences }: Answer, quote = ''): boolean =>
  sentences
    .flatMap(({ citations }) => citations.map((one) => folded(one.quote)))
    .some((own) => own.includes(folded(quote)) || folded(quote).includes(own))

test('what no document answers is answered by silence', () => {
  const answered = answers.filter(({ asked, answer }) => !asked.answerable && answer.sentences.length > 0)
  expect(answered.map(({ asked }) => asked.id)).toEqual([])
})

test('nearly nine of ten others are answered by the right sentence, and none by a wrong one alone', () => {
  const answerable = answers.filter(({ asked }) => asked.answerable)
  const right = answerable.filter(({ asked, answer }) => cites(answer, asked.quote))
  const answered = answerable.filter(({ answer }) => answer.sentences.length > 0)
  const wrong = answered.filter(({ asked, answer }) => !cites(answer, asked.quote))
  expect(right.length / answerable.length).toBeGreaterThanOrEqual(0.87)
  expect(wrong.map(({ asked }) => asked.id)).toEqual([])
})

test('each sentence is what its document says to the letter', () => {
  const texts = new Map(documents.map(({ fileName, text }) => [fileName, text]))
  for (const { answer, passages } of answers)
    for (const { start, end, quote, n } of answer.sentences.flatMap(({ citations }) => citations)) {
      const { fileName = '' } = passages.find((one) => one.n === n) ?? {}
      expect(texts.get(fileName)?.slice(start, end)).toBe(quote)
    }
})
