import type { SignInProblem } from './sign-in-problem.ts'

/** The page to sign in on, which says what went wrong and leads on to where one wanted to go. */
export function signInPage(returnTo: string, problem: SignInProblem, cookies: readonly string[] = []) {
  const search = new URLSearchParams({ problem, ...(returnTo !== '/' && { callbackUrl: returnTo }) })
  const headers = new Headers({ Location: `/sign-in?${search}`, 'Cache-Control': 'no-store' })
  for (const cookie of cookies) headers.append('Set-Cookie', cookie)
  return new Response(null, { status: 302, headers })
}
