import { call } from '../../../client/call.ts'
import { Rows } from '../../../parts/rows.tsx'
import { usePages } from '../../../parts/use-pages.ts'
import { texts } from '../../../texts/en/exams.ts'
import type { Exam, ExamResult } from './types.ts'

const perPage = 50

/** What became of each question of an exam, the worst first. */
export function Results({ exam: { kbId: id, examId } }: { exam: Exam }) {
  const list = usePages<ExamResult>(
    async (from) => {
      const { results, nextCursor } = await call('GET /api/knowledge-bases/{id}/exams/{examId}/results', {
        id,
        examId,
        limit: perPage,
        ...from,
      })
      return { items: results, nextCursor }
    },
    [examId],
  )
  return (
    <div class="exam-results">
      <Rows list={list} empty={texts.noResult}>
        {(result) => <Result key={result.questionId} result={result} />}
      </Rows>
    </div>
  )
}

function Result({ result: { question, state, rank, isAnswered } }: { result: ExamResult }) {
  const isWrong = state === 'gone' || (state === 'asked' && rank === null)
  return (
    <li>
      <div class="what">
        <b dir="auto">{question}</b>
        <span class="more">
          <span class={`tag ${isWrong ? 'failed' : 'pending'}`}>
            {rank === null ? texts.state[state] : texts.foundAt(rank)}
          </span>{' '}
          {isAnswered === null ? '' : isAnswered ? texts.wasAnswered : texts.wasSilent}
        </span>
      </div>
    </li>
  )
}
