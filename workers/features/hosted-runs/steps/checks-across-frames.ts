import type { Verdict } from '../../../../shared/domain/prose-steps/in-page/kit.ts'
import {
  type Answer,
  mergeCounts,
  mergePresence,
} from '../../../../shared/domain/prose-steps/merge-frames.ts'
import type { Check, Target } from '../../../../shared/domain/prose-steps/types.ts'
import { type Documents, ask } from './documents.ts'
import { collectionAcross } from './collections-across-frames.ts'
import { entriesAcross } from './entries-across-frames.ts'
import { resolveAcross } from './find-across-frames.ts'
import { answerOf, inPageOf, isBlank, undecided } from './frame-answers.ts'
import { isFocused } from './frame-point.ts'
import { narrow, scoped } from './frame-scopes.ts'
import { knownAcross } from './values-across-frames.ts'

/** Evaluates one check over all documents of a page. */
export async function checkAcross(documents: Documents, check: Check): Promise<Verdict> {
  switch (check.kind) {
    case 'assert_text':
      return await textAcross(documents, check)
    case 'assert_visible':
      return await presenceAcross(documents, check)
    case 'assert_dialog':
      return await (check.part ? dialogGone(documents, check) : presenceAcross(documents, check))
    case 'assert_count':
      return await countAcross(documents, check)
    case 'assert_entries':
      return await entriesAcross(documents, check)
    case 'assert_collection':
      return await collectionAcross(documents, check)
    case 'assert_order':
      return await orderAcross(documents, check)
    case 'assert_value':
    case 'assert_checked':
    case 'assert_enabled':
    case 'assert_focused':
    case 'assert_link':
    case 'assert_attribute':
    case 'assert_state':
      return await stateAcross(documents, check)
    case 'assert_labelled':
    case 'assert_cell':
    case 'assert_number':
    case 'assert_changed':
      return await knownAcross(documents, check)
    default:
      return await aboutPage(documents, check)
  }
}

async function aboutPage({ realms }: Documents, check: Check): Promise<Verdict> {
  const [root, ...frames] = realms
  if (!root) return { passed: false, actual: '' }
  const verdict = await ask(root, 'check', check)
  if (check.kind !== 'assert_loaded' || check.negated === true || verdict.passed) return verdict
  // The page may show nothing but a frame.
  const inner = await Promise.all(frames.map((realm) => ask(realm, 'check', check)))
  return inner.find(({ passed }) => passed) ?? verdict
}

async function textAcross(documents: Documents, check: Check): Promise<Verdict> {
  const { target } = check
  if (target?.role === 'near' && target.within) {
    const field = await resolveAcross(documents, target.within, 'state')
    if (!field.realm) return undecided(field.resolution, target.within)
    const around = await narrow(documents.realms, target.within.within)
    const entry = Array.isArray(around) ? around.find(({ realm }) => realm === field.realm) : undefined
    const within = entry ? scoped(target.within, entry) : target.within
    return await inPageOf(
      field.realm,
      await ask(field.realm, 'check', { ...check, target: { ...target, within } }),
    )
  }
  const { role } = target ?? {}
  const isSide = role === 'above' || role === 'below'
  const isLive = role === 'live region' || role === 'half' || role === 'side'
  const entries = await narrow(documents.realms, isLive ? undefined : isSide ? target?.within : target)
  if ('missed' in entries) {
    const status = entries.missed.status === 'ambiguous_region' ? 'ambiguous' : 'missing'
    return undecided({ ...entries.missed, status }, target ?? {})
  }
  const { target: _target, negated: _negated, ...bare } = check
  // Below a table is where the table is, not in a frame.
  const looked = isSide ? entries.slice(0, 1) : entries
  const answers = await Promise.all(
    looked.map(async ({ realm, held }) => {
      const place = isLive
        ? { target }
        : held === undefined
          ? {}
          : { target: isSide ? { role, within: { held } } : { ...(role ? { role } : {}), held } }
      return answerOf(realm, await ask(realm, 'check', { ...bare, ...place }))
    }),
  )
  const contrary = answers.find(({ value }) => !value.passed && !value.reason && !value.problem)
  if (check.unquoted && contrary && answers.every(({ value }) => !value.passed)) return contrary.value
  return await presence(documents, check, answers, target === undefined)
}

