import { call } from '../../../client/call.ts'
import { texts } from '../../../texts/en/exams.ts'
import { useFollowedRuns } from '../parts/use-followed.ts'
import type { Exam } from './types.ts'

const perPage = 10

/** The exams of a base, newest first, followed while one of them is under way. `ended` is called when one has come to its end. */
export const useExams = (id: string, ended: () => void) =>
  useFollowedRuns<Exam>(
    async (from) => {
      const query = { id, limit: perPage, ...from }
      const { exams, nextCursor } = await call('GET /api/knowledge-bases/{id}/exams', query)
      return { items: exams, nextCursor }
    },
    [id],
    { idOf: ({ examId }) => examId, words: texts.ended, ended },
  )
