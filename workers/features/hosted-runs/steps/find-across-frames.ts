import type { Resolution } from '../../../../shared/domain/prose-steps/in-page/kit.ts'
import { type Answer, mergeResolutions } from '../../../../shared/domain/prose-steps/merge-frames.ts'
import type { Target } from '../../../../shared/domain/prose-steps/types.ts'
import { type Documents, ask } from './documents.ts'
import { type Entry, narrow, scoped } from './frame-scopes.ts'
import type { Args, Realm } from './realm.ts'

type Finder = 'resolve' | 'formFor' | 'fileField' | 'placeFor'

/** What a target means over all documents, and the one it was found in. */
interface Located {
  resolution: Resolution
  realm?: Realm
}

export async function resolveAcross(
  documents: Documents,
  target: Target,
  purpose: Args<'resolve'>[1],
): Promise<Located> {
  const looking = purpose === 'read' || purpose === 'state'
  const realms = documents.realms.filter(({ usable }) => usable || looking)
  return await finding({ ...documents, realms }, 'resolve', target, (one) => [one, purpose])
}

export async function finding(
  { realms, pending }: Documents,
  name: Finder,
  target: Target,
  argsOf: (target: Target) => unknown[],
): Promise<Located> {
  const entries = await narrow(realms, target.within)
  if ('missed' in entries) return { resolution: entries.missed }
  const { nth, ...uncounted } = target
  const whole = (located: Located): Located =>
    pending && located.resolution.status === 'found'
      ? { ...located, resolution: { ...located.resolution, unread: true } }
      : located
  const askOne = async (entry: Entry, wanted: Target) =>
    (await ask(entry.realm, name, ...(argsOf(scoped(wanted, entry)) as Args<Finder>))) as Resolution
  const answers = await Promise.all(entries.map((entry) => askOne(entry, uncounted)))
  const realmsOf = entries.map(({ realm }) => realm)
  const found = whole(standing(realmsOf, answers))
  if (nth === undefined) return found
  // "The second" is counted within one document; where several hold such elements, nobody could say which comes first.
  const ranks = answers.map((one) => (one.status === 'missing' ? Infinity : (one.rank ?? 0)))
  const best = Math.min(...ranks)
  const holding = entries.filter((_entry, at) => ranks[at] === best)
  const [only] = holding
  if (!only || best === Infinity || holding.length > 1) return found
  return whole(standing([only.realm], [await askOne(only, target)]))
}

export function standing(realms: readonly Realm[], answers: readonly Resolution[]): Located {
  const named = realms.map((realm, at): Answer<Resolution> => ({
    value: answers[at] ?? { status: 'missing', candidates: [] },
    ...(realm.owner ? { frame: realm.owner.name } : {}),
  }))
  const merged = mergeResolutions(named)
  if ('missed' in merged) return { resolution: merged.missed }
  const realm = realms[merged.at]
  return {
    resolution: answers[merged.at] ?? { status: 'missing', candidates: [] },
    ...(realm ? { realm } : {}),
  }
}
