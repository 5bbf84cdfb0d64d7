import { call } from '../../../client/call.ts'
import { repeatKeys } from '../../../client/repeat-key.ts'
import { announce } from '../../../parts/announce.tsx'
import { Field } from '../../../parts/field.tsx'
import { Form } from '../../../parts/form.tsx'
import type { Project } from '../../../parts/project-page.tsx'
import { backlog as texts } from '../../../texts/en/stories.ts'
import type { Story } from '../parts/story.ts'

const keys = repeatKeys()

interface QuickCreateProps {
  project: Project
  made: (story: Story) => void
}

/** A story by its title alone; the field waits for the next one. */
export const QuickCreate = ({ project: { projectId, organizationId }, made }: QuickCreateProps) => (
  <div class="quick-create">
    <Form
      label={texts.add}
      action={texts.addShort}
      busy={texts.adding}
      kind="plain"
      send={async ({ title = '' }, form) => {
        const wanted = { projectId, organizationId, title }
        const { story } = await call('POST /api/pm/stories', wanted, { idempotencyKey: keys.keyFor(wanted) })
        keys.renew()
        form.reset()
        made(story)
        announce(texts.added(story.number))
        form.querySelector('input')?.focus()
      }}
    >
      <Field label={texts.newTitle} name="title" autocomplete="off" dir="auto" maxLength={300} required />
    </Form>
  </div>
)
