import type { Otherwise, Target, TypedAction } from './types.ts'

// What joins, counts, denies, places or qualifies is no part of a name that stands without quotes.
const noPartOfName = new Set(
  `and or but then to from in into on onto of at by with without for as until till after before while if when unless not no nothing none every each
  both any some many several all only just now again once twice times it them this that these those there here one two three four five six seven eight nine
  ten first second third last next previous same via through using like than is are was has have`.split(
    /\s+/,
  ),
)
const words = /^[\p{L}\d][\p{L}\d'&+-]*(?: [\p{L}\d'&+-]+){0,3}$/u
const adverb = /ly$/i

/** A name that stands without quotes, of at most four words; undefined for what says more than a name. */
export function plainName(text: string | undefined): string | undefined {
  const name = (text ?? '').trim()
  const parts = name.toLowerCase().split(' ')
  const fits = words.test(name) && parts.every((part) => !noPartOfName.has(part) && !adverb.test(part))
  return fits ? name : undefined
}

/** A click on the one button, link, tab or menu item that bears one of the names as a whole; the first goes before the others. */
export function activate(
  [name = '', ...also]: string[],
  within?: Target,
  otherwise?: Otherwise,
): TypedAction {
  const target: Target = {
    role: 'control',
    name,
    ...(also.length > 0 && { also }),
    whole: true,
    ...(within && { within }),
  }
  return { action: 'click', target, ...(otherwise && { otherwise }) }
}
