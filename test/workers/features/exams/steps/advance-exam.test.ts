import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { examQuestions, examResults, exams } from '../../../../../shared/db/tables/exams.ts'
import { purges } from '../../../../../shared/db/tables/projects.ts'
import { reindexBase } from '../../../../../workers/features/documents/reindex-base.ts'
import { getExam } from '../../../../../workers/features/exams/get-exam.ts'
import { resumeExams } from '../../../../../workers/features/exams/resume-exams.ts'
import { startExam } from '../../../../../workers/features/exams/start-exam.ts'
import { advanceExam, giveUpExam } from '../../../../../workers/features/exams/steps/advance-exam.ts'
import { deleteKnowledgeBase } from '../../../../../workers/features/knowledge-bases/delete-knowledge-base.ts'
import { newContext, withServices } from '../../../../support/context.ts'
import { ask, send } from '../../../../support/client.ts'
import { newOwner } from '../../../../support/people.ts'
import { brokenQueue } from '../../../../support/queues.ts'
import { keysOf, patience } from '../../documents/support.ts'
import { byHand, newHandbook, questionsOn, quiet } from '../support.ts'

const owner = await newOwner()
const { db } = newContext().services

/** An exam of 68 questions, which takes two steps, whose messages nobody plays. */
async function startedByHand() {
  const { id, fileId } = await newHandbook(owner)
  const silent = Array.from({ length: 60 }, (_, at) => ({ question: `Who is the head of department ${at}?` }))
  const questions = [...questionsOn(fileId), ...silent]
  const started = await ask(startExam, { id, questions }, { ...owner, transport: byHand })
  return { id, examId: started.jobId }
}

const read = (id: string, examId: string) => ask(getExam, { id, examId }, owner)

test('messages that come twice, at once or late leave one result of each question', async () => {
  const { id, examId } = await startedByHand()
  await Promise.all([advanceExam(quiet(), examId), advanceExam(quiet(), examId)])
  expect(await read(id, examId)).toMatchObject({ status: 'running', questions: 68, asked: 50 })
  await Promise.all([advanceExam(quiet(), examId), advanceExam(quiet(), examId)])
  const exam = await read(id, examId)
  expect(exam).toMatchObject({ status: 'completed', asked: 68, figures: { asked: 8, unanswerable: 60 } })
  await advanceExam(quiet(), examId)
  expect(await read(id, examId)).toEqual(exam)
  expect(await db.$count(examResults, eq(examResults.examId, examId))).toBe(68)
})

test('an exam whose queue is away, or whose process died between two steps, goes on with the next message', async () => {
  const { id, examId } = await startedByHand()
  await expect(advanceExam(quiet(brokenQueue), examId)).rejects.toThrow('away')
  expect(await read(id, examId)).toMatchObject({ status: 'running', asked: 50 })
  const later = { ...quiet(), now: () => Date.now() + 60 * 60_000 }
  expect(await resumeExams(later)).toBeGreaterThan(0)
  await advanceExam(quiet(), examId)
  expect(await read(id, examId)).toMatchObject({ status: 'completed', asked: 68 })
})

test('a step that fails in the middle has written nothing, and is done again', async () => {
  const { id, examId } = await startedByHand()
  const { knowledgeIndexes } = newContext().services
  let asked = 0
  const failing = {
    getByName: (name: string) => {
      if (++asked > 12) throw new Error('The index is away')
      return knowledgeIndexes.getByName(name)
    },
  }
  await expect(advanceExam(withServices(quiet(), { knowledgeIndexes: failing }), examId)).rejects.toThrow(
    'away',
  )
  expect(await read(id, examId)).toMatchObject({ status: 'running', asked: 0 })
  await advanceExam(quiet(), examId)
  await advanceExam(quiet(), examId)
  expect(await read(id, examId)).toMatchObject({ status: 'completed', asked: 68 })
})

test('an exam during which the base is read anew says so', async () => {
  const { id, examId } = await startedByHand()
  await advanceExam(quiet(), examId)
  await ask(reindexBase, { id }, owner)
  await advanceExam(quiet(), examId)
  const exam = await read(id, examId)
  expect(exam).toMatchObject({ status: 'completed', changedMeanwhile: true, asked: 68 })
  expect(exam.warnings).toEqual([expect.stringContaining('while this exam was under way')])
})

test('an exam whose last try has failed does not stay under way', async () => {
  const { id, examId } = await startedByHand()
  await giveUpExam(quiet(), examId)
  expect(await read(id, examId)).toMatchObject({
    status: 'failed',
    error: expect.stringContaining('Start it again'),
  })
  await advanceExam(quiet(), examId)
  expect(await read(id, examId)).toMatchObject({ status: 'failed', asked: 0 })
})

test('an exam of a deleted base writes nothing more, and everything of it is purged', async () => {
  const { id, examId } = await startedByHand()
  await advanceExam(quiet(), examId)
  expect((await send(deleteKnowledgeBase, { id }, owner)).status).toBe(200)
  await advanceExam(quiet(), examId)
  const finished = async () =>
    (await db.select().from(purges).where(eq(purges.resourceId, id)))[0]?.finishedAt ?? null
  await expect.poll(finished, patience).not.toBeNull()
  await advanceExam(quiet(), examId)
  const left = await Promise.all([
    db.$count(exams, eq(exams.kbId, id)),
    db.$count(examResults, eq(examResults.kbId, id)),
    db.$count(examQuestions, eq(examQuestions.kbId, id)),
  ])
  expect(left).toEqual([0, 0, 0])
  expect(await keysOf(id)).toEqual([])
})
