import { type ReadonlySignal, type Signal, useSignal } from '@preact/signals'
import { followed, standing, type Written } from './written.ts'

/** A text with the answers in it that its author wrote. */
export interface AnsweredText {
  /** The text as it will be generated from next: whether a question is answered is seen by it alone. */
  text: ReadonlySignal<string>
  write: (text: string) => void
  /** Shows the field of the text with these characters selected. */
  select: (start: number, end: number) => void
  written: ReadonlySignal<readonly Written[]>
  keep: (written: readonly Written[]) => void
}

/** The answers of a text that is edited in a field. `type` writes what is typed there, and answers follow; `answers` gives those that stand in the text, for the service. */
export function useWritten(text: Signal<string>) {
  const written = useSignal<readonly Written[]>([])
  return {
    written,
    keep: (all: readonly Written[]) => void (written.value = all),
    write: (value: string) => void (text.value = value),
    type: (value: string) => {
      written.value = followed(written.peek(), text.peek(), value)
      text.value = value
    },
    answers: () => standing(text.peek(), written.peek()),
  }
}
