import { useSignal } from '@preact/signals'
import { call } from '../../../../client/call.ts'
import { announce } from '../../../../parts/announce.tsx'
import { Field } from '../../../../parts/field.tsx'
import { Form } from '../../../../parts/form.tsx'
import { texts as all } from '../../../../texts/en/settings.ts'
import { NewPassword } from '../../../../parts/new-password.tsx'

const texts = all.account

export function ChangePassword({ changed }: { changed: () => Promise<void> }) {
  const isDone = useSignal(false)
  return (
    <>
      <Form
        action={texts.change}
        busy={texts.changing}
        faults={{ 'identity.wrong_password': 'currentPassword' }}
        send={async ({ currentPassword = '', newPassword = '' }, form) => {
          isDone.value = false
          await call('POST /api/auth/password', { currentPassword, newPassword })
          form.reset()
          isDone.value = true
          announce(texts.changed)
          await changed()
        }}
      >
        <div class="pair">
          <Field
            label={texts.current}
            name="currentPassword"
            type="password"
            autocomplete="current-password"
            required
          />
          <NewPassword label={texts.fresh} name="newPassword" />
        </div>
      </Form>
      {isDone.value && <p class="note">{texts.changed}</p>}
    </>
  )
}
