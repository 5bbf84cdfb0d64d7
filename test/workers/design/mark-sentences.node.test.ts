import { expect, test } from 'vitest'
import type { Tagger } from '../../../shared/domain/marking/tagger.ts'
import type { Marks } from '../../../shared/domain/marking/tags.ts'
import { markSentences } from '../../../workers/design/mark-sentences.ts'
import { Recent } from '../../../workers/design/recent.ts'

const marksOf = (text: string): Marks => ({ segments: [], roles: [], kinds: [{ kind: text, confidence: 1 }] })

function setUp(most = 400_000) {
  const marked: string[] = []
  const tagger: Tagger = {
    mark(text) {
      marked.push(text)
      return marksOf(text)
    },
  }
  let pauses = 0
  const mark = (sentences: string[], recent: Recent<Marks>) =>
    markSentences(sentences, { tagger, recent, pause: () => Promise.resolve(++pauses) })
  return { marked, mark, recent: new Recent<Marks>(most), pauses: () => pauses }
}

test('a sentence that was marked before costs nothing', async () => {
  const { marked, mark, recent } = setUp()
  await mark(['a', 'b'], recent)
  expect(await mark(['b', 'c'], recent)).toEqual(
    new Map([
      ['b', marksOf('b')],
      ['c', marksOf('c')],
    ]),
  )
  expect(marked).toEqual(['a', 'b', 'c'])
})

test('of an endless text the first sentences are marked, with pauses in between', async () => {
  const { marked, mark, recent, pauses } = setUp()
  const sentences = Array.from({ length: 2000 }, (_, at) => `${at}${' word'.repeat(9)}`)
  expect((await mark(sentences, recent)).size).toBe(300)
  expect(marked).toEqual(sentences.slice(0, 300))
  expect(pauses()).toBeGreaterThan(25)
})

test('which sentences have marks does not depend on what was marked before', async () => {
  const { marked, mark, recent } = setUp()
  const sentences = Array.from({ length: 2000 }, (_, at) => `${at}${' word'.repeat(9)}`)
  const first = await mark(sentences, recent)
  expect(await mark(sentences, recent)).toEqual(first)
  expect(marked).toHaveLength(first.size)
})

test('what was asked for longest ago is forgotten first', async () => {
  const { marked, mark, recent } = setUp(3)
  for (const sentence of ['a', 'b', 'c', 'a', 'd', 'a', 'b']) await mark([sentence], recent)
  expect(marked).toEqual(['a', 'b', 'c', 'd', 'b'])
})

test('of what a person corrected nothing is asked, and nothing is remembered for others', async () => {
  const { marked, mark, recent } = setUp()
  const corrected = new Map([['b', marksOf('by hand')]])
  const tagger: Tagger = { mark: (text) => (marked.push(text), marksOf(text)) }
  const pause = () => Promise.resolve()
  const marks = await markSentences(['a', 'b'], { tagger, recent, pause, corrected })
  expect(marks).toEqual(new Map([['a', marksOf('a')], ...corrected]))
  expect(await mark(['b'], recent)).toEqual(new Map([['b', marksOf('b')]]))
  expect(marked).toEqual(['a', 'b'])
})
