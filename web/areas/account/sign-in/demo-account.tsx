import { call } from '../../../client/call.ts'
import { Button } from '../../../parts/button.tsx'
import { useRead } from '../../../parts/read.ts'
import { texts } from '../../../texts/en/account.ts'

/** What `npm start` makes and says in its terminal (scripts/start). */
const account = { email: 'demo@example.com', password: 'demo-password' }

/** Where one machine runs everything, an account is there already: whoever came by a link has not seen the terminal that says so. Nothing elsewhere. */
export function DemoAccount({ use }: { use: (values: typeof account) => Promise<void> }) {
  const { reading } = useRead(() => call('GET /api/health'), [])
  const now = reading.value
  if (now.state !== 'ready' || now.value.engines.mail !== 'log') return null
  return (
    <p class="aside">
      {texts.demo} <code>{account.email}</code>, <code>{account.password}</code>{' '}
      <Button kind="link" act={() => use(account)}>
        {texts.useDemo}
      </Button>
    </p>
  )
}
