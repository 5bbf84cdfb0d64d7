import type { Guard } from './parts.ts'
import { inputNamed, inputWithLabel, type KnownInput, type Vocabulary } from './vocabulary.ts'

/** What another input must hold for a sentence to count, with the words that say so. */
export interface ReadGuard {
  guard: Guard
  words: string
}

const one = '["“][^"”]{1,60}["”]'
const list = `${one}(?:(?:,? (?:or|and) |, )${one})*`
const lead = '\\b(?:only )?(?:if|when|while|where|as long as|in case|provided(?: that)?)'
const held = new RegExp(
  `${lead} (?<subject>[^,;.:]{2,60}?) (?:is|are|equals?|has the value|reads|=)(?: set to| still)? (?<not>not |other than |anything but )?(?<list>${list})(?: (?:is )?(?:chosen|selected))?`,
  'i',
)
const chosen = new RegExp(
  `${lead} (?<list>${list}) (?:is|are|was|has been) (?<not>not )?(?:chosen|selected|picked)(?: (?:as|for|in|at|under|from) (?:the )?(?<subject>[^,;.:]{2,40}?)(?=,|;|$| the| an?\\b))?`,
  'i',
)
const ticked = new RegExp(
  `${lead} (?:the (?:box |checkbox )?)?(?<subject>${one})(?: box| checkbox)? (?:is|was) (?<not>not |un)?(?:ticked|checked)`,
  'i',
)
const quotedFor = new RegExp(`\\bfor (?:an? |the )?(?<list>${list})`, 'i')

/** 'If the site is "Garden"', 'when "Van" is chosen', '"Gift" is ticked', "for a rooftop": about an input other than the one that is spoken of. */
export function guardIn(text: string, about: string, vocabulary: Vocabulary): ReadGuard | undefined {
  for (const pattern of [held, chosen, ticked, quotedFor]) {
    const found = pattern.exec(text)
    const guard = found?.groups && guardOf(found.groups, about, vocabulary)
    if (found && guard) return { guard, words: found[0] }
  }
  return forBareOption(text, about, vocabulary)
}

function guardOf(
  groups: Record<string, string | undefined>,
  about: string,
  vocabulary: Vocabulary,
): Guard | undefined {
  const { subject, list: listed, not } = groups
  const named = subject === undefined ? undefined : inputOf(subject, vocabulary)
  if (listed === undefined)
    return named?.control === 'checkbox' && named.label !== about
      ? { label: named.label, values: [not === undefined ? 'on' : ''] }
      : undefined
  const values = [...listed.matchAll(/["“]([^"”]+)["”]/g)].map(([, value = '']) => value)
  const owners = (subject === undefined ? vocabulary.inputs : named ? [named] : []).filter(({ options }) =>
    values.every((value) => options.includes(value)),
  )
  const [owner] = owners
  if (!owner || owners.length > 1 || owner.label === about) return undefined
  return guardWith(owner, values, not !== undefined)
}

function guardWith({ label, options, none }: KnownInput, values: string[], not: boolean): Guard {
  return {
    label,
    values: not ? options.filter((option) => option !== none && !values.includes(option)) : values,
  }
}

function inputOf(words: string, vocabulary: Vocabulary): KnownInput | undefined {
  const plain = words.replace(/["“”]/g, '').trim()
  return inputWithLabel(plain, vocabulary) ?? inputNamed(plain, vocabulary)
}

/** "Voucher" of "Voucher by e-mail", where no other option begins so. */
function spoken(option: string, all: string[]): string {
  const head = option.replace(/ (?:by|with|for|in|on|at|to|via|per|of) .*$/i, '')
  const same = all.filter((one) => one.toLowerCase().startsWith(head.toLowerCase()))
  return head.length >= 4 && same.length === 1 ? `(?:${option}|${head})` : option
}

/** "For a rooftop", "for vans": an option that only one list has, in the plain words of a sentence. */
function forBareOption(text: string, about: string, { inputs }: Vocabulary): ReadGuard | undefined {
  const unquoted = text.replace(/"[^"]*"|“[^”]*”/g, (quote) => '_'.repeat(quote.length))
  const found = inputs.flatMap((input) =>
    input.options
      .filter((option) => option !== input.none && /^[\p{L}\p{N} -]{3,}$/u.test(option))
      .flatMap((option): ReadGuard[] => {
        const said = new RegExp(`\\bfor (?:an? |the |all )?${spoken(option, input.options)}s?\\b`, 'i').exec(
          unquoted,
        )
        return said ? [{ guard: { label: input.label, values: [option] }, words: said[0] }] : []
      }),
  )
  const [first] = found
  return first && found.length === 1 && first.guard.label !== about ? first : undefined
}
