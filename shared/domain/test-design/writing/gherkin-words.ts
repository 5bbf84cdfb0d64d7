const verbs = new Set(
  `accept activate add allow answer apply approve archive arrive assign attach attempt authorise authorize
  back block book borrow bring browse buy call cancel change check check-in choose clear click close
  complete confirm connect contact continue copy correct create deactivate decline define delete deliver
  deny deselect detach disable discard disconnect dismiss do double-click download drag drop edit enable
  enrol enroll enter exceed exit expand export extend fill find finish follow generate get give go grant
  hover import insert install invite join keep leave lend let link lock log look lower make mark merge
  move mute navigate note open order pair park pause pay pick pick-up place play prepare press print
  provide publish raise rate read receive recover redeem refresh refund register reject release reload
  remind remove rename renew repeat replace reply report request reschedule resend reserve reset restart
  restore resume retry return revoke right-click ring run save scan schedule scroll search select sell
  send set share ship show sign skip split start stop submit swipe switch sync synchronise synchronize tap
  tick toggle transfer trigger try turn type unblock uncheck unlink unlock unmute unpair untick update
  upgrade upload use validate verify view visit vote wait withdraw write zoom`.split(/\s+/),
)
/** "Order 5 is open" tells, it does not order. */
const statement = /^\S+\s(?:[^\s"]+\s){0,2}(?:is|are|was|were|has|have|must|should|shall|will|can)\s/
const joined = /( and )([a-z-]+)(?= )/g

/**
 * A step's action as a Gherkin step says it: `Enter "17" in the "Age" field` becomes `the user enters …`, `As the manager, approve
 * the order` becomes `the manager approves …`. Words that are no known instruction stay as they are. Both forms compile to the same actions.
 */
export function spokenStep(action: string): string {
  const as = /^As (an? [\w -]{2,40}|the [\w -]{2,40}), (?=[a-z])/.exec(action)
  const body = as ? action.slice(as[0].length) : action
  const [, verb = '', rest = ''] = /^([A-Za-z-]+)(.*)$/s.exec(body) ?? []
  if (!verbs.has(verb.toLowerCase()) || statement.test(body)) return action
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
