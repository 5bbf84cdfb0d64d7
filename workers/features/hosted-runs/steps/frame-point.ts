import type { Readiness } from '../../../../shared/domain/prose-steps/in-page/kit.ts'
import { ask } from './documents.ts'
import type { Realm } from './realm.ts'

/** What an element must be for an action: enabled or not, and hit by a click or only reached by the keyboard. */
export interface Needs {
  enabled: boolean
  hit: boolean
}

/** Whether a held element can be acted on, and where in the page's own viewport, whatever frames it stands in. */
export async function readyThrough(
  realm: Realm,
  id: number,
  needs: Needs,
  steadily: boolean,
): Promise<Readiness> {
  const look = async () =>
    await outwards(realm, await ask(realm, steadily ? 'steady' : 'ready', id, needs), needs.hit)
  let before = await look()
  if (!realm.owner) return before
  if (before.obstacle === 'outside' || before.obstacle === 'covered') {
    // A frame does not know what part of it the page shows.
    await ask(realm, 'reveal', id)
    before = await look()
  }
  if (!steadily || before.obstacle !== undefined) return before
  // The element stands still in its frame; the frame may move in the page.
  await ask(realm, 'settled')
  const after = await outwards(realm, await ask(realm, 'ready', id, needs), needs.hit)
  const moved = before.box.x !== after.box.x || before.box.y !== after.box.y
  return moved && after.obstacle === undefined ? { ...after, obstacle: 'moving' } : after
}

/** Carries a place in a frame over to the page's own viewport. */
export async function outwards(realm: Realm, inner: Readiness, hit: boolean): Promise<Readiness> {
  let place = inner
  for (let { owner } = realm; owner; { owner } = owner.realm)
    place = await ask(owner.realm, 'throughFrame', owner.id, place, hit)
  return place
}

/** Whether the keyboard focus of the page is in this document, as far as the frames around it tell. */
export async function isFocused(realm: Realm): Promise<boolean> {
  for (let { owner } = realm; owner; { owner } = owner.realm)
    if (!(await ask(owner.realm, 'holdsFocus', owner.id))) return false
  return true
}
