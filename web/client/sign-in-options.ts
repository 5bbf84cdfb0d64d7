import { type Output, call } from './call.ts'

export type SignInOptions = Output<'GET /api/auth/options'>

let told: Promise<SignInOptions> | undefined

/** How people sign in here. That stays so while a page is open, so it is asked until there is an answer, and then no more. */
export function readSignInOptions(): Promise<SignInOptions> {
  told ??= call('GET /api/auth/options').catch((error: unknown) => {
    told = undefined
    throw error
  })
  return told
}
