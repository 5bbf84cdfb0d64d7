import { normalise } from '../check-wording.ts'
import { literalsIn } from '../patterns.ts'
import { tidy } from '../prose.ts'
import { amountPattern } from './amounts.ts'
import { collectionCheck, placeOfMembers } from './collection-words.ts'
import { readNames } from './enumeration.ts'
import type { FactContext, FactReader } from './readers.ts'

const them = '(?:them|these|those|it)'
const forms = [
  `^(?:and )?(?:with )?(?<names>[^,;]+?) (?:(?:is|are) )?(?:also )?among ${them}(?: too)?$`,
  `^among ${them}(?: (?:is|are|there is|there are))?,? (?<names>.+?)$`,
  `^(?:and )?(?<names>[^,;]+?) (?:is|are) (?:one|some|two|three) of ${them}$`,
  `^(?:one|some|two|three) of ${them} (?:is|are) (?<names>.+?)$`,
  `^including (?<names>.+?)$`,
].map((form) => new RegExp(form, 'i'))
const counting = new RegExp(
  `^(?:(?:the|all|exactly|only) )*(?:${amountPattern}|all|both|each|every|the)(?: [a-z]+)?$`,
  'i',
)
const others =
  /^(?:all )?(?:the )?(?:others?(?: ones)?|other (?<noun>[a-z]+)|rest|remaining (?:ones|[a-z]+))(?: of (?:them|these|those|the [a-z]+))? (?:(?:is|are) (?:still )?(?:all )?(?:there|listed|shown|displayed|visible|in (?:it|there|the list|the table)|untouched|unchanged|unaffected|as before|present|left)|stays?|remains?)(?: (?:there|as (?:they|it) (?:is|are|was|were)|untouched|unchanged|in place|put|listed|shown|in the list|visible|where they (?:are|were)))?(?: still)?$/i

/** Members of what the fact before speaks of, and those beside the one that went. */
export const readAmong: FactReader = (fact, context) => {
  const clause = normalise(tidy(fact))
  if (others.test(clause)) return beside(context)
  for (const form of forms) {
    const phrase = form.exec(clause)?.groups?.['names']
    const names = phrase === undefined ? undefined : readNames(phrase, context.prose)
    if (!names) continue
    // "Two rows" are what is counted, and no place.
    const place = counting.test(context.subject ?? '') ? {} : placeOfMembers(context.subject, context.prose)
    return [
      collectionCheck(
        { extent: 'some', members: names.names, ...(names.quoted ? { surely: true } : {}) },
        place === false ? {} : place,
        context.prose,
      ),
    ]
  }
  return undefined
}

// "X is gone, the others are still there": all that stood there with it before the step.
function beside({ subject, prose, it }: FactContext) {
  const [quoted] = literalsIn(subject, prose)
  const said = quoted ?? (subject === undefined ? undefined : readNames(subject, prose)?.names[0])
  const name = said ?? it?.name
  if (name === undefined) return undefined
  return [collectionCheck({ kept: true, members: [name] }, {}, prose)]
}
