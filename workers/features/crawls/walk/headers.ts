import { robotName } from '../../../../shared/domain/crawling/robot.ts'
import type { Context } from '../../../../shared/kernel/context.ts'
import { publicOrigin } from '../../../../shared/services/own-hosts.ts'

/** How a walk presents itself: by its name, and where people find out whose it is. */
export function robotHeaders({ services: { settings } }: Context, accept: string): Record<string, string> {
  const origin = publicOrigin(settings)
  const contact = origin === null ? '' : `; +${origin}`
  return { 'User-Agent': `Mozilla/5.0 (compatible; ${robotName}/1.0${contact})`, Accept: accept }
}
