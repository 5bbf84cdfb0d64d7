import { expect, test } from 'vitest'
import { addQuestions } from '../../../../workers/features/exams/add-questions.ts'
import { listExams } from '../../../../workers/features/exams/list-exams.ts'
import { listQuestions } from '../../../../workers/features/exams/list-questions.ts'
import { listResults } from '../../../../workers/features/exams/list-results.ts'
import { startExam } from '../../../../workers/features/exams/start-exam.ts'
import { deleteFile } from '../../../../workers/features/documents/delete-file.ts'
import { reindexBase } from '../../../../workers/features/documents/reindex-base.ts'
import { newContext } from '../../../support/context.ts'
import { ask, expectRefusal, refusal, send } from '../../../support/client.ts'
import { newOwner } from '../../../support/people.ts'
import { newBase, settled, uploaded } from '../documents/support.ts'
import { answered, examined, newHandbook, questionsOn } from './support.ts'

const owner = await newOwner()

test('an exam says how well a base finds what answers its questions, and where it is silent', async () => {
  const { id, fileId } = await newHandbook(owner)
  const unanswerable = { question: 'Who is the chairman of the supervisory board?' }
  const exam = await examined(id, owner, { questions: [...questionsOn(fileId), unanswerable] })
  expect(exam).toMatchObject({
    status: 'completed',
    questions: 9,
    asked: 9,
    index: { files: 1 },
    changedMeanwhile: false,
    comparison: null,
    settings: { denseWeight: 0.5, rerank: true },
    figures: { asked: 8, unanswerable: 1, silent: 1, gone: 0, held: 1, recall10: 1 },
    recall: 1,
  })
  expect(exam.ndcg10).toBeGreaterThan(0.5)
  const { results } = await ask(listResults, { id, examId: exam.examId }, owner)
  expect(results).toHaveLength(9)
  expect(results.filter(({ state }) => state === 'asked').every(({ rank }) => rank !== null)).toBe(true)
})

test('a second exam of an index that nobody has touched, or only read anew, shows no difference', async () => {
  const { id, fileId } = await newHandbook(owner)
  const first = await examined(id, owner, { questions: questionsOn(fileId) })
  const second = await examined(id, owner)
  expect(second.comparison).toMatchObject({
    examId: first.examId,
    questions: 8,
    verdict: 'no_difference_shown',
  })
  expect(second.index).toEqual(first.index)
  await ask(reindexBase, { id }, owner)
  await settled(id, fileId, owner)
  const third = await examined(id, owner)
  expect(third.index?.version).not.toBe(first.index?.version)
  expect(third.figures).toMatchObject({ asked: 8, gone: 0 })
  expect(third.comparison?.differences[0]).toMatchObject({
    figure: 'ndcg10',
    low: 0,
    high: 0,
    verdict: 'no_difference_shown',
  })
})

test('pieces that were taken out of the index are a worsening that is shown', async () => {
  const { id, fileId } = await newHandbook(owner)
  await uploaded(id, { fileName: 'other.md', content: '# Other\n\nNothing of this is asked for.' }, owner)
  await examined(id, owner, { questions: questionsOn(fileId) })
  await newContext().services.knowledgeIndexes.getByName(id).remove({ fileId })
  const after = await examined(id, owner)
  expect(after.comparison).toMatchObject({ verdict: 'worse', questions: 8 })
  const [ranking] = after.comparison?.differences ?? []
  expect(ranking).toMatchObject({ figure: 'ndcg10', after: 0, verdict: 'worse' })
  expect(ranking?.high).toBeLessThan(0)
})

test('a file whose new text lacks the answers is shown: its questions are told apart as gone, and the base as worse', async () => {
  const { id, fileId } = await newHandbook(owner)
  await examined(id, owner, { questions: questionsOn(fileId) })
  const content = `# About parking\n\n${answered[0][1]}\n\nEverything else is told at the desk.`
  await uploaded(id, { fileName: 'handbook.md', content }, owner)
  const after = await examined(id, owner)
  expect(after.figures).toMatchObject({ asked: 1, gone: 7, held: 1 / 8 })
  expect(after.comparison).toMatchObject({ verdict: 'worse' })
  expect(after.comparison?.differences.find(({ figure }) => figure === 'held')).toMatchObject({
    before: 1,
    after: 0.125,
    verdict: 'worse',
  })
})

