import { kindOfNoun } from '../facts/inventory/control-nouns.ts'
import type { InputKind } from './parts.ts'
import type { Unit } from './units.ts'
import type { KnownInput, Vocabulary } from './vocabulary.ts'

const line =
  /^["“*]{0,3}(?<label>[^"“”*:()–—]{2,60}?)["”*]{0,3}\s*(?:\(|:|[–—-]\s)\s*(?:an? |the |one )?(?<words>[a-z -]{3,40})/i
const inputs = new Set<string>(['textbox', 'combobox', 'checkbox', 'radio'])

/** Inputs that a list names with their kind behind: `1. "Design" (drop-down list: "A", "B")`. What stands in their brackets are their options. */
export function withListed(vocabulary: Vocabulary, units: Unit[]): Vocabulary {
  const listed = units.flatMap(inputIn)
  if (listed.length < 2) return vocabulary
  const options = new Set(listed.flatMap((one) => one.options))
  const named = new Set(listed.map(({ label }) => label.toLowerCase()))
  const others = vocabulary.inputs.filter(
    ({ label }) => !options.has(label) && !named.has(label.toLowerCase()),
  )
  return { ...vocabulary, inputs: [...others, ...listed].toSorted((a, b) => a.start - b.start) }
}

function inputIn({ kind, text, start }: Unit): KnownInput[] {
  const found = kind === 'item' ? line.exec(text)?.groups : undefined
  const label = found?.['label']?.trim()
  const control = found === undefined ? undefined : nounIn(found['words'] ?? '')
  if (label === undefined || control === undefined || !/^\p{Lu}/u.test(label)) return []
  const behind = text.slice(text.indexOf(label) + label.length + 1)
  const quoted = [...behind.matchAll(/["“]([^"”]{1,60})["”]/g)].map(([, one = '']) => one)
  const options = control === 'combobox' || control === 'radio' ? quoted : []
  const none = options.find((one) => /^\W*(?:please )?(?:choose|select|pick)\b|^\W*(?:none)?\W*$/i.test(one))
  return [{ label, control, options, start, ...(none === undefined ? {} : { none }) }]
}

/** The kind of control that words begin with: "multi-line text field", "drop-down list". */
function nounIn(phrase: string): InputKind | undefined {
  const words = phrase.trim().split(/\s+/)
  for (let from = 0; from < Math.min(words.length, 3); from += 1)
    for (let to = Math.min(words.length, from + 3); to > from; to -= 1) {
      const kind = kindOfNoun(words.slice(from, to).join(' '))
      if (kind !== undefined) return inputs.has(kind) ? (kind as InputKind) : undefined
    }
  return undefined
}
