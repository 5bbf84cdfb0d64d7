import type { Verdict } from '../../../../shared/domain/prose-steps/in-page/kit.ts'
import { isAbsent, mergeValues } from '../../../../shared/domain/prose-steps/merge-frames.ts'
import type { Check, Target } from '../../../../shared/domain/prose-steps/types.ts'
import { type Documents, ask } from './documents.ts'
import { type Missed, inPageOf, named, undecided } from './frame-answers.ts'
import { type Entry, narrow, scoped } from './frame-scopes.ts'
import type { Realm } from './realm.ts'

/** The value of a target over all documents: null where none or several know it. The text of the page is that of all of them. */
export async function valueAcross({ realms, unread }: Documents, target: Target): Promise<string | null> {
  if (target.role === 'document' && target.name === 'url') return await rootOf(realms, target)
  const entries =
    target.role === 'cell' ? realms.map((realm) => ({ realm })) : await narrow(realms, target.within)
  if ('missed' in entries) return null
  const asked = (entry: Entry) => (target.role === 'cell' ? target : scoped(target, entry))
  const values = await Promise.all(entries.map((entry) => ask(entry.realm, 'valueNow', asked(entry))))
  if (target.role === 'document') return unread.length > 0 ? null : values.join(' ')
  const known = new Set(values.filter((value) => value !== null))
  const [only] = known
  return only !== undefined && known.size === 1 ? only : null
}

async function rootOf([root]: readonly Realm[], target: Target): Promise<string | null> {
  return root ? await ask(root, 'valueNow', target) : null
}

/** Evaluates a check of what is known by its label, its cell or its number. */
export async function knownAcross(documents: Documents, check: Check): Promise<Verdict> {
  const target = check.target ?? {}
  if (target.role === 'document') return await pageChanged(documents, check, target)
  const cell = target.role === 'cell'
  const entries: Entry[] | { missed: Missed } = cell
    ? documents.realms.map((realm) => ({ realm }))
    : await narrow(documents.realms, target.within)
  if ('missed' in entries) return undecided(entries.missed, target)
  const asked = (entry: Entry, wanted: Check) =>
    ask(entry.realm, 'check', { ...wanted, target: cell ? target : scoped(target, entry) })
  // A label that nothing bears may stand for a text alone, but only where no document has the label.
  const labelled = check.kind === 'assert_labelled' && check.unquoted !== true
  const probe: Check = labelled ? { ...check, negated: true } : check
  const verdicts = await Promise.all(entries.map((entry) => asked(entry, probe)))
  if (labelled && verdicts.every(isAbsent)) {
    const alone = await Promise.all(entries.map((entry) => asked(entry, check)))
    return alone.find(({ passed }) => passed) ?? alone[0] ?? { passed: false, actual: '' }
  }
  const merged = mergeValues(
    entries.map(({ realm }, at) => named(realm, verdicts[at] ?? { passed: false, actual: '' })),
  )
  if ('candidates' in merged) return undecided({ status: 'ambiguous', candidates: merged.candidates }, target)
  const verdict = verdicts[merged.at] ?? { passed: false, actual: '' }
  const realm = entries[merged.at]?.realm
  const told =
    labelled && check.negated !== true && !verdict.problem ? { ...verdict, passed: !verdict.passed } : verdict
  return realm ? await inPageOf(realm, told) : told
}

async function pageChanged(documents: Documents, check: Check, target: Target): Promise<Verdict> {
  const now = await valueAcross(documents, target)
  if (now === null) return { passed: false, actual: '', reason: documents.unread.join(' ') }
  const same = now.replace(/\s+/g, ' ').trim() === (check.before ?? '').replace(/\s+/g, ' ').trim()
  return { passed: !same !== (check.negated === true), actual: same ? 'unchanged' : 'changed' }
}
