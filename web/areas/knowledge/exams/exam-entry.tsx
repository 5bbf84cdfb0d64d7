import { useSignal } from '@preact/signals'
import { call } from '../../../client/call.ts'
import { Button } from '../../../parts/button.tsx'
import { Time } from '../../../parts/given.tsx'
import { texts } from '../../../texts/en/exams.ts'
import { Differences } from './differences.tsx'
import { Results } from './results.tsx'
import { type Exam, told } from './types.ts'

const kinds = { running: 'running', completed: 'good', failed: 'failed', cancelled: 'cancelled' } as const

const isSame = (one: Exam['settings'], other: Exam['settings']) =>
  one.denseWeight === other.denseWeight && one.rerank === other.rerank

interface ExamEntryProps {
  exam: Exam
  /** The exam that it is compared with, as far as it is shown. */
  before: Exam | undefined
  mayChange: boolean
  changed: () => Promise<void>
}

/** An exam: how far it is or what came of it, how that differs from the one before, and its questions behind a button. One under way is stopped. */
export function ExamEntry({ exam, before, mayChange, changed }: ExamEntryProps) {
  const { kbId: id, examId, status, asked, questions, settings, figures, comparison, warnings, error } = exam
  const isOpen = useSignal(false)
  async function cancel() {
    await call('POST /api/knowledge-bases/{id}/exams/{examId}/cancel', { id, examId })
    await changed()
  }
  return (
    <li class="exam">
      <div class="what">
        <b>
          <Time at={exam.createdAt} />
        </b>
        <span class="more">
          <span class={`tag ${kinds[status]}`}>{texts.status[status]}</span> {texts.settings(settings)}
        </span>
      </div>
      <div class="acts">
        {status === 'completed' && (
          <Button small act={() => void (isOpen.value = !isOpen.value)} expanded={isOpen.value}>
            {isOpen.value ? texts.hideResults : texts.results}
          </Button>
        )}
        {status === 'running' && mayChange && (
          <Button small act={cancel} busy={texts.cancelling}>
            {texts.cancel}
          </Button>
        )}
      </div>
      <div class="inside">
        {status === 'running' && (
          <>
            <progress max={Math.max(questions, 1)} value={asked} aria-label={texts.title} />
            <p>{texts.progress(asked, questions)}</p>
          </>
        )}
        {figures && <p class="exam-figures">{told(figures).join(' · ')}</p>}
        {comparison && <Differences comparison={comparison} />}
        {before && !isSame(before.settings, settings) && (
          <p class="note">{texts.otherSettingsBefore(texts.settings(before.settings))}</p>
        )}
        {error && <p class="fault">{error}</p>}
        {warnings.map((warning) => (
          <p key={warning} class="note" dir="auto">
            {warning}
          </p>
        ))}
        {isOpen.value && <Results exam={exam} />}
      </div>
    </li>
  )
}
