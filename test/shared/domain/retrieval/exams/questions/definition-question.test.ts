import { expect, test } from 'vitest'
import { definitionQuestion } from '../../../../../../shared/domain/retrieval/exams/questions/definition-question.ts'

test.each([
  ['A quorum is the least number of members that can decide.', 'What is a quorum?'],
  ['The steering group is a body of five people.', 'What is the steering group?'],
  ['Net weight means the weight without packaging.', 'What does Net weight mean?'],
  ['Cookies are the small files that a browser keeps.', 'What are Cookies?'],
  ['It is a rule of the house.', undefined],
  ['This policy is the newest one.', undefined],
  ['Requests go to the team lead.', undefined],
])('%s', (sentence, question) => {
  expect(definitionQuestion(sentence)).toBe(question)
})
