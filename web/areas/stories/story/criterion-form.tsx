import { useSignal } from '@preact/signals'
import { Refusal } from '../../../client/refusal.ts'
import { Clashed } from '../../../client/save-as-read.ts'
import { Button } from '../../../parts/button.tsx'
import { useEditing } from '../../../parts/editing.ts'
import { Theirs } from '../../../parts/editing/theirs.tsx'
import { Field } from '../../../parts/field.tsx'
import { Form } from '../../../parts/form.tsx'
import { texts as editing } from '../../../texts/en/editing.ts'
import { criterionWords, criteria as texts } from '../../../texts/en/story.ts'
import { saveStory } from '../parts/save.ts'
import type { Criterion, Story } from '../parts/story.ts'
import { replaced, withAgain } from './criteria-list.ts'
import type { Opened } from './use-story.ts'

const fields = ['given', 'when', 'then'] as const
const empty = Object.fromEntries(fields.map((field) => [field, ''])) as unknown as Criterion

interface CriterionFormProps {
  opened: Opened
  story: Story
  /** Left out for a new one. */
  criterion?: Criterion
  at: number
  close: () => void
}

/** One criterion. Others may be changed, moved or added meanwhile; who changes the same one sees both. */
export function CriterionForm({ opened, story, criterion, at, close }: CriterionFormProps) {
  /** What the texts are a change of: as it was read, or what others have made of it. */
  const read = useSignal(criterion ?? empty)
  const isNew = useSignal(criterion === undefined)
  const { place, clash, typed, leave, send, take } = useEditing<Story>({
    record: story,
    draft: `criterion ${criterion ? at : 'new'} of ${story.storyId}`,
    fields,
    first: 'given',
    save: (base, changed) => save(base, wordsOf(changed)),
    put: opened.put,
    refused: opened.refused,
    close,
  })
  function save(base: Story, changed: Partial<Criterion>) {
    const mine = { ...read.value, ...changed }
    if (fields.every((field) => mine[field].trim() === '')) throw nothingSaid()
    return saveStory(base, (now) => {
      const list = now.acceptanceCriteria
      const next = isNew.value
        ? withAgain(list, at, mine)
        : replaced(list, { at, read: read.value, by: mine })
      if (next) return { acceptanceCriteria: next }
      const theirs = list[at] ?? null
      isNew.value = theirs === null
      read.value = theirs ?? empty
      throw new Clashed({ field: 'acceptanceCriteria', mine, theirs }, now)
    })
  }
  const theirs = isNew.value ? null : read.value
  return (
    <div class="criterion-form" ref={place} onInput={typed}>
      <Form
        label={texts.form}
        action={clash.value ? editing.mine : editing.save}
        busy={editing.saving}
        send={send}
        beside={<Button act={leave}>{editing.cancel}</Button>}
      >
        {fields.map((field) => (
          <Field
            key={field}
            label={criterionWords[field]}
            name={field}
            value={read.value[field]}
            lines={2}
            maxLength={1000}
          />
        ))}
        {clash.value && (
          <Theirs
            words={texts.clash}
            text={theirs ? fields.map((field) => `${criterionWords[field]} ${theirs[field]}`).join('\n') : ''}
            take={() => (theirs ? take({ ...theirs }) : leave())}
          />
        )}
      </Form>
    </div>
  )
}

const wordsOf = (changed: Record<string, string | null>): Partial<Criterion> =>
  Object.fromEntries(Object.entries(changed).map(([field, text]) => [field, text ?? '']))

const nothingSaid = () =>
  new Refusal(400, { message: texts.saySomething, details: [{ path: 'given', message: texts.saySomething }] })
