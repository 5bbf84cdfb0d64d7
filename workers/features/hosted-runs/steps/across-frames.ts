import type { Readiness, Resolution } from '../../../../shared/domain/prose-steps/in-page/kit.ts'
import type { Target } from '../../../../shared/domain/prose-steps/types.ts'
import { type Documents, ask } from './documents.ts'
import { checkAcross } from './checks-across-frames.ts'
import { isFocused, readyThrough } from './frame-point.ts'
import { finding, resolveAcross, standing } from './find-across-frames.ts'
import { narrow, scoped } from './frame-scopes.ts'
import type { Args, Result } from './realm.ts'
import { valueAcross } from './values-across-frames.ts'

/** The calls that are about the whole page, each carried out over all its documents. */
const across = {
  resolve: async (documents: Documents, ...[target, purpose]: Args<'resolve'>): Promise<Result<'resolve'>> =>
    (await resolveAcross(documents, target, purpose)).resolution,
  find: findAcross,
  formFor: async (documents: Documents, ...[target]: Args<'formFor'>): Promise<Resolution> =>
    (await finding(documents, 'formFor', target ?? {}, (one) => [target === undefined ? undefined : one]))
      .resolution,
  fileField: async (documents: Documents, ...[target]: Args<'fileField'>): Promise<Resolution> =>
    (await finding(documents, 'fileField', target ?? {}, (one) => [target === undefined ? undefined : one]))
      .resolution,
  placeFor: async (documents: Documents, ...[target, isGoal]: Args<'placeFor'>): Promise<Resolution> =>
    (await finding(documents, 'placeFor', target, (one) => [one, isGoal])).resolution,
  linkTo: async ({ realms }: Documents, name: string): Promise<Resolution> => {
    const answers = await Promise.all(realms.map((realm) => ask(realm, 'linkTo', name)))
    return standing(realms, answers).resolution
  },
  focusedField: async ({ realms }: Documents): Promise<Resolution> => {
    const focused = await Promise.all(realms.map(isFocused))
    const inner = realms.findLast((_realm, at) => focused[at])
    return inner ? await ask(inner, 'focusedField') : { status: 'missing', candidates: [] }
  },
  heal: async ({ realms }: Documents, ...[print]: Args<'heal'>): Promise<Result<'heal'>> => {
    const found = await Promise.all(realms.map((realm) => ask(realm, 'heal', print)))
    const [only, ...others] = found.filter((one) => one !== null)
    return only && others.length === 0 ? only : null
  },
  stands: async ({ realms }: Documents, target: Target): Promise<boolean> => {
    const entries = await narrow(realms, target.within)
    if ('missed' in entries) return false
    const all = await Promise.all(entries.map((entry) => ask(entry.realm, 'stands', scoped(target, entry))))
    return all.includes(true)
  },
  isAtRest: async ({ realms }: Documents): Promise<boolean> => {
    const all = await Promise.all(realms.map((realm) => ask(realm, 'isAtRest')))
    return all.every(Boolean)
  },
  leaveField: async ({ realms }: Documents): Promise<void> => {
    await Promise.all(realms.map((realm) => ask(realm, 'leaveField')))
  },
  valueNow: async (documents: Documents, ...[target]: Args<'valueNow'>): Promise<string | null> =>
    await valueAcross(documents, target),
  check: async (documents: Documents, ...[check]: Args<'check'>): Promise<Result<'check'>> =>
    await checkAcross(documents, check),
}

export type AcrossName = keyof typeof across

export function isAcross(name: string): name is AcrossName {
  return Object.hasOwn(across, name)
}

/** Carries out a call about the whole page over all its documents. */
export async function askAcross(documents: Documents, name: AcrossName, args: unknown[]): Promise<unknown> {
  const carryOut = across[name] as (documents: Documents, ...args: unknown[]) => Promise<unknown>
  return await carryOut(documents, ...args)
}

async function findAcross(
  documents: Documents,
  ...[target, purpose, needs, steadily]: Args<'find'>
): Promise<{ resolution: Resolution; readiness?: Readiness }> {
  const { resolution, realm } = await resolveAcross(documents, target, purpose)
  if (resolution.status !== 'found' || !realm) return { resolution }
  return { resolution, readiness: await readyThrough(realm, resolution.id, needs, steadily) }
}
