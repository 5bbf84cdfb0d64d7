import { EditingForm } from '../../../parts/editing/editing-form.tsx'
import { useEditing } from '../../../parts/editing/use-editing.ts'
import { Field } from '../../../parts/field.tsx'
import { texts } from '../../../texts/en/story.ts'
import { type StoryChange, saveStory } from '../parts/save.ts'
import type { Story } from '../parts/story.ts'
import type { Opened } from './use-story.ts'

export const draftPlace = (storyId: string) => `story ${storyId}`
const words = ['title', 'userStory', 'description'] as const
type Word = (typeof words)[number]

interface EditWordsProps {
  opened: Opened
  story: Story
  close: () => void
}

/** Title, user story and description, edited where they stand. */
export function EditWords({ opened, story, close }: EditWordsProps) {
  const editing = useEditing<Story>({
    draft: draftPlace(story.storyId),
    first: story,
    fields: words,
    async save(read, change) {
      const saved = await saveStory(read, () => change as StoryChange)
      opened.put(saved)
      return saved
    },
  })
  const field = (name: Word) => ({
    name,
    label: texts[name],
    value: editing.draft.value[name],
    write: (text: string) => editing.write({ [name]: text }),
  })
  return (
    <div class="panel editing">
      <h1 class="visually-hidden">{story.title}</h1>
      <EditingForm
        editing={editing}
        label={texts.edit}
        first={story.userStory ? 'title' : 'userStory'}
        nameOf={(name) => texts[name as Word]}
        refused={opened.refused}
        close={close}
      >
        <Field {...field('title')} autocomplete="off" dir="auto" maxLength={300} required />
        <Field {...field('userStory')} lines={3} maxLength={10_000} hint={texts.userStoryHint} />
        <Field {...field('description')} lines={5} maxLength={10_000} />
      </EditingForm>
    </div>
  )
}
