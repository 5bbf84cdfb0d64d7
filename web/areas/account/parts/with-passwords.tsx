import { signal } from '@preact/signals'
import type { ComponentChildren } from 'preact'
import { useEffect } from 'preact/hooks'
import { call } from '../../../client/call.ts'
import { Refusal } from '../../../client/refusal.ts'

/** Where accounts come from, in the words of the service, when that is another identity provider. */
const elsewhere = signal('')

async function ask() {
  try {
    await call('GET /.well-known/openid-configuration')
  } catch (error) {
    if (error instanceof Refusal && error.code === 'not_configured') elsewhere.value = error.message
  }
}

/** What needs a password. Where accounts come from another identity provider a password opens nothing here: this says so instead, and what to do. */
export function WithPasswords({ instead, children }: { instead: string; children: ComponentChildren }) {
  useEffect(() => void ask(), [])
  if (!elsewhere.value) return <>{children}</>
  return (
    <p class="note" role="status">
      {elsewhere.value}. {instead}
    </p>
  )
}
