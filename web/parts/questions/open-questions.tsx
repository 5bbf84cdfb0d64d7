import { useId } from 'preact/hooks'
import { texts } from '../../texts/en/questions.ts'
import type { AskedQuestion } from './answers.ts'
import { Completions } from './completions.tsx'
import type { AnsweredText } from './use-written.ts'

export interface Gap {
  gapId: string
  requirementRef: string
  description: string
  completions?: string[] | undefined
}

/** The sentences of a text, by what gaps refer to. */
export type Statements = readonly { requirementRef: string; statement: string }[]

interface OpenQuestionsProps extends AnsweredText {
  gaps: readonly Gap[]
  statements: Statements
  /** The text as it was when it was asked, where sentences may stand elsewhere. */
  original?: string
  label?: string
  /** What else comes of generating again. */
  note?: string
}

/** What a text leaves open, below the field that it stands in. What a click can answer goes into that text. */
export function OpenQuestions({ gaps, statements, original, label, note, ...props }: OpenQuestionsProps) {
  const id = useId()
  const isClicked = gaps.some(({ completions = [] }) => completions.length > 0)
  return (
    <>
      <p class="hint">
        {isClicked ? texts.hint : texts.hintWrite} {texts.again} {note}
      </p>
      <ul class="open-questions" aria-label={label}>
        {gaps.map((gap) => (
          <li key={gap.gapId}>
            <p id={`${id}-${gap.gapId}`} dir="auto">
              {gap.description}
            </p>
            <Completions
              question={askedBy(gap, statements, original)}
              askedBy={`${id}-${gap.gapId}`}
              {...props}
            />
          </li>
        ))}
      </ul>
    </>
  )
}

/** What a gap asks, and of which sentence. */
export const askedBy = (
  { requirementRef, completions = [] }: Gap,
  statements: Statements,
  original?: string,
): AskedQuestion => {
  const words = statements.find((each) => each.requirementRef === requirementRef)?.statement ?? ''
  return { words, nth: 0, completions, isElsewhere: original !== undefined && !original.includes(words) }
}

/** Shows the field of a form with some of its characters selected. */
export function selectIn(field: HTMLTextAreaElement | null | undefined, start: number, end: number): void {
  field?.focus()
  field?.setSelectionRange(start, end)
}
