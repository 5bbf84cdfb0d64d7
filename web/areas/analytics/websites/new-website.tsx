import { call } from '../../../client/call.ts'
import { repeatKeys } from '../../../client/repeat-key.ts'
import { Field } from '../../../parts/field.tsx'
import type { Values } from '../../../parts/form.tsx'
import { newWebsite as texts } from '../../../texts/en/analytics.ts'
import { TimezoneField, ownTimezone } from '../parts/timezone-field.tsx'
import type { Website } from '../parts/types.ts'
import { FormDialog } from '../../../parts/form-dialog.tsx'

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
    <FormDialog
      title={texts.title}
      isOpen={isOpen}
      close={close}
      action={texts.create}
      busy={texts.creating}
      send={send}
      cancel={texts.cancel}
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
    </FormDialog>
  )
}
