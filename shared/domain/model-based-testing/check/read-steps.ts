import type { TestStep } from '../../test-cases/schema.ts'
import { bare, fitting, masked } from './sentences.ts'

/** What a step tells somebody to do, before it is known what its names mean. */
export type Deed =
  | { deed: 'enter' | 'choose'; name: string; literal: string }
  | { deed: 'flag'; name: string; yes: boolean }
  | { deed: 'upload'; name: string; literal: string }
  | { deed: 'press' | 'clear' | 'leave' | 'open' | 'pick' | 'any'; name: string }
  | { deed: 'submit' }
  | { deed: 'begin'; given: string }
  | { deed: 'say'; said: string; actor?: string }

type Make = (quoted: string[], rest: string[]) => Deed

const deeds: [form: string, make: Make][] = [
  ['Open the page', () => ({ deed: 'open', name: '' })],
  ['Open the § page', ([name = '']) => ({ deed: 'open', name })],
  ['Open §', ([name = '']) => ({ deed: 'open', name })],
  ['Check §', ([name = '']) => ({ deed: 'flag', name, yes: true })],
  ['Uncheck §', ([name = '']) => ({ deed: 'flag', name, yes: false })],
  [
    'Upload a file § of * to §',
    ([file = '', name = ''], [size = '']) => ({ deed: 'upload', name, literal: `${file} (${size})` }),
  ],
  ['Upload a file § to §', ([literal = '', name = '']) => ({ deed: 'upload', name, literal })],
  ['Leave the § field empty', ([name = '']) => ({ deed: 'enter', name, literal: '' })],
  ['Leave the § field', ([name = '']) => ({ deed: 'leave', name })],
  ['Leave the page', () => ({ deed: 'leave', name: '' })],
  ['Leave * empty', (_, [name = '']) => ({ deed: 'enter', name, literal: '' })],
  ['Enter a valid *', (_, [name = '']) => ({ deed: 'any', name })],
  ['Enter valid *', (_, [name = '']) => ({ deed: 'any', name })],
  ['Select any *', (_, [name = '']) => ({ deed: 'any', name })],
  ['Select § from §', ([literal = '', name = '']) => ({ deed: 'choose', name, literal })],
  ['Select § as *', ([literal = ''], [name = '']) => ({ deed: 'choose', name, literal })],
  ['Choose §', ([name = '']) => ({ deed: 'pick', name })],
  ['Enter § in the § field', ([literal = '', name = '']) => ({ deed: 'enter', name, literal })],
  ['Enter § as *', ([literal = ''], [name = '']) => ({ deed: 'enter', name, literal })],
  ['Clear the § field', ([name = '']) => ({ deed: 'clear', name })],
  ['Click §', ([name = '']) => ({ deed: 'press', name })],
  ['Follow §', ([name = '']) => ({ deed: 'press', name })],
  ['Submit the form', () => ({ deed: 'submit' })],
  ['Use a * of §', ([amount = ''], [name = '']) => ({ deed: 'begin', given: `the ${name} is "${amount}"` })],
  ['Use an * of §', ([amount = ''], [name = '']) => ({ deed: 'begin', given: `the ${name} is "${amount}"` })],
  ['Bring about the event §', ([said = '']) => ({ deed: 'say', said })],
  ['As a *, *', (_, [actor = '', said = '']) => ({ deed: 'say', said, actor })],
  ['As an *, *', (_, [actor = '', said = '']) => ({ deed: 'say', said, actor })],
]

const begin = 'Make sure that '

export function readDeed({ action }: Pick<TestStep, 'action'>): Deed {
  const sentence = masked(action)
  if (action.startsWith(begin)) return { deed: 'begin', given: action.slice(begin.length) }
  for (const [form, make] of deeds) {
    const found = fitting(form, sentence)
    if (found) return make(found.quoted, found.rest)
  }
  return { deed: 'say', said: action }
}

/** `name=value` pairs of a step; a value in quotes may hold anything. */
export function readData(text = ''): { name: string; value: string }[] {
  const found = text.matchAll(/\s*("(?:[^"\\]|\\.)*"|[^=;"]+)=("(?:[^"\\]|\\.)*"|[^;]*)(?:;|$)/g)
  return [...found].map(([, name = '', value = '']) => ({ name: unquoted(name), value: unquoted(value) }))
}

const unquoted = (text: string): string =>
  text.startsWith('"') && text.endsWith('"') && text.length > 1 ? (JSON.parse(text) as string) : text.trim()

/** What holds before a case: a subject and what it holds, or an entry that a list has. */
export type Given =
  | { given: 'value'; name: string; literal: string }
  | { given: 'empty' | 'taken'; name: string; literal?: string }
  | { given: 'entry'; list: string; text: string; marks: { name: string; yes: boolean }[] }

export function readGiven(precondition: string): Given | undefined {
  const sentence = masked(precondition)
  const entry = fitting('* has the entry §', sentence) ?? fitting('* has the entry § (*)', sentence)
  if (entry) {
    const [list = '', mark] = entry.rest
    const name = mark === undefined ? '' : bare(mark.replace(/^not /, ''))
    const marks = mark === undefined ? [] : [{ name, yes: !mark.startsWith('not ') }]
    return { given: 'entry', list, text: entry.quoted[0] ?? '', marks }
  }
  const taken = fitting('* § is already in use', sentence)
  if (taken) return { given: 'taken', name: taken.rest[0] ?? '', literal: taken.quoted[0] ?? '' }
  for (const form of ['It is § *', 'the number of * is §', '* is in state §', '* is §', '* are §']) {
    const found = fitting(form, sentence)
    const [name = ''] = found?.rest ?? []
    if (found && !/ (?:less|more) than$| at (?:least|most)$|\bnot$/.test(name))
      return { given: 'value', name, literal: found.quoted[0] ?? '' }
  }
  const flag = fitting('*: §', sentence)
  if (flag) return { given: 'value', name: flag.rest[0] ?? '', literal: flag.quoted[0] ?? '' }
  const left = fitting('* is empty', sentence) ?? fitting('* are empty', sentence)
  return left && { given: 'empty', name: left.rest[0] ?? '' }
}
