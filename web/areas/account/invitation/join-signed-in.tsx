import { useLocation } from 'preact-iso'
import { call } from '../../../client/call.ts'
import { person, readSession } from '../../../client/session.ts'
import { Form } from '../../../parts/form.tsx'
import { Given } from '../../../parts/given.tsx'
import { texts } from '../../../texts/en/account.ts'
import { forgetLink } from '../parts/use-link-token.ts'

/** Joins with the account that is signed in: that of the invited address, or where accounts come from another identity provider, whichever it is. */
export function JoinSignedIn({ token }: { token: string }) {
  const { route } = useLocation()
  async function join() {
    await call('POST /api/auth/accept-invitation', { token })
    forgetLink()
    await readSession()
    route('/settings#team', true)
  }
  return (
    <Form action={texts.joinNow} busy={texts.joining} send={join}>
      <p class="note">
        {texts.signedInAs} <Given>{person.value?.email || person.value?.name}</Given>.
      </p>
    </Form>
  )
}
