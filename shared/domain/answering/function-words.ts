import { wordSet } from './word-set.ts'

/** Words that part a question into its phrases, in English and German, in small letters and without accents. */

/** Before whom or what is asked about: "do employees get", "ist ein Visum". */
export const auxiliaries = wordSet(`
  is are was were do does did can could may must should shall will would has have had
  ist sind war waren wird werden hat haben hatte kann konnen darf durfen muss mussen soll sollen gibt`)

/** A question begins with them, and what follows at once is its verb: "Who approves invoices?", "Wann beginnen Kurse?" */
export const verbLeading = wordSet(`
  who whom what which when where why wer wen wem was wann wo woher wohin warum wieso weshalb wie viel`)

/** What begins a question of its own. */
export const asking: ReadonlySet<string> = new Set([
  ...auxiliaries,
  ...verbLeading,
  ...wordSet('whose how welche welcher welches welchen welchem'),
])

export const determiners = wordSet(`
  a an the my our your their its this these those each every any all some no
  der die das dem den des ein eine einen einem einer eines mein meine meinen meinem meiner unser unsere unseren
  ihr ihre ihren kein keine keinen diese dieser dieses alle jede jeder jedes`)

export const prepositions = wordSet(`
  for in at on with by from to after before during of about under without until since per within between into
  fur im am an auf mit bei beim von vom aus zu zum zur nach vor wahrend ab uber unter durch gegen ohne um bis seit`)

/** Stands between phrases and is no part of one. */
const between = wordSet(`
  and or but und oder aber als auch noch nur schon nicht es er sie ich wir du man sich so dass wenn ob bitte da hier dort
  many much lange lang oft viele`)

const germanAsking = wordSet(
  'wie wann wer wem wen wessen wo woher wohin warum wieso weshalb welche welcher welches welchen welchem wieviel',
)
/** Those of them that are no English words. */
const german = wordSet(`
  ist sind waren wird werden haben hatte kann konnen darf durfen muss mussen soll sollen gibt
  der das dem ein eine einen einem einer eines mein meine meinen meinem meiner unser unsere unseren ihre ihren
  mit bei beim von vom aus zu zum zur nach vor wahrend uber unter durch bis seit im auf und oder
  ich wir sie du sich bitte`)
const idleInGerman = wordSet(
  'die den des war hat fur am es er man wie wieviel viel viele lange lang wann teuer hoch oft haufig warum wieso weshalb',
)

/** Whether a question is a German one, by its words in small letters and without accents. */
export function isGerman(words: readonly string[]): boolean {
  const many = words.filter((word) => german.has(word)).length
  return germanAsking.has(words[0] ?? '') || many > (words[0] === 'was' ? 0 : 1)
}

/** Says nothing of what a German question asks for. What denies or limits does, and so does what asks for what its answer does not show by its form: who and where. */
export const isIdleInGerman = (word: string): boolean => german.has(word) || idleInGerman.has(word)

/** Opens a phrase that another one may take the place of. */
export const opensPhrase = (word: string): boolean =>
  determiners.has(word) || prepositions.has(word) || asking.has(word) || between.has(word)
