import { businessVerb } from '../business-verbs.ts'
import { startsWithVerb } from '../clauses.ts'
import type { Reading } from '../patterns.ts'
import type { Prose } from '../prose.ts'
import type { StepProblem, TypedAction } from '../types.ts'
import { goingTo, inPlace, isTabLike, withinOf } from './led-places.ts'
import { readThing } from './thing.ts'
import { isTelling, leftAsIs, readScene, type Scene } from './scenes.ts'

const joints = /,? (?:so|and so|therefore|hence)(?: now| then)?,? |, | [-–—] |: |; /gi
// Where on the page one looks, without a name of anything there.
const somewhere =
  /^(?:(?:right|just|further|a (?:little|bit)|one|two|next|the|somewhere|way|over|back|still|very|again) )*(?:(?:at|to|on|in|near|by) (?:the )?(?:very )?(?:top|bottom|left|right|end|start|beginning|middle|cent(?:re|er)|side|corner|upper|lower)(?:[ -](?:left|right|hand|side|corner|part|half|end|edge))*(?: of (?:the|this) (?:page|screen|window))?|(?:sections?|examples?|blocks?|parts?|rows?|lines?|items?|bit|little|further|screens?)? ?(?:further )?(?:down|up|below|above|on|over there|up there|down there)(?: (?:below|above|the page|there|here))?)$/i
const placed =
  /^(?:(?:right|just|over|back|up|down|still|again|now|there|somewhere|out) )*(?:on|in|at|under|inside|within|below|underneath|beneath|for) ((?:the |that |this |your |its )?[^,;:]{1,60})$/i
const named = /^(?:the )?(?:first|second|third|fourth|fifth|last|next|previous|other) [^,;:]{1,50}$/i
const aside = /^(?:the one (?:with|that|which|for|about|on|in) [^,;:]{1,60}|(?:this|that) is [^,;:]{1,40})$/i
// What is said to be the same is then said in full.
const alike =
  /^(?:and |then |now )*(?:do )?(?:exactly )?(?:the )?same(?: thing)?(?: (?:again|backwards?|the other way (?:round|around|about)|in reverse|in the other direction|once more|over again|there|here|too))*(?: (?:with|for|to|on) ((?:the )?[^,;:]{1,40}))?$/i
// "On Feedback click Follow"
const unparted = /^(?:(?:over|back) )?(?:[Oo]n|[Ii]n) ((?:the )?[^,;:]{1,40}?),? ((?!and\b)[a-z].+)$/
const mostLeads = 3

/** The instruction behind what leads to it, and what that asks of the page. */
export interface Led {
  scene: Scene
  rest: string
  place?: string
}

const isImperative = (text: string): boolean =>
  startsWithVerb(text) || (businessVerb(text)?.object ?? '') !== ''

/** Clauses of which those that only say where belong to the next one. */
export function withLeads(clauses: readonly string[], prose: Prose): string[] {
  return clauses.reduceRight<string[]>((rest, clause) => {
    const [next, ...others] = rest
    return next !== undefined && isLead(clause, prose) ? [`${clause}, ${next}`, ...others] : [clause, ...rest]
  }, [])
}

/** Whether words in front of a colon say where what follows is done. */
export const isPlaceFirst = (lead: string): boolean => placed.test(lead) || somewhere.test(lead)

function isLead(clause: string, prose: Prose): boolean {
  const [before = '', ...asides] = clause.split(/, /)
  if (isImperative(clause) || !asides.every((one) => aside.test(one) || somewhere.test(one))) return false
  const place = placed.exec(before)?.[1]
  return somewhere.test(before) || (place !== undefined && withinOf(place, prose) !== undefined)
}

/**
 * What stands in front of an instruction or of a sentence that tells: how things are ("The dialog is open, so …", "With the list open, …"), where it is
 * ("Over on Feedback, …", "In the cart: …"), or where to look ("A bit further down, …"). Undefined where it is nothing of these.
 */
export function ledBy(clause: string, reading: Reading, earlier: readonly TypedAction[]): Led | undefined {
  const [, place, rest] = unparted.exec(clause) ?? []
  if (place && rest && isImperative(rest) && isTabLike(place, rest) && withinOf(place, reading.prose))
    return { scene: nothing, rest, place }
  for (const { index, 0: joint } of [...clause.matchAll(joints)].slice(0, mostLeads)) {
    const [lead, rest] = [clause.slice(0, index).trim(), clause.slice(index + joint.length).trim()]
    if (rest === '' || lead === '') continue
    const isSaid = isImperative(rest) || isTelling(rest)
    const [before = '', ...asides] = lead.split(/, /)
    if (!isSaid || isImperative(lead)) continue
    const same = /:/.test(joint) ? alike.exec(lead) : null
    if (same) return { scene: { actions: [], it: readThing(same[1] ?? '', reading.prose) }, rest }
    if (somewhere.test(lead)) return { scene: nothing, rest }
    const scene = readScene(lead, reading, earlier)
    if (scene) return { scene, rest }
    if (isTelling(lead) || !asides.every((one) => aside.test(one) || somewhere.test(one))) continue
    const place = placed.exec(before)?.[1] ?? (/:/.test(joint) && named.test(before) ? before : undefined)
    if (place !== undefined && withinOf(place, reading.prose)) return { scene: nothing, rest, place }
  }
  return undefined
}

const opening = new Set<TypedAction['action']>(['goto', 'open_page', 'open_tab', 'reload', 'go_back'])
const nothing: Scene = { actions: [], it: undefined }

/** What a clause comes to that only tells, or that tells something in front of its instruction; `spokenOf` is what the next words may refer to. */
export interface Told {
  actions: TypedAction[]
  verifications: string[]
  problems: StepProblem[]
  spokenOf: readonly TypedAction[]
}

/** Reads a clause that nothing else reads by what leads to its instruction; `compile` reads the instruction itself. */
export function readTelling(
  clause: string,
  reading: Reading,
  earlier: readonly TypedAction[],
  compile: (text: string, earlier: readonly TypedAction[]) => Omit<Told, 'spokenOf'>,
): Told | undefined {
  const led = ledBy(clause, reading, earlier)
  const scene = led?.scene ?? leftAsIs(clause, reading, earlier) ?? readScene(clause, reading, earlier)
  if (!scene) return undefined
  const before = scene.it ? [{ action: 'scroll_to', target: scene.it } satisfies TypedAction] : earlier
  if (!led) return { actions: scene.actions, verifications: [], problems: [], spokenOf: before }
  const { actions, verifications, problems } = compile(led.rest, before)
  const place = led.place === undefined ? undefined : withinOf(led.place, reading.prose)
  // "In a second browser, open …": an address is opened in no place of a page, so the words say something else.
  if (place && actions.length > 0 && actions.every(({ action }) => opening.has(action))) return undefined
  const there = place ? [...goingTo(led.place ?? '', reading.prose), ...inPlace(actions, place)] : actions
  return {
    actions: [...scene.actions, ...there],
    verifications,
    problems,
    spokenOf: actions.length > 0 ? there : before,
  }
}
