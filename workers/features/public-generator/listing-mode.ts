import type { Context } from '../../../shared/kernel/context.ts'

/**
 * How the sessions of an address are listed. Unless the operator decides (`SESSION_LISTING`), by a mailed code wherever mail is delivered; any value but `open`
 * asks for one, so that a typo opens nothing.
 */
export function listingMode({
  services: { settings, mailer },
}: Pick<Context, 'services'>): 'open' | 'verified' {
  const chosen = settings.SESSION_LISTING || (mailer.delivers ? 'verified' : 'open')
  return chosen === 'open' ? 'open' : 'verified'
}
