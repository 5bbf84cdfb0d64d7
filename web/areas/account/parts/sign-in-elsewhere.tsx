import type { SignInOptions } from '../../../client/sign-in-options.ts'
import { keepFragment } from '../../../client/kept-fragment.ts'
import { texts } from '../../../texts/en/account.ts'

interface SignInElsewhereProps {
  redirect: NonNullable<SignInOptions['redirect']>
  /** Where to go afterwards, with what stands behind its `#`. */
  to: string
}

/** Leads to the issuer that accounts come from, and back. */
export function SignInElsewhere({ redirect: { name, url }, to }: SignInElsewhereProps) {
  const [path = '', fragment] = to.split(/#(.*)/s)
  function keep() {
    try {
      keepFragment(sessionStorage, { path, hash: fragment ? `#${fragment}` : '' })
    } catch {
      // Then one comes back to the beginning of that page.
    }
  }
  return (
    <div class="actions">
      <a class="button primary" href={`${url}?returnTo=${encodeURIComponent(path)}`} onClick={keep}>
        {texts.signInWith(name)}
      </a>
    </div>
  )
}
