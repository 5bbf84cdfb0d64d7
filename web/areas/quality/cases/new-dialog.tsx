import { useLocation } from 'preact-iso'
import { call } from '../../../client/call.ts'
import { repeatKeys } from '../../../client/repeat-key.ts'
import { Field } from '../../../parts/field.tsx'
import type { Values } from '../../../parts/form.tsx'
import { adding as say, texts } from '../../../texts/en/quality-cases.ts'
import { words } from '../../../texts/en/quality.ts'
import { namedOptions, storyOptions } from '../parts/choice.tsx'
import { caseHref } from '../parts/links.tsx'
import { casePriorities, caseTypes, oneOf } from '../parts/types.ts'
import type { DialogProps } from './dialogs.tsx'
import { FormDialog } from '../../../parts/form-dialog.tsx'

const keys = repeatKeys()

/** A case that somebody writes: its title first, the rest on its page. */
export function Dialog({ isOpen, close, project: { projectId, organizationId }, stories }: DialogProps) {
  const { route } = useLocation()
  async function send({ title = '', priority, type, story }: Values) {
    const made = {
      projectId,
      organizationId,
      title,
      priority: oneOf(casePriorities, priority) ?? 'medium',
      type: oneOf(caseTypes, type) ?? 'functional',
      storyId: story ?? null,
      steps: [],
    }
    const { id } = await call('POST /api/qa/test-cases', made, { idempotencyKey: keys.keyFor(made) })
    keys.renew()
    close()
    route(caseHref(projectId, id))
  }
  return (
    <FormDialog
      title={say.title}
      isOpen={isOpen}
      close={close}
      action={say.create}
      busy={say.creating}
      send={send}
      cancel={words.cancel}
    >
      <Field
        label={say.name}
        name="title"
        placeholder={say.nameExample}
        hint={say.hint}
        autocomplete="off"
        dir="auto"
        maxLength={1000}
        required
      />
      <div class="pair">
        <Field
          label={texts.priority}
          name="priority"
          options={namedOptions(casePriorities, words.priorities)}
          value="medium"
        />
        <Field label={texts.type} name="type" options={namedOptions(caseTypes, words.types)} />
      </div>
      <Field label={texts.story} name="story" options={[['', words.none], ...storyOptions(stories)]} />
    </FormDialog>
  )
}
