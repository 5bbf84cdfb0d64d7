import { blankFor, filledIn, isBlank } from '../prose-steps/blanks.ts'
import { compileStep } from '../prose-steps/compile-step.ts'
import { foreignLanguage } from '../prose-steps/foreign.ts'
import { readProse } from '../prose-steps/prose.ts'
import type { StepProblem } from '../prose-steps/types.ts'
import { actionForms, anyAction, anyCheck, checkForms, type Forms, nameless } from './forms.ts'
import { keeps } from './keeps.ts'
import { type Half, longestPart, type Words, wordsOf } from './words-of.ts'

const mostSuggestions = 3
const slot = /\{(\w+)\}/g
const nothingElse: ReadonlySet<string> = new Set()

/**
 * Up to three sentences that say a part of a step so that it is read: the nearest readable forms, filled with the part's own quoted texts, and with
 * blanks for what it names in words of its own. Each of them is read by `compileStep` once its blanks are filled in, and says no less than the part
 * (`keeps`); where nothing does, there is none. Which of them is meant the author has to say.
 */
export function suggest({ part }: Pick<StepProblem, 'part'>, half: Half): string[] {
  if (isBlank(part) || part.length > longestPart || foreignLanguage(part) !== undefined) return []
  const words = wordsOf(part, half)
  const own = new Set(
    half === 'actions' ? [...readProse(part).literals, ...words.typed] : readProse(part).literals,
  )
  const known = formsFor(words, half)
  const sources = [
    () => closed(part),
    () => known.flatMap((forms) => offered(forms, { part, half, fill: (form) => filled(form, words, own) })),
    () => known.flatMap((forms) => offered(forms, { part, half, fill: unnamed })),
  ]
  for (const sentences of sources) {
    const read = [...new Set(sentences())].filter((sentence) => sentence !== part && isRead(sentence, half))
    if (read.length > 0) return read.slice(0, mostSuggestions)
  }
  return []
}

/** What stands in the way of a run, with what its own words would be understood as. */
export function withAdvice(problem: StepProblem): StepProblem {
  const said = suggest(problem, halfOf(problem))
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

/** The forms of the words that a part has; what is done with a verb that nobody knows may come down to anything. */
function formsFor({ all, verb }: Words, half: Half): readonly Forms[] {
  if (half === 'checks')
    return [
      ...checkForms.filter(({ words }) => all.some((word) => words.has(word))),
      { words: nothingElse, forms: anyCheck },
    ]
  const own = actionForms.filter(({ words }) => words.has(verb))
  return own.length > 0 ? own : [{ words: new Set(verb === '' ? [] : all.slice(0, 1)), forms: anyAction }]
}

function offered(
  { forms, words }: Forms,
  { part, half, fill }: { part: string; half: Half; fill: (form: string) => string[] },
): string[] {
  return forms.flatMap(fill).filter((sentence) => keeps(part, sentence, { half, meant: words }))
}

/** A form with the words in it; none where a word is missing, and one for each name where any will do. */
function filled(form: string, words: Words, own: ReadonlySet<string>): string[] {
  const { names, value, field, number, entry, said } = words
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
      said,
    }
    const used = [...form.matchAll(slot)].map(([, key = '']) => slots[key])
    if (used.some((text) => text === undefined || text === '')) return []
    // Two are told of only where both are named.
    if (form.includes(' and "') && !used.every((text) => text !== undefined && own.has(text))) return []
    const text = (key: string) => {
      const word = slots[key] ?? ''
      return key === 'number' || own.has(word) ? word : blankFor(word)
    }
    return [form.replace(slot, (_slot, key: string) => text(key).replace(/[\\"]/g, '\\$&'))]
  })
}

/** A form that shows how such a thing is said, with nothing but blanks. */
function unnamed(form: string): string[] {
  const isNamed = [...form.matchAll(slot)].every(([, key = '']) => Object.hasOwn(nameless, key))
  return isNamed ? [form.replace(slot, (_slot, key: string) => blankFor(nameless[key] ?? ''))] : []
}

function isRead(sentence: string, half: Half): boolean {
  const said = filledIn(sentence)
  const { actions, checks, problems } = compileStep(
    half === 'actions' ? { action: said, expectedResult: '' } : { action: '', expectedResult: said },
  )
  return problems.length === 0 && actions.length + checks.length > 0
}
