import { Button } from '../../../parts/button.tsx'
import { Field } from '../../../parts/field.tsx'
import { Form } from '../../../parts/form.tsx'
import { editing as texts } from '../../../texts/en/project.ts'
import type { Project } from '../acts/project.ts'
import type { Clash } from './merge.ts'
import { useDetails } from './use-details.ts'
import type { Opened } from './use-project.ts'

interface EditDetailsProps {
  opened: Opened
  project: Project
  close: () => void
}

/** Name and description, edited where they stand. What is typed outlives a reload, and where two people write the same, both versions are shown. */
export function EditDetails({ opened, project, close }: EditDetailsProps) {
  const { place, base, clash, typed, leave, send, takeTheirs } = useDetails(opened, project, close)
  return (
    <div class="panel editing" ref={place} onInput={typed}>
      <h1 class="visually-hidden">{project.name}</h1>
      <Form
        label={texts.edit}
        action={clash.value ? texts.mine : texts.save}
        busy={texts.saving}
        send={send}
        beside={<Button act={leave}>{texts.cancel}</Button>}
      >
        <Field
          label={texts.name}
          name="name"
          value={base.value.name}
          autocomplete="off"
          dir="auto"
          maxLength={200}
          required
        />
        <Field
          label={texts.description}
          name="description"
          value={base.value.description}
          lines={4}
          maxLength={10_000}
        />
        {clash.value && <Theirs clash={clash.value} take={takeTheirs} />}
      </Form>
    </div>
  )
}

interface TheirsProps {
  clash: Clash
  take: (clash: Clash) => void
}

const Theirs = ({ clash, take }: TheirsProps) => (
  <div class="warning theirs" role="alert">
    <p>{clash.theirs ? texts.clash[clash.field] : texts.emptied}</p>
    {clash.theirs && <blockquote dir="auto">{clash.theirs}</blockquote>}
    <Button small act={() => take(clash)}>
      {texts.theirs}
    </Button>
  </div>
)
