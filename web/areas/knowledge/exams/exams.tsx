import { call } from '../../../client/call.ts'
import { Panel, Rows } from '../../../parts/rows.tsx'
import { Together } from '../../../parts/together.tsx'
import { usePages } from '../../../parts/use-pages.ts'
import { texts } from '../../../texts/en/exams.ts'
import type { OfBase } from '../parts/base-page.tsx'
import { AddForm } from './add-form.tsx'
import { ExamEntry } from './exam-entry.tsx'
import { QuestionList } from './question-list.tsx'
import { StartForm } from './start-form.tsx'
import type { Exam, ExamQuestion } from './types.ts'
import { useExams } from './use-exams.ts'
import './exams.css'

const perPage = 20

/** How well a base finds what answers its questions: exams are started, followed and compared, and questions added. */
export function Exams(of: OfBase) {
  return (
    <>
      <h1>{texts.title}</h1>
      <p class="lead">{texts.lead}</p>
      {!of.rights.add && <p class="note">{texts.onlyReads}</p>}
      <Together>
        <ExamsAndQuestions {...of} />
      </Together>
    </>
  )
}

function ExamsAndQuestions({ base: { kbId }, rights }: OfBase) {
  const questions = usePages<ExamQuestion>(
    async (from) => {
      const page = await call('GET /api/knowledge-bases/{id}/exam-questions', {
        id: kbId,
        limit: perPage,
        ...from,
      })
      return { items: page.questions, nextCursor: page.nextCursor }
    },
    [kbId],
  )
  const list = useExams(kbId, () => void questions.refresh())
  const isBusy = list.items.value?.some(({ status }) => status === 'running') ?? true
  const known = questions.items.value
  const comparedWith = ({ comparison }: Exam) =>
    list.items.value?.find(({ examId }) => examId === comparison?.examId)
  return (
    <>
      {rights.add && !isBusy && known !== null && (
        <StartForm key={kbId} kbId={kbId} hasQuestions={known.length > 0} started={list.refresh} />
      )}
      <Panel title={texts.exams}>
        <Rows list={list} empty={texts.none}>
          {(exam) => (
            <ExamEntry
              key={exam.examId}
              exam={exam}
              before={comparedWith(exam)}
              mayChange={rights.add}
              changed={list.refresh}
            />
          )}
        </Rows>
      </Panel>
      <QuestionList list={questions} mayChange={rights.add} />
      {rights.add && <AddForm kbId={kbId} added={questions.refresh} />}
    </>
  )
}
