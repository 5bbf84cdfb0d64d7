import { useState } from 'preact/hooks'
import { call } from '../../client/call.ts'
import {
  beginSession,
  person,
  readSession,
  session,
  sessionFault,
  signInAddress,
} from '../../client/session.ts'
import { Form } from '../../parts/form.tsx'
import { Given } from '../../parts/given.tsx'
import { Around, Linking } from '../../parts/sentence.tsx'
import { Failed, Loading } from '../../parts/states.tsx'
import { texts } from '../../texts/en/account.ts'
import { Finished } from './parts/finished.tsx'
import { forgetLink, useLinkToken } from './parts/use-link-token.ts'

export function Page() {
  const token = useLinkToken()
  return (
    <div class="card">
      <h1>{texts.verifyTitle}</h1>
      {token ? <Confirming key={token} token={token} /> : <Broken />}
    </div>
  )
}

const Broken = () => (
  <p class="fault">
    <Linking words={texts.verifyBroken} to="/settings#account" />
  </p>
)

const SignInFirst = () => (
  <>
    <p class="lead">{texts.verifySignIn}</p>
    <p class="actions">
      <a class="button primary" href={signInAddress()}>
        {texts.signInAndGoOn}
      </a>
    </p>
    <p class="aside">
      <Linking words={texts.neverMade} to="/forgot-password" />
    </p>
  </>
)

/** A person presses the button: mail programs open links to look at them, and this one works once. */
function Confirming({ token }: { token: string }) {
  const [isDone, setDone] = useState(false)
  if (isDone)
    return (
      <Finished>
        {texts.confirmed} <a href="/settings#account">{texts.toSettings}</a>
      </Finished>
    )
  if (sessionFault.value !== null) return <Failed error={sessionFault.value} retry={beginSession} />
  if (session.value === 'asking') return <Loading />
  if (!person.value) return <SignInFirst />
  return (
    <>
      <p class="lead">
        <Around words={texts.isThisYours}>
          <Given>{person.value.email}</Given>
        </Around>
      </p>
      <Form
        action={texts.confirm}
        busy={texts.confirming}
        send={async () => {
          await call('POST /api/auth/verify-email', { token })
          forgetLink()
          setDone(true)
          // What the pages know of the address has changed; that it is confirmed is certain without it.
          void readSession().catch(() => undefined)
        }}
      >
        {null}
      </Form>
    </>
  )
}
