import type { ComponentChildren } from 'preact'
import { type SignInOptions, readSignInOptions } from '../../../client/sign-in-options.ts'
import { Given } from '../../../parts/given.tsx'
import { useRead } from '../../../parts/read.ts'
import { Failed, Loading } from '../../../parts/states.tsx'
import { texts } from '../../../texts/en/account.ts'
import { SignInElsewhere } from './sign-in-elsewhere.tsx'

interface WithPasswordsProps {
  children: ComponentChildren
  /** What to do instead where accounts come from another identity provider: at that provider, and by the API where nobody signs in by redirect. */
  there: string
  byApi?: string
  /** Where to go after signing in there. */
  to: string
  /** For who has signed in there already. */
  signedIn?: ComponentChildren
  /** Stands below it in any case. */
  aside?: ComponentChildren
}

/** What needs a password, once it is known that passwords open something here. Where accounts come from another identity provider this says so instead, and leads there. */
export function WithPasswords({ children, signedIn, aside, ...elsewhere }: WithPasswordsProps) {
  const { reading, again } = useRead(readSignInOptions, [])
  const now = reading.value
  if (now.state === 'loading') return <Loading />
  return (
    <>
      {now.state === 'failed' && <Failed error={now.error} retry={again} />}
      {now.state === 'ready' &&
        (now.value.issuer === null ? children : signedIn || <Elsewhere {...elsewhere} options={now.value} />)}
      {aside && <p class="aside">{aside}</p>}
    </>
  )
}

interface ElsewhereProps extends Pick<WithPasswordsProps, 'there' | 'byApi' | 'to'> {
  options: SignInOptions
}

const Elsewhere = ({ options: { issuer, redirect }, there, byApi, to }: ElsewhereProps) => (
  <>
    <p class="note" role="status">
      {texts.elsewhere.comeFrom}
      <Given>{issuer}</Given>. {redirect ? there : (byApi ?? there)}
    </p>
    {redirect && <SignInElsewhere redirect={redirect} to={to} />}
  </>
)
