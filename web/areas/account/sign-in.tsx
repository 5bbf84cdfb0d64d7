import { useLocation } from 'preact-iso'
import { person, signIn, signOut } from '../../client/session.ts'
import { Button } from '../../parts/button.tsx'
import { Field } from '../../parts/field.tsx'
import { Form } from '../../parts/form.tsx'
import { Given } from '../../parts/given.tsx'
import { texts } from '../../texts/en/account.ts'
import { EmailField } from './parts/email-field.tsx'
import { WithPasswords } from './parts/with-passwords.tsx'
import { DemoAccount } from './sign-in/demo-account.tsx'
import { afterSignIn } from './sign-in/after-sign-in.ts'
import { problemIn } from './sign-in/problem.ts'

export const Page = () => (
  <div class="card">
    <h1>{texts.signIn}</h1>
    {person.value ? (
      <SignedIn />
    ) : (
      <>
        <Problem />
        <WithPasswords
          there={texts.elsewhere.signIn}
          byApi={texts.elsewhere.signInByApi}
          to={afterSignIn(location)}
        >
          <SigningIn />
        </WithPasswords>
      </>
    )}
  </div>
)

/** Said until one is signed in, so that nobody takes the page for one that they have not seen yet. */
function Problem() {
  const problem = problemIn(location.search)
  return (
    problem && (
      <p class="fault" role="alert">
        {problem}
      </p>
    )
  )
}

function SignedIn() {
  return (
    <>
      <p class="note">
        {texts.signedInAs} <Given>{person.value?.email}</Given>.
      </p>
      <div class="actions">
        <a class="button primary" href={afterSignIn(location)}>
          {texts.goOn}
        </a>
        <Button act={signOut} busy={texts.signingOut}>
          {texts.signOut}
        </Button>
      </div>
    </>
  )
}

function SigningIn() {
  const { route } = useLocation()
  async function enter({ email, password }: { email: string; password: string }) {
    await signIn({ email, password })
    route(afterSignIn(location), true)
  }
  return (
    <>
      <Form
        action={texts.signIn}
        busy={texts.signingIn}
        send={({ email = '', password = '' }) => enter({ email, password })}
      >
        <EmailField />
        <Field
          label={texts.password}
          name="password"
          type="password"
          autocomplete="current-password"
          required
        />
      </Form>
      <p class="aside">
        <a href="/forgot-password">{texts.forgot}</a>
      </p>
      <p class="aside">
        {texts.newHere} <a href={`/register${location.search}${location.hash}`}>{texts.register}</a>
      </p>
      <DemoAccount use={enter} />
    </>
  )
}
