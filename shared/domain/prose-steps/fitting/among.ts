import { remembered } from '../remembered.ts'
import { needsOf, wordsOf, type Form } from './needed-words.ts'

export type { Form }

/** Sets of forms, each a bit: those that need a word, and those that may fit any text. */
interface Index {
  byWord: Map<string, Uint32Array>
  always: Uint32Array
}

const wordsIn = remembered(wordsOf)
const indexes = new WeakMap<readonly Form[], Index>()

/**
 * Those of many forms that a text may fit, in their order: one whose words it has none of is not tried. What words they need
 * is told by their patterns, once, when they are first looked at.
 */
export function among<T extends Form>(forms: readonly T[], text: string): T[] {
  const found = fitting(forms, text)
  const all: T[] = []
  for (let at = next(found, 0); at < forms.length; at = next(found, at + 1)) {
    const form = forms[at]
    if (form) all.push(form)
  }
  return all
}

/** Forms with what each is replaced by. */
export const replacing = (forms: readonly [said: RegExp, meant: string][]) =>
  forms.map(([pattern, meant]) => ({ pattern, meant }))

/** A text in which each form is replaced by what it means, one after the other. */
export function rewritten(forms: readonly (Form & { meant: string })[], text: string): string {
  let words = text
  let found = fitting(forms, words)
  for (let at = next(found, 0); at < forms.length; at = next(found, at + 1)) {
    const { pattern, meant } = forms[at] ?? { pattern: /^/, meant: '' }
    const said = words
    words = words.replace(pattern, meant)
    // What was written in has other words.
    if (words !== said) found = fitting(forms, words)
  }
  return words
}

/** The set of forms of which a text has a word. */
function fitting(forms: readonly Form[], text: string): Uint32Array {
  let index = indexes.get(forms)
  if (!index) indexes.set(forms, (index = indexOf(forms)))
  const found = index.always.slice()
  for (const word of wordsIn(text)) {
    const more = index.byWord.get(word)
    if (more) for (let at = 0; at < found.length; at++) found[at] = (found[at] ?? 0) | (more[at] ?? 0)
  }
  return found
}

/** The first number of a set from one on; where there is none, one beyond all. */
function next(found: Uint32Array, from: number): number {
  for (let at = from >> 5; at < found.length; at++) {
    const bits = (found[at] ?? 0) & (at === from >> 5 ? -1 << (from & 31) : -1)
    if (bits !== 0) return at * 32 + 31 - Math.clz32(bits & -bits)
  }
  return Infinity
}

function indexOf(forms: readonly Form[]): Index {
  const size = Math.ceil(forms.length / 32)
  const [byWord, always] = [new Map<string, Uint32Array>(), new Uint32Array(size)]
  for (const [at, form] of forms.entries()) {
    const words = needsOf(form)
    for (const word of words ?? []) if (!byWord.has(word)) byWord.set(word, new Uint32Array(size))
    for (const set of words?.map((word) => byWord.get(word)) ?? [always])
      if (set) set[at >> 5] = (set[at >> 5] ?? 0) | (1 << (at & 31))
  }
  return { byWord, always }
}
