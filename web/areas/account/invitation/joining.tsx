import { useLocation } from 'preact-iso'
import { type Output, call } from '../../../client/call.ts'
import { Refusal } from '../../../client/refusal.ts'
import { signIn } from '../../../client/session.ts'
import { Field } from '../../../parts/field.tsx'
import { Form } from '../../../parts/form.tsx'
import { texts } from '../../../texts/en/account.ts'
import { NewPassword } from '../../../parts/new-password.tsx'
import { forgetLink } from '../parts/use-link-token.ts'

type Joined = Output<'POST /api/auth/accept-invitation'>

interface JoiningProps {
  token: string
  email: string
  done: (joined: Joined) => void
}

/** With a new account, or with the one that there is for this address. */
export function Joining({ token, email, done }: JoiningProps) {
  const { route } = useLocation()
  async function accept(account: { name?: string; password?: string }): Promise<Joined> {
    const joined = await call('POST /api/auth/accept-invitation', { token, ...account })
    forgetLink()
    return joined
  }
  async function join({ name = '', password = '' }) {
    const joined = await accept({ name, password })
    if (!joined.created) return done(joined)
    await signIn({ email: joined.email, password }).then(
      () => route('/settings#team', true),
      () => done(joined),
    )
  }
  return (
    <>
      <Form action={texts.join} busy={texts.joining} send={join}>
        <Field label={texts.email} name="email" type="email" autocomplete="username" value={email} readOnly />
        <Field label={texts.name} name="name" autocomplete="name" maxLength={200} required />
        <NewPassword label={texts.password} name="password" />
      </Form>
      <Form
        action={texts.joinWithMine}
        busy={texts.joining}
        kind="plain"
        send={async () => done(await accept({}).catch(noAccount))}
      >
        <p class="hint">{texts.accountAlready}</p>
      </Form>
    </>
  )
}

/** Without an account the service asks for a password, which stands in the other form. */
function noAccount(error: unknown): never {
  if (error instanceof Refusal && error.details.some(({ path }) => path === 'password'))
    throw new Refusal(error.status, { message: texts.noAccountYet })
  throw error
}
