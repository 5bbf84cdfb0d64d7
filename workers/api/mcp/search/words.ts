/** What people say in two words, in one. */
const phrases: Readonly<Record<string, string>> = {
  'set up': 'create',
  'sign up': 'register',
  'get rid': 'delete',
  'throw away': 'delete',
  'kick out': 'remove',
  'take back': 'withdraw',
  'call off': 'cancel',
  'look up': 'find',
  'turn into': 'write',
  'hand over': 'change',
}

const phrase = new RegExp(`\\b(?:${Object.keys(phrases).join('|')})\\b`, 'g')

const idle = new Set(
  'what which who whose where when why a an the of in on to for from by with and or as at so if my me i we our us you your is are was were be been am do does did has have had can could would should will shall may might how please all some any it its this that these those there they them their up out about into over want need like let lets give tell just again still right now then than not no'.split(
    ' ',
  ),
)

/** The words of a text as they stand there, in small letters; `createdProjects` is two. */
export const plainWordsOf = (text: string): string[] =>
  text
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .replace(phrase, (pair) => phrases[pair] ?? pair)
    .replace(/['’]s?\b/g, '')
    .split(/[^a-z0-9]+/)
    .filter((word) => word !== '' && !idle.has(word))

/** The words of a text in a form in which inflections are equal: `createdProjects` gives `cre`, `project`. */
export const wordsOf = (text: string): string[] => plainWordsOf(text).map(stem)

/** Words that stand beside each other, as one: `web hook` is found by `webhook`. */
export const joinedWordsOf = (text: string): string[] => {
  const words = wordsOf(text)
  return words.slice(1).map((word, index) => `${words[index]}${word}`)
}

/**
 * What a word loses, the longest that fits; at least three letters of it stay. It is more than Porter's (`english/stem.ts`) takes, which keeps apart the
 * words by which people ask and those of operations: "delivered" and "delivery".
 */
const endings =
  /^(.{3,}?)(?:(?:ation|ator|ate|ition|ion|ment|able|er|or|ing|e)s?|ated|ating|abilit(?:y|ies)|ed|ies|es|s|y)$/

const stem = (word: string): string =>
  word
    .replace(endings, '$1')
    .replace(/([b-df-hj-km-np-rtv-z])\1$/, '$1')
    .replace(/is$/, 'iz')
