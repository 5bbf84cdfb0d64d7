import { tokenise } from '../../../requirement-reading/tokenise.ts'
import { addsNothing } from '../../../restating/adds-nothing.ts'
import { contentOf } from '../../../restating/content.ts'
import type { Said } from '../wording/criteria.ts'
import { roleIn } from '../wording/roles.ts'
import { sourceOf } from './source.ts'

/**
 * The role of an offered story: who the engine has found in its sentences to do it, or whom the first one names behind "by" or "for". `undefined` where it holds that there is none, `null` where the
 * offered one does not hold.
 */
export function roleOf(offered: string, lead: Said, all: readonly Said[]): string | undefined | null {
  const role = offered.trim().replace(/^(?:as )?(?:an?|the) /i, '')
  const own = lead.line.role
  if (role === '') return own === undefined ? undefined : null
  const found = own === undefined ? all.flatMap(({ line }) => line.role ?? []) : [own]
  const same = found.find((one) => isSame(one, role))
  if (same !== undefined) return same
  return own === undefined && isNamedBehind(role, lead) ? role : null
}

function isSame(one: string, other: string): boolean {
  const [words, others] = [contentOf(one), contentOf(other)]
  return words.size > 0 && words.size === others.size && [...words].every((word) => others.has(word))
}

/** "Labels are printed by clerks", "a list for the guests": people, in one piece. */
function isNamedBehind(role: string, { passage }: Said): boolean {
  if (!addsNothing(role, sourceOf(passage)) || roleIn(role, tokenise(role)) === undefined) return false
  const count = role.split(/\s+/).length
  const behind = /\b(?:by|for) (?:(?:an?|the|each|every|all|any|our|its|their) )?/gi
  return [...passage.text.matchAll(behind)].some(({ 0: opener, index }) =>
    isSame(
      passage.text
        .slice(index + opener.length)
        .split(/\s+/, count)
        .join(' '),
      role,
    ),
  )
}
