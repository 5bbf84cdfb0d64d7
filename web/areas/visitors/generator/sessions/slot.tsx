import { person } from '../../../../client/session.ts'
import { announce } from '../../../../parts/announce.tsx'
import { Button } from '../../../../parts/button.tsx'
import { Field } from '../../../../parts/field.tsx'
import { Form } from '../../../../parts/form.tsx'
import { Given, Time } from '../../../../parts/given.tsx'
import { toast } from '../../../../parts/toasts.tsx'
import { texts } from '../../../../texts/en/generator-sessions.ts'
import { showSession } from '../open-session.ts'
import { type Card, type Found, useSessions } from './find-sessions.ts'
import './sessions.css'

/** The way back to earlier sessions, by the e-mail address that they were made with. */
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
        <Session key={each.sessionId} session={each} />
      ))}
    </ul>
  )
}

const Session = ({ session: { sessionId, title, totalTestCases, status, updatedAt } }: { session: Card }) => (
  <li>
    <div class="what">
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
      <span class="more">
        {texts.cases(totalTestCases)} · <Time at={updatedAt} />
      </span>
    </div>
    {status !== 'ready' && (
      <span class={`tag ${status === 'failed' ? 'bad' : status}`}>{texts.states[status]}</span>
    )}
  </li>
)
