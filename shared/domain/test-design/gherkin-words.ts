const verbs = new Set(
  `accept add answer apply approve assign attach book browse call cancel change check choose clear click close complete
  confirm copy create delete deliver deselect disable dismiss do double-click download drag edit enable enter expand
  fill find finish follow get give go hover import insert leave let log make mark move navigate open order pay pick
  place press print publish read refresh register reject release reload remove rename repeat reset resume return
  right-click save scroll search select send set ship show sign start stop submit switch tap tick toggle try turn type
  unblock uncheck untick update upload use visit wait withdraw write`.split(/\s+/),
)
const joined = /( and )([a-z-]+)(?= )/g

/**
 * A step's action as a Gherkin step says it: `Enter "17" in the "Age" field` becomes `the user enters …`, `As the manager, approve
 * the order` becomes `the manager approves …`. Words that are no known instruction stay as they are. Both forms compile to the same actions.
 */
export function spokenStep(action: string): string {
  const as = /^As (an? [\w -]{2,40}|the [\w -]{2,40}), (?=[a-z])/.exec(action)
  const body = as ? action.slice(as[0].length) : action
  const [, verb = '', rest = ''] = /^([A-Za-z-]+)(.*)$/s.exec(body) ?? []
  if (!verbs.has(verb.toLowerCase())) return action
  const tail = rest.replace(/"[^"]*"|[^"]+/g, (part) =>
    part.startsWith('"')
      ? part
      : part.replace(joined, (all, and: string, word: string) =>
          verbs.has(word) ? and + thirdPerson(word) : all,
        ),
  )
  return `${as?.[1] ?? 'the user'} ${thirdPerson(verb.toLowerCase())}${tail}`
}

function thirdPerson(verb: string): string {
  if (/(?:s|sh|ch|x|z|o)$/.test(verb)) return `${verb}es`
  return /[^aeiou]y$/.test(verb) ? `${verb.slice(0, -1)}ies` : `${verb}s`
}
