import { call } from '../../../client/call.ts'
import { repeatKeys } from '../../../client/repeat-key.ts'
import { Field } from '../../../parts/field.tsx'
import type { Values } from '../../../parts/form.tsx'
import type { Project } from '../../../parts/project-page.tsx'
import { create as texts } from '../../../texts/en/stories-planning.ts'
import type { Sprint } from '../parts/story.ts'
import { FormDialog } from '../../../parts/form-dialog.tsx'

const keys = repeatKeys()

interface NewSprintProps {
  project: Project
  isOpen: boolean
  close: () => void
  created: (sprint: Sprint) => void
}

/** The form of a new sprint, over the page. */
export function NewSprint({
  project: { projectId, organizationId },
  isOpen,
  close,
  created,
}: NewSprintProps) {
  async function send(
    { name = '', goal, startDate, durationWeeks, velocity }: Values,
    form: HTMLFormElement,
  ) {
    const wanted = {
      projectId,
      organizationId,
      name,
      ...(goal && { goal }),
      ...(startDate && { startDate }),
      ...(durationWeeks && { durationWeeks: Number(durationWeeks) }),
      ...(velocity && { velocity: Number(velocity) }),
    }
    const sprint = await call('POST /api/pm/sprints', wanted, { idempotencyKey: keys.keyFor(wanted) })
    keys.renew()
    form.reset()
    close()
    created(sprint)
  }
  return (
    <FormDialog
      title={texts.title}
      isOpen={isOpen}
      close={close}
      action={texts.create}
      busy={texts.creating}
      send={send}
      cancel={texts.cancel}
    >
      <Field label={texts.name} name="name" autocomplete="off" dir="auto" maxLength={200} required />
      <Field label={texts.goal} name="goal" hint={texts.goalHint} lines={2} maxLength={10_000} />
      <div class="pair">
        <Field label={texts.start} name="startDate" type="date" />
        <Field label={texts.weeks} name="durationWeeks" type="number" inputMode="numeric" value="2" />
      </div>
      <Field
        label={texts.velocity}
        name="velocity"
        type="number"
        inputMode="numeric"
        hint={texts.velocityHint}
      />
    </FormDialog>
  )
}
