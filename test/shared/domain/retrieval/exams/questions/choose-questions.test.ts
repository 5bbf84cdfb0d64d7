import { expect, test } from 'vitest'
import { chooseQuestions } from '../../../../../../shared/domain/retrieval/exams/questions/choose-questions.ts'
import type { DraftedQuestion } from '../../../../../../shared/domain/retrieval/exams/questions/types.ts'

const draft = (question: string, from: DraftedQuestion['from'] = 'figure', start = 0): DraftedQuestion => ({
  question,
  from,
  start,
  end: start + 10,
})
const nothing = () => false
const named = (chosen: DraftedQuestion[]) => chosen.map(({ question }) => question)

test('kinds take turns, and of each those that lie apart come first', () => {
  const figures = ['f1', 'f2', 'f3', 'f4', 'f5'].map((name) => draft(name))
  const drafted = [...figures, draft('d1', 'definition'), draft('h1', 'heading')]
  const chosen = named(chooseQuestions(drafted, { most: 5, isKnown: nothing }))
  expect(chosen).toEqual(['f3', 'd1', 'h1', 'f2', 'f5'])
})

test('what is known already is not chosen again, and what the text would be asked twice has no one answer', () => {
  const drafted = [draft('Where?'), draft('Who?'), draft(' who? '), draft('When?')]
  const isKnown = (question: string) => question === 'Where?'
  expect(named(chooseQuestions(drafted, { most: 10, isKnown }))).toEqual(['When?'])
})

test('no more are chosen than wanted, and none of nothing', () => {
  expect(chooseQuestions([draft('a'), draft('b')], { most: 1, isKnown: nothing })).toHaveLength(1)
  expect(chooseQuestions([], { most: 5, isKnown: nothing })).toEqual([])
})
