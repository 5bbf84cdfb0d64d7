import { useState } from 'preact/hooks'
import { type Output, call } from '../../client/call.ts'
import { person } from '../../client/session.ts'
import { Day, Given } from '../../parts/given.tsx'
import { useRead } from '../../parts/read.ts'
import { Linking } from '../../parts/sentence.tsx'
import { Failed, Loading } from '../../parts/states.tsx'
import { texts } from '../../texts/en/account.ts'
import { JoinSignedIn } from './invitation/join-signed-in.tsx'
import { Joining } from './invitation/joining.tsx'
import { Welcome } from './invitation/welcome.tsx'
import { useLinkToken } from './parts/use-link-token.ts'
import { WithPasswords } from './parts/with-passwords.tsx'

export function Page() {
  const token = useLinkToken()
  return (
    <div class="card">
      <h1>{texts.invitationTitle}</h1>
      {token ? <Invitation key={token} token={token} /> : <p class="fault">{texts.invitationBroken}</p>}
    </div>
  )
}

/** Who invites to what, before anything is filled in. A link that leads nowhere says so at once. */
function Invitation({ token }: { token: string }) {
  const { reading, again } = useRead(() => call('POST /api/auth/invitation', { token }), [token])
  const [joined, setJoined] = useState<Output<'POST /api/auth/accept-invitation'> | null>(null)
  const now = reading.value
  if (joined) return <Welcome joined={joined} />
  if (now.state === 'loading') return <Loading text={texts.looking} />
  if (now.state === 'failed')
    return (
      <>
        <Failed error={now.error} retry={again} />
        {person.value && (
          <p class="aside">
            <Linking words={texts.joinedAlready} to="/settings#team" />
          </p>
        )}
      </>
    )
  return (
    <>
      <Offer invitation={now.value} />
      <WithPasswords
        there={texts.elsewhere.invitation}
        byApi={texts.elsewhere.invitationByApi}
        to={location.pathname + location.hash}
        signedIn={person.value && <JoinSignedIn token={token} />}
      >
        {person.value?.email === now.value.email ? (
          <JoinSignedIn token={token} />
        ) : (
          <Joining token={token} email={now.value.email} done={setJoined} />
        )}
      </WithPasswords>
    </>
  )
}

function Offer({ invitation }: { invitation: Output<'POST /api/auth/invitation'> }) {
  const { organizationName, role, inviter, expiresAt } = invitation
  return (
    <p class="lead">
      {inviter ? (
        <>
          <Given>{named(inviter)}</Given>
          {texts.invitesYou}
        </>
      ) : (
        texts.youAreInvited
      )}
      {texts.toJoin}
      <b>
        <Given>{organizationName}</Given>
      </b>
      {texts.asRole(role)}
      <Day at={expiresAt} />.
    </p>
  )
}

/** The address goes with the name: anyone can take any name. */
const named = ({ name, email }: { name: string; email?: string | null }) =>
  email ? `${name} (${email})` : name
