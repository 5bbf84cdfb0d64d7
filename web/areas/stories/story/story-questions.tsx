import { useId, useRef } from 'preact/hooks'
import { OpenQuestions, selectIn } from '../../../parts/questions/open-questions.tsx'
import type { AnsweredText } from '../../../parts/questions/use-written.ts'
import { useFirst } from '../../../parts/use-first.tsx'
import { texts } from '../../../texts/en/story-generate.ts'
import type { Story } from '../parts/story.ts'
import type { Generated } from './by-criterion.ts'

/** The description of a story, in which its author answers. */
export interface AnsweredStory extends Omit<AnsweredText, 'select'> {
  /** What is typed in its field. */
  type: (text: string) => void
}

interface StoryQuestionsProps {
  /** As it was read. */
  story: Pick<Story, 'description'>
  of: Pick<Generated, 'gaps' | 'statements'>
  answered: AnsweredStory
}

/** What a story does not say, asked of its author. Answers stand in its description, which is saved when cases are made again. */
export function StoryQuestions({ story, of: { gaps, statements }, answered }: StoryQuestionsProps) {
  const id = useId()
  const field = useRef<HTMLTextAreaElement>(null)
  const { shown, more } = useFirst(gaps, { first: 8, words: texts.moreGaps })
  const { type, ...text } = answered
  return (
    <section aria-labelledby={id}>
      <h3 id={id}>{texts.gaps(gaps.length)}</h3>
      <OpenQuestions
        gaps={shown}
        statements={statements}
        original={story.description}
        label={texts.gaps(gaps.length)}
        select={(start, end) => selectIn(field.current, start, end)}
        {...text}
      />
      {more}
      <div class="field">
        <label for={`${id}-text`}>{texts.description}</label>
        <textarea
          ref={field}
          id={`${id}-text`}
          dir="auto"
          rows={4}
          maxLength={10_000}
          aria-describedby={`${id}-hint`}
          value={text.text.value}
          onInput={({ currentTarget }) => type(currentTarget.value)}
        />
        <p id={`${id}-hint`} class="hint">
          {texts.descriptionHint}
        </p>
      </div>
    </section>
  )
}
