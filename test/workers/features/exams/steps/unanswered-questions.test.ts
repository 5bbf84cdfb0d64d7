import { expect, test } from 'vitest'
import { getExam } from '../../../../../workers/features/exams/get-exam.ts'
import { listQuestions } from '../../../../../workers/features/exams/list-questions.ts'
import { listResults } from '../../../../../workers/features/exams/list-results.ts'
import { deleteFile } from '../../../../../workers/features/documents/delete-file.ts'
import { ask } from '../../../../support/client.ts'
import { newOwner } from '../../../../support/people.ts'
import { uploaded } from '../../documents/support.ts'
import { examined, newHandbook } from '../support.ts'

const owner = await newOwner()

const kettle = `# Kettle\n\nThe kettle boils 3 litres of water. The guarantee of the kettle lasts 24 months from the purchase.

The descaling of the heating plate takes 30 minutes. The cable of the base has a length of 75 centimetres.`

async function newBaseOfTwo() {
  const { id } = await newHandbook(owner)
  const { fileId } = await uploaded(id, { fileName: 'kettle.md', content: kettle }, owner)
  return { id, fileId }
}

const silentOf = async (id: string) =>
  (await ask(listQuestions, { id, limit: 100 }, owner)).questions.filter(({ answerable }) => !answerable)

test('some of the questions that are made of files are asked without their file, and the base is silent', async () => {
  const { id } = await newBaseOfTwo()
  const exam = await examined(id, owner, { generate: 10 })
  const silent = await silentOf(id)
  expect(silent.length).toBeGreaterThanOrEqual(2)
  for (const { origin, fileName, quote, fileId } of silent) {
    expect([origin, quote]).toEqual(['generated', ''])
    expect(['handbook.md', 'kettle.md']).toContain(fileName)
    expect(fileId).not.toBeNull()
  }
  expect(exam.figures).toMatchObject({ unanswerable: silent.length, gone: 0, held: 1 })
  expect(exam.figures?.asked).toBe(exam.questions - silent.length)
  expect(exam.figures?.silent).toBeGreaterThanOrEqual(0.5)
  const other = await newBaseOfTwo()
  await examined(other.id, owner, { generate: 10 })
  const told = (all: typeof silent) => all.map(({ question }) => question).toSorted()
  expect(told(await silentOf(other.id))).toEqual(told(silent))
})

test('of the only file of a base, and of what another file may answer, none is made', async () => {
  const { id } = await newHandbook(owner)
  await examined(id, owner, { generate: 8 })
  expect(await silentOf(id)).toEqual([])
  const twice = await newBaseOfTwo()
  const copy = { fileName: 'kettle-copy.md', content: kettle.replace('Kettle\n', 'The kettle again\n') }
  await uploaded(twice.id, copy, owner)
  await examined(twice.id, owner, { generate: 12 })
  const silent = await silentOf(twice.id)
  expect(silent.filter(({ fileName }) => fileName !== 'handbook.md')).toEqual([])
})

test('what a later file may answer tells nothing of silence any more, and what was left out may go', async () => {
  const { id, fileId } = await newBaseOfTwo()
  await examined(id, owner, { generate: 10 })
  const ofKettle = (await silentOf(id)).filter(({ fileName }) => fileName === 'kettle.md')
  expect(ofKettle.length).toBeGreaterThan(0)
  await uploaded(id, { fileName: 'later.md', content: kettle.replace('# Kettle', '# Later') }, owner)
  const later = await examined(id, owner)
  const { results } = await ask(listResults, { id, examId: later.examId, limit: 200 }, owner)
  const answers = results.filter((one) => ofKettle.some(({ questionId }) => questionId === one.questionId))
  expect(answers.map(({ state, isAnswered }) => [state, isAnswered])).toEqual(
    ofKettle.map(() => ['unanswerable', null]),
  )
  const all = await silentOf(id)
  expect(later.figures?.unanswerable).toBe(all.length - ofKettle.length)
  await ask(deleteFile, { id, fileId }, owner)
  expect((await ask(getExam, { id, examId: (await examined(id, owner)).examId }, owner)).status).toBe(
    'completed',
  )
})
