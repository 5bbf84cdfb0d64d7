import { useRef } from 'preact/hooks'
import { Refusal } from '../../../client/refusal.ts'
import { Clashed } from '../../../client/save-as-read.ts'
import { EditingForm } from '../../../parts/editing/editing-form.tsx'
import { isEdited, useEditing } from '../../../parts/editing/use-editing.ts'
import { Field } from '../../../parts/field.tsx'
import { criterionWords, criteria as texts } from '../../../texts/en/story.ts'
import { saveStory } from '../parts/save.ts'
import type { Criterion, Story } from '../parts/story.ts'
import { replaced, withAgain } from './criteria-list.ts'
import type { Opened } from './use-story.ts'

const parts = ['given', 'when', 'then'] as const
const empty = Object.fromEntries(parts.map((part) => [part, ''])) as unknown as Criterion

/** A criterion counts as a whole: who changes any part of it has changed it. It is null where the story does not have it, or not yet. */
interface Edited {
  criterion: Criterion | null
}

interface CriterionFormProps {
  opened: Opened
  story: Story
  /** Left out for a new one. */
  criterion?: Criterion
  at: number
  close: () => void
}

const draftPlace = (storyId: string, at: number | 'new') => `criterion ${at} of ${storyId}`

/** Which criterion was being written before the page was loaded anew; null for none. */
export function editedCriterion({ storyId, acceptanceCriteria }: Story): number | 'new' | null {
  const places = [...acceptanceCriteria.keys(), 'new' as const]
  return places.find((at) => isEdited(draftPlace(storyId, at))) ?? null
}

/** One criterion. Others may be changed, moved or added meanwhile; who changes the same one sees both. */
export function CriterionForm({ opened, story, criterion, at, close }: CriterionFormProps) {
  /** As the story was when it was tried to write last: what somebody else has made of the criterion is in that. */
  const met = useRef(story)
  const editing = useEditing<Edited>({
    draft: draftPlace(story.storyId, criterion ? at : 'new'),
    first: { criterion: criterion ?? null },
    fields: ['criterion'],
    async save({ criterion: read }, change) {
      const mine = change.criterion ?? empty
      const saved = await saveStory(newest(story, met.current), (now) => {
        met.current = now
        return { acceptanceCriteria: listWith(now, { at, read, mine }) }
      })
      opened.put(saved)
      return { criterion: mine }
    },
  })
  const { draft, write } = editing
  const now = draft.value.criterion ?? empty
  async function save() {
    if (Object.values(draft.peek().criterion ?? empty).every((text) => text.trim() === ''))
      throw nothingSaid()
    return editing.save()
  }
  const choose: typeof editing.choose = (clash, whose) => {
    editing.choose(clash, whose)
    // Somebody has removed it, and that shall stand.
    if (draft.peek().criterion === null) close()
  }
  return (
    <div class="criterion-form">
      <EditingForm
        editing={{ ...editing, save, choose }}
        label={texts.form}
        first="given"
        nameOf={() => texts.numbered(at + 1)}
        say={(_, value) => wordsOf(value as Criterion | null)}
        refused={opened.refused}
        close={close}
      >
        {parts.map((part) => (
          <Field
            key={part}
            label={criterionWords[part]}
            name={part}
            value={now[part]}
            write={(text) => write({ criterion: { ...(draft.peek().criterion ?? empty), [part]: text } })}
            lines={2}
            maxLength={1000}
          />
        ))}
      </EditingForm>
    </div>
  )
}

const newest = (one: Story, other: Story) => (other.updatedAt > one.updatedAt ? other : one)

interface Placed {
  at: number
  read: Criterion | null
  mine: Criterion
}

/** The criteria with this one in its place, or at the end where it is new; refused where the one that was read is another by now. */
function listWith({ acceptanceCriteria: list }: Story, { at, read, mine }: Placed): Criterion[] {
  const next = read === null ? withAgain(list, at, mine) : replaced(list, { at, read, by: mine })
  if (next) return next
  const theirs = list[at] ?? null
  throw new Clashed<Edited>({ field: 'criterion', mine, theirs }, { criterion: theirs })
}

const wordsOf = (criterion: Criterion | null) =>
  criterion ? parts.map((part) => `${criterionWords[part]} ${criterion[part]}`).join('\n') : ''

const nothingSaid = () =>
  new Refusal(400, { message: texts.saySomething, details: [{ path: 'given', message: texts.saySomething }] })
