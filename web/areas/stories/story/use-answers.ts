import { useSignal } from '@preact/signals'
import { useEffect, useRef } from 'preact/hooks'
import { answersIn } from '../../../parts/questions/answers.ts'
import { askedBy } from '../../../parts/questions/open-questions.tsx'
import { useWritten } from '../../../parts/questions/use-written.ts'
import type { Story } from '../parts/story.ts'
import type { Generated } from './by-criterion.ts'
import type { Opened } from './use-story.ts'

/** What a story leaves open, answered in its description: that is saved before cases are made of it again. */
export function useAnswers(story: Story, opened: Opened) {
  const text = useSignal(story.description)
  const before = useRef(story.description)
  const { answers: _, ...written } = useWritten(text)
  // Somebody else changed the description; what was answered here stays.
  useEffect(() => {
    if (text.peek() === before.current) text.value = story.description
    before.current = story.description
  }, [story.description])

  return {
    ...written,
    text,
    /** Saves the description and gives the answers in it to what was asked. */
    save: async (made: { answer: Generated; of: Story } | null) => {
      const description = text.peek()
      if (description !== before.current) await opened.change(() => ({ description }))
      const { gaps = [], statements = [] } = made?.answer ?? {}
      const questions = gaps.map((gap) => askedBy(gap, statements, made?.of.description))
      return answersIn(description, questions, written.written.peek())
    },
  }
}
