import { signal } from '@preact/signals'
import { type Output, call } from './call.ts'

export type SignInOptions = Output<'GET /api/auth/options'>

/** How people sign in here; null until it is known. */
export const signInOptions = signal<SignInOptions | null>(null)

/** Asks for that once. Where it cannot be told, the page stays as it is: what needs the service says by itself that it does not answer. */
export async function readSignInOptions(): Promise<void> {
  if (signInOptions.value) return
  signInOptions.value = await call('GET /api/auth/options').catch(() => null)
}
