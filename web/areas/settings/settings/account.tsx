import { useSignal } from '@preact/signals'
import { call } from '../../../client/call.ts'
import { person, session } from '../../../client/session.ts'
import { readSignInOptions } from '../../../client/sign-in-options.ts'
import { announce } from '../../../parts/announce.tsx'
import { Button } from '../../../parts/button.tsx'
import { Given } from '../../../parts/given.tsx'
import { MailPlace } from '../../../parts/mail-place.tsx'
import { useRead } from '../../../parts/read.ts'
import { Entry, Panel } from '../../../parts/rows.tsx'
import { Failed, Loading } from '../../../parts/states.tsx'
import { texts as all } from '../../../texts/en/settings.ts'
import { ChangePassword } from './account/change-password.tsx'
import { SignOutEverywhere, SignedIn, useSignIns } from './account/signed-in.tsx'

const texts = all.account

export function Section() {
  const signIns = useSignIns()
  const { reading, again } = useRead(readSignInOptions, [])
  const now = reading.value
  if (now.state === 'loading') return <Loading />
  if (now.state === 'failed') return <Failed error={now.error} retry={again} />
  const { issuer } = now.value
  return (
    <>
      <Panel title={texts.you}>
        <Who issuer={issuer} />
      </Panel>
      {!issuer && (
        <Panel title={texts.password}>
          <ChangePassword changed={signIns.refresh} />
        </Panel>
      )}
      <Panel title={texts.signedIn}>
        <SignedIn list={signIns} />
        {!issuer && <SignOutEverywhere />}
      </Panel>
    </>
  )
}

/** Where another identity provider keeps accounts, it is the one to change them. */
function Who({ issuer }: { issuer: string | null }) {
  const isSent = useSignal(false)
  const isVerified = session.value !== 'asking' && session.value.emailVerified === true
  async function send() {
    await call('POST /api/auth/verify-email/send')
    isSent.value = true
    announce(texts.mailSent)
  }
  return (
    <>
      <ul class="rows">
        <Entry
          what={<Given>{person.value?.name}</Given>}
          more={
            <>
              <Given>{person.value?.email}</Given>{' '}
              <span class={isVerified ? 'tag good' : 'tag'}>
                {isVerified ? texts.verified : texts.notVerified}
              </span>
            </>
          }
          acts={
            !isVerified &&
            !issuer && (
              <Button small act={send} label={texts.sendMailLabel}>
                {texts.sendMail}
              </Button>
            )
          }
        />
      </ul>
      {issuer && (
        <p class="hint">
          {texts.comeFrom}
          <Given>{issuer}</Given>
          {texts.comeFromEnd}
        </p>
      )}
      {isSent.value && (
        <>
          <p class="note">{texts.mailSent}</p>
          <MailPlace />
        </>
      )}
    </>
  )
}
