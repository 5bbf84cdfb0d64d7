import type { Verdict } from '../../../../shared/domain/prose-steps/in-page/kit.ts'
import type { Check } from '../../../../shared/domain/prose-steps/types.ts'
import { type Documents, ask } from './documents.ts'
import { narrow, scoped } from './frame-scopes.ts'

/** What is so of every row, item or field, over all documents: rows and items must be in one of them, fields may be in several. */
export async function entriesAcross({ realms, unread }: Documents, check: Check): Promise<Verdict> {
  const target = check.target ?? {}
  const entries = await narrow(realms, target.within)
  if ('missed' in entries)
    return { passed: false, actual: '', problem: { target, resolution: entries.missed } }
  const verdicts = await Promise.all(
    entries.map((entry) => ask(entry.realm, 'check', { ...check, target: scoped(target, entry) })),
  )
  const open = verdicts.find(({ problem }) => problem !== undefined)
  if (open) return open
  // A document without any says nothing about those of another.
  const holding = entries.flatMap((entry, at) => {
    const verdict = verdicts[at]
    return verdict && verdict.actual !== 'none' ? [{ ...entry, verdict }] : []
  })
  if (holding.length > 1 && target.role !== 'textbox') {
    const candidates = holding.map(({ realm }) =>
      realm.owner
        ? { role: 'iframe', name: realm.owner.name }
        : { role: 'document', name: 'the page itself' },
    )
    const name = `the ${target.role ?? 'entrie'}s`
    return {
      passed: false,
      actual: '',
      problem: { target: { ...target, name }, resolution: { status: 'ambiguous', candidates } },
    }
  }
  const { box: _box, ...verdict } = (holding.find((one) => !one.verdict.passed) ?? holding[0])?.verdict ??
    verdicts.find(({ reason }) => reason !== undefined) ?? {
      passed: false,
      actual: 'none',
    }
  return verdict.passed && unread.length > 0
    ? { ...verdict, passed: false, reason: unread.join(' ') }
    : verdict
}
