import { useLocation } from 'preact-iso'
import { type Output, call } from '../../../client/call.ts'
import { person, signIn, signInAddress } from '../../../client/session.ts'
import { Field } from '../../../parts/field.tsx'
import { Form } from '../../../parts/form.tsx'
import { Given } from '../../../parts/given.tsx'
import { texts } from '../../../texts/en/account.ts'
import { NewPassword } from '../../../parts/new-password.tsx'
import { forgetLink } from '../parts/use-link-token.ts'

type Joined = Output<'POST /api/auth/accept-invitation'>

interface JoiningProps {
  token: string
  email: string
  done: (joined: Joined) => void
}

/** With a new account, or with the one that there is for this address, once it is signed in. */
export function Joining({ token, email, done }: JoiningProps) {
  const { route } = useLocation()
  async function join({ name = '', password = '' }) {
    const joined = await call('POST /api/auth/accept-invitation', { token, name, password })
    forgetLink()
    await signIn({ email: joined.email, password }).then(
      () => route('/settings#team', true),
      () => done(joined),
    )
  }
  return (
    <>
      {person.value && (
        <p class="note">
          {texts.signedInAs} <Given>{person.value.email || person.value.name}</Given>
          {texts.invitedIsAnother}
        </p>
      )}
      <Form action={texts.join} busy={texts.joining} send={join}>
        <Field label={texts.email} name="email" type="email" autocomplete="username" value={email} readOnly />
        <Field label={texts.name} name="name" autocomplete="name" maxLength={200} required />
        <NewPassword label={texts.password} name="password" />
      </Form>
      <p class="hint">{texts.accountAlready}</p>
      <p class="actions">
        <a class="button" href={signInAddress()}>
          {texts.joinWithMine}
        </a>
      </p>
    </>
  )
}
