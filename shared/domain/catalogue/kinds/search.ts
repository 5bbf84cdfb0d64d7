import type { Kind } from '../idea.ts'
import { letterIdeas } from '../letter-ideas.ts'
import type { Slots } from '../slots.ts'
import { thingIn, thingsIn, trial } from '../trial.ts'

const verb = /\b(?:search|find|look(?:ed|s|ing)? up|quer)/i
const thing =
  /^(?:(?:full[- ]text |name |keyword |free |quick )?search(?: (?:box|bar|field|page|form|function|functionality|term|query))?)$/i

/** A verb of searching, or a search that is named as a thing. */
const isSearched = ({ clauses }: Slots): boolean =>
  clauses.some(
    ({ tag, phrases }) =>
      tag !== 'ctx' &&
      phrases.some(
        ({ tag: role, text }) =>
          (role === 'V' && verb.test(text)) ||
          (/^[CPTEF]$/.test(role) && thing.test(text.replace(/^(?:the|an?)\s+/i, ''))),
      ),
  )

/** Finding by words. Cue: searching or finding is demanded; what is found and by what are named where they are marked. */
export const search: Kind = {
  kind: 'search',
  ideas: (slots) => {
    const letters = letterIdeas(slots)
    if (letters.length > 0) return letters
    if (slots.isNegated || !isSearched(slots)) return []
    const thing = thingIn(slots, 'E')
    const several = thing && !/search|result|quer/i.test(thing.noun) ? thing.several : 'entries'
    const field = thingsIn(slots, 'F').find(
      ({ noun }) =>
        !/search|keyword|filter|result|quer|date|range|price|amount|radius|count|limit|type|status|kind/i.test(
          noun,
        ),
    )
    const by = field ? ` by ${field.single}` : ''
    return [
      trial(`searching${by} finds what matches and nothing else`, 'functional', 'Equivalence Partitioning', [
        `Search${by} for a word that some ${several} have and others have not`,
        `The ${several} that match are listed, and no others`,
      ]),
      trial('a search that matches nothing', 'negative', 'Equivalence Partitioning', [
        `Search${by} for a word that occurs nowhere`,
        'The list is empty and says so; no error is shown',
      ]),
      trial('letter case and blanks in a search', 'functional', 'Error Guessing', [
        `Search${by} for the same word in capitals, in small letters, and with blanks around it`,
        `Each time the same ${several} are listed`,
      ]),
      trial('special characters in a search', 'negative', 'Error Guessing', [
        `Search${by} for characters with a special meaning`,
        'They are taken as they are; no error is shown and nothing but matches is listed',
        `' " % _ * < & \\`,
      ]),
    ]
  },
}
