import { type Output, call } from '../../../../client/call.ts'
import { announce } from '../../../../parts/announce.tsx'
import { Button } from '../../../../parts/button.tsx'
import { confirmed } from '../../../../parts/confirm.tsx'
import { Form } from '../../../../parts/form.tsx'
import { Time } from '../../../../parts/given.tsx'
import { texts as all } from '../../../../texts/en/settings.ts'
import { deviceOf } from '../device.ts'
import { Entry, Rows } from '../../../../parts/rows.tsx'
import { type Pages, usePages } from '../../../../parts/use-pages.ts'

const texts = all.account
type SignIn = Output<'GET /api/auth/sessions'>['sessions'][number]

export const useSignIns = () =>
  usePages<SignIn>(async (from) => {
    const { sessions, nextCursor } = await call('GET /api/auth/sessions', from)
    return { items: sessions, nextCursor }
  }, [])

export const SignedIn = ({ list }: { list: Pages<SignIn> }) => (
  <Rows list={list} empty={texts.nowhere}>
    {(one) => <SignInRow key={one.sessionId} one={one} refresh={list.refresh} />}
  </Rows>
)

export const SignOutEverywhere = () => (
  <Form action={texts.everywhere} busy={texts.signingOut} kind="danger" send={signOutEverywhere}>
    <p class="hint">{texts.strange}</p>
  </Form>
)

function SignInRow({ one, refresh }: { one: SignIn; refresh: () => Promise<void> }) {
  const { sessionId, kind, userAgent, lastUsedAt, createdAt, current } = one
  const device = kind === 'browser' ? deviceOf(userAgent) : texts.program
  async function end() {
    await call('DELETE /api/auth/sessions/{sessionId}', { sessionId })
    announce(texts.signedOut)
    await refresh()
  }
  return (
    <Entry
      what={<bdi>{device}</bdi>}
      more={
        <>
          {texts.since}
          <Time at={createdAt} />
          {texts.lastUsed}
          <Time at={lastUsedAt ?? createdAt} />
        </>
      }
      acts={
        current ? (
          <span class="tag good">{texts.thisOne}</span>
        ) : (
          <Button small act={end} busy={texts.signingOut} label={texts.signOutOf(device)}>
            {texts.signOut}
          </Button>
        )
      }
    />
  )
}

async function signOutEverywhere() {
  const { everywhereTitle: title, everywhereText: text, everywhere: action } = texts
  if (!(await confirmed({ title, text, action }))) return
  await call('POST /api/auth/signout', { everywhere: true })
  location.assign('/sign-in')
}
