import type { Effect, Template } from '../../requirement-model/index.ts'
import { named, namedList, namedSubject } from './names.ts'
import type { Claim } from './read-claims.ts'
import { isBound, subjectOf, type Moment } from './scene.ts'
import { bare } from './sentences.ts'
import { couldShow, showsText } from './templates.ts'
import { same, thingOf, typed, unitless, written, type Thing } from './things.ts'
import { idsOf } from './truth.ts'
import type { Turn } from './turns.ts'
import { worth } from './worth.ts'

type Of<K extends Claim['claim']> = Extract<Claim, { claim: K }>

/** Why a claim does not come out after an event; nothing where it does. */
export function against(claim: Claim, turn: Turn): string | undefined {
  switch (claim.claim) {
    case 'shown':
      return shown(claim, turn) ? undefined : `no rule shows "${claim.text}" there`
    case 'absent':
      return absent(claim, turn)
    case 'control':
      return control(claim, turn) ? undefined : `the text does not say that "${claim.name}" is ${claim.is}`
    case 'value':
      return value(claim, turn) ? undefined : `"${claim.name}" is not said to be "${claim.literal}"`
    case 'unchanged':
      return unchanged(claim, turn) ? undefined : `nothing says that "${claim.name}" stays as it is`
    case 'none':
      return none(claim, turn) ? undefined : `"${claim.name}" may be "${claim.literal}" there`
    case 'listed':
    case 'unlisted':
      return listed(claim, turn) ? undefined : 'the list does not hold that'
    case 'page':
      return some(turn, ({ effect }) => effect.kind === 'goes' && effect.page === claim.page)
        ? undefined
        : `nothing leads to "${claim.page}"`
    case 'verdict':
      return verdict(claim, turn)
    case 'said':
      return some(turn, ({ effect }) => effect.kind === 'said' && effect.text === claim.text)
        ? undefined
        : `no rule says there: ${claim.text}`
  }
}

type Stated = Turn['effects'][number]
const some = ({ effects }: Turn, test: (one: Stated) => boolean): boolean => effects.some(test)

/** Entries as they were entered, everything else as it is afterwards. */
function shownAt({ moment, before, after }: Turn): Moment {
  const { know } = moment
  const held = new Map(after.held)
  for (const [id, thing] of before.held)
    if (know.subjects.get(id)?.kind !== 'state' && !know.derivedBy.has(id))
      held.set(id, touched(after.held.get(id), thing))
  return { ...moment, scene: { held, lists: after.lists } }
}

const touched = (now: Thing | undefined, thing: Thing): Thing => (now && now.is !== 'nothing' ? now : thing)

function shown({ text, as, near }: Of<'shown'>, turn: Turn): boolean {
  const at = shownAt(turn)
  const field = near === undefined ? undefined : subjectOf(at.know, named(at.know, near, at.scope) ?? near)
  return some(turn, ({ effect }) => {
    if (effect.kind !== 'shows' || effect.as !== as) return false
    if (near !== undefined && (effect.near === undefined || subjectOf(at.know, effect.near) !== field))
      return false
    return showsText(effect.text, text, at) === true
  })
}

function absent({ text }: Of<'absent'>, turn: Turn): string | undefined {
  const at = shownAt(turn)
  const shows = (effect: Effect): Template[] => (effect.kind === 'shows' ? [effect.text] : [])
  const known = [
    ...at.know.model.rules.flatMap(({ then }) => then),
    ...at.know.model.flows.flatMap(({ steps }) => steps.flatMap(({ effects }) => effects)),
  ]
  const hidden = some(
    turn,
    ({ effect }) => effect.kind === 'hides' && showsText(effect.text, text, at) === true,
  )
  if (!hidden && !known.flatMap(shows).some((template) => couldShow(template, text)))
    return `the text never shows "${text}"`
  if (
    turn.effects
      .flatMap(({ effect }) => shows(effect))
      .some((template) => showsText(template, text, at) !== false)
  )
    return `a rule shows "${text}" there`
  const open = turn.open.flatMap(({ then }) => then).flatMap(shows)
  return open.some((template) => couldShow(template, text))
    ? `whether "${text}" is shown is not decided`
    : undefined
}

function control({ name, is }: Of<'control'>, turn: Turn): boolean {
  const { know, scope } = turn.moment
  const id = named(know, name, scope)
  if (id === undefined) return false
  const subject = subjectOf(know, id)
  if (
    some(
      turn,
      ({ effect }) =>
        effect.kind === 'control' && subjectOf(know, effect.control) === subject && effect.is === is,
    )
  )
    return true
  if (turn.act.event.action === 'open' && is === 'shown') return know.controls.get(id)?.quoted === true
  const thing = turn.after.held.get(subject)
  const told =
    turn.act.event.action === 'open' ||
    some(turn, ({ effect }) => effect.kind === 'set' && effect.subject === subject)
  if (!told || !thing) return false
  if (is === 'empty') return thing.is === 'nothing'
  return thing.is === 'flag' && thing.yes === (is === 'checked') && (is === 'checked' || is === 'unchecked')
}

