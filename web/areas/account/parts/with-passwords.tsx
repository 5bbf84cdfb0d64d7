import type { ComponentChildren } from 'preact'
import { useEffect } from 'preact/hooks'
import { readSignInOptions, signInOptions } from '../../../client/sign-in-options.ts'
import { Given } from '../../../parts/given.tsx'
import { texts } from '../../../texts/en/account.ts'
import { SignInElsewhere } from './sign-in-elsewhere.tsx'

interface WithPasswordsProps {
  children: ComponentChildren
  /** What to do instead where accounts come from another identity provider: at that provider, and by the API where nobody signs in by redirect. */
  there: string
  byApi?: string
  /** Where to go after signing in there. */
  to: string
}

/** What needs a password. Where accounts come from another identity provider a password opens nothing here: this says so instead, and leads there. */
export function WithPasswords({ children, there, byApi, to }: WithPasswordsProps) {
  useEffect(() => void readSignInOptions(), [])
  const options = signInOptions.value
  if (!options?.issuer) return <>{children}</>
  const { issuer, redirect } = options
  return (
    <>
      <p class="note" role="status">
        {texts.elsewhere.comeFrom}
        <Given>{issuer}</Given>. {redirect ? there : (byApi ?? there)}
      </p>
      {redirect && <SignInElsewhere redirect={redirect} to={to} />}
    </>
  )
}
