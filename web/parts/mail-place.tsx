import { call } from '../client/call.ts'
import { useRead } from './read.ts'
import { Around } from './sentence.tsx'
import { texts } from '../texts/en/parts.ts'

/** Where one machine runs everything, mail stands in a log: whoever waits for it should know. Nothing elsewhere. */
export function MailPlace() {
  const { reading } = useRead(() => call('GET /api/health'), [])
  const now = reading.value
  if (now.state !== 'ready' || now.value.engines.mail !== 'log') return null
  return (
    <p class="hint">
      <Around words={texts.mailPlace}>
        <code>{`.wrangler/dev-${location.port}.log`}</code>
      </Around>
    </p>
  )
}
