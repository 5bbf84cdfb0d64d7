import { checkTarget } from '../../../shared/domain/targets/check-target.ts'
import type { Context } from '../../../shared/kernel/context.ts'
import { foreignPage } from './errors.ts'

/** Throws where a target that was refused would be open to pages of ours: who asks for it is told what would open it. */
export function refuseForeignPage(context: Context, { url, path }: { url: string; path: string }): void {
  const { foreignPage: isForeign, services } = context
  if (!isForeign || !services.settings.ALLOW_PRIVATE_TARGETS) return
  if (!checkTarget(url, { allowPrivate: true, ownHosts: [] }).ok) return
  const message = foreignPage.sentence
  throw foreignPage({ details: [{ path, message }] })
}
