import type { Verdict } from '../../../../shared/domain/prose-steps/in-page/kit.ts'
import type { Check } from '../../../../shared/domain/prose-steps/types.ts'
import { type Documents, ask } from './documents.ts'
import { undecided } from './frame-answers.ts'
import { narrow, scoped } from './frame-scopes.ts'

/** What is said of a collection, over all documents: one of them has it. Where several could be meant, or one cannot be read, nobody can tell. */
export async function collectionAcross({ realms, unread }: Documents, check: Check): Promise<Verdict> {
  const target = check.target ?? {}
  const entries = await narrow(realms, target.within)
  if ('missed' in entries) return undecided(entries.missed, target)
  const verdicts = await Promise.all(
    entries.map((entry) => ask(entry.realm, 'check', { ...check, target: scoped(target, entry) })),
  )
  const decided = verdicts.filter(({ problem, reason }) => !problem && reason === undefined)
  const [only] = decided
  if (!only) return verdicts[0] ?? { passed: false, actual: '' }
  const reason =
    decided.length > 1
      ? 'Several frames have something that may be meant. Say in which of them.'
      : unread.join(' ')
  const { box: _box, ...verdict } = only
  return reason === '' ? verdict : { ...verdict, passed: false, reason }
}
