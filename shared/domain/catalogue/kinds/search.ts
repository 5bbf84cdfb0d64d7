import type { Kind } from '../idea.ts'
import { speaksOf, thingIn, thingsIn, trial } from '../trial.ts'

/** Finding by words. Cue: searching or finding is demanded; what is found and by what are named where they are marked. */
export const search: Kind = {
  kind: 'search',
  ideas: (slots) => {
    if (slots.isNegated || !speaksOf(slots, /\b(?:search|find|look up|lookup|quer)/i)) return []
    const thing = thingIn(slots, 'E')
    const several = thing && !/search|result|quer/i.test(thing.noun) ? thing.several : 'entries'
    const field = thingsIn(slots, 'F').find(({ noun }) => !/search|keyword|filter|result|quer/i.test(noun))
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
