import { LongWork } from '../../../parts/long-work.tsx'
import { document as words, texts } from '../../../texts/en/stories-documents.ts'
import type { Writing } from './use-writing.ts'

/** What a document is at while it is written. */
export const Working = ({ writing, stage }: { writing: Writing; stage: string }) => {
  const { status, document, cancel } = writing
  if (status.value === null) return null
  const end = {
    working: '',
    completed: words.ready(document.value?.title ?? ''),
    failed: texts.failed,
    cancelled: '',
  }
  return (
    <LongWork
      name={texts.writing}
      stage={stage}
      status={status.value}
      end={end[status.value]}
      cancel={cancel}
    />
  )
}
