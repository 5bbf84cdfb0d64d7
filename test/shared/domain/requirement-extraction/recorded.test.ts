import { describe, expect, test } from 'vitest'
import { designCases } from '../../../../shared/domain/model-based-testing/index.ts'
import { fulfils, readCase } from '../../../support/corpus/matches.ts'
import { fixtures } from '../../../support/models/index.ts'
import { readRecorded, recorded } from '../../../support/recorded-answers.ts'

type Reading = ReturnType<typeof readRecorded>
const readings = new Map<string, Reading>()

/** Each text is read once, whatever is asked of its reading. */
function readingOf(name: string): Reading {
  const reading = readings.get(name) ?? readRecorded(name)
  readings.set(name, reading)
  return reading
}

describe.each(recorded)('what a strong model answered for %s', (name) => {
  test('is an answer to the prompts as they are today: a changed prompt needs a new recording (bench/exam/record-answers.ts)', async () => {
    const { unanswered } = await readingOf(name)
    expect(unanswered.map(({ user }) => user)).toEqual([])
  })

  test('stands in the text, and leaves no sentence without an account', async () => {
    const { dropped, model, sentences, readBy } = await readingOf(name)
    expect(dropped).toEqual([])
    expect(model.accounts.map(({ sentence }) => sentence)).toEqual(sentences.map(({ number }) => number))
    expect(model.accounts.filter(({ is }) => is === 'not-read' || is === 'gap')).toEqual([])
    expect(new Set(Object.values(readBy.elements))).toEqual(new Set(['model']))
  })
})

describe.each(fixtures)('$name', ({ name, expected, never }) => {
  test('gives every item that a tester expects, and nothing that the text denies', async () => {
    const { model, sentences } = await readingOf(name)
    const read = designCases(model, sentences).cases.map(readCase)
    expect(expected.filter((item) => !read.some((one) => fulfils(one, item)))).toEqual([])
    expect(never.filter((item) => read.some((one) => fulfils(one, item)))).toEqual([])
  })
})
