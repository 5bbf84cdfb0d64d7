import { useSignal } from '@preact/signals'
import { type Output, call } from '../../../../client/call.ts'
import { Refusal } from '../../../../client/refusal.ts'

export type Card = Output<'GET /api/public/test-cases/sessions'>['sessions'][number]

export interface Found {
  email: string
  sessions: readonly Card[]
}

const needsCode = (error: unknown) => error instanceof Refusal && error.code === 'sessions.code_required'

/** Finds the sessions of an address. Some deployments ask for a code first, which is mailed to it. */
export function useSessions() {
  const found = useSignal<Found | null>(null)
  /** The address that a code was mailed to. */
  const askedFor = useSignal<string | null>(null)

  async function look(email: string, code?: string): Promise<void> {
    try {
      const { sessions } = await call('GET /api/public/test-cases/sessions', { email, ...(code && { code }) })
      found.value = { email, sessions }
      askedFor.value = null
    } catch (error) {
      if (!needsCode(error)) throw error
      await mailCode(email)
    }
  }

  async function mailCode(email: string): Promise<void> {
    await call('POST /api/public/test-cases/listing-codes', { email })
    askedFor.value = email
  }

  function startOver() {
    found.value = null
    askedFor.value = null
  }
  return { found, askedFor, look, mailCode, startOver }
}
