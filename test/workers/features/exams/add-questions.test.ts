import { expect, test } from 'vitest'
import { addQuestions } from '../../../../workers/features/exams/add-questions.ts'
import { listQuestions } from '../../../../workers/features/exams/list-questions.ts'
import { ask, expectRefusal, send } from '../../../support/client.ts'
import { newOwner } from '../../../support/people.ts'
import { newBase } from '../documents/support.ts'
import { answered, newHandbook } from './support.ts'
import { shareWith } from '../sharing/support.ts'

const owner = await newOwner()
const [[question, quote]] = answered

test('a question is kept with the very words of the file, by their place or by themselves', async () => {
  const { id, fileId, content } = await newHandbook(owner)
  const start = content.indexOf(quote)
  const given = [
    { question, fileId, quote },
    { question: 'And where stands that?', fileId, start, end: start + quote.length },
    { question: 'Who is the chairman?' },
  ]
  const { questions } = await ask(addQuestions, { id, questions: given }, owner)
  expect(questions).toMatchObject([
    { question, quote, fileId, fileName: 'handbook.md', answerable: true, origin: 'own' },
    { quote, answerable: true },
    { quote: '', fileId: null, answerable: false },
  ])
})

test('a question that the base has already stays as it is, however it is written', async () => {
  const { id, fileId } = await newHandbook(owner)
  await ask(addQuestions, { id, questions: [{ question, fileId, quote }] }, owner)
  await ask(addQuestions, { id, questions: [{ question: `  ${question.toUpperCase()}` }] }, owner)
  const { questions } = await ask(listQuestions, { id }, owner)
  expect(questions).toMatchObject([{ question, quote }])
})

test('a base takes five hundred questions and no more', async () => {
  const id = await newBase(owner)
  const many = (from: number, count: number) =>
    Array.from({ length: count }, (_, at) => ({ question: `What is number ${from + at}?` }))
  for (const from of [0, 200]) await ask(addQuestions, { id, questions: many(from, 200) }, owner)
  await expectRefusal(
    send(addQuestions, { id, questions: many(400, 101) }, owner),
    409,
    'exams.too_many_questions',
  )
  await ask(addQuestions, { id, questions: many(400, 100) }, owner)
  await ask(addQuestions, { id, questions: many(300, 200) }, owner)
})

test.each([
  ['a question of two letters', { question: 'Hi' }],
  ['words of no letter', { question, quote: '…', start: 1 }],
  ['a field that nobody knows', { question, hint: 'x' }],
])('%s is refused', async (_, given) => {
  const { id, fileId } = await newHandbook(owner)
  const questions = [{ fileId, ...given }]
  await expectRefusal(send(addQuestions, { id, questions }, owner), 400)
})

test('those with whom a base is shared to read see its questions and add none', async () => {
  const { id } = await newHandbook(owner)
  const reader = await newOwner()
  await shareWith(reader, { id }, owner)
  const questions = [{ question: 'Who is the chairman?' }]
  await expectRefusal(send(addQuestions, { id, questions }, reader), 403)
  expect((await ask(listQuestions, { id }, reader)).questions).toEqual([])
  await expectRefusal(send(addQuestions, { id, questions }, await newOwner()), 404)
})
