/** Of a longer text only the beginning is looked at. */
const longest = 20_000

const nouns = 'page form screen dialog dialogue modal wizard'.split(' ')
const noun = `(?:${nouns.join('|')})`
const address = String.raw`https?://[^\s"'“”<>()]+|/[a-z0-9][\w/-]*`
const stands = '(?: (?:is|opens|lives|runs|stands|can be|found|reached|available|served|open)){0,3}'
/** `the page "Registration"`, `"Registration" page`. */
const quoted = `\\b${noun}s? ["“]([^"“”]{1,60})["”]|["“]([^"“”]{1,60})["”] ${noun}\\b`
const named = new RegExp(quoted, 'giu')
/** "the page "Orders" is at /orders", "the checkout (/checkout)": nothing but where it is stands between. */
const placed = new RegExp(
  `(?:${quoted}|\\b(?:the|our|an?) ((?:[\\p{L}\\p{N}-]{1,30} ){0,2}?[\\p{L}\\p{N}-]{1,30}))${stands} (?:(?:at|on|under) ["“<(]?|["“<(])(${address})`,
  'giu',
)
const addresses = new RegExp(`(?:^|[\\s"'“<(])(${address})`, 'giu')
const words = /[\p{L}\p{N}][\p{L}\p{N}'’-]*|[^\s\p{L}\p{N}]/gu

/** What a name may stand behind: it begins there. */
const before = new Set(
  'the a an my our your their his her its this that each every no any on in at to from of for via with under and or'.split(
    ' ',
  ),
)
/** What tells which page is meant by what was said before, and not by a name. */
const pointing = new Set(
  'next previous same first last second whole current following new other web'.split(' '),
)
const mostWords = 3

const shortened = (text: string): string => text.slice(0, longest).replaceAll(/\s+/g, ' ')

/**
 * The pages that a text names, in the order in which it first names them: by their name without "page" or "form", or by their address, in small letters. A page of which it
 * only says "the page" has no name.
 */
export function pagesIn(text: string): string[] {
  const said = shortened(text)
  const found = [
    ...[...said.matchAll(named)].map((one) => ({ at: one.index, name: one[1] ?? one[2] ?? '' })),
    ...placedIn(said).map(({ at, name }) => ({ at, name })),
    ...[...said.matchAll(addresses)].map((one) => ({ at: one.index, name: one[1] ?? '' })),
    ...inWords(said),
  ]
  const names = found.sort((a, b) => a.at - b.at).map(({ name }) => keyOf(name))
  return [...new Set(names)].filter(isName)
}

const isName = (key: string): boolean => key !== '' && !pointing.has(key) && !nouns.includes(key)

/** The pages of which a text says where they are, as `pagesIn` calls them. */
export function addressesIn(text: string): { page: string; address: string }[] {
  return placedIn(shortened(text)).flatMap(({ name, address: at }) => {
    const page = keyOf(name)
    return isName(page) ? [{ page, address: at.replace(/[.,;:]+$/, '') }] : []
  })
}

const placedIn = (said: string): { at: number; name: string; address: string }[] =>
  [...said.matchAll(placed)].map((one) => ({
    at: one.index,
    name: one[1] ?? one[2] ?? one[3] ?? '',
    address: one[4] ?? '',
  }))

/** "the registration page", "on checkout page": the words before, back to where a name can begin. */
function inWords(said: string): { at: number; name: string }[] {
  const all = [...said.matchAll(words)]
  return all.flatMap((one, index) => {
    if (!nouns.includes(one[0].toLowerCase())) return []
    const name: string[] = []
    for (let at = index - 1; at >= 0 && name.length <= mostWords; at -= 1) {
      const word = all[at]?.[0] ?? ''
      if (before.has(word.toLowerCase()) || !/^[\p{L}\p{N}]/u.test(word)) break
      name.unshift(word)
    }
    const own = name.length > mostWords ? name.slice(-1) : name
    return own.length === 0 ? [] : [{ at: one.index, name: own.join(' ') }]
  })
}

const lastNoun = new RegExp(` ${noun}$`)
/** A name as it is told from others. */
export const keyOf = (name: string): string =>
  name
    .toLowerCase()
    .trim()
    .replace(/[.,;:!?/]+$/, '')
    .replace(lastNoun, '')

const controls =
  /\b(?:fields?|inputs?|lists?|check ?box(?:es)?|box(?:es)?|drop-?downs?|buttons?|links?|switch(?:es)?)\b/i

/** The names in quotation marks of fields and buttons: those of a sentence that speaks of some. In small letters, each once. */
export function controlsIn(text: string): string[] {
  const sentences = text.slice(0, longest).split(/(?<=[.!?])\s+|\n/)
  return [...new Set(sentences.filter((sentence) => controls.test(sentence)).flatMap(quotedIn))]
}

/** What stands in quotation marks, in small letters. */
export const quotedIn = (text: string): string[] =>
  [...text.slice(0, longest).matchAll(/["“]([^"“”]{2,40})["”]/g)].map(([, name = '']) => name.toLowerCase())