test('a new version of a file that says the same in other places and blanks is found again', async () => {
  const { id, fileId, content } = await newHandbook(owner)
  await examined(id, owner, { questions: questionsOn(fileId) })
  const moved = `# Foreword\n\n${'All of this was agreed upon. '.repeat(60)}\n\n${content.replaceAll('. ', '.\n')}`
  await uploaded(id, { fileName: 'handbook.md', content: moved }, owner)
  const after = await examined(id, owner)
  expect(after.figures).toMatchObject({ asked: 8, gone: 0 })
})

test('questions are generated of the files first, the same ones of the same files, and none twice', async () => {
  const { id } = await newHandbook(owner)
  const exam = await examined(id, owner, { generate: 6 })
  expect(exam).toMatchObject({ status: 'completed', generated: 6, questions: 6, warnings: [] })
  const { questions } = await ask(listQuestions, { id }, owner)
  expect(questions.map(({ origin }) => origin)).toEqual(Array.from({ length: 6 }, () => 'generated'))
  const other = await newHandbook(owner)
  await examined(other.id, owner, { generate: 6 })
  const again = await ask(listQuestions, { id: other.id }, owner)
  const told = (all: typeof questions) => all.map(({ question, quote }) => `${question} ${quote}`).toSorted()
  expect(told(again.questions)).toEqual(told(questions))
  const more = await examined(id, owner, { generate: 100 })
  const names = (await ask(listQuestions, { id }, owner)).questions.map(({ question }) => question)
  expect(new Set(names).size).toBe(more.questions)
  expect(more.questions).toBe(6 + more.generated)
  expect(more.warnings).toEqual([
    expect.stringContaining(`Of 100 questions that were wanted of the files, ${more.generated}`),
  ])
})

test('there has to be something to ask: questions, or files that are read', async () => {
  const id = await newBase(owner)
  await expectRefusal(send(startExam, { id }, owner), 409, 'exams.nothing_to_ask')
  const exam = await examined(id, owner, { generate: 5 })
  expect(exam).toMatchObject({
    status: 'failed',
    error: expect.stringContaining('No question could be made'),
  })
})

test('words that are not in the file, files of others and places outside of the text are refused by their path', async () => {
  const { id, fileId } = await newHandbook(owner)
  const elsewhere = await newHandbook(owner)
  const questions = [
    { question: 'Is it there?', fileId, quote: 'Words that stand nowhere in this file' },
    { question: 'Whose is it?', fileId: elsewhere.fileId, quote: answered[0][1] },
    { question: 'Where is it?', fileId, start: 5, end: 100_000 },
    { question: 'Which file?', quote: answered[0][1] },
  ]
  const { status, details } = await refusal(send(startExam, { id, questions }, owner))
  expect(status).toBe(400)
  expect(details?.map(({ path }: { path: string }) => path)).toEqual([
    'questions.0.quote',
    'questions.1.fileId',
    'questions.2.end',
    'questions.3.fileId',
  ])
})

test('settings are tried out in one exam, and it says with which', async () => {
  const { id, fileId } = await newHandbook(owner)
  const settings = { denseWeight: 0, rerank: false }
  const exam = await examined(id, owner, { questions: questionsOn(fileId), settings })
  expect(exam.settings).toEqual(settings)
  await expectRefusal(send(startExam, { id, settings: { denseWeight: 2 } }, owner), 400)
})

test('questions on a deleted file lose their words, and the exam counts them apart', async () => {
  const { id, fileId } = await newHandbook(owner)
  await ask(addQuestions, { id, questions: questionsOn(fileId) }, owner)
  await ask(deleteFile, { id, fileId }, owner)
  await expect
    .poll(async () => (await ask(listQuestions, { id }, owner)).questions.map(({ quote }) => quote), {
      timeout: 30_000,
    })
    .toEqual(answered.map(() => ''))
  const exam = await examined(id, owner)
  expect(exam.figures).toMatchObject({ asked: 0, gone: 8, ndcg10: null, held: 0 })
  expect((await ask(listExams, { id }, owner)).exams).toHaveLength(1)
})
