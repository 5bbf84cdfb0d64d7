import { compileStep } from '../prose-steps/compile-step.ts'
import type { StepProblem } from '../prose-steps/types.ts'
import {
  actionForms,
  anyAction,
  anyCheck,
  checkForms,
  denials,
  deniedChecks,
  type Forms,
  lastResort,
  samples,
} from './forms.ts'
import { type Half, type Words, wordsOf } from './words-of.ts'

const mostSuggestions = 3
const refrains = new Set(['not', 'never', "don't"])

/**
 * One to three sentences that say a part of a step so that it is read: the nearest readable forms, filled with the part's own quoted texts and
 * names. Each of them is read by `compileStep` without a problem, and denies if the part denies. Which of them is meant the author has to say.
 */
export function suggest({ part }: Pick<StepProblem, 'part'>, half: Half): string[] {
  const own = fromWordsOf(part, half)
  if (own.length > 0) return own
  const words = wordsOf(part, half)
  const shown = (half === 'actions' ? formsOfVerb(words) : [])
    .map((form) => form.replace(slot, (_slot, key: string) => samples[key] ?? ''))
    .filter((one) => isRead(one, half))
  if (shown.length > 0) return shown.slice(0, mostSuggestions)
  return lastResort[denies(words, half) ? 'denials' : half].filter((one) => isRead(one, half))
}

/** The suggestions that have a word of the part; none where it has none to go by. */
function fromWordsOf(part: string, half: Half): string[] {
  const words = wordsOf(part, half)
  const sources = [
    () => closed(part),
    ...formsFor(words, half).map((forms) => () => forms.flatMap((form) => filled(form, words))),
  ]
  for (const sentences of sources) {
    const read = [...new Set(sentences())].filter((sentence) => sentence !== part && isRead(sentence, half))
    if (read.length > 0) return read.slice(0, mostSuggestions)
  }
  return []
}

const denies = ({ all }: Words, half: Half): boolean =>
  half === 'checks' && all.some((word) => denials.has(word))

/** What stands in the way of a run, with what its own words would be understood as. */
export function withAdvice(problem: StepProblem): StepProblem {
  const said = fromWordsOf(problem.part, halfOf(problem))
  if (said.length === 0) return problem
  return { ...problem, message: `${problem.message} With your words, perhaps: ${said.join('; or ')}.` }
}

// What does nothing and checks nothing is an action that has no effect.
export const halfOf = ({ code, unread }: StepProblem): Half =>
  unread?.as ?? (code === 'steps.unverifiable' ? 'checks' : 'actions')

/** A quotation mark that was left open may be all that is wrong. */
function closed(part: string): string[] {
  const isOpen = part.length <= 500 && part.replaceAll('\\"', '').split('"').length % 2 === 0
  return isOpen ? [`${part}"`] : []
}

/** The forms that are nearest, then those that always may be meant. */
function formsFor(words: Words, half: Half): (readonly string[])[] {
  const { all } = words
  if (denies(words, half)) return [deniedChecks]
  if (half === 'checks')
    return [[...actual(checkForms, (own) => all.some((word) => own.has(word))), ...anyCheck]]
  // What is not to be done is no action in other words.
  if (all.some((word) => refrains.has(word))) return []
  const own = formsOfVerb(words)
  // What somebody does with a page is no name of a button.
  return [own, own.length > 0 ? anyAction.filter((form) => !/\{(?:verb|said)\}/.test(form)) : anyAction]
}

const formsOfVerb = ({ verb }: Words): string[] => actual(actionForms, (own) => own.has(verb))

const actual = (kinds: readonly Forms[], has: (words: Forms['words']) => boolean): string[] =>
  kinds.filter(({ words }) => has(words)).flatMap(({ forms }) => forms)

/** A form with the words in it; none where a word is missing, and one for each name where any will do. */
function filled(form: string, words: Words): string[] {
  const { names, value, field, number, entry } = words
  const each = !form.includes('{name}')
    ? ['']
    : form.includes('{other}')
      ? names.slice(0, 1)
      : names.slice(0, 2)
  return each.flatMap((name) => {
    const slots: Record<string, string | undefined> = {
      name,
      value,
      field,
      number,
      entered: entry?.value,
      label: entry?.field,
      other: names[1],
      verb: nameOf(words.verb),
      said: saidBy(words),
    }
    const used = [...form.matchAll(slot)].map(([, key = '']) => slots[key])
    if (used.some((text) => text === undefined || text === '')) return []
    return [form.replace(slot, (_slot, key: string) => (slots[key] ?? '').replace(/[\\"]/g, '\\$&'))]
  })
}

const slot = /\{(\w+)\}/g

/** "Approve the request" may be done by a button that says so. */
function saidBy({ verb, names: [object] }: Words): string | undefined {
  return object === undefined || verb === '' ? undefined : `${nameOf(verb)} ${object}`
}

const nameOf = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1)

function isRead(sentence: string, half: Half): boolean {
  const { actions, checks, problems } = compileStep(
    half === 'actions' ? { action: sentence, expectedResult: '' } : { action: '', expectedResult: sentence },
  )
  return problems.length === 0 && actions.length + checks.length > 0
}
