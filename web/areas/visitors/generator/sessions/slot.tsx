import { useSignal } from '@preact/signals'
import { person } from '../../../../client/session.ts'
import { announce } from '../../../../parts/announce.tsx'
import { Button } from '../../../../parts/button.tsx'
import { Field } from '../../../../parts/field.tsx'
import { Form } from '../../../../parts/form.tsx'
import { Given, Time } from '../../../../parts/given.tsx'
import { toast } from '../../../../parts/toasts.tsx'
import { texts } from '../../../../texts/en/generator-sessions.ts'
import { forgetSessions, knownSessions, rememberSession } from '../../known-sessions.ts'
import { showSession } from '../open-session.ts'
import { type Card, type Found, useSessions } from './find-sessions.ts'
import './sessions.css'

/** The way back to earlier sessions: those of this browser, and those that were made with an e-mail address. */
export function Slot() {
  const { found, askedFor, look, mailCode, startOver } = useSessions()
  async function find({ email = '' }: Record<string, string>) {
    await look(email.trim())
    if (found.peek()) announce(texts.found(found.peek()?.sessions.length ?? 0))
  }
  const asked = askedFor.value
  return (
    <details class="ses">
      <summary>{texts.title}</summary>
      <KnownHere />
      {asked !== null ? (
        <Form
          key="code"
          action={texts.show}
          busy={texts.looking}
          faults={{ 'sessions.wrong_code': 'code' }}
          send={({ code = '' }) => look(asked, code.trim())}
          beside={
            <>
              <Button act={() => mailCode(asked).then(() => toast(texts.mailedAgain))}>{texts.again}</Button>
              <Button kind="quiet" act={startOver}>
                {texts.otherAddress}
              </Button>
            </>
          }
        >
          <p dir="auto">{texts.mailed(asked)}</p>
          <Field label={texts.code} name="code" autocomplete="one-time-code" hint={texts.codeHint} required />
        </Form>
      ) : (
        <Form key="email" action={texts.show} busy={texts.looking} kind="plain" send={find}>
          <Field
            label={texts.email}
            name="email"
            type="email"
            autocomplete="email"
            hint={texts.emailHint}
            value={person.value?.email ?? ''}
            required
          />
        </Form>
      )}
      {found.value && <Sessions found={found.value} />}
    </details>
  )
}

/** Those that were opened in this browser need no address. */
function KnownHere() {
  const known = useSignal(knownSessions())
  if (known.value.length === 0) return null
  function forget() {
    const before = known.peek()
    forgetSessions()
    known.value = []
    const undo = () => {
      for (const one of before.toReversed()) rememberSession(one)
      known.value = knownSessions()
    }
    toast(texts.forgotten, { undo })
  }
  return (
    <section class="ses-here" aria-label={texts.here}>
      <div class="head">
        <h3>{texts.here}</h3>
        <Button kind="link" act={forget}>
          {texts.forget}
        </Button>
      </div>
      <ul class="rows ses-list">
        {known.value.map(({ sessionId, title, openedAt }) => (
          <li key={sessionId}>
            <div class="what">
              <ToSession sessionId={sessionId} title={title} />
              <span class="more">
                {texts.opened} <Time at={openedAt} />
              </span>
            </div>
          </li>
        ))}
      </ul>
      <h3>{texts.elsewhere}</h3>
    </section>
  )
}

const ToSession = ({ sessionId, title }: { sessionId: string; title: string }) => (
  <a
    href={`/#session=${sessionId}`}
    onClick={(event) => {
      if (event.metaKey || event.ctrlKey || event.shiftKey) return
      event.preventDefault()
      void showSession(sessionId)
    }}
  >
    <Given>{title}</Given>
  </a>
)

function Sessions({ found: { email, sessions } }: { found: Found }) {
  if (sessions.length === 0)
    return (
      <p class="note" dir="auto">
        {texts.none(email)}
      </p>
    )
  return (
    <ul class="rows ses-list" aria-label={texts.list}>
      {sessions.map((each) => (
        <Session key={each.sessionId ?? each.createdAt} session={each} />
      ))}
    </ul>
  )
}

const Session = ({ session: { sessionId, title, totalTestCases, status, updatedAt } }: { session: Card }) => (
  <li>
    <div class="what">
      {/* Whoever has not made it is told neither. */}
      {sessionId !== null && title !== null ? (
        <ToSession sessionId={sessionId} title={title} />
      ) : (
        texts.madeElsewhere
      )}
      <span class="more">
        {texts.cases(totalTestCases)} · <Time at={updatedAt} />
      </span>
    </div>
    {status !== 'ready' && (
      <span class={`tag ${status === 'failed' ? 'bad' : status}`}>{texts.states[status]}</span>
    )}
  </li>
)
