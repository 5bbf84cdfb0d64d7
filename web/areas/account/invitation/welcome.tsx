import { useEffect, useRef } from 'preact/hooks'
import type { Output } from '../../../client/call.ts'
import { Given } from '../../../parts/given.tsx'
import { texts } from '../../../texts/en/account.ts'

/** Who joined, and is not signed in yet. */
export function Welcome({ joined }: { joined: Output<'POST /api/auth/accept-invitation'> }) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <>
      <h2 tabIndex={-1} ref={heading}>
        {texts.youAreIn}
      </h2>
      <p>
        {texts.youJoined}
        <Given>{joined.organizationName}</Given>
        {texts.signInAs(joined.role)}
        <Given>{joined.email}</Given>.
      </p>
      <p class="actions">
        <a class="button primary" href="/sign-in?callbackUrl=/settings">
          {texts.signIn}
        </a>
      </p>
    </>
  )
}
