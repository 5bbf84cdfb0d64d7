import { useComputed, useSignalEffect } from '@preact/signals'
import { lazy } from 'preact-iso'
import { useEffect } from 'preact/hooks'
import { isGone } from '../../client/refusal.ts'
import { Button } from '../../parts/button.tsx'
import { setTitle } from '../../parts/title.ts'
import { Failed, Loading } from '../../parts/states.tsx'
import { texts } from '../../texts/en/generator.ts'
import { follow, unfollow } from './generator/generation.ts'
import { askBeforeLoss, leave, load, openAddressed, place, startAnew } from './generator/open-session.ts'
import { Start } from './generator/start.tsx'
import { busy, session } from './generator/store.ts'
import './generator.css'

const Result = lazy(() => import('./generator/result.tsx').then(({ Result: loaded }) => loaded))

/** The generator: a text in, test cases out. The session that is shown stands behind the `#`. */
export function Page() {
  useEffect(() => {
    const open = () => void openAddressed()
    open()
    // A link to the first view changes the address without a word where it is the same page.
    const clicked = () => setTimeout(open)
    addEventListener('popstate', open)
    addEventListener('click', clicked)
    addEventListener('beforeunload', askBeforeLoss)
    return () => {
      removeEventListener('popstate', open)
      removeEventListener('click', clicked)
      removeEventListener('beforeunload', askBeforeLoss)
      leave()
    }
  }, [])
  // What a run tells belongs to its session, and goes with it.
  const sessionId = useComputed(() => session.value?.sessionId)
  useSignalEffect(() => {
    void sessionId.value
    return unfollow
  })
  // A run that somebody started is watched, whoever it was: this page before a reload, or another tab.
  useSignalEffect(() => {
    const { status, latestExecutionId } = session.value ?? {}
    if (status === 'running' && latestExecutionId && !busy.value) void follow(latestExecutionId, 'generate')
  })
  useSignalEffect(() => setTitle(session.value?.title || texts.title))
  const now = place.value
  if (now.at === 'start') return <Start />
  if (now.at === 'loading')
    return (
      <div class="wide">
        <Loading text={texts.opening} />
      </div>
    )
  if (now.at === 'failed') return <NotOpened sessionId={now.sessionId} error={now.error} />
  return <Result key={now.sessionId} />
}

function NotOpened({ sessionId, error }: { sessionId: string; error: unknown }) {
  const isLost = isGone(error)
  return (
    <div class="gen-gone">
      <h1>{isLost ? texts.notFound : texts.failed}</h1>
      {isLost ? <p>{texts.notFoundHint}</p> : <Failed error={error} retry={() => load(sessionId)} />}
      <div class="actions">
        <Button kind={isLost ? 'primary' : 'plain'} act={startAnew}>
          {texts.startNew}
        </Button>
      </div>
    </div>
  )
}
