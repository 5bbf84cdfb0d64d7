import type { Idea, Kind } from '../idea.ts'
import type { Slots } from '../slots.ts'
import { ignoredIdeas, partIdeas } from '../partly-wrong.ts'
import { speaksOf, thingIn, trial } from '../trial.ts'

const takes = /\b(?:import|ingest|load|migrat|harvest)/i
const exchanges =
  /\b(?:sync|synchroni[sz]|fetch|pull|push|send|sent|transfer|transmi|exchang|integrat|receiv|request|connect|retriev|publish|forward|export|submit|call|interfac|obtain|authenticat)/i
const system =
  /\b(?:system|service|server|gateway|provider|database|api|ldap|register|registry|broker|queue|webhook|bank|platform|portal|warehouse|repository|directory|calendar|block)\b/i

/** Data to and from other systems. Cues: a verb of exchange with another system that is marked; an import. */
export const integrate: Kind = {
  kind: 'integrate',
  ideas: (slots) => {
    if (slots.isNegated) return []
    return [
      ...partIdeas(slots),
      ...ignoredIdeas(slots),
      ...(speaksOf(slots, takes) ? importIdeas(slots) : []),
      ...(speaksOf(slots, exchanges) ? otherSideIdeas(slots) : []),
    ].slice(0, 5)
  },
}

function importIdeas(slots: Slots): Idea[] {
  const noun = thingIn(slots, 'T', 'E')
  if (
    !noun ||
    /\b(?:files?|import\w*|faulty|wrong|invalid|broken|bad|valid|duplicates?)\b/i.test(noun.noun) ||
    noun.noun.length > 35
  )
    return []
  const things = noun.isMass ? noun.noun : noun.several
  return [
    trial(`${things} ${noun.isMass ? 'comes' : 'come'} in complete`, 'integration', 'Use Case Testing', [
      `Import ${things} with accents, empty values and the longest permitted texts`,
      'As many entries arrive as were sent, and each value is the same',
    ]),
    trial('one wrong entry among right ones', 'negative', 'Error Guessing', [
      'Import three entries of which the second is wrong in one place',
      'The wrong entry is named with its place and its fault, and nothing of it is in',
    ]),
    trial('the same import twice', 'integration', 'Error Guessing', [
      'Run the same import a second time',
      'Nothing is there twice',
    ]),
  ]
}

/** Forms of files and ways of transport are no systems. */
const form =
  /^(?:csv|tsv|xlsx?|pdf|docx?|json|xml|ya?ml|html|css|svg|png|jpe?g|gif|zip|txt|https?|tls|ssl|ssh|tcp|udp|utf|iso|ascii|sql|uri|url|gui)$/i

/** Another system by its name: a marked phrase with a word for systems, or a name of capitals behind "with", "to" or "from". */
function otherSide({ clauses }: Slots): string | undefined {
  for (const { phrases, tag } of clauses) {
    if (tag === 'ctx') continue
    for (const [at, { tag: role, text }] of phrases.entries()) {
      if (!/^[APTOE]$/.test(role) || text.length > 40 || /[*`|<>{}[\]()"/;:,]/.test(text)) continue
      if (at === 0 && role === 'A') continue
      if (/\b(?:and|or|our|my|their|its|this|that|the)\b/i.test(text) || form.test(text)) continue
      if (
        system.test(
          text
            .split(/\s(?:of|for|that|in|on)\s/)[0]
            ?.split(' ')
            .at(-1) ?? '',
        ) ||
        /^(?:[A-Z]{3,8}|[A-Z][a-z]+ [A-Z]\w+)$/.test(text)
      )
        return text.replace(/^(?:such )?(?:an?|the)\s/i, '')
    }
  }
  return undefined
}

function otherSideIdeas(slots: Slots): Idea[] {
  const other = otherSide(slots)
  if (other === undefined) return []
  const the =
    /^[A-Z]/.test(other) &&
    !/\b(?:system|service|server|gateway|database|api|block|application)\b/i.test(other)
      ? other
      : `the ${other}`
  return [
    trial(
      `${the} cannot be reached`,
      'negative',
      'Error Guessing',
      [
        `Cut the connection to ${the} and do what needs it`,
        'The failure is told in plain words; nothing is half saved, and other work goes on',
      ],
      [`Restore the connection to ${the} and do it again`, 'It succeeds, and nothing is lost or there twice'],
    ),
    trial(`${the} answers slowly`, 'integration', 'Error Guessing', [
      `Let ${the} give no answer for minutes`,
      'Waiting ends with a clear message; a second try doubles nothing',
    ]),
    trial(`${the} answers with something unexpected`, 'negative', 'Error Guessing', [
      `Let ${the} answer with an error, and then with an empty answer`,
      'Both are told as failures and nothing wrong is taken over',
    ]),
  ]
}
