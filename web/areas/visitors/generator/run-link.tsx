import { isForPerson } from '../../../parts/for-person.ts'
import { keepTarget } from '../../../parts/run/settings.ts'
import { texts } from '../../../texts/en/generator.ts'
import { setupHash } from '../run/address.ts'
import { keptTarget } from './drafts.ts'
import { flush, saving } from './open-session.ts'
import { cases, session, ticked } from './store.ts'

/** Another page runs the cases; it reads the session on the service, so what is unsaved goes there first. */
export function RunLink({ isFirst }: { isFirst: boolean }) {
  const { sessionId } = session.value ?? {}
  const chosen = ticked.value
  const all = cases.value.filter((each) => !isForPerson(each))
  if (!sessionId || all.length === 0) return null
  const some = all.map(({ id }) => id).filter((id) => chosen.has(id))
  // Only ideas and outlines are ticked: all others are not what was asked for.
  if (chosen.size > 0 && some.length === 0) return null
  return (
    <a
      class={`button ${isFirst ? 'primary' : 'plain'}`}
      href={`/run${setupHash(sessionId, some)}`}
      onClick={(event) => {
        const target = keptTarget(sessionId)
        if (target) keepTarget(target)
        if (saving.peek().state !== 'saved') void sendFirst(event)
      }}
    >
      {some.length > 0 ? texts.runTicked(some.length) : texts.run}
    </a>
  )
}

/** Follows a link once what is unsaved has been sent; a link that opens elsewhere is followed at once. */
async function sendFirst(event: MouseEvent) {
  const link = event.currentTarget
  if (!(link instanceof HTMLAnchorElement) || event.ctrlKey || event.metaKey || event.shiftKey)
    return void flush()
  event.preventDefault()
  event.stopPropagation()
  await flush()
  location.assign(link.href)
}
