import type { Resolution, Verdict } from '../../../../shared/domain/prose-steps/in-page/kit.ts'
import type { Answer } from '../../../../shared/domain/prose-steps/merge-frames.ts'
import type { Target } from '../../../../shared/domain/prose-steps/types.ts'
import { ask } from './documents.ts'
import { outwards } from './frame-point.ts'
import type { Realm } from './realm.ts'

export type Missed = Exclude<Resolution, { status: 'found' }>

/** No document of the page shows anything. */
export async function isBlank(realms: readonly Realm[]): Promise<boolean> {
  const blank = await Promise.all(realms.map((realm) => ask(realm, 'isBlank')))
  return blank.every(Boolean)
}

/** A check that cannot be decided because of what its target was resolved to. */
export function undecided(resolution: Resolution, target: Target): Verdict {
  const missed: Missed = resolution.status === 'found' ? { status: 'missing', candidates: [] } : resolution
  return { passed: false, actual: '', problem: { target, resolution: missed } }
}

/** What a document answers, with the frame that it stands in. */
export function named<T>(realm: Realm, value: T): Answer<T> {
  return realm.owner ? { frame: realm.owner.name, value } : { value }
}

export async function answerOf(realm: Realm, verdict: Verdict): Promise<Answer<Verdict>> {
  return named(realm, await inPageOf(realm, verdict))
}

/** Where a check looked, in the viewport of the page. */
export async function inPageOf(realm: Realm, verdict: Verdict): Promise<Verdict> {
  const { box, ...rest } = verdict
  if (!box || !realm.owner) return verdict
  const { obstacle, box: outer } = await outwards(realm, { box, x: box.x, y: box.y }, false)
  return obstacle === 'transformed' ? rest : { ...rest, box: outer }
}
