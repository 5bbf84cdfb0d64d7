import { computed, signal, useSignalEffect } from '@preact/signals'
import { useEffect } from 'preact/hooks'
import { type AskedQuestion, answerIn } from '../../../parts/questions/answers.ts'
import type { AnsweredText } from '../../../parts/questions/use-written.ts'
import { type Written, writtenFor } from '../../../parts/questions/written.ts'
import { keptAnswers, keptText } from './drafts.ts'
import { session } from './store.ts'
import { questions } from './view.ts'

interface Draft {
  text: string
  written: readonly Written[]
}

/** The text with its answers as it is shown and changed now; null while it is not shown. */
export const shownDraft = signal<Draft | null>(null)

/** Tells of the text of a view as long as that is shown. */
export function useShownDraft({ text, written }: Pick<AnsweredText, 'text' | 'written'>): void {
  useSignalEffect(() => {
    shownDraft.value = { text: text.value, written: written.value }
  })
  useEffect(() => () => void (shownDraft.value = null), [])
}

const draft = computed<Draft>(() => {
  const { sessionId = '', requirements = '', answers = [] } = session.value ?? {}
  return (
    shownDraft.value ?? {
      text: keptText(sessionId) || requirements,
      written: keptAnswers(sessionId) ?? answers,
    }
  )
})

/** How many questions have no answer in a text. */
const countOpen = (asked: readonly AskedQuestion[], { text, written }: Draft): number =>
  asked.filter((question) => !answerIn(text, writtenFor(question, written))).length

/** Questions to the author without an answer in the text as it stands now, whether that was generated from or not. */
export const openQuestions = computed(() => countOpen(questions.value, draft.value))

/** Whether the text is another one than the cases were made of. */
export const isTextChanged = computed(() => draft.value.text !== session.value?.requirements)
