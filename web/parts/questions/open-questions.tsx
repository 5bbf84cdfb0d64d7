import type { ReadonlySignal } from '@preact/signals'
import { useId } from 'preact/hooks'
import { texts } from '../../texts/en/questions.ts'
import { Completions } from './completions.tsx'

interface Gap {
  gapId: string
  requirementRef: string
  description: string
  completions?: string[] | undefined
}

interface OpenQuestionsProps {
  gaps: readonly Gap[]
  /** The sentences of the text, by what gaps refer to. */
  statements: readonly { requirementRef: string; statement: string }[]
  text: ReadonlySignal<string>
  write: (text: string) => void
  select: (start: number, end: number) => void
  label?: string
  /** What else comes of generating again. */
  note?: string
}

/** What a text leaves open, below the field that it stands in. What a click can answer goes into that text. */
export function OpenQuestions({ gaps, statements, label, note, ...props }: OpenQuestionsProps) {
  const id = useId()
  const isClicked = gaps.some(({ completions = [] }) => completions.length > 0)
  return (
    <>
      {isClicked && (
        <p class="hint">
          {texts.hint} {texts.again} {note}
        </p>
      )}
      <ul class="open-questions" aria-label={label}>
        {gaps.map(({ gapId, requirementRef, description, completions = [] }) => {
          const words = statements.find((each) => each.requirementRef === requirementRef)?.statement ?? ''
          return (
            <li key={gapId}>
              <p id={`${id}-${gapId}`} dir="auto">
                {description}
              </p>
              <Completions question={{ words, nth: 0, completions }} askedBy={`${id}-${gapId}`} {...props} />
            </li>
          )
        })}
      </ul>
    </>
  )
}

/** Shows the field of a form with some of its characters selected. */
export function selectIn(field: HTMLTextAreaElement | null | undefined, start: number, end: number): void {
  field?.focus()
  field?.setSelectionRange(start, end)
}
