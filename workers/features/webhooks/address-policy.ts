import type { Context } from '../../../shared/kernel/context.ts'
import { validationFailed } from '../../../shared/kernel/errors.ts'
import { ownHosts } from '../../../shared/services/own-hosts.ts'
import { readAddress } from './rules.ts'

/** What may be called. */
export const addressPolicy = ({ services: { settings }, origin }: Context) => ({
  allowPrivate: settings.ALLOW_PRIVATE_TARGETS,
  ownHosts: ownHosts(settings, origin),
})

/** The address of a receiver as it is stored. Throws `validation_failed` for one that must not be called. */
export function requireAddress(context: Context, given: string): string {
  const read = readAddress(given, addressPolicy(context))
  if (read.ok) return read.url
  throw validationFailed({
    message: `url: ${read.fault}`,
    details: [{ path: 'url', message: read.fault }],
  })
}
