import { isForPerson } from '../../../parts/for-person.ts'
import { Button } from '../../../parts/button.tsx'
import { Given } from '../../../parts/given.tsx'
import { Refusal, messageOf } from '../../../client/refusal.ts'
import { isReady } from '../../../parts/exchange/is-ready.ts'
import { texts } from '../../../texts/en/generator.ts'
import { setupHash } from '../run/address.ts'
import { keepTarget } from '../../../parts/run/settings.ts'
import { keptTarget } from './drafts.ts'
import { countBases } from './filters.ts'
import { flush, keepAsNew, saving, startAnew } from './open-session.ts'
import { slot } from './slots.tsx'
import { cases, session, ticked } from './store.ts'
import { questions } from './view.ts'

const Exchange = slot('exchange')

/** What the session is called, how it stands, and what can be done with all of it. */
export function ResultBar() {
  return (
    <header class="gen-head">
      {/* A long one is cut to two lines; whoever points at it or taps it sees all of it. */}
      <h1 tabIndex={-1} title={session.value?.title}>
        <Given>{session.value?.title}</Given>
      </h1>
      <div class="gen-standing">
        <Figures />
        <SaveLine />
      </div>
      <div class="gen-acts">
        <RunLink />
        <Button kind="plain" act={startAnew}>
          {texts.newText}
        </Button>
        {Exchange && <Exchange />}
      </div>
    </header>
  )
}

function Figures() {
  const all = cases.value
  if (all.length === 0) return null
  return (
    <p>{texts.figures(all.length, all.filter(isReady).length, questions.value.length, countBases(all))}</p>
  )
}

/** Another page runs the cases; it reads the session on the service, so what is unsaved goes there first. */
function RunLink() {
  const { sessionId } = session.value ?? {}
  const chosen = ticked.value
  const all = cases.value.filter((each) => !isForPerson(each))
  if (!sessionId || all.length === 0) return null
  const some = all.map(({ id }) => id).filter((id) => chosen.has(id))
  // Only ideas and outlines are ticked: all others are not what was asked for.
  if (chosen.size > 0 && some.length === 0) return null
  return (
    <a
      class={`button ${all.some(isReady) ? 'primary' : 'plain'}`}
      href={`/run${setupHash(sessionId, some)}`}
      onClick={(event) => {
        const target = keptTarget(sessionId)
        if (target) keepTarget(target)
        if (saving.peek().state !== 'saved') void sendFirst(event)
      }}
    >
      {some.length > 0 ? texts.runTicked(some.length) : texts.run}
    </a>
  )
}

/** Follows a link once what is unsaved has been sent; a link that opens elsewhere is followed at once. */
async function sendFirst(event: MouseEvent) {
  const link = event.currentTarget
  if (!(link instanceof HTMLAnchorElement) || event.ctrlKey || event.metaKey || event.shiftKey)
    return void flush()
  event.preventDefault()
  event.stopPropagation()
  await flush()
  location.assign(link.href)
}

/** Whether everything is saved. Only what one must know is said aloud. */
function SaveLine() {
  const now = saving.value
  const words = texts.saving
  if (now.state === 'saved' || now.state === 'waiting' || now.state === 'saving' || now.state === 'busy')
    return <p class={`gen-saving is-${now.state}`}>{words[now.state]}</p>
  if (now.state === 'conflict') return null
  return (
    <div class="gen-saving fault" role="alert">
      {now.state === 'offline' && words.offline}
      {now.state === 'untitled' && words.untitled(now.id)}
      {now.state === 'failed' && (
        <>
          <span dir="auto">{words.failed(messageOf(now.error))}</span> <Again error={now.error} />
          <Button small kind="plain" act={flush}>
            {texts.tryAgain}
          </Button>
        </>
      )}
      {now.state === 'gone' && (
        <>
          {words.gone}{' '}
          <Button small kind="plain" act={keepAsNew} busy={texts.keeping}>
            {texts.keepAsNew}
          </Button>
        </>
      )}
    </div>
  )
}

const clock = new Intl.DateTimeFormat('en', { timeStyle: 'medium' })

/** When a limit is over; until then there is no use in trying. */
function Again({ error }: { error: unknown }) {
  if (!(error instanceof Refusal) || error.retryAfter === undefined) return null
  return <span>{texts.saving.again(clock.format(error.at + error.retryAfter * 1000))}</span>
}
