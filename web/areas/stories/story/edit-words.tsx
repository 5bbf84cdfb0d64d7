import { Button } from '../../../parts/button.tsx'
import { useEditing } from '../../../parts/editing.ts'
import { Theirs } from '../../../parts/editing/theirs.tsx'
import { Field } from '../../../parts/field.tsx'
import { Form } from '../../../parts/form.tsx'
import { texts as editing } from '../../../texts/en/editing.ts'
import { texts } from '../../../texts/en/story.ts'
import { type StoryChange, saveStory } from '../parts/save.ts'
import type { Story } from '../parts/story.ts'
import type { Opened } from './use-story.ts'

export const draftPlace = (storyId: string) => `story ${storyId}`
export const words = ['title', 'userStory', 'description'] as const

interface EditWordsProps {
  opened: Opened
  story: Story
  close: () => void
}

/** Title, user story and description, edited where they stand. */
export function EditWords({ opened, story, close }: EditWordsProps) {
  const { place, base, clash, typed, leave, send, take } = useEditing({
    record: story,
    draft: draftPlace(story.storyId),
    fields: words,
    first: story.userStory ? 'title' : 'userStory',
    save: (read, changed) => saveStory(read, () => changeOf(changed)),
    put: opened.put,
    refused: opened.refused,
    close,
  })
  const { title, userStory, description } = base.value
  const field = words.find((one) => one === clash.value?.field)
  return (
    <div class="panel editing" ref={place} onInput={typed}>
      <h1 class="visually-hidden">{story.title}</h1>
      <Form
        label={texts.edit}
        action={clash.value ? editing.mine : editing.save}
        busy={editing.saving}
        send={send}
        beside={<Button act={leave}>{editing.cancel}</Button>}
      >
        <Field
          label={texts.title}
          name="title"
          value={title}
          autocomplete="off"
          dir="auto"
          maxLength={300}
          required
        />
        <Field
          label={texts.userStory}
          name="userStory"
          value={userStory}
          lines={3}
          maxLength={10_000}
          hint={texts.userStoryHint}
        />
        <Field
          label={texts.description}
          name="description"
          value={description}
          lines={5}
          maxLength={10_000}
        />
        {field && (
          <Theirs
            words={texts.clash[field] ?? ''}
            text={base.value[field]}
            take={() => take({ [field]: base.value[field] })}
          />
        )}
      </Form>
    </div>
  )
}

const changeOf = ({ title, userStory, description }: Record<string, string | null>): StoryChange => ({
  ...(title && { title }),
  ...(userStory !== undefined && { userStory: userStory ?? '' }),
  ...(description !== undefined && { description: description ?? '' }),
})
