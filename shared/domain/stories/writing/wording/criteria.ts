import { promisesOf } from '../../../catalogue/promises.ts'
import type { Passage } from '../passages/passage.ts'
import { isScenario, runsOf, stepOf } from '../passages/steps.ts'
import { lower, textOf } from '../tokens.ts'
import type { Criterion } from '../types.ts'
import { clausesOf, trimmed } from './clauses.ts'
import { leadOf } from './parts.ts'
import type { StoryLine } from './story-line.ts'

const longest = 1000

/** Passages with how each is said as a story: what criteria are made of. */
export interface Said {
  passage: Passage
  line: StoryLine
}

/** The criteria of some passages, each in the words of its sentence. What is only wanted is one where nothing else says when it is met. */
export function criteriaOf(all: readonly Said[]): Criterion[] {
  const criteria = toldCriteria(all)
  return criteria.length > 0 ? criteria : withoutScenarios(all).others.map(({ line }) => metBy(line))
}

/** Those that the passages say; what is only wanted says none. */
export function toldCriteria(all: readonly Said[]): Criterion[] {
  const { scenarios, others } = withoutScenarios(all)
  const told = others.filter(({ passage }) => !isWish(passage))
  return [...scenarios, ...told.reduce(withPassage, [])].filter(isSaid).map(shortened)
}

/** "Otherwise …" says nothing without the criterion that it goes on with. */
function withPassage(before: Criterion[], { passage }: Said): Criterion[] {
  const last = before.at(-1)
  if (!last || !/^(?:otherwise|else)$/.test(lower(passage.tokens[0])))
    return [...before, ...ofPassage(passage)]
  const then = `${last.then}. ${textOf(passage.text, trimmed(passage.tokens))}`
  return [...before.slice(0, -1), { ...last, then }]
}

/** When what is wanted is met. */
export const metBy = ({ want }: StoryLine): Criterion => shortened({ given: '', when: '', then: asMet(want) })

/** Whether a passage only wants something. */
export const isWish = ({ text }: Passage): boolean =>
  /^(?:as .{2,90} )?(?:(?:and|so|oh|but|also) )*(?:i|we)(?:'d| would)? (?:(?:also|really) )?(?:want|need|like|wish)/i.test(
    text,
  )

function ofPassage(passage: Passage): Criterion[] {
  const { text, tokens, marks } = passage
  const lead = leadOf(passage)
  if (lead !== undefined) return [{ given: '', when: '', then: `${lead}: ${textOf(text, trimmed(tokens))}` }]
  const promised = marks ? promisesOf(text, marks) : []
  if (promised.length > 0) return promised.map(({ outcome, ...causes }) => ({ ...causes, then: outcome }))
  return clausesOf(tokens).map(({ given, when, then }) => ({
    given: textOf(text, given),
    when: textOf(text, when),
    then: textOf(text, then),
  }))
}

/** Given, when and then that stand one below the other, with a "then" among them. "And" goes on with the one before. */
function withoutScenarios(all: readonly Said[]): { scenarios: Criterion[]; others: Said[] } {
  const scenarios: Criterion[] = []
  const others: Said[] = []
  for (const run of runsOf(all, ({ passage }) => passage)) {
    if (isScenario(run.map(({ passage }) => passage))) scenarios.push(...scenariosIn(run))
    else others.push(...run)
  }
  return { scenarios, others }
}

function scenariosIn(run: readonly Said[]): Criterion[] {
  const scenarios: Criterion[] = []
  let place: keyof Criterion | undefined
  for (const { passage } of run) {
    const said = stepOf(passage)
    const next: keyof Criterion =
      said === 'given' || said === 'when' || said === 'then' ? said : (place ?? 'given')
    if (place === undefined || (place === 'then' && next !== 'then'))
      scenarios.push({ given: '', when: '', then: '' })
    const words = textOf(passage.text, trimmed(passage.tokens.slice(1)))
    const open = scenarios.at(-1)
    if (open) open[next] = [open[next], words].filter(Boolean).join(' and ')
    place = next
  }
  return scenarios
}

/** "to see the days left" is met when "I can see the days left". */
function asMet(want: string): string {
  const deed = /^to (?:be able to )?(.+)$/i.exec(want)?.[1]
  if (deed === undefined)
    return /^[\p{L}\d"'-]+(?: [\p{L}\d"',-]+){0,20} to \p{L}/u.test(want) ? want : `I have ${want}`
  return deed.startsWith('be ') ? `I am ${deed.slice(3)}` : `I can ${deed}`
}

const isSaid = ({ given, when, then }: Criterion): boolean => `${given}${when}${then}`.trim() !== ''

const shortened = (criterion: Criterion): Criterion => ({
  given: cut(criterion.given),
  when: cut(criterion.when),
  then: cut(criterion.then),
})
const cut = (text: string): string => (text.length <= longest ? text : `${text.slice(0, longest - 1)}…`)
