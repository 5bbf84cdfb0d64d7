import { thirdPerson } from '../english/third-person.ts'
const verbs = new Set(
  `abort accept activate add allow answer apply approve archive arrive assign attach attempt authorise authorize
  back block book borrow bring browse buy call cancel change check check-in choose clear click close
  collapse compare complete confirm connect contact continue copy correct create deactivate decline define delete deliver
  deny deselect detach disable discard disconnect dismiss do double-click double-tap download drag drop edit enable
  enrol enroll enter exceed exit expand export extend fill filter find finish follow generate get give go grant
  hold hover import inform insert install invite join keep leave lend let link lock log long-press look lower make mark merge
  move mute navigate note notify observe open order pair park paste pause pay pick pick-up place play prepare press print
  proceed provide publish raise rate re-enter read receive recover redeem refresh refund register reject release reload reopen
  remind remove rename renew repeat replace reply report request reschedule resend reserve reset restart
  restore resume retry return revoke right-click ring run save scan schedule scroll search select sell
  send set share ship show sign skip sort split start stop submit swipe switch sync synchronise synchronize tap
  tick toggle transfer trigger try turn type unblock uncheck unlink unlock unmute unpair untick update
  upgrade upload use validate verify view visit vote wait withdraw write zoom`.split(/\s+/),
)
/** "Order 5 is open" tells, it does not order. */
const statement = /^\S+\s(?:[^\s"]+\s){0,2}(?:is|are|was|were|has|have|must|should|shall|will|can)\s/
/** What else a sentence tells to do: behind "and", "then" and commas. */
const joined = /((?:,\s*|\s)(?:and then|and|then)\s+|,\s+)([a-z-]+)(?=\s|[,.;]|$)/g
/** These are things as well: "the name and order number". */
const nouns = new Set(
  `answer attempt block book call change check contact copy display download edit export filter hold import
  invite link lock log look mark note order pair park pause pay pick place play print raise rate release
  repeat reply report request reserve reset return run scroll search set share show sign sort split start
  stop submit switch tap transfer trigger try turn update upgrade upload view visit vote write zoom`.split(
    /\s+/,
  ),
)
/** These are done to nothing. */
const standsAlone =
  /^(?:wait|continue|proceed|confirm|submit|save|leave|exit|return|retry|stop|finish|scroll|refresh|reload)$/

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
      : part.replace(joined, (all, and: string, word: string, at: number) => {
          const isDone = verbs.has(word) && isDoneTo(word, part.slice(at + all.length))
          return isDone ? and + thirdPerson(word) : all
        }),
  )
  return `${as?.[1] ?? 'the user'} ${thirdPerson(verb.toLowerCase())}${tail}`
}

/** What a verb is done to begins with one of these, with a name, a number or a bracket, or with a quote behind the part; what follows a thing goes on otherwise. */
const objectBegins = new Set(
  (
    'the a an it its them all each every any one on in into to at by for from with as up out off back again ' +
    'that this these those his her their your my until no not more less only'
  ).split(' '),
)

const isObject = (rest: string): boolean =>
  /^\s+(?:$|[A-Z0-9(])/.test(rest) || objectBegins.has(/^\s+(\w+)/.exec(rest)?.[1] ?? '')

const isDoneTo = (verb: string, rest: string): boolean =>
  isObject(rest) ||
  (/^\s+[a-z]/.test(rest) && !nouns.has(verb) && !/^\s+(?:and|or)\b/.test(rest)) ||
  (standsAlone.test(verb) && !/^\s+[a-z]/.test(rest))
