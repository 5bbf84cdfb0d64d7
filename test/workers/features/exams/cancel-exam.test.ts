import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { examResults, exams } from '../../../../shared/db/tables/exams.ts'
import { cancelExam } from '../../../../workers/features/exams/cancel-exam.ts'
import { getExam } from '../../../../workers/features/exams/get-exam.ts'
import { resumeExams } from '../../../../workers/features/exams/resume-exams.ts'
import { mostKept } from '../../../../workers/features/exams/rules.ts'
import { startExam } from '../../../../workers/features/exams/start-exam.ts'
import { advanceExam } from '../../../../workers/features/exams/steps/advance-exam.ts'
import { updateKnowledgeBase } from '../../../../workers/features/knowledge-bases/update-knowledge-base.ts'
import { ask, expectRefusal, send } from '../../../support/client.ts'
import { newContext, withServices } from '../../../support/context.ts'
import { newOwner } from '../../../support/people.ts'
import { auditOf } from '../projects/support.ts'
import { byHand, examined, newHandbook, questionsOn, quiet } from './support.ts'

const owner = await newOwner()
const { db } = newContext().services

const started = async (id: string, more: object = {}) =>
  (await ask(startExam, { id, ...more }, { ...owner, transport: byHand })).jobId

const silent = Array.from({ length: 60 }, (_, at) => ({ question: `Who is the head of department ${at}?` }))

test('an exam that is cancelled asks no more, has no figures, and none is compared with it', async () => {
  const { id, fileId } = await newHandbook(owner)
  const first = await examined(id, owner, { questions: questionsOn(fileId) })
  const examId = await started(id, { questions: silent })
  await advanceExam(quiet(), examId)
  const cancelled = await ask(cancelExam, { id, examId }, owner)
  expect(cancelled).toMatchObject({ status: 'cancelled', asked: 50, figures: null, error: null })
  await advanceExam(quiet(), examId)
  expect(await ask(cancelExam, { id, examId }, owner)).toEqual(cancelled)
  const next = await examined(id, owner)
  expect(next.comparison?.examId).toBe(first.examId)
  const compared = await ask(getExam, { id, examId: next.examId, comparedTo: examId }, owner)
  expect(compared.comparison).toBeNull()
  const summary = 'Cancelled an exam'
  expect(await auditOf(id)).toContainEqual(expect.objectContaining({ action: 'exams.cancel', summary }))
})

test('what a step was about to write when its exam was cancelled is not written', async () => {
  const { id, fileId } = await newHandbook(owner)
  const examId = await started(id, { questions: questionsOn(fileId) })
  const context = quiet()
  const { knowledgeIndexes } = context.services
  let asked = 0
  const between = {
    getByName: (name: string) => {
      if (++asked === 3) void ask(cancelExam, { id, examId }, owner)
      return knowledgeIndexes.getByName(name)
    },
  }
  const pause = { ...context.services.settings, EXAM_PACE_MS: 200 }
  await advanceExam(withServices(context, { knowledgeIndexes: between, settings: pause }), examId)
  expect(await ask(getExam, { id, examId }, owner)).toMatchObject({ status: 'cancelled', asked: 0 })
  const written = await db.select().from(examResults).where(eq(examResults.examId, examId))
  expect(new Set(written.map(({ state }) => state))).toEqual(new Set(['waiting']))
})

test('an exam that makes questions of files is cancelled as well, and one that has ended is not', async () => {
  const { id } = await newHandbook(owner)
  const examId = await started(id, { generate: 5 })
  expect(await ask(cancelExam, { id, examId }, owner)).toMatchObject({ status: 'cancelled', questions: 0 })
  await advanceExam(quiet(), examId)
  expect(await ask(getExam, { id, examId }, owner)).toMatchObject({ status: 'cancelled', generated: 0 })
  const done = await examined(id, owner, { generate: 5 })
  await expectRefusal(send(cancelExam, { id, examId: done.examId }, owner), 409, 'exams.over')
})

test('a base that is archived ends its exam with the next step, and is examined no more until it is active', async () => {
  const { id, fileId } = await newHandbook(owner)
  const examId = await started(id, { questions: questionsOn(fileId) })
  await ask(updateKnowledgeBase, { id, status: 'archived' }, owner)
  await resumeExams(quiet())
  await advanceExam(quiet(), examId)
  expect(await ask(getExam, { id, examId }, owner)).toMatchObject({
    status: 'cancelled',
    asked: 0,
    error: expect.stringContaining('Make it active first'),
  })
  await expectRefusal(send(startExam, { id }, owner), 409, 'exams.base_archived')
  await ask(updateKnowledgeBase, { id, status: 'active' }, owner)
  expect((await examined(id, owner)).status).toBe('completed')
})

test('of cancelled exams the oldest are forgotten, and they push out none that has figures', async () => {
  const { id, fileId } = await newHandbook(owner)
  const first = await examined(id, owner, { questions: questionsOn(fileId) })
  for (let many = 0; many <= mostKept; many++) {
    const examId = await started(id)
    await ask(cancelExam, { id, examId }, owner)
  }
  const kept = await db.select().from(exams).where(eq(exams.kbId, id))
  expect(kept).toHaveLength(mostKept + 1)
  expect(kept.find(({ examId }) => examId === first.examId)?.status).toBe('completed')
})
