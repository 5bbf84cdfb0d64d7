import { causesIn } from '../causes.ts'
import type { Kind } from '../idea.ts'
import type { Slots } from '../slots.ts'
import { decided, refused, tried, usual } from '../tried.ts'

/** One reply for a whole class of faults. Needs the class ("any missing or wrong entry", "validation fails") and a reply: one fault at a time, two at once, none. */
export const answer: Kind = {
  kind: 'answer',
  ideas: (slots) => {
    const fault = faultIn(slots)
    const demanding = slots.clauses.filter(({ tag }) => tag === 'eff' || tag === 'lim' || tag === 'def')
    if (fault === undefined || demanding.length === 0) return []
    const reply = replyIn(slots)
    const [text] = slots.messages
    return [
      tried(`Each single fault gets its answer: ${fault}`, decided, [
        [`Bring about one fault of this kind after the other, everything else in order: "${fault}"`, reply],
      ]),
      tried('Two faults at once: one answer, and nothing is done halfway', refused, [
        [
          `Bring about two different faults of this kind at once: "${fault}"`,
          text === undefined
            ? 'One answer comes that names both or the first of them; nothing is done halfway'
            : `"${text}" is shown, once; nothing is done halfway`,
        ],
      ]),
      tried('Without a fault the answer stays away', usual, [
        [
          'Do the same with everything in order',
          text === undefined
            ? 'It succeeds, and no fault is named'
            : `It succeeds, and "${text}" is not shown`,
        ],
      ]),
    ]
  },
}

const faulty =
  /\b(?:fail\w*|invalid|missing|malformed|wrong|unsupported|unresolved|unsafe|error\w*|unknown|corrupt\w*|cannot|not|any other|illegal|violat\w*|otherwise|none|exceed\w*|untranslat\w*)\b/i

function faultIn(slots: Slots): string | undefined {
  const cause =
    causesIn(slots).find((text) => faulty.test(text) && !/^(?:otherwise|else)$/i.test(text)) ??
    slots.all('T').find((text) => faulty.test(text) && text.includes(' '))
  return cause === undefined || cause.length > 110 || /\b(?:message|messages)$/i.test(cause)
    ? undefined
    : cause.replace(/"/g, "'")
}

/** The reply: its text, its status code, else a word of refusal. */
function replyIn({ messages, sentence, clauses, all }: Slots): string {
  if (messages[0] !== undefined) return `"${messages[0]}" is shown each time`
  const status = /\b([45]\d\d)\b/.exec(all('N').join(' '))?.[1]
  if (status !== undefined) return `The answer is ${status} each time`
  if (/\b(?:reject|refus|block|drop|abort)/i.test(sentence))
    return 'It is refused each time, with a reason; nothing is kept'
  const outcome = clauses.find(({ tag }) => tag === 'eff')?.text.replace(/["*`]/g, '')
  return outcome === undefined || outcome.length > 90
    ? 'What is demanded for it comes each time, and nothing else'
    : `This comes each time: "${outcome}"`
}
