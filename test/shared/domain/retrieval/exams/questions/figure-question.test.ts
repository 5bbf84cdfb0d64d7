import { expect, test } from 'vitest'
import { figureQuestion } from '../../../../../../shared/domain/retrieval/exams/questions/figure-question.ts'

test.each([
  ['Every employee has 28 days of holiday a year.', 'Every employee has how many days of holiday a year?'],
  ['Taxi rides are paid back up to 40 euros.', 'Taxi rides are paid back up to how many euros?'],
  ['At least 30% of the seats stay free.', 'At least what percentage of the seats stay free?'],
  ['A new card costs €15 at the desk.', 'A new card costs how much money at the desk?'],
])('%s', (sentence, question) => {
  expect(figureQuestion(sentence)).toBe(question)
})

test.each([
  ['two figures are two answers', 'The pool is open for 6 hours on 5 days of the week.'],
  ['a date is no count', 'The shop opens on 5 May 2024.'],
  ['a number that counts nothing', 'The rule is told in section 4.'],
  ['no figure', 'Visitors park behind the main building.'],
])('%s asks for nothing', (_, sentence) => {
  expect(figureQuestion(sentence)).toBeUndefined()
})
