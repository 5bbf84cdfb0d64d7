import { useState } from 'preact/hooks'
import { call } from '../../client/call.ts'
import { Form } from '../../parts/form.tsx'
import { Given } from '../../parts/given.tsx'
import { Around } from '../../parts/sentence.tsx'
import { texts } from '../../texts/en/account.ts'
import { EmailField } from './parts/email-field.tsx'
import { Finished } from './parts/finished.tsx'
import { MailPlace } from '../../parts/mail-place.tsx'
import { WithPasswords } from './parts/with-passwords.tsx'

export const Page = () => (
  <div class="card">
    <h1>{texts.forgot}</h1>
    <WithPasswords
      there={texts.elsewhere.password}
      to="/settings"
      aside={<a href="/sign-in">{texts.backToSignIn}</a>}
    >
      <Asking />
      <MailPlace />
    </WithPasswords>
  </div>
)

function Asking() {
  const [sentTo, setSentTo] = useState('')
  if (sentTo)
    return (
      <Finished>
        <Around words={texts.linkSent}>
          <Given>{sentTo}</Given>
        </Around>
      </Finished>
    )
  return (
    <>
      <p class="lead">{texts.forgotLead}</p>
      <Form
        action={texts.sendLink}
        busy={texts.sending}
        send={async ({ email = '' }) => {
          await call('POST /api/auth/password/forgot', { email })
          setSentTo(email)
        }}
      >
        <EmailField />
      </Form>
    </>
  )
}
