import { baseOfThird } from '../english/third-person.ts'
import { isPerson } from './acts.ts'
import type { Clause } from './clauses.ts'
import type { Idea } from './idea.ts'
import type { Slots } from './slots.ts'
import { aOf, thingOf, type Thing } from './things.ts'
import { listed } from '../english/listed.ts'
import { changed, guarded, tried, usual } from './tried.ts'

const demanding = ({ tag }: Clause): boolean => tag === 'eff' || tag === 'def' || tag === 'lim'
const nounTag = /^[ETFP]$/

/** What is said of a role beside "can" and "may": closed things, what one sees without signing in, one's own data, several roles of one person, a role that is changed. */
export function roleIdeas(slots: Slots): Idea[] {
  return [
    ...outsideIdeas(slots),
    ...seeingIdeas(slots),
    ...closedIdeas(slots),
    ...severalIdeas(slots),
    ...atOnceIdeas(slots),
  ]
}

const nounsOf = (clauses: readonly Clause[]): Thing[] =>
  clauses
    .flatMap(({ phrases }) => phrases.filter(({ tag }) => nounTag.test(tag)))
    .map(({ text }) => thingOf(text.replace(/^access to /i, '')))
    .filter((thing) => thing !== undefined)

/** "Not logged in: only calendar and news": what is open, and everything else. */
function outsideIdeas(slots: Slots): Idea[] {
  const cause = slots.clauses.find(
    ({ tag, text }) =>
      (tag === 'cond' || tag === 'evt') &&
      /\b(?:(?:not|without)[\s-]+(?:being )?|un)(?:logged|signed|logging|signing|login|authenticated)/i.test(
        text,
      ),
  )
  const things = nounsOf(slots.clauses.filter(demanding)).filter(({ noun }) => !/^access$/i.test(noun))
  if (!cause || things.length === 0 || things.length > 5 || !/\bonly\b/i.test(slots.sentence)) return []
  const names = listed(things.map(({ noun }) => noun))
  return [
    tried(`Without signing in ${names} can be seen`, usual, [
      [`Without being signed in, open each of these in turn: ${names}`, 'Each is shown'],
    ]),
    tried(`Without signing in nothing but ${names} can be opened`, guarded, [
      ['Without being signed in, look through menus and links', `Nothing but ${names} is offered`],
      ['Open the addresses of other pages directly', 'One has to sign in first; nothing of them is shown'],
    ]),
  ]
}

/** "A manager sees his own restaurant, and no tips": one's own, a foreign one, and what is denied. */
function seeingIdeas(slots: Slots): Idea[] {
  const effects = slots.clauses.filter(demanding)
  const subject = effects.flatMap(({ phrases }) => phrases).find(({ tag }) => tag === 'A')
  const name = subject?.text.replace(/\s+[–—:-].*$/, '')
  const actor = subject && name !== undefined && isPerson(name) ? thingOf(name) : undefined
  if (!subject || !actor) return []
  const behind = slots.sentence.slice(subject.start + (name?.length ?? 0))
  const isListed =
    /^\s*[–—:-]/.test(behind) ||
    /\bonly\s+(?:the |an? )?$/i.test(slots.sentence.slice(Math.max(0, subject.start - 12), subject.start))
  const ideas: Idea[] = []
  const mine = nounsOf(effects.filter(({ phrases }) => phrases.includes(subject)))[0]
  if (
    isListed &&
    mine &&
    /^\s*[–—:-]\s*(?:only\s+)?own\b/i.test(slots.sentence.slice(subject.start + (name?.length ?? 0)))
  )
    ideas.push(...ownIdeas(actor, 'see', mine))
  for (const { phrases, text, start } of effects) {
    const verb = phrases.find(
      ({ tag, text: word, start: at }) =>
        tag === 'V' &&
        /^[a-z]+s$/i.test(word) &&
        !/\b(?:can|may|to|not|that|who|which)\s*$/i.test(text.slice(0, at - start)),
    )
    const noun = phrases.find(({ tag, start: at }) => nounTag.test(tag) && at > (verb?.end ?? 0))
    const own = /\b(?:his|her|their|its|the|your|my)(?:\/\w+)?\s+own\b/i.test(text)
    const thing = thingOf(noun?.text.replace(/^own\s+/i, ''))
    if (isListed) ideas.push(...listedIdeas(actor, phrases))
    if (verb && thing && own) ideas.push(...ownIdeas(actor, baseOfThird(verb.text.toLowerCase()), thing))
    if (/^no$/i.test(phrases[0]?.text ?? '') && !phrases.some(({ tag }) => tag === 'V' || tag === 'A'))
      ideas.push(...deniedIdeas(actor, nounsOf([{ phrases } as Clause])[0]))
  }
  return ideas
}

