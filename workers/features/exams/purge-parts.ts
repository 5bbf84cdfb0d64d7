import { and, eq, inArray, sql } from 'drizzle-orm'
import { rowsAtOnce } from '../../../shared/db/in-steps.ts'
import { examQuestions, examResults, exams } from '../../../shared/db/tables/exams.ts'
import { files } from '../../../shared/db/tables/knowledge.ts'
import type { PurgePart } from '../../../shared/kernel/purge-part.ts'

/** Exams first: one that is under way finds its own gone, and writes nothing more. */
export const examsPart: PurgePart = {
  name: 'exams',
  words: ['exam', 'exams'],
  async purge({ services: { db } }, kbId) {
    const some = db.select({ id: exams.examId }).from(exams).where(eq(exams.kbId, kbId)).limit(rowsAtOnce)
    return (await db.delete(exams).where(inArray(exams.examId, some))).meta.changes
  },
}

export const examResultsPart: PurgePart = {
  name: 'examResults',
  words: ['result of an exam', 'results of exams'],
  async purge({ services: { db } }, kbId) {
    const some = sql`rowid in (select rowid from ${examResults} where ${eq(examResults.kbId, kbId)} limit ${rowsAtOnce})`
    return (await db.delete(examResults).where(some)).meta.changes
  },
}

export const examQuestionsPart: PurgePart = {
  name: 'examQuestions',
  words: ['question of an exam', 'questions of exams'],
  async purge({ services: { db } }, kbId) {
    const some = db
      .select({ id: examQuestions.questionId })
      .from(examQuestions)
      .where(eq(examQuestions.kbId, kbId))
      .limit(rowsAtOnce)
    return (await db.delete(examQuestions).where(inArray(examQuestions.questionId, some))).meta.changes
  },
}

/** What exams keep of the words of a deleted file: they go on with a newer file of its name, and are erased where there is none. */
export const examWordsPart: PurgePart = {
  name: 'examWords',
  words: ['quotation of an exam', 'quotations of exams'],
  async purge({ services: { db } }, fileId) {
    const newer = sql<string>`(select f.file_id from ${files} f where f.owner_id = ${examQuestions.kbId} and f.file_name = ${examQuestions.fileName}
      and f.parent_file_id = '' and f.deleted_at is null order by f.created_at desc, f.file_id desc limit 1)`
    const ofFile = eq(examQuestions.fileId, fileId)
    const moved = await db
      .update(examQuestions)
      .set({ fileId: newer })
      .where(and(ofFile, sql`${newer} is not null`))
    const erased = await db
      .update(examQuestions)
      .set({ fileId: null, fileName: '', quote: '', before: '', after: '' })
      .where(ofFile)
    return moved.meta.changes + erased.meta.changes
  },
}
