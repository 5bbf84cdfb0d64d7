import { call } from '../../../client/call.ts'
import { repeatKeys } from '../../../client/repeat-key.ts'
import { Button } from '../../../parts/button.tsx'
import { Field } from '../../../parts/field.tsx'
import { Form, type Values } from '../../../parts/form.tsx'
import { Modal } from '../../../parts/modal.tsx'
import { newWebsite as texts } from '../../../texts/en/analytics.ts'
import { TimezoneField, ownTimezone } from '../parts/timezone-field.tsx'
import type { Website } from '../parts/types.ts'

interface NewWebsiteProps {
  organizationId: string
  isOpen: boolean
  close: () => void
  created: (website: Website) => void
}

const keys = repeatKeys()

/** The form of a new website, over the list. */
export function NewWebsite({ organizationId, isOpen, close, created }: NewWebsiteProps) {
  async function send({ name = '', domain, timezone = 'UTC' }: Values) {
    const wanted = { organizationId, name, timezone, ...(domain && { domain }) }
    const website = await call('POST /api/websites', wanted, { idempotencyKey: keys.keyFor(wanted) })
    keys.renew()
    close()
    created(website)
  }
  return (
    <Modal title={texts.title} isOpen={isOpen} close={close}>
      <Form
        action={texts.create}
        busy={texts.creating}
        send={send}
        beside={<Button act={close}>{texts.cancel}</Button>}
      >
        <Field label={texts.name} name="name" autocomplete="off" dir="auto" maxLength={100} required />
        <Field
          label={texts.domain}
          name="domain"
          hint={texts.domainHint}
          autocomplete="off"
          inputMode="url"
          maxLength={500}
        />
        <TimezoneField value={ownTimezone()} />
      </Form>
    </Modal>
  )
}
