import { type Signal, useSignal } from '@preact/signals'
import { Button } from '../../../parts/button.tsx'
import { Field } from '../../../parts/field.tsx'
import { Given } from '../../../parts/given.tsx'
import { Failed, Loading } from '../../../parts/states.tsx'
import { useFirst } from '../../../parts/use-first.tsx'
import { texts as all } from '../../../texts/en/stories.ts'
import { manual as words } from '../../../texts/en/stories-documents.ts'
import { StatusTag } from '../parts/tags.tsx'
import type { Story } from '../parts/story.ts'
import { useStories } from '../parts/use-stories.ts'
import { choosable } from './choosable.ts'
import { toggled } from '../../../parts/toggled.ts'

const most = 500

interface StoryChoiceProps {
  projectId: string
  chosen: Signal<ReadonlySet<string>>
}

/** The stories of the project, to be found and ticked. */
export function StoryChoice({ projectId, chosen }: StoryChoiceProps) {
  const stories = useStories(projectId)
  const wanted = useSignal('')
  const readStories = stories.all.value
  if (readStories === null)
    return stories.failed.value === null ? (
      <Loading />
    ) : (
      <Failed error={stories.failed.value} retry={stories.again} />
    )
  const matches = choosable(readStories, wanted.value)
  return (
    <div class="story-choice">
      <div
        onInput={({ target }) => {
          if (target instanceof HTMLInputElement) wanted.value = target.value
        }}
      >
        <Field label={words.find} name="find" type="search" autocomplete="off" />
      </div>
      <p class="hint" role="status">
        {words.count(chosen.value.size)} {chosen.value.size >= most && words.most}
      </p>
      {matches.length === 0 && <p>{readStories.length === 0 ? words.noStories : words.none}</p>}
      <Found stories={matches} chosen={chosen} />
      {stories.hasMore.value && (
        <Button small act={stories.more} busy={all.reading}>
          {words.moreInProject}
        </Button>
      )}
    </div>
  )
}

function Found({ stories, chosen }: { stories: readonly Story[]; chosen: StoryChoiceProps['chosen'] }) {
  const { shown, more } = useFirst(stories, { first: 25, words: words.more })
  if (stories.length === 0) return null
  return (
    <fieldset class="stories-found">
      <legend>{words.found}</legend>
      {shown.map(({ storyId, number, title, status }) => (
        <div class="choice" key={storyId}>
          <input
            id={`tell-${storyId}`}
            type="checkbox"
            checked={chosen.value.has(storyId)}
            disabled={chosen.value.size >= most && !chosen.value.has(storyId)}
            onChange={() => (chosen.value = toggled(chosen.value, storyId))}
          />
          <label for={`tell-${storyId}`}>
            <Given>{all.numbered(number, title)}</Given> <StatusTag status={status} />
          </label>
        </div>
      ))}
      {more}
    </fieldset>
  )
}
