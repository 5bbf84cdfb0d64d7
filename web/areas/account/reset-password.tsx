import { useState } from 'preact/hooks'
import { call } from '../../client/call.ts'
import { Form } from '../../parts/form.tsx'
import { Linking } from '../../parts/sentence.tsx'
import { texts } from '../../texts/en/account.ts'
import { Finished } from './parts/finished.tsx'
import { NewPassword } from '../../parts/new-password.tsx'
import { forgetLink, useLinkToken } from './parts/use-link-token.ts'
import { WithPasswords } from './parts/with-passwords.tsx'

export function Page() {
  const token = useLinkToken()
  return (
    <div class="card">
      <h1>{texts.resetTitle}</h1>
      {token ? (
        <WithPasswords there={texts.elsewhere.password} to="/settings">
          <Choosing key={token} token={token} />
        </WithPasswords>
      ) : (
        <Broken />
      )}
    </div>
  )
}

const Broken = () => (
  <p class="fault">
    <Linking words={texts.resetBroken} to="/forgot-password" />
  </p>
)

function Choosing({ token }: { token: string }) {
  const [isDone, setDone] = useState(false)
  if (isDone)
    return (
      <Finished>
        {texts.passwordSaved} <a href="/sign-in">{texts.signInWithIt}</a>
      </Finished>
    )
  return (
    <>
      <p class="lead">{texts.resetLead}</p>
      <Form
        action={texts.savePassword}
        busy={texts.saving}
        send={async ({ newPassword = '' }) => {
          await call('POST /api/auth/password/reset', { token, newPassword })
          forgetLink()
          setDone(true)
        }}
      >
        <NewPassword label={texts.newPassword} name="newPassword" />
      </Form>
    </>
  )
}
