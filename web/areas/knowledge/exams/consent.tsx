import { signal } from '@preact/signals'
import { useId } from 'preact/hooks'
import type { Source } from '../../../client/ask-files.ts'
import { call } from '../../../client/call.ts'
import { texts } from '../../../texts/en/exams.ts'
import './consent.css'

/** Not remembered: who has agreed has agreed for this visit. */
const hasAgreed = signal(false)

/** Asks whether opened sources become questions of exams; without that nothing is sent. */
export function ExamConsent({ kbId }: { kbId: string }) {
  const id = useId()
  return (
    <p class="choice exam-consent">
      <input
        id={id}
        type="checkbox"
        checked={hasAgreed.value}
        aria-describedby={`${id}-hint`}
        onChange={({ currentTarget }) => (hasAgreed.value = currentTarget.checked)}
      />
      <label for={id}>{texts.consent}</label>
      <span class="hint" id={`${id}-hint`}>
        {texts.consentFor} <a href={`/knowledge/${kbId}/exams`}>{texts.title}</a>. {texts.consentHint}
      </span>
    </p>
  )
}

/** Keeps a question whose source is opened, where its asker has agreed. That it fails stops nobody from reading. */
export function keepOpened(id: string, question: string, source: Source): void {
  if (!hasAgreed.value || !('fileId' in source)) return
  const { fileId, start, end } = source
  call('POST /api/knowledge-bases/{id}/exam-clicks', {
    id,
    question,
    fileId,
    start,
    end,
    consent: true,
  }).catch(() => undefined)
}
