import { call } from '../../../client/call.ts'
import { Button } from '../../../parts/button.tsx'
import { Panel, Rows } from '../../../parts/rows.tsx'
import { toast } from '../../../parts/toasts.tsx'
import type { Pages } from '../../../parts/use-pages.ts'
import { texts } from '../../../texts/en/exams.ts'
import type { ExamQuestion } from './types.ts'

interface QuestionListProps {
  list: Pages<ExamQuestion>
  mayChange: boolean
}

/** The questions of a base, each with the words that answer it. */
export const QuestionList = ({ list, mayChange }: QuestionListProps) => (
  <Panel title={texts.questions}>
    <Rows list={list} empty={texts.noQuestions}>
      {(one) => <Question key={one.questionId} one={one} mayChange={mayChange} changed={list.refresh} />}
    </Rows>
  </Panel>
)

interface QuestionProps {
  one: ExamQuestion
  mayChange: boolean
  changed: () => Promise<void>
}

function Question({ one, mayChange, changed }: QuestionProps) {
  const { kbId: id, questionId, question, origin, answerable, fileId, fileName, quote } = one
  async function remove() {
    await call('DELETE /api/knowledge-bases/{id}/exam-questions/{questionId}', { id, questionId })
    toast(texts.removed)
    await changed()
  }
  return (
    <li>
      <div class="what">
        <b dir="auto">{question}</b>
        <span class="more">
          <span class="tag">{texts.origin[origin]}</span>{' '}
          {!answerable && fileId === null && texts.expectsNothing}
          {answerable && quote === '' && texts.wordsGone}
          {fileId !== null && (
            <>
              {answerable ? texts.expects : texts.askedWithout}{' '}
              <a href={`/knowledge/${id}/files/${fileId}`}>{fileName}</a>
            </>
          )}
        </span>
        {quote !== '' && (
          <q class="more" dir="auto">
            {quote}
          </q>
        )}
      </div>
      {mayChange && (
        <div class="acts">
          <Button small act={remove} busy={texts.removing} label={`${texts.remove}: ${question}`}>
            {texts.remove}
          </Button>
        </div>
      )}
    </li>
  )
}
