import { capital } from '../../english/capital.ts'
import { capabilityIn, type Capability } from '../../requirement-reading/capabilities/capability.ts'
import type { Deed } from '../../requirement-reading/capabilities/deeds.ts'
import type { StepDraft } from '../cases/events.ts'
import { accessOf } from './access.ts'
import { changesOf, sayDeed, type DeedSaid } from './said-deeds.ts'
import { spokenTo } from './said-things.ts'

/** What a capability gives to try: what has to be so before, and what is then done and seen. */
export interface Trial {
  title: string
  preconditions: string[]
  steps: StepDraft[]
  denied: boolean
  /** What is expected stands in the text, and does not only follow from the verb. */
  isStated: boolean
}

/** What can be tried of a sentence that says what somebody can do, or cannot. */
export function trialsOf(sentence: string): Trial[] {
  const capability = capabilityIn(sentence)
  if (!capability) return []
  const trials: Trial[] = []
  for (let at = 0; at < capability.deeds.length; at += 1) {
    const [deed, next] = capability.deeds.slice(at, at + 2)
    const said = deed && sayDeed(capability, deed)
    const shown = deed && next && bringsAbout(deed, next) ? sayDeed(capability, next) : undefined
    if (deed && (said || shown)) trials.push(...trialsFor(capability, deed, said, shown))
    if (shown) at += 1
  }
  return trials
}

const getting = new Set(['get', 'see', 'view', 'obtain'])
const leading = new Set(['entered', 'performed', 'pressed', 'made', 'found'])

/** "Enter my zip code and get a list": the second is what is seen of the first. */
const bringsAbout = ({ verb }: Deed, { verb: next }: Deed): boolean =>
  leading.has(verb.meaning) && getting.has(next.base)

function trialsFor(
  capability: Capability,
  deed: Deed,
  said: DeedSaid | undefined,
  shown: DeedSaid | undefined,
): Trial[] {
  if (!said) return []
  const all = changesOf(capability, deed)
  const lead = spokenTo(capability.text, capability.lead, { own: false, isTitled: false })
  const placed = (action: string): string => capital(lead === '' ? action : `${lead}, ${action}`)
  const { known, others } = accessOf(capability, deed)
  const before = said.before ? [said.before] : []
  const does: Trial = {
    title: capital(all ? said.action : said.brief),
    preconditions: [...known, ...before],
    steps: (all ?? [{ action: said.action, result: shown?.result ?? said.result }]).map(({ action, result }) => ({
      action: placed(action),
      expectedResult: capital(result),
    })), // prettier-ignore
    denied: false,
    isStated: said.isStated || shown !== undefined,
  }
  if (does.steps.some(({ expectedResult }) => expectedResult === '')) return []
  const refused = others && said.refused !== '' ? others : undefined
  const tries: Trial[] = refused
    ? [
        {
          title: `Try to ${said.brief} ${refused.as}`.trim(),
          preconditions: [...refused.known, ...before],
          steps: [{ action: placed(`try to ${said.action}`), expectedResult: capital(said.refused) }],
          denied: true,
          isStated: true,
        },
      ]
    : []
  return capability.denied ? tries : [does, ...tries]
}
