import type { Context } from '../../../shared/kernel/context.ts'
import { demoFromForeignPage } from './errors.ts'

/** The account that `npm start` prints. */
export const demo = { email: 'demo@example.com', password: 'demo-password' } as const

/**
 * Throws for a page of somebody else that signs in with what we print: a token opens sockets and answers without any cookie, so such a page would see what
 * whoever looks at it has made as Demo.
 */
export function refuseForeignDemo(
  context: Context,
  { email, password }: { email: string; password: string },
): void {
  const isDemo = email.toLowerCase() === demo.email && password === demo.password
  if (isDemo && context.services.settings.LOCAL && context.foreignPage) throw demoFromForeignPage()
}