async function presenceAcross(documents: Documents, check: Check): Promise<Verdict> {
  const target = check.target ?? { role: 'dialog' }
  const entries = await narrow(documents.realms, target.within)
  if ('missed' in entries) return undecided(entries.missed, target)
  const answers = await Promise.all(
    entries.map(async (entry) =>
      answerOf(
        entry.realm,
        await ask(entry.realm, 'check', { ...check, negated: false, target: scoped(target, entry) }),
      ),
    ),
  )
  const unsure = answers.find(({ value }) => value.reason !== undefined)
  if (unsure && answers.every(({ value }) => !value.passed)) return unsure.value
  return await presence(documents, check, answers, true)
}

// A frame may show one as well; what the page showed before is known of itself only.
async function dialogGone(documents: Documents, { part, ...bare }: Check): Promise<Verdict> {
  const anywhere = await presenceAcross(documents, bare)
  return anywhere.passed ? await aboutPage(documents, { ...bare, ...(part ? { part } : {}) }) : anywhere
}

async function presence(
  { realms, unread }: Documents,
  check: Check,
  answers: Answer<Verdict>[],
  page: boolean,
): Promise<Verdict> {
  const negated = check.negated === true
  const blank = negated && page && (await isBlank(realms))
  return mergePresence(answers, { negated, unread, blank })
}

async function countAcross({ realms, unread }: Documents, check: Check): Promise<Verdict> {
  const target = check.target ?? {}
  const entries = await narrow(realms, target.within)
  if ('missed' in entries) return undecided(entries.missed, target)
  const plain: Check = { kind: 'assert_count', expected: '0', comparison: 'equals' }
  const verdicts = await Promise.all(
    entries.map((entry) => ask(entry.realm, 'check', { ...plain, target: scoped(target, entry) })),
  )
  const open = verdicts.find(({ problem }) => problem !== undefined)
  if (open) return open
  const counts = verdicts.map(({ actual }) => (/^\d+$/.test(actual) ? Number(actual) : 0))
  const holding = entries.filter((_entry, at) => (counts[at] ?? 0) > 0)
  const lines = ['row', 'listitem', 'entry'].includes(target.role ?? '')
  if (lines && !target.within && holding.length > 1) {
    const candidates = holding.map(({ realm }) =>
      realm.owner
        ? { role: 'iframe', name: realm.owner.name }
        : { role: 'document', name: 'the page itself' },
    )
    return undecided({ status: 'ambiguous', candidates }, { ...target, name: `the ${target.role}s` })
  }
  const [uncounted] = verdicts
  if (uncounted && verdicts.every(({ reason }) => reason !== undefined)) return uncounted
  return mergeCounts(
    counts,
    { expected: Number(check.expected), comparison: check.comparison, negated: check.negated === true },
    { unread, blank: await isBlank(realms) },
  )
}

async function orderAcross({ realms, unread }: Documents, check: Check): Promise<Verdict> {
  const texts = check.texts ?? []
  const holding = await Promise.all(
    realms.map((realm) =>
      Promise.all(
        texts.map(async (expected) => (await ask(realm, 'check', { kind: 'assert_text', expected })).passed),
      ),
    ),
  )
  const some = realms.filter((_realm, at) => holding[at]?.includes(true))
  if (some.length > 1)
    return {
      passed: false,
      actual: '',
      reason: 'These texts stand in several frames, whose order nobody can tell.',
    }
  const [root] = realms
  const only = some[0] ?? root
  if (check.negated === true && unread.length > 0)
    return { passed: false, actual: '', reason: unread.join(' ') }
  return only ? await ask(only, 'check', check) : { passed: false, actual: '' }
}

async function stateAcross(documents: Documents, check: Check): Promise<Verdict> {
  const { within, ...rest } = check.target ?? {}
  const { role, ...plain } = rest
  const place =
    check.kind === 'assert_state' && (role === 'region' || role === 'group') && plain.name !== undefined
  const sought: Target = { ...(place ? plain : rest), ...(within ? { within } : {}) }
  const found = await resolveAcross(documents, sought, check.kind === 'assert_value' ? 'read' : 'state')
  if (!found.realm)
    return place && check.state === 'expanded'
      ? await presenceAcross(documents, { ...check, kind: 'assert_visible' })
      : undecided(found.resolution, sought)
  const entries = await narrow(documents.realms, within)
  const entry = Array.isArray(entries) ? entries.find(({ realm }) => realm === found.realm) : undefined
  if (!entry) return undecided({ status: 'no_region', candidates: [] }, sought)
  const verdict = await ask(entry.realm, 'check', { ...check, target: scoped(rest, entry) })
  if (check.kind !== 'assert_focused' || verdict.problem || (await isFocused(entry.realm)))
    return await inPageOf(entry.realm, verdict)
  return { ...verdict, passed: check.negated === true, actual: 'not focused' }
}
