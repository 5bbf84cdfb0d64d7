import type { Masked } from '../facts/mask.ts'
import { labelKey } from '../facts/labels.ts'
import type { ScenarioFact } from '../facts/types.ts'
import { scenario } from './scenario.ts'

const secret = '((?:[\\w-]+ ){0,2}?(?:passwords?|passphrases?|passcodes?|pins?|security codes?|cvv|cvc))'
const dots = '(?:dots|asterisks|stars|bullets|bullet points)'
const hidden = new RegExp(
  `^\\W*(?:the |an? |all |every )?${secret}(?: (?:fields?|inputs?|entry|entries|characters|boxes))? (?:(?:is|are) [\\w, ]{1,60}? and )?(?:(?:must|shall|should|will|has to|have to) )?(?:(?:is|are|be)(?: always| never)? (?:masked|hidden|obscured|concealed|(?:shown|displayed|represented) (?:only )?(?:as|with|by) ${dots}|not (?:shown|displayed|visible|readable) in (?:plain|clear) ?text)|(?:masks?|hides?) (?:the input|its input|the (?:characters|text|value|password)|what is (?:typed|entered)|(?:the )?(?:typed|entered) (?:characters|text|value)))`,
  'i',
)

/** "The password is masked while typing": what the field of that name shows, on the page as it opens. */
export function readMaskedSecret({ masked }: Masked, labels: string[]): ScenarioFact[] {
  const found = /mask|hid|obscur|conceal|plain|clear|\bas\b|\bby\b|\bwith\b/i.test(masked)
    ? hidden.exec(masked)
    : null
  if (!found?.[1] || /\b(?:until|unless|if|when (?!typ|enter)|again|no longer)\b/i.test(masked)) return []
  const name = found[1].replace(/s$/, '')
  const key = labelKey(name)
  const own = labels.find((label) => labelKey(label) === key)
  const label = own ?? name.charAt(0).toUpperCase() + name.slice(1)
  const typing = /\b(?:while|when|as|during) (?:it is |being )?(?:typing|typed|entered|entering)\b/i.test(
    masked,
  )
  return [
    scenario(`${label} is masked${typing ? ' while typing' : ''}`, {
      outcomes: [`The "${label}" field is masked`],
    }),
  ]
}
