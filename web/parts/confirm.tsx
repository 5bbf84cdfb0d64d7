import { computed, signal } from '@preact/signals'
import type { ComponentChildren } from 'preact'
import { useEffect, useRef } from 'preact/hooks'
import { texts } from '../texts/en/parts.ts'

interface Question {
  title: string
  text: ComponentChildren
  action: string
  /** What is done instead, where "Cancel" could mean either of the two. */
  keep?: string
  answer: (isSure: boolean) => void
}

const asked = signal<Question | null>(null)

/** Whether somebody is being asked: nothing has begun until they have answered. */
export const isAsking = computed(() => asked.value !== null)

/** Asks before something is destroyed; true when it shall happen. Escape and Cancel say no, and Cancel has the focus. */
export function confirmed(question: Omit<Question, 'answer'>): Promise<boolean> {
  asked.value?.answer(false)
  const { promise, resolve } = Promise.withResolvers<boolean>()
  asked.value = { ...question, answer: resolve }
  return promise
}

/** The place of that question; stands once in the shell. */
export function Confirmation() {
  const dialog = useRef<HTMLDialogElement>(null)
  const question = asked.value
  useEffect(() => {
    if (question) dialog.current?.showModal()
  }, [question])
  if (!question) return null
  const close = (value: string) => () => dialog.current?.close(value)
  function closed() {
    question?.answer(dialog.current?.returnValue === 'yes')
    asked.value = null
  }
  return (
    <dialog ref={dialog} aria-labelledby="question" onClose={closed}>
      <h2 id="question">{question.title}</h2>
      <p>{question.text}</p>
      <div class="actions">
        <button class="button plain" type="button" autofocus onClick={close('')}>
          {question.keep ?? texts.cancel}
        </button>
        <button class="button danger primary" type="button" onClick={close('yes')}>
          {question.action}
        </button>
      </div>
    </dialog>
  )
}
