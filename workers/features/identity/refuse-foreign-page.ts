import type { Context } from '../../../shared/kernel/context.ts'
import { foreignPage } from './errors.ts'

/**
 * Throws for a page of somebody else that wants an account on the machine of whoever looks at it: a token opens sockets and answers without any cookie, so
 * such a page could use this service as one who was let in, or see what was made as Demo.
 */
export function refuseForeignPage({ services, foreignPage: isForeign }: Context): void {
  if (services.settings.LOCAL && isForeign) throw foreignPage()
}
