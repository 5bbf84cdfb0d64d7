import { useLocation } from 'preact-iso'
import { call } from '../../client/call.ts'
import { signIn } from '../../client/session.ts'
import { Field } from '../../parts/field.tsx'
import { Form } from '../../parts/form.tsx'
import { texts } from '../../texts/en/account.ts'
import { NewPassword } from '../../parts/new-password.tsx'
import { EmailField } from './parts/email-field.tsx'
import { WithPasswords } from './parts/with-passwords.tsx'
import { afterSignIn } from './sign-in/after-sign-in.ts'

/** Who is new belongs to no organization yet, and makes one first. */
const home = '/settings#new-organization'

const HaveOne = () => (
  <>
    {texts.haveOne} <a href={`/sign-in${location.search}${location.hash}`}>{texts.signIn}</a>
  </>
)

export function Page() {
  const { route } = useLocation()
  return (
    <div class="card">
      <h1>{texts.register}</h1>
      <WithPasswords there={texts.elsewhere.register} to={afterSignIn(location)} aside={<HaveOne />}>
        <Form
          action={texts.createAccount}
          busy={texts.creatingAccount}
          faults={{ 'identity.email_taken': 'email' }}
          send={async ({ name = '', email = '', password = '' }) => {
            await call('POST /api/auth/register', { name, email, password })
            await signIn({ email, password })
            route(afterSignIn(location, home), true)
          }}
        >
          <Field label={texts.name} name="name" autocomplete="name" maxLength={200} required />
          <EmailField />
          <NewPassword label={texts.password} name="password" />
        </Form>
      </WithPasswords>
    </div>
  )
}