function value({ name, literal, still }: Of<'value'>, turn: Turn): boolean {
  const { know, scope } = turn.moment
  const id = namedSubject(know, name, scope)
  const subject = id === undefined ? undefined : know.subjects.get(id)
  const thing =
    id === undefined
      ? undefined
      : worth({ kind: 'subject', subject: id }, { ...turn.moment, scene: turn.after })
  if (id === undefined || !subject || !thing) return false
  const plain = unitless(literal, subject)
  if (same(thing, typed(plain, subject)) !== true && written(thing) !== plain) return false
  const before = turn.before.held.get(id)
  const kept = before !== undefined && same(before, thing) === true
  const isKept = ({ effect }: Stated) => effect.kind === 'unchanged' && (effect.subject ?? id) === id
  const set = some(turn, ({ effect }) => effect.kind === 'set' && effect.subject === id)
  if (still) return kept && (turn.refused || set || some(turn, isKept))
  return (
    (set && !turn.refused) ||
    (kept && some(turn, isKept)) ||
    (turn.act.event.action === 'open' && subject.initial !== undefined)
  )
}

/** No rule gives any of it there, and some rule would give so much. */
function none({ name, literal }: Of<'none'>, turn: Turn): boolean {
  const { know, scope } = turn.moment
  const id = namedSubject(know, name, scope)
  const subject = id === undefined ? undefined : know.subjects.get(id)
  if (!subject || some(turn, ({ effect }) => effect.kind === 'set' && effect.subject === id)) return false
  const wanted = typed(unitless(literal, subject), subject)
  return know.model.rules.some(
    ({ then }) =>
    then.some((effect) => effect.kind === 'set' && effect.subject === id && effect.to.kind === 'value' && same(thingOf(effect.to.value), wanted) === true), // prettier-ignore
  )
}

function unchanged({ name }: Of<'unchanged'>, turn: Turn): boolean {
  const id = namedSubject(turn.moment.know, name, turn.moment.scope)
  const said = some(
    turn,
    ({ effect }) => effect.kind === 'unchanged' && (effect.subject === undefined || effect.subject === id),
  )
  if (id === undefined || !said) return false
  const [before, after] = [turn.before.held.get(id), turn.after.held.get(id)]
  return before === after || (before !== undefined && after !== undefined && same(before, after) === true)
}

function listed(claim: Of<'listed'> | Of<'unlisted'>, turn: Turn): boolean {
  const { know, scope } = turn.moment
  const list = namedList(know, claim.list, scope)
  const at = shownAt(turn)
  const told = turn.effects.flatMap(({ effect }) =>
    effect.kind === 'lists' && (effect.list === undefined || effect.list === list) ? [effect] : [],
  )
  const has = (templates: Template[], text: string) =>
    templates.some((template) => showsText(template, text, at) === true)
  if (
    claim.claim === 'unlisted' &&
    told.some(
      ({ hidden, exactly, shown: there }) => has(hidden, claim.text) || (exactly && !has(there, claim.text)),
    )
  )
    return true
  if (claim.claim === 'listed' && claim.texts.every((text) => told.some((one) => has(one.shown, text))))
    return !claim.only || told.some(({ exactly }) => exactly)
  const changed = some(
    turn,
    ({ effect }) =>
      ['adds', 'removes', 'changes'].includes(effect.kind) && 'list' in effect && effect.list === list,
  )
  const entries = list === undefined ? undefined : turn.after.lists.get(list)
  if (!changed || !entries) return false
  const is = (text: string) =>
    entries.some((entry) => [...entry.values()].some((thing) => written(thing) === text))
  if (claim.claim === 'unlisted') return !is(claim.text)
  return claim.texts.every(is) && (!claim.only || entries.length === claim.texts.length)
}

/** Entries that are taken, or not: the limits say it, whatever a page shows of it. */
function verdict({ accepted, name, literal }: Of<'verdict'>, turn: Turn): string | undefined {
  const { know, scope } = turn.moment
  const id = name === undefined ? undefined : namedSubject(know, name, scope)
  const subject = id === undefined ? undefined : know.subjects.get(id)
  const held = id === undefined ? undefined : turn.before.held.get(id)
  if (name !== undefined && bare(name) !== '' && !subject) return `the text has no "${name}"`
  const kind = subject?.kind === 'list' ? 'number' : (subject?.kind ?? 'text')
  if (subject && literal !== undefined && (!held || same(held, typed(literal, { kind })) !== true))
    return `"${name ?? ''}" is not "${literal}" then`
  if (accepted === turn.refused) return accepted ? 'a limit refuses it' : 'no limit refuses it'
  const open = turn.open.filter(
    (rule) => isBound(rule) && (id === undefined || !rule.if || idsOf(rule.if).includes(id)),
  )
  return accepted && open.length > 0 ? 'whether it is accepted is not decided' : undefined
}
