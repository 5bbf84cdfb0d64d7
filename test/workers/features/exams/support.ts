import { expect, vi } from 'vitest'
import { getExam } from '../../../../workers/features/exams/get-exam.ts'
import { startExam } from '../../../../workers/features/exams/start-exam.ts'
import { table } from '../../../../workers/api/table.ts'
import { ask } from '../../../support/client.ts'
import { deploy, newContext, withServices } from '../../../support/context.ts'
import { silentQueue } from '../../../support/queues.ts'
import { newBase, patience, uploaded } from '../documents/support.ts'

/** A deployment in which nobody plays the messages of exams. */
export const byHand = deploy(table, { DOCUMENTS: silentQueue })

/** A context whose queue of documents takes everything and plays nothing. */
export function quiet(queue: object = silentQueue) {
  const context = newContext({ actor: { kind: 'system' } })
  return withServices(context, { queues: { ...context.services.queues, documents: queue } })
}

interface Caller {
  token: string
}

const subjects = [
  ['parking', 'Visitors park behind the main building, and the barrier opens with code 4711.'],
  ['holidays', 'Every employee has 28 days of holiday a year.'],
  ['expenses', 'Taxi rides are paid back up to 40 euros.'],
  ['library', 'Members may borrow up to 12 books at a time.'],
  ['laptops', 'Laptops are replaced after 48 months of use.'],
  ['canteen', 'The canteen serves lunch for 7 euros.'],
  ['gym', 'The gym lends towels for 2 euros.'],
  ['travel', 'Trains are booked in second class below 300 kilometres.'],
] as const

/** Questions that `newHandbook` answers, each with the sentence that does. */
export const answered = [
  ['Where do visitors park?', subjects[0][1]],
  ['How many days of holiday does an employee have?', subjects[1][1]],
  ['Up to how many euros are taxi rides paid back?', subjects[2][1]],
  ['How many books may members borrow?', subjects[3][1]],
  ['When are laptops replaced?', subjects[4][1]],
  ['What does lunch cost in the canteen?', subjects[5][1]],
  ['For how much does the gym lend towels?', subjects[6][1]],
  ['Which class are trains booked in?', subjects[7][1]],
] as const

/** A base with a file of some subjects, and the file's id. */
export async function newHandbook(owner: Caller) {
  const id = await newBase(owner)
  const content = subjects.map(([title, sentence]) => `# About ${title}\n\n${sentence}`).join('\n\n')
  const { fileId } = await uploaded(id, { fileName: 'handbook.md', content }, owner)
  return { id, fileId, content }
}

export const questionsOn = (fileId: string) =>
  answered.map(([question, quote]) => ({ question, fileId, quote }))

interface Wish {
  questions?: { question: string; fileId?: string; quote?: string }[]
  generate?: number
  settings?: { denseWeight?: number; rerank?: boolean }
}

/** Has a base examined, up to the end. */
export async function examined(id: string, { token }: Caller, wish: Wish = {}) {
  const { jobId } = await ask(startExam, { id, ...wish }, { token })
  return ended(id, jobId, { token })
}

export const ended = (id: string, examId: string, { token }: Caller) =>
  vi.waitFor(async () => {
    const exam = await ask(getExam, { id, examId }, { token })
    expect(exam.status).not.toBe('running')
    return exam
  }, patience)
