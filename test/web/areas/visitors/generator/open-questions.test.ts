import { afterEach, expect, test } from 'vitest'
import {
  isTextChanged,
  openQuestions,
  shownDraft,
} from '../../../../../web/areas/visitors/generator/open-questions.ts'
import type { SessionView } from '../../../../../web/areas/visitors/generator/session.ts'
import { session } from '../../../../../web/areas/visitors/generator/store.ts'

const words = 'Late fees are worked out at night.'
const completion = 'Late fees are rounded to two places.'

/** A session with a question about its first sentence, which the service asks whatever stands behind it. */
const sessionOf = (requirements: string) =>
  ({
    sessionId: 'open-questions',
    requirements,
    answers: [],
    sentences: [
      {
        source: 'requirements',
        start: 0,
        end: words.length,
        status: 'outlined',
        requirementRef: 'REQ-001',
        testCaseIds: [],
      },
    ],
    gaps: [
      { requirementRef: 'REQ-001', description: 'How is it rounded?', completions: [completion] },
      { requirementRef: 'REQ-001', description: 'What is seen?', completions: [] },
    ],
  }) as unknown as SessionView

afterEach(() => {
  session.value = null
  shownDraft.value = null
})

test('a question is open until its answer stands in the text', () => {
  session.value = sessionOf(words)
  expect([openQuestions.value, isTextChanged.value]).toEqual([2, false])
  shownDraft.value = { text: `${words} ${completion}`, written: [] }
  expect([openQuestions.value, isTextChanged.value]).toEqual([1, true])
  const answer = 'The fee is seen in the account.'
  shownDraft.value = {
    text: `${words} ${completion} ${answer}`,
    written: [{ sentence: words, answer }],
  }
  expect(openQuestions.value).toBe(0)
})

test('what was answered is not open any more after the cases were made anew, although it is asked again', () => {
  session.value = sessionOf(`${words} ${completion}`)
  expect([openQuestions.value, isTextChanged.value]).toEqual([1, false])
})

test('without a session nothing is open', () => {
  expect(openQuestions.value).toBe(0)
})
