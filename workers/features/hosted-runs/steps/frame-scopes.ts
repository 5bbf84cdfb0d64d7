import type { Resolution } from '../../../../shared/domain/prose-steps/in-page/kit.ts'
import type { Target } from '../../../../shared/domain/prose-steps/types.ts'
import { ask } from './documents.ts'
import type { Realm } from './realm.ts'

/** A document, or the part of it below a held element, in which something is looked for. */
export interface Entry {
  realm: Realm
  held?: number
}

type Missed = Exclude<Resolution, { status: 'found' }>

/** Where a narrowing phrase leads: the one place it means over all documents, and the frames that stand in that place. */
export async function narrow(
  realms: readonly Realm[],
  within: Target | undefined,
): Promise<Entry[] | { missed: Missed }> {
  if (!within) return realms.map((realm) => ({ realm }))
  const outer = await narrow(realms, within.within)
  if ('missed' in outer) return outer
  const found = await Promise.all(
    outer.map(async (entry) => {
      const places = await ask(entry.realm, 'placesOf', scoped(within, entry))
      return places.map((place) => ({ ...place, realm: entry.realm }))
    }),
  )
  const places = found.flat()
  const [place] = places
  if (!place || places.length > 1) {
    const candidates = places.slice(0, 6).map(({ candidate, realm }) => ({
      ...candidate,
      ...(realm.owner ? { frame: realm.owner.name } : {}),
    }))
    return { missed: { status: place ? 'ambiguous_region' : 'no_region', candidates } }
  }
  const inside = await framesIn(realms, place.realm, place.id)
  return [{ realm: place.realm, held: place.id }, ...inside.map((realm) => ({ realm }))]
}

/** A target as it is asked for in one entry: its narrowing phrase is already followed. */
export function scoped(target: Target, { held }: Entry): Target {
  const { within: _within, ...rest } = target
  return held === undefined ? rest : { ...rest, within: { held } }
}

async function framesIn(realms: readonly Realm[], outer: Realm, place: number): Promise<Realm[]> {
  const direct = realms.filter(({ owner }) => owner?.realm === outer)
  const inside = new Set(
    await ask(
      outer,
      'heldIn',
      place,
      direct.map(({ owner }) => owner?.id ?? -1),
    ),
  )
  const kept = new Set<Realm>()
  // Outer frames stand before inner ones.
  for (const realm of realms) {
    const { owner } = realm
    if (owner && (kept.has(owner.realm) || (owner.realm === outer && inside.has(owner.id)))) kept.add(realm)
  }
  return [...kept]
}