/** "Treasurer – sees and edits fees, exports the file": each act in turn, for the role and for others. */
function listedIdeas(actor: Thing, phrases: Clause['phrases']): Idea[] {
  const acts = phrases.flatMap(({ tag, text, end }) => {
    if (tag !== 'V' || !/^[a-z]+s$/i.test(text)) return []
    const things = nounsOf([{ phrases: phrases.filter(({ start }) => start >= end) } as Clause])
    const [verb, [thing]] = [baseOfThird(text.toLowerCase()), things]
    return thing && !/^(?:can|may|be|have)$/.test(verb)
      ? [`${verb} ${thing.isPlural || thing.isMass ? thing.noun : `the ${thing.noun}`}`]
      : []
  })
  return acts.slice(0, 2).map((doing) =>
    tried(`${aOf(actor)} can ${doing}, others cannot`, guarded, [
      [`Sign in as ${aOf(actor)} and ${doing}`, 'It succeeds'],
      [
        `Sign in with another role and look for a way to ${doing}`,
        'No page offers it, unless that role has the right as well',
      ],
      ['Open the address of that page directly', 'It is refused; nothing is shown or changed'],
    ]),
  )
}

const ownIdeas = (actor: Thing, verb: string, thing: Thing): Idea[] => [
  tried(`${aOf(actor)} can ${verb} their own ${thing.single}, and no other one`, guarded, [
    [`Sign in as ${aOf(actor)} and ${verb} your own ${thing.single}`, 'It succeeds'],
    [`Look for the ${thing.single} of somebody else in lists, search and filters`, 'It is not there'],
    [
      `Open the address of the ${thing.single} of somebody else directly`,
      'It is refused; nothing of it is shown',
    ],
  ]),
]

const deniedIdeas = (actor: Thing, thing: Thing | undefined): Idea[] =>
  thing === undefined
    ? []
    : [
        tried(`No ${thing.noun} for ${aOf(actor)}`, guarded, [
          [
            `Sign in as ${aOf(actor)} and look for the ${thing.noun} on every page, in exports and prints`,
            'Nothing of it is shown',
          ],
          [`Open the address of the ${thing.noun} directly`, 'It is refused'],
        ]),
      ]

/** "No access to health notes": closed on every way. */
function closedIdeas(slots: Slots): Idea[] {
  const clause = slots.clauses.find(
    (own) =>
      demanding(own) &&
      /\bno (?:\w+ )?access to\b/i.test(own.text) &&
      !own.phrases.some(({ tag }) => tag === 'A'),
  )
  const thing = clause && nounsOf([clause]).find(({ noun }) => !/^access\b/i.test(noun))
  if (!thing || slots.all('A').length > 0) return []
  return [
    tried(`The ${thing.noun} stay${thing.isPlural ? '' : 's'} closed on every way`, guarded, [
      [
        `Sign in as the one this is said of and look for the ${thing.noun} in menus, lists and search`,
        'Nothing of it is offered or shown',
      ],
      [`Open the address of the ${thing.noun} directly`, 'It is refused'],
      ['Look into exports, prints and answers of the interface', `Nothing of the ${thing.noun} is in them`],
    ]),
  ]
}

const several = /\b(?:several|multiple|two|more than one|many)\s+(?:\w+\s+)?roles?\b/i

/** One person with several roles. */
function severalIdeas({ clauses, sentence }: Slots): Idea[] {
  if (!clauses.some((clause) => demanding(clause) && several.test(clause.text))) return []
  if (
    !/\badd up\b|\bsum\b|\bcombin\w+|\bunion\b|\ball (?:the )?(?:rights|permissions)\b|\bcan have\b|\bmay have\b/i.test(
      sentence,
    )
  )
    return []
  return [
    tried('Somebody with two roles can do what each of them allows', usual, [
      [
        'Give one person two roles with different rights, and sign in as that person',
        'What either role allows is offered',
      ],
      [
        'Do one thing that only the first role allows, and one that only the second one allows',
        'Both succeed',
      ],
    ]),
    tried('Two roles together allow nothing that neither of them allows', guarded, [
      ['As somebody with two roles, try something that only a third role allows', 'It is refused'],
    ]),
    tried('Taking one of two roles away leaves what the other one allows', changed, [
      ['Take one of two roles away and reload the page', 'Only what the other role allows is offered'],
      ['Open a page of the role that was taken away by its address', 'It is refused'],
    ]),
  ]
}

/** A role that is given or taken away takes effect at once. */
function atOnceIdeas({ clauses, sentence }: Slots): Idea[] {
  const speaks = clauses.some(
    ({ tag, text }) => tag !== 'ctx' && /\b(?:roles?|rights?|permissions?)\b/i.test(text),
  )
  if (!speaks || !/\b(?:immediately|at once|right away|instantly)\b/i.test(sentence)) return []
  if (!/\b(?:chang\w*|withdraw\w*|revok\w*|remov\w*|taken|tak\w+ away|assign\w*|grant\w*)\b/i.test(sentence))
    return []
  return [
    tried('A role that is taken away is gone in open windows as well', guarded, [
      ['Sign in as somebody with the role and open a page that needs it', 'It is shown'],
      ['Have the role taken away in another browser', 'It is taken away'],
      ['Without signing in anew, save something on the open page', 'It is refused; nothing is saved'],
    ]),
    tried('A role that is given can be used without signing in anew', changed, [
      [
        'Give somebody a role who is signed in, and let that person go to the next page',
        'What the role allows is offered',
      ],
    ]),
  ]
}
